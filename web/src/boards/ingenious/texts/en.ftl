tagline = Lay two-coloured tiles, count the lines they lengthen, and never neglect your weakest colour.
modes = Everyone for themselves, in teams of two, or alone
option-mode = Mode
option-mode-standard = Everyone for themselves
option-mode-standard-help = Your weakest colour is your score.
option-mode-teams = Teams of two
option-mode-teams-help = Partners sit opposite and share their tracks.
board = The board. 1 to 6 take a tile, arrows move over the cells, R turns the tile, Enter puts it down and Enter again lays it.
cell-free = { $cell }: free
cell-fits = { $cell }: free, the tile fits
cell-holds = { $cell }: { $symbol }
cell-printed = { $cell }: { $symbol }, printed
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
rack = Your rack
rack-empty = Your rack is empty.
tile-weakest = { $tile } (with your weakest colour)
track-said = { $name }: { $points }. Weakest: { $weakest }.
weakest = Points of the weakest colour
points-of = +{ $steps } { $colour }
say-points = This counts { $points }.
say-where = Where do you lay it? Tap a cell; R, the wheel or Turn turns the tile.
say-where-first = Where do you lay it? Your first tile must touch a printed symbol that nobody's first tile touches.
say-first = Choose your first tile. It must touch a printed symbol that nobody has used yet.
say-bonus = A bonus turn: choose another tile of your rack.
say-refill = No swap: your rack shows your weakest colour ({ $colours }). It is refilled.
button-turn = Turn
button-lay = Lay
button-keep = Keep and refill
button-swap = Swap all
button-decline = No bonus turn
bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
bonus = { $count ->
    [one] Bonus turn
   *[other] Bonus turns: { $count }
}
swap-title = Swap all your tiles?
swap-why = { $count ->
    [one] None of these tiles shows your weakest colour:
   *[other] None of these tiles shows any of your weakest colours:
}
swap-help = Everybody sees them. You draw six new ones, then these go back into the bag and your turn is over.
swap-not = Not now
swapped = { $name } swapped these tiles:
swapped-close = Close
shown-open = { $count ->
    [one] { $count } tile was shown in a swap
   *[other] { $count } tiles were shown in swaps
}
shown-title = Shown in swaps
shown-help = These tiles went back into the bag. Whoever has not drawn since cannot have them.
shown-not-on = not with: { $names }
shown-anywhere = may have been drawn again
pad-lead = Set the pegs as they stand, 0 to { $end }. Tap a number to type it.
pad-who = Who plays
pad-kind-solo = Solo
pad-kind-2 = 2 players
pad-kind-3 = 3 players
pad-kind-4 = 4 players
pad-kind-teams = Teams
pad-clear = Clear
pad-player = Player { $number }
pad-team = Team { $number }
pad-solo = You
pad-peg = { $name }, { $colour }
pad-less = One less: { $name }, { $colour }
pad-more = One more: { $name }, { $colour }
pad-ranking = Ranking
pad-result = Result
pad-empty = Set the pegs, and who stands where appears here.
pad-weakest = Weakest: { $colour }.
pad-decided = Level with { $name }; the { $nth } weakest colour decides: { $points } against { $against }.
pad-nth-2 = second
pad-nth-3 = third
pad-nth-4 = fourth
pad-nth-5 = fifth
pad-nth-6 = sixth
pad-equal = Equal in all six with { $name }: they share the place.
pad-two-full = Only one can have all six colours at { $end }: that wins at once.
pad-wrong = Each colour is a whole number from 0 to { $end }.
guide-choose = Tap a tile, then a cell: you see what it would count before you lay it. A triangle marks tiles with your weakest colour.
guide-lay = Each half looks in five directions and counts equal symbols in a row. Tap the tile on the board to turn it.
guide-swap = You may swap all tiles only while none of them shows your weakest colour.
