# Barvy a jejich symboly
colour-red = červená
colour-green = zelená
colour-blue = modrá
colour-orange = oranžová
colour-yellow = žlutá
colour-purple = fialová
letter-red = Č
letter-green = Z
letter-blue = M
letter-orange = O
letter-yellow = Ž
letter-purple = F
symbol-red = červená dvanácticípá hvězda
symbol-green = zelený kotouč
symbol-blue = modrá šesticípá hvězda
symbol-orange = oranžový šestiúhelník
symbol-yellow = žluté slunce
symbol-purple = fialový kroužek
direction-e = vpravo
direction-ne = vpravo nahoru
direction-nw = vlevo nahoru
direction-w = vlevo
direction-sw = vlevo dolů
direction-se = vpravo dolů

# Na co se ptáme
ask-choose = Vyber dílek ze stojánku.
ask-lay = Kam dílek přiložíš?
ask-swap = Necháš si dílky a doplníš stojánek, nebo je všechny vyměníš?
asked-choose = nejdřív musíš vybrat dílek
asked-lay = vybraný dílek musíš přiložit
asked-swap = dílky si můžeš nechat, nebo je vyměnit
asked-over = není o čem rozhodovat

# Co jde udělat
action-choose = vzít dílek: { $tile }
action-lay = přiložit ho na { $cell }, druhou půlkou { $towards }
action-decline = vzdát se bonusového tahu
action-swap = ukázat a vyměnit všechny dílky
action-keep = nechat si dílky a doplnit stojánek

# Co se stalo
event-match-started = Začíná { $seat }.
event-tile-drawn = { $tile ->
    [none] { $seat } losuje ze sáčku dílek.
   *[other] { $seat } losuje ze sáčku: { $tile }.
}
event-tile-chosen = { $tile ->
    [none] { $seat } má vybraný dílek.
   *[other] { $seat } vybírá: { $tile }.
}
event-tile-laid = { $seat } přikládá na { $cell }, druhou půlkou { $towards }: { $tile }.
event-half-counted = { $seat } počítá na { $cell }: { $colour } { $count }.
event-peg-moved = { $steps ->
    [one] { $seat } posouvá kolíček o { $steps } pole na { $points }: { $colour }.
    [few] { $seat } posouvá kolíček o { $steps } pole na { $points }: { $colour }.
   *[other] { $seat } posouvá kolíček o { $steps } polí na { $points }: { $colour }.
}
event-bonus-earned = { $seat } má na kolíčku { $points }, { $colour }: bonusový tah!
event-bonus-declined = { $seat } se vzdává bonusového tahu.
event-bonus-lost = { $count ->
    [one] { $seat } už nemá dílek; { $count } bonusový tah propadá.
    [few] { $seat } už nemá dílek; { $count } bonusové tahy propadají.
   *[other] { $seat } už nemá dílek; { $count } bonusových tahů propadá.
}
event-rack-shown = { $seat } vyměňuje dílky a ukazuje: { $tile }.
event-rack-returned = { $count ->
    [one] { $seat } vrací do sáčku { $count } dílek.
    [few] { $seat } vrací do sáčku { $count } dílky.
   *[other] { $seat } vrací do sáčku { $count } dílků.
}
event-turn-ended = { $seat } končí tah.
event-all-colours-reached = { $seat } má všech šest barev na konci tabulky: partie končí!
event-board-filled = Na plán už se nevejde žádný dílek, poslední přikládá { $seat }: partie končí.

# Co nejde
refused-not-on-rack = Tenhle dílek na stojánku nemáš: { $tile }.
refused-no-bonus-turn = Tohle není bonusový tah; dílek musíš přiložit.
refused-bonus-compulsory = Bonusový tah musíš provést.
refused-off-board = Z pole { $cell } { $towards } dílek neleží celý na plánu, na kterém se hraje.
refused-not-free = Pole { $cell } není volné.
refused-first-tile = Tvůj první dílek musí sousedit s natištěným symbolem.
refused-symbol-claimed = U tohoto natištěného symbolu už leží něčí první dílek: { $colour }. Vyber si jiný.
refused-said-once = Dílek se dvěma stejnými symboly vypadá z obou stran stejně; řekni { $cell }, druhou půlkou { $towards }.
refused-weakest-on-rack = Na stojánku máš symbol své nejslabší barvy: { $colour }. Dílky vyměnit nesmíš.

# Zápis bodů
line-weakest = nejslabší barva: { $colour }

# Stůl v textu
table-mode-standard = Každý sám za sebe: počítá se nejslabší barva.
table-mode-teams = Dvojice sedící naproti sobě: počítá se nejslabší barva společné tabulky.
table-mode-solo = Solitér: dostaň nejslabší barvu co nejdál.
table-legend = { $letters }, { $free } = volné pole. Každá řada: její písmeno, číslo prvního pole, pole, číslo posledního.
table-claimed = První dílky už leží u symbolů: { $colours }.
table-bag = { $count ->
    [one] V sáčku je { $count } dílek.
    [few] V sáčku jsou { $count } dílky.
   *[other] V sáčku je { $count } dílků.
}
table-seat = { $count ->
    [one] { $seat }: { $points }; nejslabší { $score }; { $count } dílek.
    [few] { $seat }: { $points }; nejslabší { $score }; { $count } dílky.
   *[other] { $seat }: { $points }; nejslabší { $score }; { $count } dílků.
}
table-active = (na tahu)
table-team = (dvojice { $number })
table-rank = ({ $rank }. místo)
table-rack = Tvůj stojánek: { $tiles }.
table-shown = Ukázáno při výměně a vráceno do sáčku: { $tiles }.
table-chosen = K přiložení: { $tile }.
