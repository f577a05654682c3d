# Tiles
shape-cat01 = kočka T
shape-cat02 = kočka W
shape-cat03 = kočka S ze 6
shape-cat04 = kočka Y
shape-cat05 = kočka P
shape-cat06 = kočka h
shape-cat07 = kočka dlouhé T
shape-cat08 = kočka V
shape-cat09 = kočka L
shape-cat10 = kočka U
shape-cat11 = kočka hák
shape-cat12 = kočka tlusté Y
shape-cat13 = kočka X
shape-cat14 = kočka N
shape-cat15 = kočka Z
shape-cat16 = kočka I
shape-cat17 = kočka dýka
shape-oshax1 = oshax (schody)
shape-oshax2 = oshax (dva hrboly)
shape-oshax3 = oshax (hák se schodem)
shape-oshax4 = oshax (T s patou)
shape-oshax5 = oshax (tyč s hrbolem a patou)
shape-oshax6 = oshax (cikcak s hrbolem)
shape-rare-L4 = zlatý poklad L
shape-rare-T4 = zlatý poklad T
shape-rare-O4 = zlatý poklad O
shape-rare-S4 = zlatý poklad S
shape-rare-I4 = zlatý poklad I
shape-common-I1 = měděný poklad, čtvereček
shape-common-I2 = měděný poklad, dvojka
shape-common-L3 = měděný poklad, roh ze 3
shape-common-I3 = měděný poklad, trojka
colour-blue = modrá
colour-green = zelená
colour-red = červená
colour-purple = fialová
colour-orange = oranžová
colour-white = bílá
colour-gold = zlato
colour-copper = měď
boat-blue = modrá loď
boat-green = zelená loď
boat-red = červená loď
boat-purple = fialová loď
zone-left = levá zóna
zone-right = pravá zóna
basket-permanent = trvanlivý koš
basket-whole = jednorázový koš
basket-broken = poškozený koš

# Cards
card-1 = „oshax“ (1)
card-2 = „oshax“ (2)
card-3 = „oshax“ (3)
card-4 = „oshax“ (4)
card-5 = „oshax“ (5)
card-6 = „oshax“ (6)
card-7 = „odlov, rychlost 4“ (7)
card-8 = „odlov, rychlost 4“ (8)
card-9 = „odlov, rychlost 4“ (9)
card-10 = „odlov, rychlost 4“ (10)
card-11 = „odlov, rychlost 4“ (11)
card-12 = „odlov, rychlost 4“ (12)
card-13 = „odlov, rychlost 4“ (13)
card-14 = „odlov, rychlost 4“ (14)
card-15 = „odlov, poškozený koš“ (15)
card-16 = „odlov, poškozený koš“ (16)
card-17 = „odlov, poškozený koš“ (17)
card-18 = „odlov, poškozený koš“ (18)
card-19 = „odlov, poškozený koš“ (19)
card-20 = „odlov, poškozený koš“ (20)
card-21 = „odlov, poškozený koš“ (21)
card-22 = „odlov, poškozený koš“ (22)
card-23 = „odlov, poškozený koš, rychlost 1“ (23)
card-24 = „odlov, poškozený koš, rychlost 1“ (24)
card-25 = „odlov, poškozený koš, rychlost 1“ (25)
card-26 = „odlov, poškozený koš, rychlost 1“ (26)
card-27 = „odlov, poškozený koš, rychlost 1“ (27)
card-28 = „odlov, poškozený koš, rychlost 1“ (28)
card-29 = „odlov, poškozený koš, rychlost 1“ (29)
card-30 = „odlov, poškozený koš, rychlost 1“ (30)
card-31 = „odlov, poškozený koš, rychlost 1“ (31)
card-32 = „odlov, poškozený koš, rychlost 1“ (32)
card-33 = „odlov, poškozený koš, rychlost 1“ (33)
card-34 = „odlov, poškozený koš, rychlost 1“ (34)
card-35 = „odlov, poškozený koš, rychlost 3“ (35)
card-36 = „odlov, poškozený koš, rychlost 3“ (36)
card-37 = „odlov, poškozený koš, rychlost 3“ (37)
card-38 = „odlov, poškozený koš, rychlost 3“ (38)
card-39 = „odlov, poškozený koš, rychlost 3“ (39)
card-40 = „odlov, poškozený koš, rychlost 3“ (40)
card-41 = „odlov, poškozený koš, rychlost 3“ (41)
card-42 = „odlov, poškozený koš, rychlost 3“ (42)
card-43 = „odlov, koš, rychlost 1“ (43)
card-44 = „odlov, koš, rychlost 1“ (44)
card-45 = „odlov, koš, rychlost 1“ (45)
card-46 = „odlov, koš, rychlost 1“ (46)
card-47 = „odlov, koš, rychlost 1“ (47)
card-48 = „odlov, koš, rychlost 1“ (48)
card-49 = „odlov, koš, rychlost 1“ (49)
card-50 = „odlov, koš, rychlost 1“ (50)
card-51 = „odlov, koš, rychlost 1“ (51)
card-52 = „odlov, koš, rychlost 1“ (52)
card-53 = „odlov, koš, rychlost 1“ (53)
card-54 = „odlov, koš, rychlost 1“ (54)
card-55 = „odlov, koš, rychlost 3“ (55)
card-56 = „odlov, koš, rychlost 3“ (56)
card-57 = „odlov, koš, rychlost 3“ (57)
card-58 = „odlov, koš, rychlost 3“ (58)
card-59 = „odlov, koš, rychlost 3“ (59)
card-60 = „odlov, koš, rychlost 3“ (60)
card-61 = „odlov, koš, rychlost 3“ (61)
card-62 = „odlov, koš, rychlost 3“ (62)
card-63 = „odlov, koš, rychlost 3“ (63)
card-64 = „odlov, koš, rychlost 3“ (64)
card-65 = „odlov, koš, rychlost 3“ (65)
card-66 = „odlov, koš, rychlost 3“ (66)
card-67 = „2 ryby za každého oshaxe“ (67)
card-68 = „2 ryby za každého oshaxe“ (68)
card-69 = „další dílek kamkoli“ (69)
card-70 = „další dílek kamkoli“ (70)
card-71 = „Rozhledna: dober si 2 karty“ (71)
card-72 = „Zvěd: dober si 2 karty“ (72)
card-73 = „Vraní hnízdo: dober si 3 karty“ (73)
card-74 = „Navigátor: dober si 3 karty“ (74)
card-75 = „dílek z pytlíku na loď“ (75)
card-76 = „Recyklace: trvanlivý koš za 5 ryb“ (76)
card-77 = „Šanta: přesuň až 3 kočky“ (77)
card-78 = „1 ryba za každý osobní úkol“ (78)
card-79 = „1 ryba za každý osobní úkol“ (79)
card-80 = „zachraň o kočku víc“ (80)
card-81 = „zachraň o kočku víc“ (81)
card-82 = „zachraň o kočku víc“ (82)
card-83 = „4 dílky z pytlíku do zón“ (83)
card-84 = „trvanlivý koš“ (84)
card-85 = „trvanlivý koš“ (85)
card-86 = „trvanlivý koš za 2 úkoly“ (86)
card-87 = „trvanlivý koš za 2 úkoly“ (87)
card-88 = „trvanlivý koš za 2 poklady“ (88)
card-89 = „trvanlivý koš za 2 poklady“ (89)
card-90 = „1 ryba za každou barvu koček“ (90)
card-91 = „1 ryba za každou barvu koček“ (91)
card-92 = „2 ryby za každý zlatý poklad“ (92)
card-93 = „2 ryby za každý zlatý poklad“ (93)
card-94 = „1 ryba za každý měděný poklad“ (94)
card-95 = „1 ryba za každý měděný poklad“ (95)
card-96 = „1 ryba za každou kočku jedné barvy“ (96)
card-97 = „1 ryba za každou kočku jedné barvy“ (97)
card-98 = „1 zlatý nebo 2 měděné poklady“ (98)
card-99 = „1 zlatý nebo 2 měděné poklady“ (99)
card-100 = „1 zlatý nebo 2 měděné poklady“ (100)
card-101 = „1 zlatý nebo 2 měděné poklady“ (101)
card-102 = „1 zlatý nebo 2 měděné poklady“ (102)
card-103 = „1 zlatý nebo 2 měděné poklady“ (103)
card-104 = „1 zlatý nebo 2 měděné poklady“ (104)
card-105 = „1 zlatý nebo 2 měděné poklady“ (105)
card-106 = „1 zlatý nebo 2 měděné poklady“ (106)
card-107 = „2 malé poklady, za rybu 2 libovolné měděné“ (107)
card-108 = „2 malé poklady, za rybu 2 libovolné měděné“ (108)
card-109 = „2 malé poklady, za rybu 2 libovolné měděné“ (109)
card-110 = „2 malé poklady, za rybu 2 libovolné měděné“ (110)
card-111 = „2 malé poklady, za rybu 2 libovolné měděné“ (111)
card-112 = „2 malé poklady, za rybu 2 libovolné měděné“ (112)
card-113 = „celý okraj lodi zakrytý“ (113)
card-114 = „přesně 15 koček“ (114)
card-115 = „3 kočky od každé barvy“ (115)
card-116 = „Smočit tlapky: kočka každé barvy u okraje lodi“ (116)
card-117 = „kočky jedné barvy u okraje lodi“ (117)
card-118 = „přesně 3 trvanlivé koše“ (118)
card-119 = „první v pořadí na tahu“ (119)
card-120 = „osamělé kočky“ (120)
card-121 = „Rodokmen: největší rodina“ (121)
card-122 = „zlaté poklady“ (122)
card-123 = „měděné poklady“ (123)
card-124 = „žádná krysa není vidět“ (124)
card-125 = „viditelné krysy“ (125)
card-126 = „osobní úkoly“ (126)
card-127 = „přesně 5 modrých koček“ (127)
card-128 = „přesně 5 zelených koček“ (128)
card-129 = „přesně 5 fialových koček“ (129)
card-130 = „přesně 5 červených koček“ (130)
card-131 = „Útulek servališků: přesně 5 oranžových koček“ (131)
card-132 = „přesně 5 viditelných krys“ (132)
card-133 = „přesně 6 osobních úkolů“ (133)
card-134 = „přesně 5 pokladů“ (134)
card-135 = „Solární pohon: dvojice koček u okraje lodi“ (135)
card-136 = „plná záď i příď“ (136)
card-137 = „obě kajuty prázdné“ (137)
card-138 = „rodiny o alespoň 4 kočkách“ (138)
card-139 = „oshaxové“ (139)
card-140 = „prázdná jídelna“ (140)
card-141 = „třetí největší rodina ještě jednou“ (141)
card-142 = „alespoň 5 ryb“ (142)
card-143 = „kočky zvolené barvy u okraje lodi“ (143)
card-144 = „kočky zvolené barvy“ (144)
card-145 = „3 kočky zvolené barvy“ (145)
card-146 = „osamělé kočky zvolené barvy“ (146)
card-147 = „osobní úkoly každého“ (147)
card-148 = „Vetešník: měděné poklady každého“ (148)
card-149 = „poklady vedle koček zvolené barvy“ (149)
card-150 = „nezakryté mapy“ (150)
card-151 = „kočky jedné barvy u okraje lodi“ (151)
card-152 = „kočka každé barvy u okraje lodi“ (152)
card-153 = „dvojice koček u okraje lodi“ (153)
card-154 = „žádná krysa není vidět“ (154)
card-155 = „plná prostřední řada“ (155)
card-156 = „celý okraj lodi zakrytý“ (156)
card-157 = „přesně 20 koček“ (157)
card-158 = „3 kočky od každé barvy“ (158)
card-159 = „přesně 5 modrých koček“ (159)
card-160 = „přesně 5 zelených koček“ (160)
card-161 = „přesně 5 fialových koček“ (161)
card-162 = „přesně 5 červených koček“ (162)
card-163 = „přesně 5 oranžových koček“ (163)
card-164 = „poklady“ (164)
card-165 = „největší rodina“ (165)
card-166 = „viditelné krysy“ (166)
card-167 = „plné sekce“ (167)
card-168 = „třetí největší rodina ještě jednou“ (168)
card-174 = „kočka 5 + kočka 4 (koše 1, rychlost 0)“ (174)
card-175 = „kočka 6 + čtvereček (koše 4, rychlost 0)“ (175)
card-176 = „kočka 3 + oshax 3 (koše 3, rychlost 0)“ (176)
card-177 = „kočka 4 + kočka 3 (koše 2, rychlost 1)“ (177)
card-178 = „kočka 2 + roh ze 3 (koše 4, rychlost 1)“ (178)
card-179 = „kočka 5 + zlato 4 (koše 3, rychlost 1)“ (179)
card-180 = „kočka 2 + zlato 2 (koše 3, rychlost 2)“ (180)
card-181 = „kočka 7 + oshax 2 (koše 2, rychlost 2)“ (181)
card-182 = „kočka 4 + zlato 1 (koše 1, rychlost 2)“ (182)
card-183 = „kočka 1 + dvojka (koše 4, rychlost 3)“ (183)
card-184 = „kočka 6 + zlato 5 (koše 3, rychlost 3)“ (184)
card-185 = „kočka 2 + trojka (koše 2, rychlost 3)“ (185)
card-186 = „kočka 1 + oshax 5 (koše 4, rychlost 4)“ (186)
card-187 = „kočka 1 + kočka 5 (koše 1, rychlost 4)“ (187)
card-188 = „kočka 3 + roh ze 3 (koše 4, rychlost 4)“ (188)
card-189 = „kočka 6 + kočka 1 (koše 1, rychlost 5)“ (189)
card-190 = „kočka 7 + dvojka (koše 2, rychlost 5)“ (190)
card-191 = „kočka 5 + kočka 2 (koše 2, rychlost 6)“ (191)
card-192 = „vyměň 1, 6 + kočka 2 (koše 4, rychlost 6)“ (192)
card-193 = „kočka 6 + zlato 3 (koše 3, rychlost 7)“ (193)
card-194 = „vyměň 2, 5 + kočka 1 (koše 4, rychlost 9)“ (194)
card-195 = „kočka 8 + oshax 1 (koše 3, rychlost 9)“ (195)
card-196 = „kočka 4 + trojka (koše 3, rychlost 9)“ (196)
card-197 = „Skromnost: barvy bez dotyku s pokladem“ (197)
card-198 = „kočky tvé největší rodiny“ (198)
card-199 = „méně než 9 pokladů“ (199)
card-200 = „zbylé ryby“ (200)
card-201 = „viditelné krysy“ (201)
card-202 = „kočky nad patnáctou“ (202)
card-203 = „Úchvatná podívaná: barvy bez dotyku s okrajem“ (203)
card-204 = „její nejlepší úkol ještě jednou“ (204)
card-205 = „plné sekce“ (205)
card-206 = „osamělé kočky“ (206)
card-207 = „osobní úkoly“ (207)
card-208 = „body tvé největší rodiny“ (208)
card-209 = „body tvé druhé rodiny“ (209)
card-210 = „měděné poklady“ (210)
card-211 = „kočky bez dotyku s pokladem“ (211)
card-212 = „zakryté mapy“ (212)
card-213 = „rodiny“ (213)
card-214 = „kočky u okraje lodi“ (214)
card-215 = „Past na krysy: barvy bez dotyku s krysou“ (215)

# Na co se ptáme
ask-draft = Nech si kartu; zbytek pošleš dál.
ask-buy = Pořiď si karty za ryby a skonči.
ask-lessons = Můžeš zahrát univerzální karty; pak se vyloží všechny tvé úkoly.
ask-commit = Vylož karty odlovu lícem dolů a skonči.
ask-react = Přesuneš nebo přidáš kočky, než začne záchrana?
ask-rescue = Zachraň kočku, nebo pasuj.
ask-find = Zahraj kartu oshaxe či pokladu, nebo pasuj.
ask-place = Kam dílek položíš?
ask-colour = Zvol barvu.
ask-treasure = Mapa přináší poklad: vezmi si ho, nebo ho nech být.
ask-take = Který dílek si vezmeš?
ask-drawn = Které z dobraných karet si pořídíš?
ask-move = Kterou kočku přesuneš do druhé zóny?
ask-put = Do které zóny kočka půjde?
ask-position = Na kterou pozici kočka půjde?
ask-discard = Kterého úkolu se vzdáš?
ask-remove = Kterého pokladu se vzdáš?
asked-draft = je třeba si nechat kartu
asked-buy = lze pořizovat karty
asked-lessons = chystá se vyložení úkolů
asked-commit = lze vykládat karty odlovu
asked-react = lze přesunout nebo přidat kočky
asked-rescue = lze zachránit kočku
asked-find = lze zahrát kartu oshaxe či pokladu
asked-place = je třeba položit dílek
asked-colour = je třeba zvolit barvu
asked-treasure = čeká poklad z mapy
asked-take = je třeba vybrat dílek
asked-drawn = lze pořídit dobrané karty
asked-move = je třeba přesunout kočku
asked-put = je třeba dát kočku do zóny
asked-position = kočka potřebuje pozici
asked-discard = je třeba vzdát se úkolu
asked-remove = je třeba vzdát se pokladu
asked-over = nic

# Co kdo dělá
action-keep = nechat si { $card }
action-buy = pořídit { $card }
action-commit = vyložit lícem dolů { $card }
action-play = zahrát { $card }
action-discard = vzdát se { $card }
action-take = vzít: { $tile }
action-move = přesunout: { $tile }
action-place = položit na řadu { $row }, sloupec { $col }, natočení { $turn }
action-remove = vzdát se pokladu na řadě { $row }, sloupci { $col }
action-colour = zvolit barvu: { $colour }
action-put = dát sem: { $zone }
action-position = dát na pozici { $position }
action-pay = zaplatit rybu za libovolnou velikost
action-done = hotovo
action-decline = nebrat poklad
action-pass = pasovat

# Co se stalo
event-boat-drawn = { $seat }: { $boat }.
event-order-set = { $seat ->
    [none] Sestřička je v pořadí na místě { $place }.
   *[other] { $seat } je v pořadí na místě { $place }.
}
event-day-started = Začíná den { $day }.
event-cat-drawn = { $zone ->
    [none] Vylosován dílek: { $tile }.
   *[other] { $tile }: { $zone }.
}
event-rare-drawn = Pod ostrov přibývá { $tile }.
event-fish-caught = { $fish ->
    [one] { $seat } uloví { $fish } rybu.
    [few] { $seat } uloví { $fish } ryby.
   *[other] { $seat } uloví { $fish } ryb.
}
event-card-dealt = { $card ->
    [none] { $seat } dostává kartu.
   *[other] { $seat } dostává { $card }.
}
event-card-kept = { $card ->
    [none] { $seat } si nechává kartu.
   *[other] { $seat } si nechává { $card }.
}
event-hands-passed = { $count ->
    [one] Karty putují dál, každému { $count } karta.
    [few] Karty putují dál, každému { $count } karty.
   *[other] Karty putují dál, každému { $count } karet.
}
event-card-received = { $card ->
    [none] { $seat } přebírá kartu.
   *[other] { $seat } přebírá { $card }.
}
event-card-bought = { $card ->
    [none] { $seat } si pořizuje kartu.
   *[other] { $seat } si pořizuje { $card }.
}
event-purchase-made = { $count ->
    [one] { $seat } si pořizuje { $count } kartu, cena v rybách: { $fish }.
    [few] { $seat } si pořizuje { $count } karty, cena v rybách: { $fish }.
   *[other] { $seat } si pořizuje { $count } karet, cena v rybách: { $fish }.
}
event-card-played = { $seat } hraje { $card }.
event-fish-gained = { $fish ->
    [one] { $seat } získává { $fish } rybu.
    [few] { $seat } získává { $fish } ryby.
   *[other] { $seat } získává { $fish } ryb.
}
event-fish-paid = { $fish ->
    [one] { $seat } platí { $fish } rybu.
    [few] { $seat } platí { $fish } ryby.
   *[other] { $seat } platí { $fish } ryb.
}
event-card-drawn = { $card ->
    [none] { $seat } si dobírá kartu.
   *[other] { $seat } si dobírá { $card }.
}
event-private-lesson-laid = { $card ->
    [none] { $seat } vykládá osobní úkol.
   *[other] { $seat } vykládá { $card }.
}
event-public-lesson-laid = { $colour ->
    [none] { $seat } vykládá veřejný úkol { $card }.
   *[other] { $seat } vykládá veřejný úkol { $card }, barva: { $colour }.
}
event-lesson-discarded = { $card ->
    [none] { $seat } se vzdává osobního úkolu.
   *[other] { $seat } se vzdává úkolu { $card }.
}
event-card-committed = { $card ->
    [none] { $seat } vykládá kartu odlovu lícem dolů.
   *[other] { $seat } vykládá lícem dolů { $card }.
}
event-step-done = { $seat } má hotovo.
event-card-revealed = { $seat } ukazuje { $card }.
event-speed-summed = { $seat ->
    [none] Sestřička má rychlost { $speed }.
   *[other] { $seat } má rychlost { $speed }.
}
event-tile-taken = { $seat } si bere dílek: { $tile }.
event-tile-placed = { $seat } ho pokládá na řadu { $row }, sloupec { $col }, natočení { $turn }.
event-basket-used = { $card ->
    [none] { $seat } používá { $basket }.
   *[other] { $seat } používá { $basket }: { $card }.
}
event-oshax-joined = Oshax, kterého má { $seat }, má nyní barvu: { $colour }.
event-map-covered = { $seat } zakrývá mapu: { $colour }.
event-treasure-declined = { $seat } už žádný poklad nebere.
event-tile-removed = { $seat } se vzdává dílku ({ $tile }) na řadě { $row }, sloupci { $col }.
event-basket-gained = { $seat } získává trvanlivý koš.
event-basket-recycled = { $seat } se vzdává trvanlivého koše.
event-cat-moved = { $tile }: { $zone }, pozice { $position }.
event-tile-lost = Ze hry odchází { $tile }.
event-passed = { $seat } pasuje.
event-day-ended = Den { $day } končí; zbylé kočky odcházejí ze hry.
event-colour-revealed = Další barva sestřičky: { $colour }.
event-sister-lesson-drawn = Úkol sestřičky: { $solo }.
event-sister-card-turned = Sestřička otáčí { $solo }.
event-sister-took = Sestřička bere dílek: { $tile }.
event-cats-swapped = Sestřička vyměňuje dva dílky: { $tile } a { $other }.
event-match-scored = { $seat ->
    [none] Body sestřičky: { $points }.
   *[other] { $seat }, body: { $points }.
}

# Co nejde
refused-not-offered = { $card } není mezi kartami, z nichž vybíráš.
refused-not-for-sale = { $card } není mezi kartami, které si můžeš pořídit.
refused-too-dear = { $card } stojí { $cost }; tvé ryby: { $fish }.
refused-not-in-hand = { $card } není v tvé ruce.
refused-not-now = { $card } se teď hrát nedá.
refused-no-effect = { $card } by teď neměla žádný účinek.
refused-no-tile = { $card } nepřináší dílek, pro který by na tvé lodi bylo místo.
refused-not-laid = { $card } není mezi tvými vyloženými úkoly.
refused-not-given = { $tile }: teď není k mání, nebo pro něj na lodi není místo.
refused-cat-not-there = { $tile } není v žádné zóně.
refused-no-basket = Nemáš už žádný koš.
refused-no-fish = Ta kočka stojí { $cost }; tvé ryby: { $fish }.
refused-no-place = Na tvé lodi není místo: { $tile }.
refused-not-movable = { $tile } není v žádné zóně, nebo už byla přesunuta.
refused-does-not-fit = Dílek nejde položit na řadu { $row }, sloupec { $col }.
refused-no-treasure-there = Na řadě { $row }, sloupci { $col } žádný poklad nezačíná.
refused-no-such-cat = Kočku této barvy na lodi nemáš: { $colour }.
refused-no-such-position = Zóna nemá pozici { $position }.
refused-cannot-pay = Není čím platit, nebo není za co.
refused-not-rescued = Nejdřív zachraň kočku, nebo pasuj.
refused-move-one = Přesuň aspoň jednu kočku.
refused-take-one = Vezmi si aspoň jeden dílek.
refused-already-rescued = V tomto tahu už máš zachráněnou kočku; tah jen ukonči.

# Zápisník bodů
line-rats = nezakryté krysy: { $count }
line-rooms = nezaplněné sekce: { $count }
line-families = rodiny koček: { $count }
line-rare-treasures = zlaté poklady: { $count }
line-private-lesson = osobní úkol { $card }
line-public-lesson = veřejný úkol { $card }
line-sister-colour = barva sestřičky: { $colour }
line-sister-lesson = úkol sestřičky { $card }

# Stůl v textu
table-none = nic
table-day = Den { $day } z 5.
table-order = Pořadí na tahu: { $order }.
table-left = Levá zóna (3 ryby): { $tiles }.
table-right = Pravá zóna (5 ryb): { $tiles }.
table-rare = Zlaté poklady: { $tiles }.
table-common = Měděné poklady: { $tiles }.
table-oshax = Oshaxové: { $tiles }.
table-public = { $colour ->
    [none] Veřejný úkol: { $card }.
   *[other] Veřejný úkol: { $card }, { $colour }.
}
table-seat = { $seat }: body { $score }, ryby { $fish }, karty v ruce { $count }.
table-active = (na tahu)
table-passed = (pasuje)
table-baskets = Trvanlivé koše: { $count }, použité: { $used }.
table-lessons = Osobní úkoly: { $count }.
table-lessons-cards = Úkoly: { $cards }.
table-hand-cards = Ruka: { $cards }.
table-offer-cards = Na výběr: { $cards }.
table-kept-cards = Právě vybráno: { $cards }.
table-picks-cards = K pořízení: { $cards }.
table-bought-cards = Pořízeno: { $cards }.
table-committed-cards = Lícem dolů: { $cards }.
table-open-cards = Karty odlovu: { $cards }.
table-committed-count = Karty odlovu lícem dolů: { $count }.
table-known = Víš, že je { $where }: { $cards }.
table-place-hand = v ruce
table-place-offer = v kartách na výběr
table-place-picks = mezi kartami k pořízení
table-place-lessons = mezi úkoly
table-place-committed = mezi kartami lícem dolů
table-drawn = Dobráno: { $cards }.
table-tile = K položení: { $tile }.
table-the-sister = sestřička
table-sister = Sestřička: body { $score }, dnes zbývá karet { $count }, barvy: { $colours }.
table-sister-card = Její karta: { $card }.
table-legend = Loď: B G R P O kočky podle barvy (modrá, zelená, červená, fialová, oranžová), malá písmena nezakryté mapy, $ zlaté a c měděné poklady, x krysy, . prázdná políčka.
