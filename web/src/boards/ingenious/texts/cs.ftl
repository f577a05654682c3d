tagline = Pokládej dvoubarevné dílky, počítej řady, které prodlouží, a nezapomeň na svou nejslabší barvu.
modes = Každý sám za sebe, ve dvojicích, nebo samostatně
option-mode = Způsob hry
option-mode-standard = Každý sám za sebe
option-mode-standard-help = Tvůj výsledek je tvoje nejslabší barva.
option-mode-teams = Ve dvojicích
option-mode-teams-help = Partneři sedí naproti sobě a body sčítají spolu.
board = Herní plán. Klávesy 1 až 6 vezmou dílek, šipky chodí po polích, R dílek otočí, Enter ho položí na zkoušku a další Enter přiloží.
cell-free = { $cell }: volné
cell-fits = { $cell }: volné, dílek se sem vejde
cell-holds = { $cell }: { $symbol }
cell-printed = { $cell }: { $symbol }, natištěný symbol
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celý plán
rack = Tvůj stojánek
rack-empty = Stojánek je prázdný.
tile-weakest = { $tile } (s tvou nejslabší barvou)
track-said = { $name }: { $points }. Nejslabší: { $weakest }.
weakest = Body nejslabší barvy
points-of = +{ $steps } { $colour }
say-points = Získáš { $points }.
say-where = Kam dílek přiložíš? Klepni na pole; otočíš ho klávesou R, kolečkem nebo tlačítkem.
say-where-first = Kam dílek přiložíš? Tvůj první musí sousedit s natištěným symbolem, u kterého ještě ničí první dílek neleží.
say-first = Vyber svůj první dílek. Musí sousedit s natištěným symbolem, který ještě nikdo nepoužil.
say-bonus = Bonusový tah: vyber další dílek ze stojánku.
say-refill = Bez výměny: na stojánku máš symbol své nejslabší barvy ({ $colours }). Doplňuje se.
button-turn = Otočit
button-lay = Přiložit
button-keep = Nechat a doplnit
button-swap = Vyměnit všechny
button-decline = Bez bonusového tahu
bag = { $count ->
    [one] V sáčku je { $count } dílek
    [few] V sáčku jsou { $count } dílky
   *[other] V sáčku je { $count } dílků
}
bonus = { $count ->
    [one] Bonusový tah
    [few] Bonusové tahy: { $count }
   *[other] Bonusové tahy: { $count }
}
swap-title = Vyměnit všechny dílky?
swap-why = { $count ->
    [one] Na žádném z těchto dílků není tvoje nejslabší barva:
    [few] Na žádném z těchto dílků není žádná z tvých nejslabších barev:
   *[other] Na žádném z těchto dílků není žádná z tvých nejslabších barev:
}
swap-help = Všichni je uvidí. Vylosuješ si šest nových, tyto se pak vrátí do sáčku a tvůj tah končí.
swap-not = Teď ne
swapped = { $name } vyměňuje tyto dílky:
swapped-close = Zavřít
shown-open = { $count ->
    [one] Při výměně byl vidět { $count } dílek
    [few] Při výměnách byly vidět { $count } dílky
   *[other] Při výměnách bylo vidět { $count } dílků
}
shown-title = Ukázáno při výměnách
shown-help = Tyto dílky se vrátily do sáčku. Kdo od té doby nelosoval, mít je nemůže.
shown-not-on = nemá: { $names }
shown-anywhere = mohl si ho už někdo vylosovat
pad-lead = Nastav kolíčky tak, jak stojí, od 0 do { $end }. Číslo můžeš po klepnutí i napsat.
pad-who = Kdo hraje
pad-kind-solo = Solitér
pad-kind-2 = 2 hráči
pad-kind-3 = 3 hráči
pad-kind-4 = 4 hráči
pad-kind-teams = Dvojice
pad-clear = Vymazat
pad-player = Hráč { $number }
pad-team = Dvojice { $number }
pad-solo = Ty
pad-peg = { $name }, { $colour }
pad-less = O jedno méně: { $name }, { $colour }
pad-more = O jedno více: { $name }, { $colour }
pad-ranking = Pořadí
pad-result = Výsledek
pad-empty = Nastav kolíčky a tady se ukáže, jak na tom kdo je.
pad-weakest = Nejslabší: { $colour }.
pad-decided = Shoda ({ $name }), rozhoduje { $nth } nejslabší barva: { $points } proti { $against }.
pad-nth-2 = druhá
pad-nth-3 = třetí
pad-nth-4 = čtvrtá
pad-nth-5 = pátá
pad-nth-6 = šestá
pad-equal = Shoda ve všech šesti barvách ({ $name }): dělí se o místo.
pad-two-full = Všech šest barev na { $end } může mít jen jeden: tím hned vítězí.
pad-wrong = Každá barva je celé číslo od 0 do { $end }.
guide-choose = Klepni na dílek a pak na pole: než ho přiložíš, uvidíš, kolik získáš. Trojúhelníček značí dílky s tvou nejslabší barvou.
guide-lay = Každá půlka se dívá do pěti směrů a počítá stejné symboly v řadě. Klepnutím na dílek na plánu ho otočíš.
guide-swap = Vyměnit všechny dílky smíš jen tehdy, když na žádném není tvoje nejslabší barva.
