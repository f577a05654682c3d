# Farby a ich symboly
colour-red = červená
colour-green = zelená
colour-blue = modrá
colour-orange = oranžová
colour-yellow = žltá
colour-purple = fialová
letter-red = Č
letter-green = Z
letter-blue = M
letter-orange = O
letter-yellow = Ž
letter-purple = F
symbol-red = červená dvanásťcípa hviezda
symbol-green = zelený kotúč
symbol-blue = modrá šesťcípa hviezda
symbol-orange = oranžový šesťuholník
symbol-yellow = žlté slnko
symbol-purple = fialový krúžok
direction-e = vpravo
direction-ne = vpravo hore
direction-nw = vľavo hore
direction-w = vľavo
direction-sw = vľavo dole
direction-se = vpravo dole

# Na čo sa pýtame
ask-choose = Vyber dielik zo stojana.
ask-lay = Kam dielik priložíš?
ask-swap = Necháš si dieliky a doplníš stojan, alebo ich všetky vymeníš?
asked-choose = najprv musíš vybrať dielik
asked-lay = vybraný dielik musíš priložiť
asked-swap = dieliky si môžeš nechať, alebo ich vymeniť
asked-over = niet o čom rozhodovať

# Čo sa dá urobiť
action-choose = vziať dielik: { $tile }
action-lay = priložiť ho na { $cell }, druhou polovicou { $towards }
action-decline = vzdať sa bonusového ťahu
action-swap = ukázať a vymeniť všetky dieliky
action-keep = nechať si dieliky a doplniť stojan

# Čo sa stalo
event-match-started = Začína { $seat }.
event-tile-drawn = { $tile ->
    [none] { $seat } ťahá z vrecka dielik.
   *[other] { $seat } ťahá z vrecka: { $tile }.
}
event-tile-chosen = { $tile ->
    [none] { $seat } má vybraný dielik.
   *[other] { $seat } vyberá: { $tile }.
}
event-tile-laid = { $seat } prikladá na { $cell }, druhou polovicou { $towards }: { $tile }.
event-half-counted = { $seat } počíta na { $cell }: { $colour } { $count }.
event-peg-moved = { $steps ->
    [one] { $seat } posúva kolík o { $steps } pole na { $points }: { $colour }.
    [few] { $seat } posúva kolík o { $steps } polia na { $points }: { $colour }.
   *[other] { $seat } posúva kolík o { $steps } polí na { $points }: { $colour }.
}
event-bonus-earned = { $seat } má na kolíku { $points }, { $colour }: bonusový ťah!
event-bonus-declined = { $seat } sa vzdáva bonusového ťahu.
event-bonus-lost = { $count ->
    [one] { $seat } už nemá dielik; { $count } bonusový ťah prepadá.
    [few] { $seat } už nemá dielik; { $count } bonusové ťahy prepadajú.
   *[other] { $seat } už nemá dielik; { $count } bonusových ťahov prepadá.
}
event-rack-shown = { $seat } vymieňa dieliky a ukazuje: { $tile }.
event-rack-returned = { $count ->
    [one] { $seat } vracia do vrecka { $count } dielik.
    [few] { $seat } vracia do vrecka { $count } dieliky.
   *[other] { $seat } vracia do vrecka { $count } dielikov.
}
event-turn-ended = { $seat } končí ťah.
event-all-colours-reached = { $seat } má všetkých šesť farieb na konci tabuľky: partia sa končí!
event-board-filled = Na plán sa už nezmestí žiadny dielik, posledný prikladá { $seat }: partia sa končí.

# Čo sa nedá
refused-not-on-rack = Tento dielik na stojane nemáš: { $tile }.
refused-no-bonus-turn = Toto nie je bonusový ťah; dielik musíš priložiť.
refused-bonus-compulsory = Bonusový ťah musíš vykonať.
refused-off-board = Z poľa { $cell } { $towards } dielik neleží celý na pláne, na ktorom sa hrá.
refused-not-free = Pole { $cell } nie je voľné.
refused-first-tile = Tvoj prvý dielik musí susediť s natlačeným symbolom.
refused-symbol-claimed = Pri tomto natlačenom symbole už leží niečí prvý dielik: { $colour }. Vyber si iný.
refused-said-once = Dielik s dvoma rovnakými symbolmi vyzerá z oboch strán rovnako; povedz { $cell }, druhou polovicou { $towards }.
refused-weakest-on-rack = Na stojane máš symbol svojej najslabšej farby: { $colour }. Dieliky vymeniť nesmieš.

# Zápis bodov
line-weakest = najslabšia farba: { $colour }

# Stôl v texte
table-mode-standard = Každý sám za seba: počíta sa najslabšia farba.
table-mode-teams = Dvojice sediace oproti sebe: počíta sa najslabšia farba spoločnej tabuľky.
table-mode-solo = Solitér: dostaň najslabšiu farbu čo najďalej.
table-legend = { $letters }, { $free } = voľné pole. Každý rad: jeho písmeno, číslo prvého poľa, polia, číslo posledného.
table-claimed = Prvé dieliky už ležia pri symboloch: { $colours }.
table-bag = { $count ->
    [one] Vo vrecku je { $count } dielik.
    [few] Vo vrecku sú { $count } dieliky.
   *[other] Vo vrecku je { $count } dielikov.
}
table-seat = { $count ->
    [one] { $seat }: { $points }; najslabšia { $score }; { $count } dielik.
    [few] { $seat }: { $points }; najslabšia { $score }; { $count } dieliky.
   *[other] { $seat }: { $points }; najslabšia { $score }; { $count } dielikov.
}
table-active = (na ťahu)
table-team = (dvojica { $number })
table-rank = ({ $rank }. miesto)
table-rack = Tvoj stojan: { $tiles }.
table-shown = Ukázané pri výmene a vrátené do vrecka: { $tiles }.
table-chosen = Na priloženie: { $tile }.
