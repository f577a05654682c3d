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
card-1 = “Oshax” (1)
card-2 = “Oshax” (2)
card-3 = “Oshax” (3)
card-4 = “Oshax” (4)
card-5 = “Oshax” (5)
card-6 = “Oshax” (6)
card-7 = “rescue, speed 4” (7)
card-8 = “rescue, speed 4” (8)
card-9 = “rescue, speed 4” (9)
card-10 = “rescue, speed 4” (10)
card-11 = “rescue, speed 4” (11)
card-12 = “rescue, speed 4” (12)
card-13 = “rescue, speed 4” (13)
card-14 = “rescue, speed 4” (14)
card-15 = “rescue, broken basket” (15)
card-16 = “rescue, broken basket” (16)
card-17 = “rescue, broken basket” (17)
card-18 = “rescue, broken basket” (18)
card-19 = “rescue, broken basket” (19)
card-20 = “rescue, broken basket” (20)
card-21 = “rescue, broken basket” (21)
card-22 = “rescue, broken basket” (22)
card-23 = “rescue, broken basket, speed 1” (23)
card-24 = “rescue, broken basket, speed 1” (24)
card-25 = “rescue, broken basket, speed 1” (25)
card-26 = “rescue, broken basket, speed 1” (26)
card-27 = “rescue, broken basket, speed 1” (27)
card-28 = “rescue, broken basket, speed 1” (28)
card-29 = “rescue, broken basket, speed 1” (29)
card-30 = “rescue, broken basket, speed 1” (30)
card-31 = “rescue, broken basket, speed 1” (31)
card-32 = “rescue, broken basket, speed 1” (32)
card-33 = “rescue, broken basket, speed 1” (33)
card-34 = “rescue, broken basket, speed 1” (34)
card-35 = “rescue, broken basket, speed 3” (35)
card-36 = “rescue, broken basket, speed 3” (36)
card-37 = “rescue, broken basket, speed 3” (37)
card-38 = “rescue, broken basket, speed 3” (38)
card-39 = “rescue, broken basket, speed 3” (39)
card-40 = “rescue, broken basket, speed 3” (40)
card-41 = “rescue, broken basket, speed 3” (41)
card-42 = “rescue, broken basket, speed 3” (42)
card-43 = “rescue, basket, speed 1” (43)
card-44 = “rescue, basket, speed 1” (44)
card-45 = “rescue, basket, speed 1” (45)
card-46 = “rescue, basket, speed 1” (46)
card-47 = “rescue, basket, speed 1” (47)
card-48 = “rescue, basket, speed 1” (48)
card-49 = “rescue, basket, speed 1” (49)
card-50 = “rescue, basket, speed 1” (50)
card-51 = “rescue, basket, speed 1” (51)
card-52 = “rescue, basket, speed 1” (52)
card-53 = “rescue, basket, speed 1” (53)
card-54 = “rescue, basket, speed 1” (54)
card-55 = “rescue, basket, speed 3” (55)
card-56 = “rescue, basket, speed 3” (56)
card-57 = “rescue, basket, speed 3” (57)
card-58 = “rescue, basket, speed 3” (58)
card-59 = “rescue, basket, speed 3” (59)
card-60 = “rescue, basket, speed 3” (60)
card-61 = “rescue, basket, speed 3” (61)
card-62 = “rescue, basket, speed 3” (62)
card-63 = “rescue, basket, speed 3” (63)
card-64 = “rescue, basket, speed 3” (64)
card-65 = “rescue, basket, speed 3” (65)
card-66 = “rescue, basket, speed 3” (66)
card-67 = “2 fish for each Oshax” (67)
card-68 = “2 fish for each Oshax” (68)
card-69 = “next tile anywhere” (69)
card-70 = “next tile anywhere” (70)
card-71 = “draw 2 cards” (71)
card-72 = “draw 2 cards” (72)
card-73 = “draw 3 cards” (73)
card-74 = “draw 3 cards” (74)
card-75 = “tile from the bag to your boat” (75)
card-76 = “permanent basket for 5 fish” (76)
card-77 = “move up to 3 cats” (77)
card-78 = “1 fish for each private lesson” (78)
card-79 = “1 fish for each private lesson” (79)
card-80 = “rescue one more cat” (80)
card-81 = “rescue one more cat” (81)
card-82 = “rescue one more cat” (82)
card-83 = “4 tiles from the bag to the zones” (83)
card-84 = “permanent basket” (84)
card-85 = “permanent basket” (85)
card-86 = “permanent basket for 2 lessons” (86)
card-87 = “permanent basket for 2 lessons” (87)
card-88 = “permanent basket for 2 treasures” (88)
card-89 = “permanent basket for 2 treasures” (89)
card-90 = “1 fish for each colour of cats” (90)
card-91 = “1 fish for each colour of cats” (91)
card-92 = “2 fish for each rare treasure” (92)
card-93 = “2 fish for each rare treasure” (93)
card-94 = “1 fish for each common treasure” (94)
card-95 = “1 fish for each common treasure” (95)
card-96 = “1 fish for each cat of one colour” (96)
card-97 = “1 fish for each cat of one colour” (97)
card-98 = “1 rare or 2 common treasures” (98)
card-99 = “1 rare or 2 common treasures” (99)
card-100 = “1 rare or 2 common treasures” (100)
card-101 = “1 rare or 2 common treasures” (101)
card-102 = “1 rare or 2 common treasures” (102)
card-103 = “1 rare or 2 common treasures” (103)
card-104 = “1 rare or 2 common treasures” (104)
card-105 = “1 rare or 2 common treasures” (105)
card-106 = “1 rare or 2 common treasures” (106)
card-107 = “2 small treasures, or any 2 common ones for a fish” (107)
card-108 = “2 small treasures, or any 2 common ones for a fish” (108)
card-109 = “2 small treasures, or any 2 common ones for a fish” (109)
card-110 = “2 small treasures, or any 2 common ones for a fish” (110)
card-111 = “2 small treasures, or any 2 common ones for a fish” (111)
card-112 = “2 small treasures, or any 2 common ones for a fish” (112)
card-113 = “all cells at the edge covered” (113)
card-114 = “exactly 15 cats” (114)
card-115 = “3 cats of every colour” (115)
card-116 = “a cat of every colour at the edge” (116)
card-117 = “cats of one colour at the edge” (117)
card-118 = “exactly 3 permanent baskets” (118)
card-119 = “first in turn order” (119)
card-120 = “lonely cats” (120)
card-121 = “largest family” (121)
card-122 = “rare treasures” (122)
card-123 = “common treasures” (123)
card-124 = “no rat visible” (124)
card-125 = “visible rats” (125)
card-126 = “private lessons” (126)
card-127 = “exactly 5 blue cats” (127)
card-128 = “exactly 5 green cats” (128)
card-129 = “exactly 5 purple cats” (129)
card-130 = “exactly 5 red cats” (130)
card-131 = “exactly 5 orange cats” (131)
card-132 = “exactly 5 rats visible” (132)
card-133 = “exactly 6 private lessons” (133)
card-134 = “exactly 5 treasures” (134)
card-135 = “pairs of cats at the edge” (135)
card-136 = “stern and bow full” (136)
card-137 = “both cabins empty” (137)
card-138 = “families of at least 4” (138)
card-139 = “Oshax” (139)
card-140 = “dining room empty” (140)
card-141 = “third largest family once more” (141)
card-142 = “at least 5 fish left” (142)
card-143 = “cats of the chosen colour at the edge” (143)
card-144 = “cats of the chosen colour” (144)
card-145 = “3 cats of the chosen colour” (145)
card-146 = “lonely cats of the chosen colour” (146)
card-147 = “private lessons of everybody” (147)
card-148 = “common treasures of everybody” (148)
card-149 = “treasures beside cats of the chosen colour” (149)
card-150 = “uncovered maps” (150)
card-151 = “cats of one colour at the edge” (151)
card-152 = “a cat of every colour at the edge” (152)
card-153 = “pairs of cats at the edge” (153)
card-154 = “no rat visible” (154)
card-155 = “middle row full” (155)
card-156 = “all cells at the edge covered” (156)
card-157 = “exactly 20 cats” (157)
card-158 = “3 cats of every colour” (158)
card-159 = “exactly 5 blue cats” (159)
card-160 = “exactly 5 green cats” (160)
card-161 = “exactly 5 purple cats” (161)
card-162 = “exactly 5 red cats” (162)
card-163 = “exactly 5 orange cats” (163)
card-164 = “treasures” (164)
card-165 = “largest family” (165)
card-166 = “visible rats” (166)
card-167 = “full rooms” (167)
card-168 = “third largest family once more” (168)
card-174 = “cat 5 + cat 4 (baskets 1, speed 0)” (174)
card-175 = “cat 6 + single square (baskets 4, speed 0)” (175)
card-176 = “cat 3 + Oshax 3 (baskets 3, speed 0)” (176)
card-177 = “cat 4 + cat 3 (baskets 2, speed 1)” (177)
card-178 = “cat 2 + corner of 3 (baskets 4, speed 1)” (178)
card-179 = “cat 5 + gold 4 (baskets 3, speed 1)” (179)
card-180 = “cat 2 + gold 2 (baskets 3, speed 2)” (180)
card-181 = “cat 7 + Oshax 2 (baskets 2, speed 2)” (181)
card-182 = “cat 4 + gold 1 (baskets 1, speed 2)” (182)
card-183 = “cat 1 + domino (baskets 4, speed 3)” (183)
card-184 = “cat 6 + gold 5 (baskets 3, speed 3)” (184)
card-185 = “cat 2 + bar of 3 (baskets 2, speed 3)” (185)
card-186 = “cat 1 + Oshax 5 (baskets 4, speed 4)” (186)
card-187 = “cat 1 + cat 5 (baskets 1, speed 4)” (187)
card-188 = “cat 3 + corner of 3 (baskets 4, speed 4)” (188)
card-189 = “cat 6 + cat 1 (baskets 1, speed 5)” (189)
card-190 = “cat 7 + domino (baskets 2, speed 5)” (190)
card-191 = “cat 5 + cat 2 (baskets 2, speed 6)” (191)
card-192 = “swap 1, 6 + cat 2 (baskets 4, speed 6)” (192)
card-193 = “cat 6 + gold 3 (baskets 3, speed 7)” (193)
card-194 = “swap 2, 5 + cat 1 (baskets 4, speed 9)” (194)
card-195 = “cat 8 + Oshax 1 (baskets 3, speed 9)” (195)
card-196 = “cat 4 + bar of 3 (baskets 3, speed 9)” (196)
card-197 = “colours away from treasures” (197)
card-198 = “cats of your largest family” (198)
card-199 = “fewer than 9 treasures” (199)
card-200 = “fish left” (200)
card-201 = “visible rats” (201)
card-202 = “cats beyond the 15th” (202)
card-203 = “colours away from the edge” (203)
card-204 = “her best lesson once more” (204)
card-205 = “full rooms” (205)
card-206 = “lonely cats” (206)
card-207 = “private lessons” (207)
card-208 = “points of your largest family” (208)
card-209 = “points of your second family” (209)
card-210 = “common treasures” (210)
card-211 = “cats away from treasures” (211)
card-212 = “covered maps” (212)
card-213 = “families” (213)
card-214 = “cats at the edge” (214)
card-215 = “colours away from rats” (215)

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
