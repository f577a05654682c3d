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
card-1 = 1 oshax
card-2 = 2 oshax
card-3 = 3 oshax
card-4 = 4 oshax
card-5 = 5 oshax
card-6 = 6 oshax
card-7 = 7 odlov, rýchlosť 4
card-8 = 8 odlov, rýchlosť 4
card-9 = 9 odlov, rýchlosť 4
card-10 = 10 odlov, rýchlosť 4
card-11 = 11 odlov, rýchlosť 4
card-12 = 12 odlov, rýchlosť 4
card-13 = 13 odlov, rýchlosť 4
card-14 = 14 odlov, rýchlosť 4
card-15 = 15 odlov, poškodený kôš
card-16 = 16 odlov, poškodený kôš
card-17 = 17 odlov, poškodený kôš
card-18 = 18 odlov, poškodený kôš
card-19 = 19 odlov, poškodený kôš
card-20 = 20 odlov, poškodený kôš
card-21 = 21 odlov, poškodený kôš
card-22 = 22 odlov, poškodený kôš
card-23 = 23 odlov, poškodený kôš, rýchlosť 1
card-24 = 24 odlov, poškodený kôš, rýchlosť 1
card-25 = 25 odlov, poškodený kôš, rýchlosť 1
card-26 = 26 odlov, poškodený kôš, rýchlosť 1
card-27 = 27 odlov, poškodený kôš, rýchlosť 1
card-28 = 28 odlov, poškodený kôš, rýchlosť 1
card-29 = 29 odlov, poškodený kôš, rýchlosť 1
card-30 = 30 odlov, poškodený kôš, rýchlosť 1
card-31 = 31 odlov, poškodený kôš, rýchlosť 1
card-32 = 32 odlov, poškodený kôš, rýchlosť 1
card-33 = 33 odlov, poškodený kôš, rýchlosť 1
card-34 = 34 odlov, poškodený kôš, rýchlosť 1
card-35 = 35 odlov, poškodený kôš, rýchlosť 3
card-36 = 36 odlov, poškodený kôš, rýchlosť 3
card-37 = 37 odlov, poškodený kôš, rýchlosť 3
card-38 = 38 odlov, poškodený kôš, rýchlosť 3
card-39 = 39 odlov, poškodený kôš, rýchlosť 3
card-40 = 40 odlov, poškodený kôš, rýchlosť 3
card-41 = 41 odlov, poškodený kôš, rýchlosť 3
card-42 = 42 odlov, poškodený kôš, rýchlosť 3
card-43 = 43 odlov, kôš, rýchlosť 1
card-44 = 44 odlov, kôš, rýchlosť 1
card-45 = 45 odlov, kôš, rýchlosť 1
card-46 = 46 odlov, kôš, rýchlosť 1
card-47 = 47 odlov, kôš, rýchlosť 1
card-48 = 48 odlov, kôš, rýchlosť 1
card-49 = 49 odlov, kôš, rýchlosť 1
card-50 = 50 odlov, kôš, rýchlosť 1
card-51 = 51 odlov, kôš, rýchlosť 1
card-52 = 52 odlov, kôš, rýchlosť 1
card-53 = 53 odlov, kôš, rýchlosť 1
card-54 = 54 odlov, kôš, rýchlosť 1
card-55 = 55 odlov, kôš, rýchlosť 3
card-56 = 56 odlov, kôš, rýchlosť 3
card-57 = 57 odlov, kôš, rýchlosť 3
card-58 = 58 odlov, kôš, rýchlosť 3
card-59 = 59 odlov, kôš, rýchlosť 3
card-60 = 60 odlov, kôš, rýchlosť 3
card-61 = 61 odlov, kôš, rýchlosť 3
card-62 = 62 odlov, kôš, rýchlosť 3
card-63 = 63 odlov, kôš, rýchlosť 3
card-64 = 64 odlov, kôš, rýchlosť 3
card-65 = 65 odlov, kôš, rýchlosť 3
card-66 = 66 odlov, kôš, rýchlosť 3
card-67 = 67 2 ryby za každého oshaxa
card-68 = 68 2 ryby za každého oshaxa
card-69 = 69 ďalší dielik kamkoľvek
card-70 = 70 ďalší dielik kamkoľvek
card-71 = 71 potiahni si 2 karty
card-72 = 72 potiahni si 2 karty
card-73 = 73 potiahni si 3 karty
card-74 = 74 potiahni si 3 karty
card-75 = 75 dielik z vrecúška na loď
card-76 = 76 trvácny kôš za 5 rýb
card-77 = 77 presuň až 3 mačky
card-78 = 78 1 ryba za každú osobnú úlohu
card-79 = 79 1 ryba za každú osobnú úlohu
card-80 = 80 zachráň o mačku viac
card-81 = 81 zachráň o mačku viac
card-82 = 82 zachráň o mačku viac
card-83 = 83 4 dieliky z vrecúška do zón
card-84 = 84 trvácny kôš
card-85 = 85 trvácny kôš
card-86 = 86 trvácny kôš za 2 úlohy
card-87 = 87 trvácny kôš za 2 úlohy
card-88 = 88 trvácny kôš za 2 poklady
card-89 = 89 trvácny kôš za 2 poklady
card-90 = 90 1 ryba za každú farbu mačiek
card-91 = 91 1 ryba za každú farbu mačiek
card-92 = 92 2 ryby za každý zlatý poklad
card-93 = 93 2 ryby za každý zlatý poklad
card-94 = 94 1 ryba za každý medený poklad
card-95 = 95 1 ryba za každý medený poklad
card-96 = 96 1 ryba za každú mačku jednej farby
card-97 = 97 1 ryba za každú mačku jednej farby
card-98 = 98 1 zlatý alebo 2 medené poklady
card-99 = 99 1 zlatý alebo 2 medené poklady
card-100 = 100 1 zlatý alebo 2 medené poklady
card-101 = 101 1 zlatý alebo 2 medené poklady
card-102 = 102 1 zlatý alebo 2 medené poklady
card-103 = 103 1 zlatý alebo 2 medené poklady
card-104 = 104 1 zlatý alebo 2 medené poklady
card-105 = 105 1 zlatý alebo 2 medené poklady
card-106 = 106 1 zlatý alebo 2 medené poklady
card-107 = 107 2 malé poklady, za rybu 2 ľubovoľné medené
card-108 = 108 2 malé poklady, za rybu 2 ľubovoľné medené
card-109 = 109 2 malé poklady, za rybu 2 ľubovoľné medené
card-110 = 110 2 malé poklady, za rybu 2 ľubovoľné medené
card-111 = 111 2 malé poklady, za rybu 2 ľubovoľné medené
card-112 = 112 2 malé poklady, za rybu 2 ľubovoľné medené
card-113 = 113 celý okraj lode zakrytý
card-114 = 114 presne 15 mačiek
card-115 = 115 3 mačky z každej farby
card-116 = 116 mačka každej farby pri okraji lode
card-117 = 117 mačky jednej farby pri okraji lode
card-118 = 118 presne 3 trvácne koše
card-119 = 119 prvý v poradí na ťahu
card-120 = 120 osamelé mačky
card-121 = 121 najväčšia rodina
card-122 = 122 zlaté poklady
card-123 = 123 medené poklady
card-124 = 124 žiadnu krysu nevidno
card-125 = 125 viditeľné krysy
card-126 = 126 osobné úlohy
card-127 = 127 presne 5 modrých mačiek
card-128 = 128 presne 5 zelených mačiek
card-129 = 129 presne 5 fialových mačiek
card-130 = 130 presne 5 červených mačiek
card-131 = 131 presne 5 oranžových mačiek
card-132 = 132 presne 5 viditeľných krýs
card-133 = 133 presne 6 osobných úloh
card-134 = 134 presne 5 pokladov
card-135 = 135 dvojice mačiek pri okraji lode
card-136 = 136 plná korma aj prova
card-137 = 137 obe kajuty prázdne
card-138 = 138 rodiny s aspoň 4 mačkami
card-139 = 139 oshaxovia
card-140 = 140 prázdna jedáleň
card-141 = 141 tretia najväčšia rodina ešte raz
card-142 = 142 aspoň 5 rýb
card-143 = 143 mačky zvolenej farby pri okraji lode
card-144 = 144 mačky zvolenej farby
card-145 = 145 3 mačky zvolenej farby
card-146 = 146 osamelé mačky zvolenej farby
card-147 = 147 osobné úlohy každého
card-148 = 148 medené poklady každého
card-149 = 149 poklady vedľa mačiek zvolenej farby
card-150 = 150 nezakryté mapy
card-151 = 151 mačky jednej farby pri okraji lode
card-152 = 152 mačka každej farby pri okraji lode
card-153 = 153 dvojice mačiek pri okraji lode
card-154 = 154 žiadnu krysu nevidno
card-155 = 155 plný prostredný rad
card-156 = 156 celý okraj lode zakrytý
card-157 = 157 presne 20 mačiek
card-158 = 158 3 mačky z každej farby
card-159 = 159 presne 5 modrých mačiek
card-160 = 160 presne 5 zelených mačiek
card-161 = 161 presne 5 fialových mačiek
card-162 = 162 presne 5 červených mačiek
card-163 = 163 presne 5 oranžových mačiek
card-164 = 164 poklady
card-165 = 165 najväčšia rodina
card-166 = 166 viditeľné krysy
card-167 = 167 plné sekcie
card-168 = 168 tretia najväčšia rodina ešte raz
card-174 = 174 mačka 5 + mačka 4 (koše 1, rýchlosť 0)
card-175 = 175 mačka 6 + štvorček (koše 4, rýchlosť 0)
card-176 = 176 mačka 3 + oshax 3 (koše 3, rýchlosť 0)
card-177 = 177 mačka 4 + mačka 3 (koše 2, rýchlosť 1)
card-178 = 178 mačka 2 + roh z 3 (koše 4, rýchlosť 1)
card-179 = 179 mačka 5 + zlato 4 (koše 3, rýchlosť 1)
card-180 = 180 mačka 2 + zlato 2 (koše 3, rýchlosť 2)
card-181 = 181 mačka 7 + oshax 2 (koše 2, rýchlosť 2)
card-182 = 182 mačka 4 + zlato 1 (koše 1, rýchlosť 2)
card-183 = 183 mačka 1 + dvojka (koše 4, rýchlosť 3)
card-184 = 184 mačka 6 + zlato 5 (koše 3, rýchlosť 3)
card-185 = 185 mačka 2 + trojka (koše 2, rýchlosť 3)
card-186 = 186 mačka 1 + oshax 5 (koše 4, rýchlosť 4)
card-187 = 187 mačka 1 + mačka 5 (koše 1, rýchlosť 4)
card-188 = 188 mačka 3 + roh z 3 (koše 4, rýchlosť 4)
card-189 = 189 mačka 6 + mačka 1 (koše 1, rýchlosť 5)
card-190 = 190 mačka 7 + dvojka (koše 2, rýchlosť 5)
card-191 = 191 mačka 5 + mačka 2 (koše 2, rýchlosť 6)
card-192 = 192 vymeň 1, 6 + mačka 2 (koše 4, rýchlosť 6)
card-193 = 193 mačka 6 + zlato 3 (koše 3, rýchlosť 7)
card-194 = 194 vymeň 2, 5 + mačka 1 (koše 4, rýchlosť 9)
card-195 = 195 mačka 8 + oshax 1 (koše 3, rýchlosť 9)
card-196 = 196 mačka 4 + trojka (koše 3, rýchlosť 9)
card-197 = 197 farby bez dotyku s pokladom
card-198 = 198 mačky tvojej najväčšej rodiny
card-199 = 199 menej ako 9 pokladov
card-200 = 200 zvyšné ryby
card-201 = 201 viditeľné krysy
card-202 = 202 mačky nad pätnástou
card-203 = 203 farby bez dotyku s okrajom
card-204 = 204 jej najlepšia úloha ešte raz
card-205 = 205 plné sekcie
card-206 = 206 osamelé mačky
card-207 = 207 osobné úlohy
card-208 = 208 body tvojej najväčšej rodiny
card-209 = 209 body tvojej druhej rodiny
card-210 = 210 medené poklady
card-211 = 211 mačky bez dotyku s pokladom
card-212 = 212 zakryté mapy
card-213 = 213 rodiny
card-214 = 214 mačky pri okraji lode
card-215 = 215 farby bez dotyku s krysou

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
event-tile-removed = { $seat } sa vzdáva dielika { $tile } na rade { $row }, stĺpci { $col }.
event-basket-gained = { $seat } získava trvácny kôš.
event-basket-recycled = { $seat } sa vzdáva trvácneho koša.
event-cat-moved = { $tile }: { $zone }, pozícia { $position }.
event-tile-lost = Z hry odchádza { $tile }.
event-passed = { $seat } pasuje.
event-day-ended = Deň { $day } sa končí; zvyšné mačky odchádzajú z hry.
event-colour-revealed = Ďalšia farba sestričky: { $colour }.
event-sister-lesson-drawn = Úloha sestričky: { $solo }.
event-sister-card-turned = Sestrička otáča { $solo }.
event-sister-took = Sestrička berie { $tile }.
event-cats-swapped = Sestrička vymieňa { $tile } a { $other }.
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
