tagline = Lay two-coloured tiles, count the lines they lengthen, and never neglect your weakest colour.
modes = Everyone for themselves, in teams of two, or alone
option-mode = Mode
option-mode-standard = Everyone for themselves
option-mode-standard-help = Your weakest colour is your score.
option-mode-teams = Teams of two
option-mode-teams-help = Partners sit opposite and share their tracks.
