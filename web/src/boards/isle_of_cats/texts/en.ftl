tagline = Lure cats aboard, fit every family into your boat, and sail before the dark hand comes.
modes = The whole game, the family game, or alone
option-mode = Mode
option-mode-classic = Classic
option-mode-classic-help = With cards, baskets, lessons and treasures.
option-mode-family = Family
option-mode-family-help = Shorter and simpler: no cards to draft, no fish to pay.
option-level = Your sister
option-level-basic = Basic
option-level-medium = Medium
option-level-hard = Hard
option-level-very-hard = Very hard
option-level-expert = Expert
option-sets = Sets of cards
day = Day { $day }/5
order = Turn order
sister = Your sister
sister-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sister-does = Her card: { $card }
sister-left = Cards she still has today
sister-help = She has no boat: she takes cats and treasures out of the game. Positions count from the left through both zones, and the numbers on the tiles show them. More points than hers win.
sister-today = { $count ->
    [one] This is her card. She has { $count } more turn today.
   *[other] This is her card. She has { $count } more turns today.
}
sister-colours = Her colours: what each such cat on your boat brings her
sister-now = What she would score now
open-boat = Open the boat
fish = Fish
baskets = Permanent baskets, ready of all
hand-count = Cards in hand
lesson-count = Private lessons
committed = Rescue cards of today
passed = passed
zone-empty = no cats left
price-left = 3
price-right = 5
below-common = Common treasures
below-rare = Rare treasures
below-oshax = Oshax
below-none = none
boat-of = { $tiles ->
    [one] { $tiles } tile on board, { $score } points in the open.
   *[other] { $tiles } tiles on board, { $score } points in the open.
}
boat-facts = Fish: { $fish }, cards in hand: { $cards }.
boat-zoom = Zoom in
boat-fit = Fit
placing = Placing { $tile }: arrows move it, R turns, F flips, N goes to the nearest place, Enter places it
room-stern = stern
room-port-cabin = port cabin
room-dining = dining room
room-starboard-cabin = starboard cabin
room-deck = deck
room-storage = storage
room-bow = bow
spot-edge = That is over the edge of the boat.
spot-taken = Another tile lies there.
spot-apart = It must touch a tile on your boat by a side.
spot-fits = It fits.
spot-rats = { $count ->
    [one] Covers { $count } rat.
   *[other] Covers { $count } rats.
}
spot-maps = Covers a map: { $colours }.
spot-rooms = Completes: { $rooms }.
rotate = Turn
flip = Flip
rotate-key = Turn (R)
flip-key = Flip (F)
place = Place here
place-gain = { $gain } points
nearest = Nearest place
drag-help = Drag anywhere on the boat, or tap a cell.
move-up = Up
move-left = Left
move-down = Down
move-right = Right
panes = What lies below the boat
pane-island = Island
pane-hand = Cards
pane-lessons = Lessons
hand = Your hand
hand-empty = No cards in hand.
verb-keep = Keep
verb-buy = Buy
verb-play = Play
verb-commit = Lay
anywhere = Next tile anywhere
lessons = Lessons
lessons-none = No lessons yet.
lessons-help = Lessons count at the end. Here is what they would bring now.
lesson-if = { $points ->
    [one] { $points } point if so
   *[other] { $points } points if so
}
lesson-per = { $points ->
    [one] { $points } point for each
   *[other] { $points } points for each
}
lesson-per-many = { $points ->
    [one] { $points } point for every { $per }
   *[other] { $points } points for every { $per }
}
lesson-best = { $points ->
    [one] { $points } point for each, in your best colour
   *[other] { $points } points for each, in your best colour
}
lesson-family = as many points as the family has
lesson-half = Half of it counts, rounded up.
progress = Now { $have }, wanted { $want }
progress-have = Now { $have }
progress-left = { $have } to go
kind-rescue = Rescue card
kind-anytime = Anytime card
kind-oshax = Oshax card
kind-treasure = Treasure card
kind-private-lesson = Private lesson
kind-public-lesson = Public lesson
kind-family = Family lesson
kind-sister = Card of your sister
spread-keep = Keep a card
spread-buy = Buy cards
spread-kept = Kept so far
spread-bought = Bought
spread-left = fish left ({ $cost } of { $purse } spent)
spread-peek = Look at the boat
spread-back = Back to the cards
button-buy = { $count ->
    [one] Buy { $count } card for { $cost } fish
   *[other] Buy { $count } cards for { $cost } fish
}
button-buy-none = Buy no more
button-lessons = Lay lessons
button-commit = That is all
button-done = Done
button-pass = Pass
button-pay = Pay 1 fish for any size
button-decline = No treasure
colour-for-oshax = The family that this Oshax joins
colour-for-lesson = The colour of the lesson
colour-for-fish = The cats that bring fish
colour-best = brings the most
dialog-done = Done
askme = When to ask me
askme-help = Your answer is given for you where you do not want to be asked. "Never" is answered at once, whatever you hold; "only when I have a choice" waits a while before people, so that nobody can tell.
askme-lessons = Before lessons are laid (anytime cards)
askme-react = After the rescue cards are turned (moving and adding cats)
askme-rest = In any other step with a single answer left
askme-is-always = Always
askme-is-choice = Only when I have a choice
askme-is-never = Never
pad-boat = Boat
pad-mode = Game
pad-mode-classic = Classic
pad-mode-family = Family
pad-mode-solo = Solo
pad-lead = Pick a kind and a colour, tap the cells that the tile covers, then lay it. Tap a laid tile to take it off.
pad-kind = Tile
pad-kind-cat = Cat
pad-kind-oshax = Oshax
pad-kind-rare = Rare treasure
pad-kind-common = Common treasure
pad-colour = Colour
pad-cell = Row { $row }, column { $col }
pad-cell-rat = rat
pad-cell-map = map, { $colour }
pad-cell-tile = tile, tap to take it off
pad-lay = { $count ->
    [one] Lay the tile ({ $count } cell)
   *[other] Lay the tile ({ $count } cells)
}
pad-no-shape = { $count ->
    [one] No such tile has this shape of { $count } cell. Check the cells.
   *[other] No such tile has this shape of { $count } cells. Check the cells.
}
pad-undo = Clear the cells
pad-clear = Start again
pad-lessons = Private lessons
pad-public = Public lessons
pad-add = Add
pad-number = Number
pad-remove = Remove { $card }
pad-beside = Beside the boat
pad-fish = Fish left
pad-baskets = Permanent baskets
pad-first = First in turn order
pad-rival = Largest family of an opponent
pad-sister-lessons = Lessons of your sister
pad-sister-colours = Her colours, in the order they were turned
pad-total = Total
pad-sister-total = Your sister
pad-won = You win: you have more than she has.
pad-lost = She wins: you would need more than she has.
pad-wrong = This does not add up: { $reason }
guide-draft = Tap a card to keep it; you decide later which ones to buy. The hand goes on to the next boat.
guide-buy = Tap the cards you want; the fish you keep pay for cats: 3 in the left zone, 5 in the right.
guide-lessons = All lessons of your hand are laid now. Private ones count for you alone, public ones for everybody.
guide-commit = Rescue cards give baskets and speed. The fastest boat chooses first. Cards you lay are gone today, used or not.
guide-react = Everybody may move or add cats before the first one is rescued.
guide-rescue = Tap a cat or drag it to your boat. It costs fish and a basket; two broken baskets make one. A pass is final for today.
guide-find = Oshax and treasure cards are played one at a time, until all pass.
guide-place = Green fits, red does not. Cover rats, fill rooms, and keep cats of one colour side by side. A cat on a map of its colour brings a treasure.
guide-colour = The colour stays for the rest of the match.
guide-treasure = The treasure is free, but it must fit. You may also leave it.
guide-take = Choose what lies below the island and fits your boat.
guide-drawn = Buy any of the drawn cards; the others are discarded unseen.
guide-move = Each of up to three cats goes to the other zone.
guide-put = Left costs 3 fish, right 5.
guide-position = Her cards count positions from the left through both zones.
guide-discard = The lesson leaves the game; you get a permanent basket for two.
guide-remove = The treasure leaves the boat and the game; two of them bring a permanent basket.
