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
