# Čo hovorí každý stôl. Miesto pri stole stojí vo vetách vždy v prvom páde.
seat = Hráč { $number }
parts = { $first } ({ $second })
event-undone = { $seat } sa vracia o krok späť.
ask-over = Partia sa skončila.
refused-match-over = Partia sa už skončila.
refused-not-your-turn = Teraz nie si na rade; počkaj, kým sa dostaneš na ťah.
refused-not-asked = To sa teraz nedá: { $asked }.
refused-stale = To je odpoveď na staršiu otázku; hra už postúpila ďalej.
refused-undo-not-free = Tento krok môžeš vziať späť len so súhlasom ostatných: odvtedy sa niečo dobralo alebo ukázalo, alebo sa rozhodoval niekto iný.
refused-nothing-to-undo = Niet čo vziať späť: zatiaľ nemáš za sebou žiadny krok.
table-result = Partia sa skončila.
table-place = { $score ->
    [one] { $seat }: { $score } bod
    [few] { $seat }: { $score } body
   *[other] { $seat }: { $score } bodov
}
table-winner = (víťazí)
replay-open = { $steps ->
    [one] Partia je rozohraná, zatiaľ má { $steps } krok.
    [few] Partia je rozohraná, zatiaľ má { $steps } kroky.
   *[other] Partia je rozohraná, zatiaľ má { $steps } krokov.
}
replay-verified = Overené: všetka náhoda pochádza zo zverejneného semienka a to zodpovedá záväzku { $commitment }.

# Stôl v termináli
play-welcome = Vitaj pri hre { $title }. Odpovedaj číslom alebo zápisom; „help“ poradí, „quit“ skončí.
play-commitment = Odtlačok semienka tejto partie; samo semienko uvidíš na konci: { $commitment }
play-asked = { $seat }:
play-long-list = { $count ->
    [one] { $count } možnosť: odpovedz zápisom, napríklad „{ $example }“; „list“ ukáže všetky.
    [few] { $count } možnosti: odpovedz zápisom, napríklad „{ $example }“; „list“ ukáže všetky.
   *[other] { $count } možností: odpovedz zápisom, napríklad „{ $example }“; „list“ ukáže všetky.
}
play-may-undo = („undo“ vezme tvoj posledný krok späť)
play-help = Odpovedz číslom možnosti alebo zápisom; „list“ ukáže všetky možnosti, „undo“ vezme tvoj posledný krok späť, „quit“ skončí.
play-curtain = Zariadenie si teraz berie { $seat }; potom stačí stlačiť Enter.
play-seed = Semienko tejto partie: { $seed }
play-left = Partia sa tu končí.
play-not-understood = „{ $answer }“ nie je žiadna z možností.

# Prečo bot volil
why-chosen = { $action }: svoje šance vidím na { $percent } % a čakám zhruba { $points } b. (pokusov: { $visits }).
why-other = Namiesto toho { $action }: { $percent } % a { $points } b. (pokusov: { $visits }).
