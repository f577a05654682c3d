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
