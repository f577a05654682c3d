# Cards
figure-crab = crab
figure-boat = boat
figure-fish = fish
figure-swimmer = swimmer
figure-shark = shark
figure-mermaid = mermaid
figure-shell = shell
figure-octopus = octopus
figure-penguin = penguin
figure-sailor = sailor
figure-lighthouse = lighthouse
figure-shoal-of-fish = shoal of fish
figure-penguin-colony = penguin colony
figure-captain = captain
colour-dark-blue = dark blue
colour-light-blue = light blue
colour-black = black
colour-yellow = yellow
colour-green = green
colour-white = white
colour-purple = purple
colour-grey = grey
colour-light-orange = light orange
colour-pink = pink
colour-orange = orange

# What is asked
ask-take = Take a card: two from the deck to keep one, or the top of a pile.
ask-keep = Keep one of the two cards.
ask-discard = Put the other card on a pile.
ask-play = Lay pairs, close the round, or end the turn.
ask-search = Which pile do you look through?
ask-pick = Take one card of the pile.
ask-steal = From whose hand do you draw a card?
asked-take = a card must be taken first
asked-keep = one of the drawn cards must be kept
asked-discard = the other drawn card must be discarded
asked-play = pairs may be laid, the round closed, or the turn ended
asked-search = a pile must be chosen
asked-pick = a card of the pile must be taken
asked-steal = an opponent must be chosen
asked-over = nothing

# What a seat does
action-draw = draw two cards from the deck
action-take = take the top card of pile { $pile }
action-keep = keep { $card }
action-discard = discard the other card on pile { $pile }
action-pair = lay { $cards }
action-search = look through pile { $pile }
action-pick = take card { $position } from the top
action-steal = draw a card from the hand of { $opponent }
action-stop = call STOP
action-last-chance = call LAST CHANCE
action-end = end the turn

# What happened
event-round-started = Round { $round } begins; { $seat } starts.
event-pile-opened = Pile { $pile } opens with { $card }.
event-two-drawn = { $first ->
    [none] { $seat } draws two cards.
   *[other] { $seat } draws { $first } and { $second }.
}
event-card-drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-card-kept = { $card ->
    [none] { $seat } keeps one of them.
   *[other] { $seat } keeps { $card }.
}
event-card-discarded = { $seat } discards { $card } on pile { $pile }.
event-top-taken = { $seat } takes { $card } from pile { $pile }.
event-take-skipped = There is no card that { $seat } could take.
event-pair-laid = { $seat } lays { $cards }.
event-effect-skipped = The pair of { $seat } has no effect now.
event-turn-extended = Boats: { $seat } has another turn.
event-pile-searched = { $seat } looks through pile { $pile }.
event-card-picked = { $card ->
    [none] { $seat } takes a card from pile { $pile }.
   *[other] { $seat } takes { $card } from pile { $pile }.
}
event-card-stolen = { $card ->
    [none] { $seat } draws a card from the hand of { $victim }.
   *[other] { $seat } draws { $card } from the hand of { $victim }.
}
event-turn-ended = { $seat } ends the turn.
event-stop-called = { $seat } calls STOP.
event-last-chance-called = { $points ->
    [one] { $seat } calls LAST CHANCE with { $points } point.
   *[other] { $seat } calls LAST CHANCE with { $points } points.
}
event-card-revealed = { $seat } shows { $card }.
event-bet-won = { $seat } wins the bet.
event-bet-lost = { $seat } loses the bet.
event-round-scored = { $seat } writes { $points } for cards and { $bonus } for colour.
event-deck-exhausted = The deck is empty and nobody has closed the round: nobody scores.
event-four-mermaids = { $seat } has all four mermaids and wins at once!

# What is refused
refused-deck-empty = The deck is empty; take the top of a pile.
refused-pile-empty = Pile { $pile } is empty.
refused-not-drawn = { $card } was not drawn; keep one of the two drawn cards.
refused-not-in-hand = { $card } is not in hand, or not often enough.
refused-no-such-card = { $count ->
    [one] The pile has only { $count } card.
   *[other] The pile has only { $count } cards.
}
refused-no-opponent = { $opponent } is no opponent of yours.
refused-hand-empty = { $opponent } has no card in hand that could be drawn.
refused-already-called = { $seat } has already called LAST CHANCE.
refused-too-few-points = { $points ->
    [one] { $points } point is too few to close the round; { $needed } are needed.
   *[other] { $points } points are too few to close the round; { $needed } are needed.
}

# The score sheet
line-cards = cards, scored round { $scored }
line-colour-bonus = colour bonus, scored round { $scored }
line-crab-pairs = pairs of crabs
line-boat-pairs = pairs of boats
line-fish-pairs = pairs of fish
line-swimmer-shark-pairs = swimmers with sharks
line-shell = shells: { $count }
line-octopus = octopuses: { $count }
line-penguin = penguins: { $count }
line-sailor = sailors: { $count }
line-lighthouse = lighthouse, boats: { $count }
line-shoal-of-fish = shoal of fish, fish: { $count }
line-penguin-colony = penguin colony, penguins: { $count }
line-captain = captain, sailors: { $count }
line-mermaid = mermaid, { $colour }
line-four-mermaids = all four mermaids: the match is won

# The table in text
table-round = Round { $round }. The match goes to { $target } points.
table-deck = { $count ->
    [one] Deck: { $count } card.
   *[other] Deck: { $count } cards.
}
table-pile = { $count ->
    [one] Pile { $pile }: { $count } card, on top { $top }.
   *[other] Pile { $pile }: { $count } cards, on top { $top }.
}
table-empty-pile = Pile { $pile }: empty.
table-drawn = Drawn: { $cards }.
table-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
table-active = (to act)
table-caller = (called LAST CHANCE)
table-hand = Your hand: { $cards }.
table-known = Known to be in this hand: { $cards }.
table-open = On the table: { $cards }.
table-points = { $points ->
    [one] Your cards are worth { $points } point now; the colour bonus would be { $bonus }.
   *[other] Your cards are worth { $points } points now; the colour bonus would be { $bonus }.
}
