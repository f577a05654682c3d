# Colours and their symbols
colour-red = red
colour-green = green
colour-blue = blue
colour-orange = orange
colour-yellow = yellow
colour-purple = purple
letter-red = R
letter-green = G
letter-blue = B
letter-orange = O
letter-yellow = Y
letter-purple = P
symbol-red = red star of twelve points
symbol-green = green disc
symbol-blue = blue star of six points
symbol-orange = orange hexagon
symbol-yellow = yellow sun
symbol-purple = purple ring
direction-e = to the right
direction-ne = up to the right
direction-nw = up to the left
direction-w = to the left
direction-sw = down to the left
direction-se = down to the right

# What is asked
ask-choose = Choose a tile of your rack.
ask-lay = Where do you lay the tile?
ask-swap = Keep your tiles and refill the rack, or swap them all?
asked-choose = a tile must be chosen first
asked-lay = the tile must be laid
asked-swap = the tiles may be kept or swapped
asked-over = nothing

# What a seat does
action-choose = take the tile { $tile }
action-lay = lay it on { $cell }, the second half { $towards }
action-decline = do without the bonus turn
action-swap = show and swap all tiles
action-keep = keep the tiles and refill

# What happened
event-match-started = { $seat } starts.
event-tile-drawn = { $tile ->
    [none] { $seat } draws a tile.
   *[other] { $seat } draws { $tile }.
}
event-tile-chosen = { $tile ->
    [none] { $seat } has chosen a tile.
   *[other] { $seat } chooses { $tile }.
}
event-tile-laid = { $seat } lays { $tile } on { $cell }, the second half { $towards }.
event-half-counted = { $seat } counts on { $cell }: { $colour } { $count }.
event-peg-moved = { $seat } moves { $colour } by { $steps } to { $points }.
event-bonus-earned = { $seat } reaches { $points } in { $colour }: a bonus turn!
event-bonus-declined = { $seat } does without the bonus turn.
event-bonus-lost = { $count ->
    [one] { $seat } has no tile left; { $count } bonus turn is lost.
   *[other] { $seat } has no tile left; { $count } bonus turns are lost.
}
event-rack-shown = { $seat } swaps and shows { $tile }.
event-rack-returned = { $count ->
    [one] { $seat } puts { $count } tile back into the bag.
   *[other] { $seat } puts { $count } tiles back into the bag.
}
event-turn-ended = { $seat } ends the turn.
event-all-colours-reached = { $seat } has all six colours at the end of the track: the match is over!
event-board-filled = After the turn of { $seat } no further tile fits: the match is over.

# What is refused
refused-not-on-rack = The tile { $tile } is not on your rack.
refused-no-bonus-turn = This is no bonus turn; a tile must be laid.
refused-bonus-compulsory = A bonus turn must be taken.
refused-off-board = From { $cell } { $towards } the tile does not lie wholly on the board in use.
refused-not-free = { $cell } is not free.
refused-first-tile = Your first tile must touch a printed symbol.
refused-symbol-claimed = Somebody's first tile already touches this printed symbol: { $colour }. Choose another one.
refused-said-once = A double looks the same both ways; say { $cell }, the second half { $towards }.
refused-weakest-on-rack = Your rack shows one of your weakest colours: { $colour }. It cannot be swapped.

# The score sheet
line-weakest = weakest colour: { $colour }

# The table in text
table-mode-standard = Each for themselves: the weakest colour counts.
table-mode-teams = Teams of opposite seats: the weakest colour of the joint track counts.
table-mode-solo = Solo: bring the weakest colour as far as you can.
table-legend = { $letters }, { $free } = free. Each row: its letter, the number of its first cell, its cells, the number of its last.
table-claimed = First tiles already touch: { $colours }.
table-bag = { $count ->
    [one] { $count } tile in the bag.
   *[other] { $count } tiles in the bag.
}
table-seat = { $count ->
    [one] { $seat }: { $points }; weakest { $score }; { $count } tile.
   *[other] { $seat }: { $points }; weakest { $score }; { $count } tiles.
}
table-active = (to act)
table-team = (team { $number })
table-rank = (place { $rank })
table-rack = Your rack: { $tiles }.
table-shown = Shown in a swap and put back into the bag: { $tiles }.
table-chosen = To be laid: { $tile }.
