tagline = Posielaj tučniaky za potravou do piatich hĺbok a vynor sa skôr, než príde dravec.
modes = Vo dvoch až šiestich, alebo samostatne proti virtuálnemu súperovi
option-level = Virtuálny súper
option-level-easy = Ľahký
option-level-medium = Stredný
option-level-hard = Ťažký
option-tiles = Žetóny
