# Tiles
shape-cat01 = mačka T
shape-cat02 = mačka W
shape-cat03 = mačka S zo 6
shape-cat04 = mačka Y
shape-cat05 = mačka P
shape-cat06 = mačka h
shape-cat07 = mačka dlhé T
shape-cat08 = mačka V
shape-cat09 = mačka L
shape-cat10 = mačka U
shape-cat11 = mačka hák
shape-cat12 = mačka hrubé Y
shape-cat13 = mačka X
shape-cat14 = mačka N
shape-cat15 = mačka Z
shape-cat16 = mačka I
shape-cat17 = mačka dýka
shape-oshax1 = oshax (schody)
shape-oshax2 = oshax (dva hrbole)
shape-oshax3 = oshax (hák so schodom)
shape-oshax4 = oshax (T s pätou)
shape-oshax5 = oshax (tyč s hrboľom a pätou)
shape-oshax6 = oshax (cikcak s hrboľom)
shape-rare-L4 = zlatý poklad L
shape-rare-T4 = zlatý poklad T
shape-rare-O4 = zlatý poklad O
shape-rare-S4 = zlatý poklad S
shape-rare-I4 = zlatý poklad I
shape-common-I1 = medený poklad, štvorček
shape-common-I2 = medený poklad, dvojka
shape-common-L3 = medený poklad, roh z 3
shape-common-I3 = medený poklad, trojka
colour-blue = modrá
colour-green = zelená
colour-red = červená
colour-purple = fialová
colour-orange = oranžová
colour-white = biela
colour-gold = zlato
colour-copper = meď
boat-blue = modrá loď
boat-green = zelená loď
boat-red = červená loď
boat-purple = fialová loď
zone-left = ľavá zóna
zone-right = pravá zóna
basket-permanent = trvácny kôš
basket-whole = jednorazový kôš
basket-broken = poškodený kôš

# Cards
card-1 = „oshax“ (1)
card-2 = „oshax“ (2)
card-3 = „oshax“ (3)
card-4 = „oshax“ (4)
card-5 = „oshax“ (5)
card-6 = „oshax“ (6)
card-7 = „odlov, rýchlosť 4“ (7)
card-8 = „odlov, rýchlosť 4“ (8)
card-9 = „odlov, rýchlosť 4“ (9)
card-10 = „odlov, rýchlosť 4“ (10)
card-11 = „odlov, rýchlosť 4“ (11)
card-12 = „odlov, rýchlosť 4“ (12)
card-13 = „odlov, rýchlosť 4“ (13)
card-14 = „odlov, rýchlosť 4“ (14)
card-15 = „odlov, poškodený kôš“ (15)
card-16 = „odlov, poškodený kôš“ (16)
card-17 = „odlov, poškodený kôš“ (17)
card-18 = „odlov, poškodený kôš“ (18)
card-19 = „odlov, poškodený kôš“ (19)
card-20 = „odlov, poškodený kôš“ (20)
card-21 = „odlov, poškodený kôš“ (21)
card-22 = „odlov, poškodený kôš“ (22)
card-23 = „odlov, poškodený kôš, rýchlosť 1“ (23)
card-24 = „odlov, poškodený kôš, rýchlosť 1“ (24)
card-25 = „odlov, poškodený kôš, rýchlosť 1“ (25)
card-26 = „odlov, poškodený kôš, rýchlosť 1“ (26)
card-27 = „odlov, poškodený kôš, rýchlosť 1“ (27)
card-28 = „odlov, poškodený kôš, rýchlosť 1“ (28)
card-29 = „odlov, poškodený kôš, rýchlosť 1“ (29)
card-30 = „odlov, poškodený kôš, rýchlosť 1“ (30)
card-31 = „odlov, poškodený kôš, rýchlosť 1“ (31)
card-32 = „odlov, poškodený kôš, rýchlosť 1“ (32)
card-33 = „odlov, poškodený kôš, rýchlosť 1“ (33)
card-34 = „odlov, poškodený kôš, rýchlosť 1“ (34)
card-35 = „odlov, poškodený kôš, rýchlosť 3“ (35)
card-36 = „odlov, poškodený kôš, rýchlosť 3“ (36)
card-37 = „odlov, poškodený kôš, rýchlosť 3“ (37)
card-38 = „odlov, poškodený kôš, rýchlosť 3“ (38)
card-39 = „odlov, poškodený kôš, rýchlosť 3“ (39)
card-40 = „odlov, poškodený kôš, rýchlosť 3“ (40)
card-41 = „odlov, poškodený kôš, rýchlosť 3“ (41)
card-42 = „odlov, poškodený kôš, rýchlosť 3“ (42)
card-43 = „odlov, kôš, rýchlosť 1“ (43)
card-44 = „odlov, kôš, rýchlosť 1“ (44)
card-45 = „odlov, kôš, rýchlosť 1“ (45)
card-46 = „odlov, kôš, rýchlosť 1“ (46)
card-47 = „odlov, kôš, rýchlosť 1“ (47)
card-48 = „odlov, kôš, rýchlosť 1“ (48)
card-49 = „odlov, kôš, rýchlosť 1“ (49)
card-50 = „odlov, kôš, rýchlosť 1“ (50)
card-51 = „odlov, kôš, rýchlosť 1“ (51)
card-52 = „odlov, kôš, rýchlosť 1“ (52)
card-53 = „odlov, kôš, rýchlosť 1“ (53)
card-54 = „odlov, kôš, rýchlosť 1“ (54)
card-55 = „odlov, kôš, rýchlosť 3“ (55)
card-56 = „odlov, kôš, rýchlosť 3“ (56)
card-57 = „odlov, kôš, rýchlosť 3“ (57)
card-58 = „odlov, kôš, rýchlosť 3“ (58)
card-59 = „odlov, kôš, rýchlosť 3“ (59)
card-60 = „odlov, kôš, rýchlosť 3“ (60)
card-61 = „odlov, kôš, rýchlosť 3“ (61)
card-62 = „odlov, kôš, rýchlosť 3“ (62)
card-63 = „odlov, kôš, rýchlosť 3“ (63)
card-64 = „odlov, kôš, rýchlosť 3“ (64)
card-65 = „odlov, kôš, rýchlosť 3“ (65)
card-66 = „odlov, kôš, rýchlosť 3“ (66)
card-67 = „2 ryby za každého oshaxa“ (67)
card-68 = „2 ryby za každého oshaxa“ (68)
card-69 = „ďalší dielik kamkoľvek“ (69)
card-70 = „ďalší dielik kamkoľvek“ (70)
card-71 = „potiahni si 2 karty“ (71)
card-72 = „potiahni si 2 karty“ (72)
card-73 = „potiahni si 3 karty“ (73)
card-74 = „potiahni si 3 karty“ (74)
card-75 = „dielik z vrecúška na loď“ (75)
card-76 = „trvácny kôš za 5 rýb“ (76)
card-77 = „presuň až 3 mačky“ (77)
card-78 = „1 ryba za každú osobnú úlohu“ (78)
card-79 = „1 ryba za každú osobnú úlohu“ (79)
card-80 = „zachráň o mačku viac“ (80)
card-81 = „zachráň o mačku viac“ (81)
card-82 = „zachráň o mačku viac“ (82)
card-83 = „4 dieliky z vrecúška do zón“ (83)
card-84 = „trvácny kôš“ (84)
card-85 = „trvácny kôš“ (85)
card-86 = „trvácny kôš za 2 úlohy“ (86)
card-87 = „trvácny kôš za 2 úlohy“ (87)
card-88 = „trvácny kôš za 2 poklady“ (88)
card-89 = „trvácny kôš za 2 poklady“ (89)
card-90 = „1 ryba za každú farbu mačiek“ (90)
card-91 = „1 ryba za každú farbu mačiek“ (91)
card-92 = „2 ryby za každý zlatý poklad“ (92)
card-93 = „2 ryby za každý zlatý poklad“ (93)
card-94 = „1 ryba za každý medený poklad“ (94)
card-95 = „1 ryba za každý medený poklad“ (95)
card-96 = „1 ryba za každú mačku jednej farby“ (96)
card-97 = „1 ryba za každú mačku jednej farby“ (97)
card-98 = „1 zlatý alebo 2 medené poklady“ (98)
card-99 = „1 zlatý alebo 2 medené poklady“ (99)
card-100 = „1 zlatý alebo 2 medené poklady“ (100)
card-101 = „1 zlatý alebo 2 medené poklady“ (101)
card-102 = „1 zlatý alebo 2 medené poklady“ (102)
card-103 = „1 zlatý alebo 2 medené poklady“ (103)
card-104 = „1 zlatý alebo 2 medené poklady“ (104)
card-105 = „1 zlatý alebo 2 medené poklady“ (105)
card-106 = „1 zlatý alebo 2 medené poklady“ (106)
card-107 = „2 malé poklady, za rybu 2 ľubovoľné medené“ (107)
card-108 = „2 malé poklady, za rybu 2 ľubovoľné medené“ (108)
card-109 = „2 malé poklady, za rybu 2 ľubovoľné medené“ (109)
card-110 = „2 malé poklady, za rybu 2 ľubovoľné medené“ (110)
card-111 = „2 malé poklady, za rybu 2 ľubovoľné medené“ (111)
card-112 = „2 malé poklady, za rybu 2 ľubovoľné medené“ (112)
card-113 = „celý okraj lode zakrytý“ (113)
card-114 = „presne 15 mačiek“ (114)
card-115 = „3 mačky z každej farby“ (115)
card-116 = „mačka každej farby pri okraji lode“ (116)
card-117 = „mačky jednej farby pri okraji lode“ (117)
card-118 = „presne 3 trvácne koše“ (118)
card-119 = „prvý v poradí na ťahu“ (119)
card-120 = „osamelé mačky“ (120)
card-121 = „najväčšia rodina“ (121)
card-122 = „zlaté poklady“ (122)
card-123 = „medené poklady“ (123)
card-124 = „žiadnu krysu nevidno“ (124)
card-125 = „viditeľné krysy“ (125)
card-126 = „osobné úlohy“ (126)
card-127 = „presne 5 modrých mačiek“ (127)
card-128 = „presne 5 zelených mačiek“ (128)
card-129 = „presne 5 fialových mačiek“ (129)
card-130 = „presne 5 červených mačiek“ (130)
card-131 = „presne 5 oranžových mačiek“ (131)
card-132 = „presne 5 viditeľných krýs“ (132)
card-133 = „presne 6 osobných úloh“ (133)
card-134 = „presne 5 pokladov“ (134)
card-135 = „dvojice mačiek pri okraji lode“ (135)
card-136 = „plná korma aj prova“ (136)
card-137 = „obe kajuty prázdne“ (137)
card-138 = „rodiny s aspoň 4 mačkami“ (138)
card-139 = „oshaxovia“ (139)
card-140 = „prázdna jedáleň“ (140)
card-141 = „tretia najväčšia rodina ešte raz“ (141)
card-142 = „aspoň 5 rýb“ (142)
card-143 = „mačky zvolenej farby pri okraji lode“ (143)
card-144 = „mačky zvolenej farby“ (144)
card-145 = „3 mačky zvolenej farby“ (145)
card-146 = „osamelé mačky zvolenej farby“ (146)
card-147 = „osobné úlohy každého“ (147)
card-148 = „medené poklady každého“ (148)
card-149 = „poklady vedľa mačiek zvolenej farby“ (149)
card-150 = „nezakryté mapy“ (150)
card-151 = „mačky jednej farby pri okraji lode“ (151)
card-152 = „mačka každej farby pri okraji lode“ (152)
card-153 = „dvojice mačiek pri okraji lode“ (153)
card-154 = „žiadnu krysu nevidno“ (154)
card-155 = „plný prostredný rad“ (155)
card-156 = „celý okraj lode zakrytý“ (156)
card-157 = „presne 20 mačiek“ (157)
card-158 = „3 mačky z každej farby“ (158)
card-159 = „presne 5 modrých mačiek“ (159)
card-160 = „presne 5 zelených mačiek“ (160)
card-161 = „presne 5 fialových mačiek“ (161)
card-162 = „presne 5 červených mačiek“ (162)
card-163 = „presne 5 oranžových mačiek“ (163)
card-164 = „poklady“ (164)
card-165 = „najväčšia rodina“ (165)
card-166 = „viditeľné krysy“ (166)
card-167 = „plné sekcie“ (167)
card-168 = „tretia najväčšia rodina ešte raz“ (168)
card-174 = „mačka 5 + mačka 4 (koše 1, rýchlosť 0)“ (174)
card-175 = „mačka 6 + štvorček (koše 4, rýchlosť 0)“ (175)
card-176 = „mačka 3 + oshax 3 (koše 3, rýchlosť 0)“ (176)
card-177 = „mačka 4 + mačka 3 (koše 2, rýchlosť 1)“ (177)
card-178 = „mačka 2 + roh z 3 (koše 4, rýchlosť 1)“ (178)
card-179 = „mačka 5 + zlato 4 (koše 3, rýchlosť 1)“ (179)
card-180 = „mačka 2 + zlato 2 (koše 3, rýchlosť 2)“ (180)
card-181 = „mačka 7 + oshax 2 (koše 2, rýchlosť 2)“ (181)
card-182 = „mačka 4 + zlato 1 (koše 1, rýchlosť 2)“ (182)
card-183 = „mačka 1 + dvojka (koše 4, rýchlosť 3)“ (183)
card-184 = „mačka 6 + zlato 5 (koše 3, rýchlosť 3)“ (184)
card-185 = „mačka 2 + trojka (koše 2, rýchlosť 3)“ (185)
card-186 = „mačka 1 + oshax 5 (koše 4, rýchlosť 4)“ (186)
card-187 = „mačka 1 + mačka 5 (koše 1, rýchlosť 4)“ (187)
card-188 = „mačka 3 + roh z 3 (koše 4, rýchlosť 4)“ (188)
card-189 = „mačka 6 + mačka 1 (koše 1, rýchlosť 5)“ (189)
card-190 = „mačka 7 + dvojka (koše 2, rýchlosť 5)“ (190)
card-191 = „mačka 5 + mačka 2 (koše 2, rýchlosť 6)“ (191)
card-192 = „vymeň 1, 6 + mačka 2 (koše 4, rýchlosť 6)“ (192)
card-193 = „mačka 6 + zlato 3 (koše 3, rýchlosť 7)“ (193)
card-194 = „vymeň 2, 5 + mačka 1 (koše 4, rýchlosť 9)“ (194)
card-195 = „mačka 8 + oshax 1 (koše 3, rýchlosť 9)“ (195)
card-196 = „mačka 4 + trojka (koše 3, rýchlosť 9)“ (196)
card-197 = „farby bez dotyku s pokladom“ (197)
card-198 = „mačky tvojej najväčšej rodiny“ (198)
card-199 = „menej ako 9 pokladov“ (199)
card-200 = „zvyšné ryby“ (200)
card-201 = „viditeľné krysy“ (201)
card-202 = „mačky nad pätnástou“ (202)
card-203 = „farby bez dotyku s okrajom“ (203)
card-204 = „jej najlepšia úloha ešte raz“ (204)
card-205 = „plné sekcie“ (205)
card-206 = „osamelé mačky“ (206)
card-207 = „osobné úlohy“ (207)
card-208 = „body tvojej najväčšej rodiny“ (208)
card-209 = „body tvojej druhej rodiny“ (209)
card-210 = „medené poklady“ (210)
card-211 = „mačky bez dotyku s pokladom“ (211)
card-212 = „zakryté mapy“ (212)
card-213 = „rodiny“ (213)
card-214 = „mačky pri okraji lode“ (214)
card-215 = „farby bez dotyku s krysou“ (215)

# Na čo sa pýtame
ask-draft = Nechaj si kartu; zvyšok pošleš ďalej.
ask-buy = Zaobstaraj si karty za ryby a skonči.
ask-lessons = Môžeš zahrať univerzálne karty; potom sa vyložia všetky tvoje úlohy.
ask-commit = Vylož karty odlovu lícom nadol a skonči.
ask-react = Presunieš alebo pridáš mačky, kým sa začne záchrana?
ask-rescue = Zachráň mačku, alebo pasuj.
ask-find = Zahraj kartu oshaxa či pokladu, alebo pasuj.
ask-place = Kam dielik položíš?
ask-colour = Zvoľ farbu.
ask-treasure = Mapa prináša poklad: vezmi si ho, alebo ho nechaj.
ask-take = Ktorý dielik si vezmeš?
ask-drawn = Ktoré z potiahnutých kariet si zaobstaráš?
ask-move = Ktorú mačku presunieš do druhej zóny?
ask-put = Do ktorej zóny mačka pôjde?
ask-position = Na ktorú pozíciu mačka pôjde?
ask-discard = Ktorej úlohy sa vzdáš?
ask-remove = Ktorého pokladu sa vzdáš?
asked-draft = treba si nechať kartu
asked-buy = možno kupovať karty
asked-lessons = chystá sa vyloženie úloh
asked-commit = možno vykladať karty odlovu
asked-react = možno presunúť alebo pridať mačky
asked-rescue = možno zachrániť mačku
asked-find = možno zahrať kartu oshaxa či pokladu
asked-place = treba položiť dielik
asked-colour = treba zvoliť farbu
asked-treasure = čaká poklad z mapy
asked-take = treba vybrať dielik
asked-drawn = možno kúpiť potiahnuté karty
asked-move = treba presunúť mačku
asked-put = treba dať mačku do zóny
asked-position = mačka potrebuje pozíciu
asked-discard = treba sa vzdať úlohy
asked-remove = treba sa vzdať pokladu
asked-over = nič

# Čo kto robí
action-keep = nechať si { $card }
action-buy = kúpiť { $card }
action-commit = vyložiť lícom nadol { $card }
action-play = zahrať { $card }
action-discard = vzdať sa { $card }
action-take = vziať: { $tile }
action-move = presunúť: { $tile }
action-place = položiť na rad { $row }, stĺpec { $col }, natočenie { $turn }
action-remove = vzdať sa pokladu na rade { $row }, stĺpci { $col }
action-colour = zvoliť farbu: { $colour }
action-put = dať sem: { $zone }
action-position = dať na pozíciu { $position }
action-pay = zaplatiť rybu za ľubovoľnú veľkosť
action-done = hotovo
action-decline = nebrať poklad
action-pass = pasovať

# Čo sa stalo
event-boat-drawn = { $seat }: { $boat }.
event-order-set = { $seat ->
    [none] Sestrička je v poradí na mieste { $place }.
   *[other] { $seat } je v poradí na mieste { $place }.
}
event-day-started = Začína sa deň { $day }.
event-cat-drawn = { $zone ->
    [none] Vytiahnutý dielik: { $tile }.
   *[other] { $tile }: { $zone }.
}
event-rare-drawn = Pod ostrov pribúda { $tile }.
event-fish-caught = { $fish ->
    [one] { $seat } uloví { $fish } rybu.
    [few] { $seat } uloví { $fish } ryby.
   *[other] { $seat } uloví { $fish } rýb.
}
event-card-dealt = { $card ->
    [none] { $seat } dostáva kartu.
   *[other] { $seat } dostáva { $card }.
}
event-card-kept = { $card ->
    [none] { $seat } si necháva kartu.
   *[other] { $seat } si necháva { $card }.
}
event-hands-passed = { $count ->
    [one] Karty putujú ďalej, každému { $count } karta.
    [few] Karty putujú ďalej, každému { $count } karty.
   *[other] Karty putujú ďalej, každému { $count } kariet.
}
event-card-received = { $card ->
    [none] { $seat } preberá kartu.
   *[other] { $seat } preberá { $card }.
}
event-card-bought = { $card ->
    [none] { $seat } kupuje kartu.
   *[other] { $seat } kupuje { $card }.
}
event-purchase-made = { $count ->
    [one] { $seat } kupuje { $count } kartu, cena v rybách: { $fish }.
    [few] { $seat } kupuje { $count } karty, cena v rybách: { $fish }.
   *[other] { $seat } kupuje { $count } kariet, cena v rybách: { $fish }.
}
event-card-played = { $seat } hrá { $card }.
event-fish-gained = { $fish ->
    [one] { $seat } získava { $fish } rybu.
    [few] { $seat } získava { $fish } ryby.
   *[other] { $seat } získava { $fish } rýb.
}
event-fish-paid = { $fish ->
    [one] { $seat } platí { $fish } rybu.
    [few] { $seat } platí { $fish } ryby.
   *[other] { $seat } platí { $fish } rýb.
}
event-card-drawn = { $card ->
    [none] { $seat } si ťahá kartu.
   *[other] { $seat } si ťahá { $card }.
}
event-private-lesson-laid = { $card ->
    [none] { $seat } vykladá osobnú úlohu.
   *[other] { $seat } vykladá { $card }.
}
event-public-lesson-laid = { $colour ->
    [none] { $seat } vykladá verejnú úlohu { $card }.
   *[other] { $seat } vykladá verejnú úlohu { $card }, farba: { $colour }.
}
event-lesson-discarded = { $card ->
    [none] { $seat } sa vzdáva osobnej úlohy.
   *[other] { $seat } sa vzdáva úlohy { $card }.
}
event-card-committed = { $card ->
    [none] { $seat } vykladá kartu odlovu lícom nadol.
   *[other] { $seat } vykladá lícom nadol { $card }.
}
event-step-done = { $seat } má hotovo.
event-card-revealed = { $seat } ukazuje { $card }.
event-speed-summed = { $seat ->
    [none] Sestrička má rýchlosť { $speed }.
   *[other] { $seat } má rýchlosť { $speed }.
}
event-tile-taken = { $seat } si berie dielik: { $tile }.
event-tile-placed = { $seat } ho kladie na rad { $row }, stĺpec { $col }, natočenie { $turn }.
event-basket-used = { $card ->
    [none] { $seat } používa { $basket }.
   *[other] { $seat } používa { $basket }: { $card }.
}
event-oshax-joined = Oshax, ktorého má { $seat }, má teraz farbu: { $colour }.
event-map-covered = { $seat } zakrýva mapu: { $colour }.
event-treasure-declined = { $seat } už žiadny poklad neberie.
event-tile-removed = { $seat } sa vzdáva dielika ({ $tile }) na rade { $row }, stĺpci { $col }.
event-basket-gained = { $seat } získava trvácny kôš.
event-basket-recycled = { $seat } sa vzdáva trvácneho koša.
event-cat-moved = { $tile }: { $zone }, pozícia { $position }.
event-tile-lost = Z hry odchádza { $tile }.
event-passed = { $seat } pasuje.
event-day-ended = Deň { $day } sa končí; zvyšné mačky odchádzajú z hry.
event-colour-revealed = Ďalšia farba sestričky: { $colour }.
event-sister-lesson-drawn = Úloha sestričky: { $solo }.
event-sister-card-turned = Sestrička otáča { $solo }.
event-sister-took = Sestrička berie dielik: { $tile }.
event-cats-swapped = Sestrička vymieňa dva dieliky: { $tile } a { $other }.
event-match-scored = { $seat ->
    [none] Body sestričky: { $points }.
   *[other] { $seat }, body: { $points }.
}

# Čo nejde
refused-not-offered = { $card } nie je medzi kartami, z ktorých vyberáš.
refused-not-for-sale = { $card } nie je medzi kartami, ktoré si môžeš kúpiť.
refused-too-dear = { $card } stojí { $cost }; tvoje ryby: { $fish }.
refused-not-in-hand = { $card } nie je v tvojej ruke.
refused-not-now = { $card } sa teraz hrať nedá.
refused-no-effect = { $card } by teraz nemala žiadny účinok.
refused-no-tile = { $card } neprináša dielik, pre ktorý by na tvojej lodi bolo miesto.
refused-not-laid = { $card } nie je medzi tvojimi vyloženými úlohami.
refused-not-given = { $tile }: teraz sa nedá vziať, alebo preň na lodi nie je miesto.
refused-cat-not-there = { $tile } nie je v žiadnej zóne.
refused-no-basket = Nemáš už žiadny kôš.
refused-no-fish = Tá mačka stojí { $cost }; tvoje ryby: { $fish }.
refused-no-place = Na tvojej lodi nie je miesto: { $tile }.
refused-not-movable = { $tile } nie je v žiadnej zóne, alebo už bola presunutá.
refused-does-not-fit = Dielik sa nedá položiť na rad { $row }, stĺpec { $col }.
refused-no-treasure-there = Na rade { $row }, stĺpci { $col } sa žiadny poklad nezačína.
refused-no-such-cat = Mačku tejto farby na lodi nemáš: { $colour }.
refused-no-such-position = Zóna nemá pozíciu { $position }.
refused-cannot-pay = Nie je čím platiť, alebo nie je za čo.
refused-not-rescued = Najprv zachráň mačku, alebo pasuj.
refused-move-one = Presuň aspoň jednu mačku.
refused-take-one = Vezmi si aspoň jeden dielik.
refused-already-rescued = V tomto ťahu už máš zachránenú mačku; ťah iba ukonči.

# Zápisník bodov
line-rats = nezakryté krysy: { $count }
line-rooms = nezaplnené sekcie: { $count }
line-families = rodiny mačiek: { $count }
line-rare-treasures = zlaté poklady: { $count }
line-private-lesson = osobná úloha { $card }
line-public-lesson = verejná úloha { $card }
line-sister-colour = farba sestričky: { $colour }
line-sister-lesson = úloha sestričky { $card }

# Stôl v texte
table-none = nič
table-day = Deň { $day } z 5.
table-order = Poradie na ťahu: { $order }.
table-left = Ľavá zóna (3 ryby): { $tiles }.
table-right = Pravá zóna (5 rýb): { $tiles }.
table-rare = Zlaté poklady: { $tiles }.
table-common = Medené poklady: { $tiles }.
table-oshax = Oshaxovia: { $tiles }.
table-public = { $colour ->
    [none] Verejná úloha: { $card }.
   *[other] Verejná úloha: { $card }, { $colour }.
}
table-seat = { $seat }: body { $score }, ryby { $fish }, karty v ruke { $count }.
table-active = (na ťahu)
table-passed = (pasuje)
table-baskets = Trvácne koše: { $count }, použité: { $used }.
table-lessons = Osobné úlohy: { $count }.
table-lessons-cards = Úlohy: { $cards }.
table-hand-cards = Ruka: { $cards }.
table-offer-cards = Na výber: { $cards }.
table-kept-cards = Práve vybraté: { $cards }.
table-picks-cards = Na kúpu: { $cards }.
table-bought-cards = Kúpené: { $cards }.
table-committed-cards = Lícom nadol: { $cards }.
table-open-cards = Karty odlovu: { $cards }.
table-committed-count = Karty odlovu lícom nadol: { $count }.
table-known = Vieš, že je { $where }: { $cards }.
table-place-hand = v ruke
table-place-offer = v kartách na výber
table-place-picks = medzi kartami na kúpu
table-place-lessons = medzi úlohami
table-place-committed = medzi kartami lícom nadol
table-drawn = Potiahnuté: { $cards }.
table-tile = Na položenie: { $tile }.
table-the-sister = sestrička
table-sister = Sestrička: body { $score }, dnes zostáva kariet { $count }, farby: { $colours }.
table-sister-card = Jej karta: { $card }.
table-legend = Loď: B G R P O mačky podľa farby (modrá, zelená, červená, fialová, oranžová), malé písmená nezakryté mapy, $ zlaté a c medené poklady, x krysy, . prázdne políčka.
