# Co říká každý stůl. Místo u stolu stojí ve větách vždy v prvním pádě.
seat = Hráč { $number }
parts = { $first } ({ $second })
event-undone = { $seat } se vrací o krok zpět.
ask-over = Partie skončila.
refused-match-over = Partie už skončila.
refused-not-your-turn = Teď nejsi na řadě; počkej, až se dostaneš na tah.
refused-not-asked = To teď udělat nejde: { $asked }.
refused-stale = To je odpověď na starší otázku; hra už pokročila dál.
refused-undo-not-free = Tenhle krok můžeš vzít zpět jen se souhlasem ostatních: od té doby se něco dobralo nebo ukázalo, nebo se rozhodoval někdo jiný.
refused-nothing-to-undo = Není co vzít zpět: zatím nemáš za sebou žádný krok.
table-result = Partie skončila.
table-place = { $score ->
    [one] { $seat }: { $score } bod
    [few] { $seat }: { $score } body
   *[other] { $seat }: { $score } bodů
}
table-winner = (vítězí)
replay-open = { $steps ->
    [one] Partie je rozehraná, zatím má { $steps } krok.
    [few] Partie je rozehraná, zatím má { $steps } kroky.
   *[other] Partie je rozehraná, zatím má { $steps } kroků.
}
replay-verified = Ověřeno: veškerá náhoda pochází ze zveřejněného semínka a to odpovídá závazku { $commitment }.

# Stůl v terminálu
play-welcome = Vítej u hry { $title }. Odpovídej číslem nebo zápisem; „help“ poradí, „quit“ skončí.
play-commitment = Otisk semínka této partie; samo semínko uvidíš na konci: { $commitment }
play-asked = { $seat }:
play-long-list = { $count ->
    [one] { $count } možnost: odpověz zápisem, třeba „{ $example }“; „list“ ukáže všechny.
    [few] { $count } možnosti: odpověz zápisem, třeba „{ $example }“; „list“ ukáže všechny.
   *[other] { $count } možností: odpověz zápisem, třeba „{ $example }“; „list“ ukáže všechny.
}
play-may-undo = („undo“ vezme tvůj poslední krok zpět)
play-help = Odpověz číslem možnosti nebo zápisem; „list“ ukáže všechny možnosti, „undo“ vezme tvůj poslední krok zpět, „quit“ skončí.
play-curtain = Zařízení si teď bere { $seat }; pak stačí stisknout Enter.
play-seed = Semínko této partie: { $seed }
play-left = Partie tady končí.
play-not-understood = „{ $answer }“ není žádná z možností.

# Proč bot volil
why-chosen = { $action }: své šance vidím na { $percent } % a čekám zhruba { $points } b. (pokusů: { $visits }).
why-other = Místo toho { $action }: { $percent } % a { $points } b. (pokusů: { $visits }).
