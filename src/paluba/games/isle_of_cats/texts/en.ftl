# Tiles
shape-cat01 = cat T
shape-cat02 = cat W
shape-cat03 = cat S of 6
shape-cat04 = cat Y
shape-cat05 = cat P
shape-cat06 = cat h
shape-cat07 = cat long T
shape-cat08 = cat V
shape-cat09 = cat L
shape-cat10 = cat U
shape-cat11 = cat hook
shape-cat12 = cat fat Y
shape-cat13 = cat X
shape-cat14 = cat N
shape-cat15 = cat Z
shape-cat16 = cat I
shape-cat17 = cat dagger
shape-oshax1 = Oshax (stairs)
shape-oshax2 = Oshax (twin bump)
shape-oshax3 = Oshax (hooked stair)
shape-oshax4 = Oshax (T with a foot)
shape-oshax5 = Oshax (bar with bump and foot)
shape-oshax6 = Oshax (zigzag with a bump)
shape-rare-L4 = rare treasure L
shape-rare-T4 = rare treasure T
shape-rare-O4 = rare treasure O
shape-rare-S4 = rare treasure S
shape-rare-I4 = rare treasure I
shape-common-I1 = common treasure, single square
shape-common-I2 = common treasure, domino
shape-common-L3 = common treasure, corner of 3
shape-common-I3 = common treasure, bar of 3
colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple
colour-orange = orange
colour-white = white
colour-gold = gold
colour-copper = copper
boat-blue = blue boat
boat-green = green boat
boat-red = red boat
boat-purple = purple boat
zone-left = left zone
zone-right = right zone
basket-permanent = permanent basket
basket-whole = basket
basket-broken = broken basket

# Cards
card-1 = 1 Oshax
card-2 = 2 Oshax
card-3 = 3 Oshax
card-4 = 4 Oshax
card-5 = 5 Oshax
card-6 = 6 Oshax
card-7 = 7 rescue, speed 4
card-8 = 8 rescue, speed 4
card-9 = 9 rescue, speed 4
card-10 = 10 rescue, speed 4
card-11 = 11 rescue, speed 4
card-12 = 12 rescue, speed 4
card-13 = 13 rescue, speed 4
card-14 = 14 rescue, speed 4
card-15 = 15 rescue, broken basket
card-16 = 16 rescue, broken basket
card-17 = 17 rescue, broken basket
card-18 = 18 rescue, broken basket
card-19 = 19 rescue, broken basket
card-20 = 20 rescue, broken basket
card-21 = 21 rescue, broken basket
card-22 = 22 rescue, broken basket
card-23 = 23 rescue, broken basket, speed 1
card-24 = 24 rescue, broken basket, speed 1
card-25 = 25 rescue, broken basket, speed 1
card-26 = 26 rescue, broken basket, speed 1
card-27 = 27 rescue, broken basket, speed 1
card-28 = 28 rescue, broken basket, speed 1
card-29 = 29 rescue, broken basket, speed 1
card-30 = 30 rescue, broken basket, speed 1
card-31 = 31 rescue, broken basket, speed 1
card-32 = 32 rescue, broken basket, speed 1
card-33 = 33 rescue, broken basket, speed 1
card-34 = 34 rescue, broken basket, speed 1
card-35 = 35 rescue, broken basket, speed 3
card-36 = 36 rescue, broken basket, speed 3
card-37 = 37 rescue, broken basket, speed 3
card-38 = 38 rescue, broken basket, speed 3
card-39 = 39 rescue, broken basket, speed 3
card-40 = 40 rescue, broken basket, speed 3
card-41 = 41 rescue, broken basket, speed 3
card-42 = 42 rescue, broken basket, speed 3
card-43 = 43 rescue, basket, speed 1
card-44 = 44 rescue, basket, speed 1
card-45 = 45 rescue, basket, speed 1
card-46 = 46 rescue, basket, speed 1
card-47 = 47 rescue, basket, speed 1
card-48 = 48 rescue, basket, speed 1
card-49 = 49 rescue, basket, speed 1
card-50 = 50 rescue, basket, speed 1
card-51 = 51 rescue, basket, speed 1
card-52 = 52 rescue, basket, speed 1
card-53 = 53 rescue, basket, speed 1
card-54 = 54 rescue, basket, speed 1
card-55 = 55 rescue, basket, speed 3
card-56 = 56 rescue, basket, speed 3
card-57 = 57 rescue, basket, speed 3
card-58 = 58 rescue, basket, speed 3
card-59 = 59 rescue, basket, speed 3
card-60 = 60 rescue, basket, speed 3
card-61 = 61 rescue, basket, speed 3
card-62 = 62 rescue, basket, speed 3
card-63 = 63 rescue, basket, speed 3
card-64 = 64 rescue, basket, speed 3
card-65 = 65 rescue, basket, speed 3
card-66 = 66 rescue, basket, speed 3
card-67 = 67 2 fish for each Oshax
card-68 = 68 2 fish for each Oshax
card-69 = 69 next tile anywhere
card-70 = 70 next tile anywhere
card-71 = 71 draw 2 cards
card-72 = 72 draw 2 cards
card-73 = 73 draw 3 cards
card-74 = 74 draw 3 cards
card-75 = 75 tile from the bag to your boat
card-76 = 76 permanent basket for 5 fish
card-77 = 77 move up to 3 cats
card-78 = 78 1 fish for each private lesson
card-79 = 79 1 fish for each private lesson
card-80 = 80 rescue one more cat
card-81 = 81 rescue one more cat
card-82 = 82 rescue one more cat
card-83 = 83 4 tiles from the bag to the zones
card-84 = 84 permanent basket
card-85 = 85 permanent basket
card-86 = 86 permanent basket for 2 lessons
card-87 = 87 permanent basket for 2 lessons
card-88 = 88 permanent basket for 2 treasures
card-89 = 89 permanent basket for 2 treasures
card-90 = 90 1 fish for each colour of cats
card-91 = 91 1 fish for each colour of cats
card-92 = 92 2 fish for each rare treasure
card-93 = 93 2 fish for each rare treasure
card-94 = 94 1 fish for each common treasure
card-95 = 95 1 fish for each common treasure
card-96 = 96 1 fish for each cat of one colour
card-97 = 97 1 fish for each cat of one colour
card-98 = 98 1 rare or 2 common treasures
card-99 = 99 1 rare or 2 common treasures
card-100 = 100 1 rare or 2 common treasures
card-101 = 101 1 rare or 2 common treasures
card-102 = 102 1 rare or 2 common treasures
card-103 = 103 1 rare or 2 common treasures
card-104 = 104 1 rare or 2 common treasures
card-105 = 105 1 rare or 2 common treasures
card-106 = 106 1 rare or 2 common treasures
card-107 = 107 2 small treasures, or any 2 common ones for a fish
card-108 = 108 2 small treasures, or any 2 common ones for a fish
card-109 = 109 2 small treasures, or any 2 common ones for a fish
card-110 = 110 2 small treasures, or any 2 common ones for a fish
card-111 = 111 2 small treasures, or any 2 common ones for a fish
card-112 = 112 2 small treasures, or any 2 common ones for a fish
card-113 = 113 all cells at the edge covered
card-114 = 114 exactly 15 cats
card-115 = 115 3 cats of every colour
card-116 = 116 a cat of every colour at the edge
card-117 = 117 cats of one colour at the edge
card-118 = 118 exactly 3 permanent baskets
card-119 = 119 first in turn order
card-120 = 120 lonely cats
card-121 = 121 largest family
card-122 = 122 rare treasures
card-123 = 123 common treasures
card-124 = 124 no rat visible
card-125 = 125 visible rats
card-126 = 126 private lessons
card-127 = 127 exactly 5 blue cats
card-128 = 128 exactly 5 green cats
card-129 = 129 exactly 5 purple cats
card-130 = 130 exactly 5 red cats
card-131 = 131 exactly 5 orange cats
card-132 = 132 exactly 5 rats visible
card-133 = 133 exactly 6 private lessons
card-134 = 134 exactly 5 treasures
card-135 = 135 pairs of cats at the edge
card-136 = 136 stern and bow full
card-137 = 137 both cabins empty
card-138 = 138 families of at least 4
card-139 = 139 Oshax
card-140 = 140 dining room empty
card-141 = 141 third largest family once more
card-142 = 142 at least 5 fish left
card-143 = 143 cats of the colour at the edge
card-144 = 144 cats of the colour
card-145 = 145 3 cats of the colour
card-146 = 146 lonely cats of the colour
card-147 = 147 private lessons of everybody
card-148 = 148 common treasures of everybody
card-149 = 149 treasures beside cats of the colour
card-150 = 150 uncovered maps
card-151 = 151 cats of one colour at the edge
card-152 = 152 a cat of every colour at the edge
card-153 = 153 pairs of cats at the edge
card-154 = 154 no rat visible
card-155 = 155 middle row full
card-156 = 156 all cells at the edge covered
card-157 = 157 exactly 20 cats
card-158 = 158 3 cats of every colour
card-159 = 159 exactly 5 blue cats
card-160 = 160 exactly 5 green cats
card-161 = 161 exactly 5 purple cats
card-162 = 162 exactly 5 red cats
card-163 = 163 exactly 5 orange cats
card-164 = 164 treasures
card-165 = 165 largest family
card-166 = 166 visible rats
card-167 = 167 full rooms
card-168 = 168 third largest family once more
card-174 = 174 cat 5 + cat 4 (baskets 1, speed 0)
card-175 = 175 cat 6 + single square (baskets 4, speed 0)
card-176 = 176 cat 3 + Oshax 3 (baskets 3, speed 0)
card-177 = 177 cat 4 + cat 3 (baskets 2, speed 1)
card-178 = 178 cat 2 + corner of 3 (baskets 4, speed 1)
card-179 = 179 cat 5 + gold 4 (baskets 3, speed 1)
card-180 = 180 cat 2 + gold 2 (baskets 3, speed 2)
card-181 = 181 cat 7 + Oshax 2 (baskets 2, speed 2)
card-182 = 182 cat 4 + gold 1 (baskets 1, speed 2)
card-183 = 183 cat 1 + domino (baskets 4, speed 3)
card-184 = 184 cat 6 + gold 5 (baskets 3, speed 3)
card-185 = 185 cat 2 + bar of 3 (baskets 2, speed 3)
card-186 = 186 cat 1 + Oshax 5 (baskets 4, speed 4)
card-187 = 187 cat 1 + cat 5 (baskets 1, speed 4)
card-188 = 188 cat 3 + corner of 3 (baskets 4, speed 4)
card-189 = 189 cat 6 + cat 1 (baskets 1, speed 5)
card-190 = 190 cat 7 + domino (baskets 2, speed 5)
card-191 = 191 cat 5 + cat 2 (baskets 2, speed 6)
card-192 = 192 swap 1, 6 + cat 2 (baskets 4, speed 6)
card-193 = 193 cat 6 + gold 3 (baskets 3, speed 7)
card-194 = 194 swap 2, 5 + cat 1 (baskets 4, speed 9)
card-195 = 195 cat 8 + Oshax 1 (baskets 3, speed 9)
card-196 = 196 cat 4 + bar of 3 (baskets 3, speed 9)
card-197 = 197 colours away from treasures
card-198 = 198 cats of your largest family
card-199 = 199 fewer than 9 treasures
card-200 = 200 fish left
card-201 = 201 visible rats
card-202 = 202 cats beyond the 15th
card-203 = 203 colours away from the edge
card-204 = 204 her best lesson once more
card-205 = 205 full rooms
card-206 = 206 lonely cats
card-207 = 207 private lessons
card-208 = 208 points of your largest family
card-209 = 209 points of your second family
card-210 = 210 common treasures
card-211 = 211 cats away from treasures
card-212 = 212 covered maps
card-213 = 213 families
card-214 = 214 cats at the edge
card-215 = 215 colours away from rats

# What is asked
ask-draft = Keep a card; the rest of the hand goes on.
ask-buy = Buy cards for fish, then finish.
ask-lessons = Play anytime cards if you like; then all your lessons are laid.
ask-commit = Lay rescue cards face down, then finish.
ask-react = Move or add cats before the rescue starts?
ask-rescue = Rescue a cat or pass.
ask-find = Play an Oshax or treasure card, or pass.
ask-place = Where does the tile go?
ask-colour = Choose a colour.
ask-treasure = The map brings a treasure: take one or decline.
ask-take = Which tile do you take?
ask-drawn = Which of the drawn cards do you buy?
ask-move = Which cat moves to the other zone?
ask-put = Which zone does the cat go to?
ask-position = Which position does the cat take?
ask-discard = Which lesson do you give up?
ask-remove = Which treasure do you give up?
asked-draft = a card must be kept
asked-buy = cards may be bought
asked-lessons = lessons are about to be laid
asked-commit = rescue cards may be laid face down
asked-react = cats may be moved or added
asked-rescue = a cat may be rescued
asked-find = an Oshax or treasure card may be played
asked-place = a tile must be placed
asked-colour = a colour must be chosen
asked-treasure = the treasure of a map is waiting
asked-take = a tile must be chosen
asked-drawn = drawn cards may be bought
asked-move = a cat must be moved
asked-put = a cat must be put into a zone
asked-position = a cat needs its position
asked-discard = a lesson must be given up
asked-remove = a treasure must be given up
asked-over = nothing

# What a seat does
action-keep = keep { $card }
action-buy = buy { $card }
action-commit = lay { $card } face down
action-play = play { $card }
action-discard = give up { $card }
action-take = take { $tile }
action-move = move { $tile }
action-place = place it at row { $row }, column { $col }, turn { $turn }
action-remove = give up the treasure at row { $row }, column { $col }
action-colour = choose { $colour }
action-put = put it into the { $zone }
action-position = put it at position { $position }
action-pay = pay a fish for any size
action-done = done
action-decline = take no treasure
action-pass = pass

# What happened
event-boat-drawn = { $seat } sails the { $boat }.
event-order-set = { $seat ->
    [none] The sister stands at place { $place }.
   *[other] { $seat } stands at place { $place }.
}
event-day-started = Day { $day } begins.
event-cat-drawn = { $zone ->
    [none] { $tile } is drawn.
   *[other] { $tile } comes to the { $zone }.
}
event-rare-drawn = { $tile } is laid below the island.
event-fish-caught = { $seat } catches { $fish } fish.
event-card-dealt = { $card ->
    [none] { $seat } is dealt a card.
   *[other] { $seat } is dealt { $card }.
}
event-card-kept = { $card ->
    [none] { $seat } keeps a card.
   *[other] { $seat } keeps { $card }.
}
event-hands-passed = { $count ->
    [one] The hands go on, { $count } card each.
   *[other] The hands go on, { $count } cards each.
}
event-card-received = { $card ->
    [none] { $seat } gets a card.
   *[other] { $seat } gets { $card }.
}
event-card-bought = { $card ->
    [none] { $seat } buys a card.
   *[other] { $seat } buys { $card }.
}
event-purchase-made = { $count ->
    [one] { $seat } buys { $count } card for { $fish } fish.
   *[other] { $seat } buys { $count } cards for { $fish } fish.
}
event-card-played = { $seat } plays { $card }.
event-fish-gained = { $seat } gains { $fish } fish.
event-fish-paid = { $seat } pays { $fish } fish.
event-card-drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-private-lesson-laid = { $card ->
    [none] { $seat } lays a private lesson.
   *[other] { $seat } lays { $card }.
}
event-public-lesson-laid = { $colour ->
    [none] { $seat } lays the public lesson { $card }.
   *[other] { $seat } lays the public lesson { $card } with { $colour }.
}
event-lesson-discarded = { $card ->
    [none] { $seat } gives up a private lesson.
   *[other] { $seat } gives up { $card }.
}
event-card-committed = { $card ->
    [none] { $seat } lays a rescue card face down.
   *[other] { $seat } lays { $card } face down.
}
event-step-done = { $seat } is done.
event-card-revealed = { $seat } shows { $card }.
event-speed-summed = { $seat ->
    [none] The sister has speed { $speed }.
   *[other] { $seat } has speed { $speed }.
}
event-tile-taken = { $seat } takes { $tile }.
event-tile-placed = { $seat } places it at row { $row }, column { $col }, turn { $turn }.
event-basket-used = { $card ->
    [none] { $seat } uses a { $basket }.
   *[other] { $seat } uses a { $basket }: { $card }.
}
event-oshax-joined = The Oshax of { $seat } is now { $colour }.
event-map-covered = { $seat } covers the map: { $colour }.
event-treasure-declined = { $seat } takes no more treasure.
event-tile-removed = { $seat } gives up { $tile } at row { $row }, column { $col }.
event-basket-gained = { $seat } gains a permanent basket.
event-basket-recycled = { $seat } gives up a permanent basket.
event-cat-moved = { $tile } stands in the { $zone }, position { $position }.
event-tile-lost = { $tile } leaves the game.
event-passed = { $seat } passes.
event-day-ended = Day { $day } ends; the cats left behind leave the game.
event-colour-revealed = The sister's next colour: { $colour }.
event-sister-lesson-drawn = The sister's lesson: { $solo }.
event-sister-card-turned = The sister turns { $solo }.
event-sister-took = The sister takes { $tile }.
event-cats-swapped = The sister swaps { $tile } and { $other }.
event-match-scored = { $seat ->
    [none] The sister scores { $points }.
   *[other] { $seat } scores { $points }.
}

# What is refused
refused-not-offered = { $card } is not in the hand that you choose from.
refused-not-for-sale = { $card } is not among the cards that you may buy.
refused-too-dear = { $card } costs { $cost } fish; you have { $fish }.
refused-not-in-hand = { $card } is not in your hand.
refused-not-now = { $card } cannot be played at this moment.
refused-no-effect = { $card } would have no effect now.
refused-no-tile = { $card } brings no tile that your boat has a place for.
refused-not-laid = { $card } is not one of your laid lessons.
refused-not-given = { $tile } is not to be had, or your boat has no place for it.
refused-cat-not-there = { $tile } is in neither zone.
refused-no-basket = You have no basket left.
refused-no-fish = That cat costs { $cost } fish; you have { $fish }.
refused-no-place = Your boat has no place for { $tile }.
refused-not-movable = { $tile } is in neither zone, or has been moved already.
refused-does-not-fit = The tile does not fit at row { $row }, column { $col }.
refused-no-treasure-there = No treasure begins at row { $row }, column { $col }.
refused-no-such-cat = There is no cat of that colour on your boat: { $colour }.
refused-no-such-position = The zone has no position { $position }.
refused-cannot-pay = There is no fish to pay, or nothing to pay for.
refused-not-rescued = Rescue a cat first, or pass.
refused-move-one = Move at least one cat.
refused-take-one = Take at least one tile.
refused-already-rescued = You have rescued a cat in this turn; end the turn instead.

# The score sheet
line-rats = visible rats: { $count }
line-rooms = rooms not full: { $count }
line-families = families: { $count }
line-rare-treasures = rare treasures: { $count }
line-private-lesson = private lesson { $card }
line-public-lesson = public lesson { $card }
line-sister-colour = the sister's colour: { $colour }
line-sister-lesson = the sister's lesson { $card }

# The table in text
table-none = none
table-day = Day { $day } of 5.
table-order = Turn order: { $order }.
table-left = Left zone (3 fish): { $tiles }.
table-right = Right zone (5 fish): { $tiles }.
table-rare = Rare treasures: { $tiles }.
table-common = Common treasures: { $tiles }.
table-oshax = Oshax: { $tiles }.
table-public = { $colour ->
    [none] Public lesson: { $card }.
   *[other] Public lesson: { $card }, { $colour }.
}
table-seat = { $seat }: { $score } points, { $fish } fish, { $count } cards in hand.
table-active = (to act)
table-passed = (passed)
table-baskets = Permanent baskets: { $count }, used: { $used }.
table-lessons = Private lessons: { $count }.
table-lessons-cards = Lessons: { $cards }.
table-hand-cards = Hand: { $cards }.
table-offer-cards = To choose from: { $cards }.
table-kept-cards = Kept now: { $cards }.
table-picks-cards = To buy: { $cards }.
table-bought-cards = Bought: { $cards }.
table-committed-cards = Face down: { $cards }.
table-open-cards = Rescue cards: { $cards }.
table-committed-count = Rescue cards face down: { $count }.
table-known = Known to be { $where }: { $cards }.
table-place-hand = in the hand
table-place-offer = in the hand to choose from
table-place-picks = among the cards to buy
table-place-lessons = among the lessons
table-place-committed = among the cards face down
table-drawn = Drawn: { $cards }.
table-tile = To be placed: { $tile }.
table-the-sister = the sister
table-sister = The sister: { $score } points, { $count } cards to come today, colours { $colours }.
table-sister-card = Her card: { $card }.
table-legend = Boat: B G R P O cats by colour (blue, green, red, purple, orange), small letters uncovered maps, $ rare and c common treasures, x rats, . empty cells.
