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
card-1 = 1 oshax
card-2 = 2 oshax
card-3 = 3 oshax
card-4 = 4 oshax
card-5 = 5 oshax
card-6 = 6 oshax
card-7 = 7 odlov, rychlost 4
card-8 = 8 odlov, rychlost 4
card-9 = 9 odlov, rychlost 4
card-10 = 10 odlov, rychlost 4
card-11 = 11 odlov, rychlost 4
card-12 = 12 odlov, rychlost 4
card-13 = 13 odlov, rychlost 4
card-14 = 14 odlov, rychlost 4
card-15 = 15 odlov, poškozený koš
card-16 = 16 odlov, poškozený koš
card-17 = 17 odlov, poškozený koš
card-18 = 18 odlov, poškozený koš
card-19 = 19 odlov, poškozený koš
card-20 = 20 odlov, poškozený koš
card-21 = 21 odlov, poškozený koš
card-22 = 22 odlov, poškozený koš
card-23 = 23 odlov, poškozený koš, rychlost 1
card-24 = 24 odlov, poškozený koš, rychlost 1
card-25 = 25 odlov, poškozený koš, rychlost 1
card-26 = 26 odlov, poškozený koš, rychlost 1
card-27 = 27 odlov, poškozený koš, rychlost 1
card-28 = 28 odlov, poškozený koš, rychlost 1
card-29 = 29 odlov, poškozený koš, rychlost 1
card-30 = 30 odlov, poškozený koš, rychlost 1
card-31 = 31 odlov, poškozený koš, rychlost 1
card-32 = 32 odlov, poškozený koš, rychlost 1
card-33 = 33 odlov, poškozený koš, rychlost 1
card-34 = 34 odlov, poškozený koš, rychlost 1
card-35 = 35 odlov, poškozený koš, rychlost 3
card-36 = 36 odlov, poškozený koš, rychlost 3
card-37 = 37 odlov, poškozený koš, rychlost 3
card-38 = 38 odlov, poškozený koš, rychlost 3
card-39 = 39 odlov, poškozený koš, rychlost 3
card-40 = 40 odlov, poškozený koš, rychlost 3
card-41 = 41 odlov, poškozený koš, rychlost 3
card-42 = 42 odlov, poškozený koš, rychlost 3
card-43 = 43 odlov, koš, rychlost 1
card-44 = 44 odlov, koš, rychlost 1
card-45 = 45 odlov, koš, rychlost 1
card-46 = 46 odlov, koš, rychlost 1
card-47 = 47 odlov, koš, rychlost 1
card-48 = 48 odlov, koš, rychlost 1
card-49 = 49 odlov, koš, rychlost 1
card-50 = 50 odlov, koš, rychlost 1
card-51 = 51 odlov, koš, rychlost 1
card-52 = 52 odlov, koš, rychlost 1
card-53 = 53 odlov, koš, rychlost 1
card-54 = 54 odlov, koš, rychlost 1
card-55 = 55 odlov, koš, rychlost 3
card-56 = 56 odlov, koš, rychlost 3
card-57 = 57 odlov, koš, rychlost 3
card-58 = 58 odlov, koš, rychlost 3
card-59 = 59 odlov, koš, rychlost 3
card-60 = 60 odlov, koš, rychlost 3
card-61 = 61 odlov, koš, rychlost 3
card-62 = 62 odlov, koš, rychlost 3
card-63 = 63 odlov, koš, rychlost 3
card-64 = 64 odlov, koš, rychlost 3
card-65 = 65 odlov, koš, rychlost 3
card-66 = 66 odlov, koš, rychlost 3
card-67 = 67 2 ryby za každého oshaxe
card-68 = 68 2 ryby za každého oshaxe
card-69 = 69 další dílek kamkoli
card-70 = 70 další dílek kamkoli
card-71 = 71 Rozhledna: dober si 2 karty
card-72 = 72 Zvěd: dober si 2 karty
card-73 = 73 Vraní hnízdo: dober si 3 karty
card-74 = 74 Navigátor: dober si 3 karty
card-75 = 75 dílek z pytlíku na loď
card-76 = 76 Recyklace: trvanlivý koš za 5 ryb
card-77 = 77 Šanta: přesuň až 3 kočky
card-78 = 78 1 ryba za každý osobní úkol
card-79 = 79 1 ryba za každý osobní úkol
card-80 = 80 zachraň o kočku víc
card-81 = 81 zachraň o kočku víc
card-82 = 82 zachraň o kočku víc
card-83 = 83 4 dílky z pytlíku do zón
card-84 = 84 trvanlivý koš
card-85 = 85 trvanlivý koš
card-86 = 86 trvanlivý koš za 2 úkoly
card-87 = 87 trvanlivý koš za 2 úkoly
card-88 = 88 trvanlivý koš za 2 poklady
card-89 = 89 trvanlivý koš za 2 poklady
card-90 = 90 1 ryba za každou barvu koček
card-91 = 91 1 ryba za každou barvu koček
card-92 = 92 2 ryby za každý zlatý poklad
card-93 = 93 2 ryby za každý zlatý poklad
card-94 = 94 1 ryba za každý měděný poklad
card-95 = 95 1 ryba za každý měděný poklad
card-96 = 96 1 ryba za každou kočku jedné barvy
card-97 = 97 1 ryba za každou kočku jedné barvy
card-98 = 98 1 zlatý nebo 2 měděné poklady
card-99 = 99 1 zlatý nebo 2 měděné poklady
card-100 = 100 1 zlatý nebo 2 měděné poklady
card-101 = 101 1 zlatý nebo 2 měděné poklady
card-102 = 102 1 zlatý nebo 2 měděné poklady
card-103 = 103 1 zlatý nebo 2 měděné poklady
card-104 = 104 1 zlatý nebo 2 měděné poklady
card-105 = 105 1 zlatý nebo 2 měděné poklady
card-106 = 106 1 zlatý nebo 2 měděné poklady
card-107 = 107 2 malé poklady, za rybu 2 libovolné měděné
card-108 = 108 2 malé poklady, za rybu 2 libovolné měděné
card-109 = 109 2 malé poklady, za rybu 2 libovolné měděné
card-110 = 110 2 malé poklady, za rybu 2 libovolné měděné
card-111 = 111 2 malé poklady, za rybu 2 libovolné měděné
card-112 = 112 2 malé poklady, za rybu 2 libovolné měděné
card-113 = 113 celý okraj lodi zakrytý
card-114 = 114 přesně 15 koček
card-115 = 115 3 kočky od každé barvy
card-116 = 116 Smočit tlapky: kočka každé barvy u okraje lodi
card-117 = 117 kočky jedné barvy u okraje lodi
card-118 = 118 přesně 3 trvanlivé koše
card-119 = 119 první v pořadí na tahu
card-120 = 120 osamělé kočky
card-121 = 121 Rodokmen: největší rodina
card-122 = 122 zlaté poklady
card-123 = 123 měděné poklady
card-124 = 124 žádná krysa není vidět
card-125 = 125 viditelné krysy
card-126 = 126 osobní úkoly
card-127 = 127 přesně 5 modrých koček
card-128 = 128 přesně 5 zelených koček
card-129 = 129 přesně 5 fialových koček
card-130 = 130 přesně 5 červených koček
card-131 = 131 Útulek servališků: přesně 5 oranžových koček
card-132 = 132 přesně 5 viditelných krys
card-133 = 133 přesně 6 osobních úkolů
card-134 = 134 přesně 5 pokladů
card-135 = 135 Solární pohon: dvojice koček u okraje lodi
card-136 = 136 plná záď i příď
card-137 = 137 obě kajuty prázdné
card-138 = 138 rodiny o alespoň 4 kočkách
card-139 = 139 oshaxové
card-140 = 140 prázdná jídelna
card-141 = 141 třetí největší rodina ještě jednou
card-142 = 142 alespoň 5 ryb
card-143 = 143 kočky zvolené barvy u okraje lodi
card-144 = 144 kočky zvolené barvy
card-145 = 145 3 kočky zvolené barvy
card-146 = 146 osamělé kočky zvolené barvy
card-147 = 147 osobní úkoly každého
card-148 = 148 Vetešník: měděné poklady každého
card-149 = 149 poklady vedle koček zvolené barvy
card-150 = 150 nezakryté mapy
card-151 = 151 kočky jedné barvy u okraje lodi
card-152 = 152 kočka každé barvy u okraje lodi
card-153 = 153 dvojice koček u okraje lodi
card-154 = 154 žádná krysa není vidět
card-155 = 155 plná prostřední řada
card-156 = 156 celý okraj lodi zakrytý
card-157 = 157 přesně 20 koček
card-158 = 158 3 kočky od každé barvy
card-159 = 159 přesně 5 modrých koček
card-160 = 160 přesně 5 zelených koček
card-161 = 161 přesně 5 fialových koček
card-162 = 162 přesně 5 červených koček
card-163 = 163 přesně 5 oranžových koček
card-164 = 164 poklady
card-165 = 165 největší rodina
card-166 = 166 viditelné krysy
card-167 = 167 plné sekce
card-168 = 168 třetí největší rodina ještě jednou
card-174 = 174 kočka 5 + kočka 4 (koše 1, rychlost 0)
card-175 = 175 kočka 6 + čtvereček (koše 4, rychlost 0)
card-176 = 176 kočka 3 + oshax 3 (koše 3, rychlost 0)
card-177 = 177 kočka 4 + kočka 3 (koše 2, rychlost 1)
card-178 = 178 kočka 2 + roh ze 3 (koše 4, rychlost 1)
card-179 = 179 kočka 5 + zlato 4 (koše 3, rychlost 1)
card-180 = 180 kočka 2 + zlato 2 (koše 3, rychlost 2)
card-181 = 181 kočka 7 + oshax 2 (koše 2, rychlost 2)
card-182 = 182 kočka 4 + zlato 1 (koše 1, rychlost 2)
card-183 = 183 kočka 1 + dvojka (koše 4, rychlost 3)
card-184 = 184 kočka 6 + zlato 5 (koše 3, rychlost 3)
card-185 = 185 kočka 2 + trojka (koše 2, rychlost 3)
card-186 = 186 kočka 1 + oshax 5 (koše 4, rychlost 4)
card-187 = 187 kočka 1 + kočka 5 (koše 1, rychlost 4)
card-188 = 188 kočka 3 + roh ze 3 (koše 4, rychlost 4)
card-189 = 189 kočka 6 + kočka 1 (koše 1, rychlost 5)
card-190 = 190 kočka 7 + dvojka (koše 2, rychlost 5)
card-191 = 191 kočka 5 + kočka 2 (koše 2, rychlost 6)
card-192 = 192 vyměň 1, 6 + kočka 2 (koše 4, rychlost 6)
card-193 = 193 kočka 6 + zlato 3 (koše 3, rychlost 7)
card-194 = 194 vyměň 2, 5 + kočka 1 (koše 4, rychlost 9)
card-195 = 195 kočka 8 + oshax 1 (koše 3, rychlost 9)
card-196 = 196 kočka 4 + trojka (koše 3, rychlost 9)
card-197 = 197 Skromnost: barvy bez dotyku s pokladem
card-198 = 198 kočky tvé největší rodiny
card-199 = 199 méně než 9 pokladů
card-200 = 200 zbylé ryby
card-201 = 201 viditelné krysy
card-202 = 202 kočky nad patnáctou
card-203 = 203 Úchvatná podívaná: barvy bez dotyku s okrajem
card-204 = 204 její nejlepší úkol ještě jednou
card-205 = 205 plné sekce
card-206 = 206 osamělé kočky
card-207 = 207 osobní úkoly
card-208 = 208 body tvé největší rodiny
card-209 = 209 body tvé druhé rodiny
card-210 = 210 měděné poklady
card-211 = 211 kočky bez dotyku s pokladem
card-212 = 212 zakryté mapy
card-213 = 213 rodiny
card-214 = 214 kočky u okraje lodi
card-215 = 215 Past na krysy: barvy bez dotyku s krysou

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
event-tile-removed = { $seat } se vzdává dílku { $tile } na řadě { $row }, sloupci { $col }.
event-basket-gained = { $seat } získává trvanlivý koš.
event-basket-recycled = { $seat } se vzdává trvanlivého koše.
event-cat-moved = { $tile }: { $zone }, pozice { $position }.
event-tile-lost = Ze hry odchází { $tile }.
event-passed = { $seat } pasuje.
event-day-ended = Den { $day } končí; zbylé kočky odcházejí ze hry.
event-colour-revealed = Další barva sestřičky: { $colour }.
event-sister-lesson-drawn = Úkol sestřičky: { $solo }.
event-sister-card-turned = Sestřička otáčí { $solo }.
event-sister-took = Sestřička bere { $tile }.
event-cats-swapped = Sestřička vyměňuje { $tile } a { $other }.
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
