tagline = Pokládej dvoubarevné dílky, počítej řady, které prodlouží, a nezapomeň na svou nejslabší barvu.
modes = Každý sám za sebe, ve dvojicích, nebo samostatně
option-mode = Způsob hry
option-mode-standard = Každý sám za sebe
option-mode-standard-help = Tvůj výsledek je tvoje nejslabší barva.
option-mode-teams = Ve dvojicích
option-mode-teams-help = Partneři sedí naproti sobě a body sčítají spolu.
