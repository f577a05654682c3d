tagline = Ukladaj dvojfarebné dieliky, počítaj rady, ktoré predĺžia, a nezabudni na svoju najslabšiu farbu.
modes = Každý sám za seba, vo dvojiciach, alebo samostatne
option-mode = Spôsob hry
option-mode-standard = Každý sám za seba
option-mode-standard-help = Tvoj výsledok je tvoja najslabšia farba.
option-mode-teams = Vo dvojiciach
option-mode-teams-help = Partneri sedia oproti sebe a body rátajú spolu.
board = Herný plán. Klávesy 1 až 6 vezmú dielik, šípky chodia po poliach, R dielik otočí, Enter ho položí na skúšku a ďalší Enter priloží.
cell-free = { $cell }: voľné
cell-fits = { $cell }: voľné, dielik sa sem zmestí
cell-holds = { $cell }: { $symbol }
cell-printed = { $cell }: { $symbol }, natlačený symbol
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-fit = Celý plán
rack = Tvoj stojan
rack-empty = Stojan je prázdny.
tile-weakest = { $tile } (s tvojou najslabšou farbou)
track-said = { $name }: { $points }. Najslabšia: { $weakest }.
weakest = Body najslabšej farby
points-of = +{ $steps } { $colour }
say-points = Získaš { $points }.
say-where = Kam dielik priložíš? Ťukni na pole; otočíš ho klávesom R, kolieskom alebo tlačidlom.
say-where-first = Kam dielik priložíš? Tvoj prvý musí susediť s natlačeným symbolom, pri ktorom ešte ničí prvý dielik neleží.
say-first = Vyber svoj prvý dielik. Musí susediť s natlačeným symbolom, ktorý ešte nikto nepoužil.
say-bonus = Bonusový ťah: vyber ďalší dielik zo stojana.
say-refill = Bez výmeny: na stojane máš symbol svojej najslabšej farby ({ $colours }). Dopĺňa sa.
button-turn = Otočiť
button-lay = Priložiť
button-keep = Nechať a doplniť
button-swap = Vymeniť všetky
button-decline = Bez bonusového ťahu
bag = { $count ->
    [one] Vo vrecku je { $count } dielik
    [few] Vo vrecku sú { $count } dieliky
   *[other] Vo vrecku je { $count } dielikov
}
bonus = { $count ->
    [one] Bonusový ťah
    [few] Bonusové ťahy: { $count }
   *[other] Bonusové ťahy: { $count }
}
swap-title = Vymeniť všetky dieliky?
swap-why = { $count ->
    [one] Na žiadnom z týchto dielikov nie je tvoja najslabšia farba:
    [few] Na žiadnom z týchto dielikov nie je žiadna z tvojich najslabších farieb:
   *[other] Na žiadnom z týchto dielikov nie je žiadna z tvojich najslabších farieb:
}
swap-help = Všetci ich uvidia. Vytiahneš si šesť nových, tieto sa potom vrátia do vrecka a tvoj ťah sa končí.
swap-not = Teraz nie
swapped = { $name } vymieňa tieto dieliky:
swapped-close = Zavrieť
shown-open = { $count ->
    [one] Pri výmene bolo vidieť { $count } dielik
    [few] Pri výmenách bolo vidieť { $count } dieliky
   *[other] Pri výmenách bolo vidieť { $count } dielikov
}
shown-title = Ukázané pri výmenách
shown-help = Tieto dieliky sa vrátili do vrecka. Kto odvtedy neťahal, mať ich nemôže.
shown-not-on = nemá: { $names }
shown-anywhere = mohol si ho už niekto vytiahnuť
pad-lead = Nastav kolíky tak, ako stoja, od 0 do { $end }. Číslo môžeš po ťuknutí aj napísať.
pad-who = Kto hrá
pad-kind-solo = Solitér
pad-kind-2 = 2 hráči
pad-kind-3 = 3 hráči
pad-kind-4 = 4 hráči
pad-kind-teams = Dvojice
pad-clear = Vymazať
pad-player = Hráč { $number }
pad-team = Dvojica { $number }
pad-solo = Ty
pad-peg = { $name }, { $colour }
pad-less = O jedno menej: { $name }, { $colour }
pad-more = O jedno viac: { $name }, { $colour }
pad-ranking = Poradie
pad-result = Výsledok
pad-empty = Nastav kolíky a tu sa ukáže, ako na tom kto je.
pad-weakest = Najslabšia: { $colour }.
pad-decided = Zhoda ({ $name }), rozhoduje { $nth } najslabšia farba: { $points } proti { $against }.
pad-nth-2 = druhá
pad-nth-3 = tretia
pad-nth-4 = štvrtá
pad-nth-5 = piata
pad-nth-6 = šiesta
pad-equal = Zhoda vo všetkých šiestich farbách ({ $name }): delia sa o miesto.
pad-two-full = Všetkých šesť farieb na { $end } môže mať len jeden: tým hneď víťazí.
pad-wrong = Každá farba je celé číslo od 0 do { $end }.
guide-choose = Ťukni na dielik a potom na pole: skôr než ho priložíš, uvidíš, koľko získaš. Trojuholníček označuje dieliky s tvojou najslabšou farbou.
guide-lay = Každá polovica sa pozerá do piatich smerov a počíta rovnaké symboly v rade. Ťuknutím na dielik na pláne ho otočíš.
guide-swap = Vymeniť všetky dieliky smieš len vtedy, keď na žiadnom nie je tvoja najslabšia farba.
