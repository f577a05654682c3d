tagline = Posílej tučňáky za potravou do pěti hloubek a vynoř se dřív, než přijde dravec.
modes = Ve dvou až šesti, nebo samostatně proti virtuálnímu soupeři
option-level = Virtuální soupeř
option-level-easy = Lehký
option-level-medium = Střední
option-level-hard = Těžký
option-tiles = Žetony
