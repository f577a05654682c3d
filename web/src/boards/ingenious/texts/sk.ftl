tagline = Ukladaj dvojfarebné dieliky, počítaj rady, ktoré predĺžia, a nezabudni na svoju najslabšiu farbu.
modes = Každý sám za seba, vo dvojiciach, alebo samostatne
option-mode = Spôsob hry
option-mode-standard = Každý sám za seba
option-mode-standard-help = Tvoj výsledok je tvoja najslabšia farba.
option-mode-teams = Vo dvojiciach
option-mode-teams-help = Partneri sedia oproti sebe a body rátajú spolu.
