# Karty
figure-crab = krab
figure-boat = loďka
figure-fish = ryba
figure-swimmer = plavec
figure-shark = žralok
figure-mermaid = morská panna
figure-shell = mušľa
figure-octopus = chobotnica
figure-penguin = tučniak
figure-sailor = kotva
figure-lighthouse = maják
figure-shoal-of-fish = húf rýb
figure-penguin-colony = rodina tučniakov
figure-captain = kapitán
colour-dark-blue = tmavomodrá
colour-light-blue = svetlomodrá
colour-black = čierna
colour-yellow = žltá
colour-green = zelená
colour-white = biela
colour-purple = fialová
colour-grey = sivá
colour-light-orange = svetlooranžová
colour-pink = ružová
colour-orange = oranžová

# Na čo sa pýtame
ask-take = Vezmi si kartu: dober dve z balíčka a jednu si nechaj, alebo vezmi vrchnú z odhadzovacej hromádky.
ask-keep = Nechaj si jednu z dvoch kariet.
ask-discard = Odhoď druhú kartu na hromádku.
ask-play = Vylož páry, zavri kolo, alebo ukonči ťah.
ask-search = Ktorú hromádku si prezrieš?
ask-pick = Vezmi si z hromádky jednu kartu.
ask-steal = Komu vytiahneš kartu z ruky?
asked-take = najprv si musíš vziať kartu
asked-keep = jednu z dobratých kariet si musíš nechať
asked-discard = druhú dobratú kartu musíš odhodiť
asked-play = môžeš vyložiť pár, zavrieť kolo, alebo ukončiť ťah
asked-search = musíš zvoliť hromádku
asked-pick = musíš si vziať kartu z hromádky
asked-steal = musíš zvoliť súpera
asked-over = niet o čom rozhodovať

# Čo sa dá urobiť
action-draw = dobrať dve karty z balíčka
action-take = vziať vrchnú kartu z hromádky { $pile }
action-keep = nechať si kartu: { $card }
action-discard = odhodiť druhú kartu na hromádku { $pile }
action-pair = vyložiť pár: { $cards }
action-search = prezrieť si hromádku { $pile }
action-pick = vziať { $position }. kartu zhora
action-steal = vytiahnuť kartu z ruky súpera: { $opponent }
action-stop = zavrieť kolo: KONČÍME
action-last-chance = zavrieť kolo: POSLEDNÁ ŠANCA
action-end = ukončiť ťah

# Čo sa stalo
event-round-started = Kolo { $round }: začína { $seat }.
event-pile-opened = Hromádku { $pile } otvára { $card }.
event-two-drawn = { $first ->
    [none] { $seat } doberá z balíčka dve karty.
   *[other] { $seat } doberá z balíčka: { $first }, { $second }.
}
event-card-drawn = { $card ->
    [none] { $seat } doberá z balíčka kartu.
   *[other] { $seat } doberá z balíčka: { $card }.
}
event-card-kept = { $card ->
    [none] { $seat } si jednu z nich necháva.
   *[other] { $seat } si necháva: { $card }.
}
event-card-discarded = { $seat } odhadzuje na hromádku { $pile }: { $card }.
event-top-taken = { $seat } si berie z hromádky { $pile }: { $card }.
event-take-skipped = { $seat } si nemá odkiaľ vziať kartu.
event-pair-laid = { $seat } vykladá pár: { $cards }.
event-effect-skipped = { $seat } teraz nemôže efekt páru využiť.
event-turn-extended = Loďky: { $seat } má ďalší ťah.
event-pile-searched = { $seat } si prezerá hromádku { $pile }.
event-card-picked = { $card ->
    [none] { $seat } si berie kartu z hromádky { $pile }.
   *[other] { $seat } si berie z hromádky { $pile }: { $card }.
}
event-card-stolen = { $card ->
    [none] { $victim } prichádza o kartu z ruky, berie si ju { $seat }.
   *[other] { $victim } prichádza o kartu z ruky, berie si ju { $seat }: { $card }.
}
event-turn-ended = { $seat } končí ťah.
event-stop-called = { $seat } zatvára kolo: KONČÍME.
event-last-chance-called = { $points ->
    [one] { $seat } zatvára kolo: POSLEDNÁ ŠANCA, { $points } bod.
    [few] { $seat } zatvára kolo: POSLEDNÁ ŠANCA, { $points } body.
   *[other] { $seat } zatvára kolo: POSLEDNÁ ŠANCA, { $points } bodov.
}
event-card-revealed = { $seat } ukazuje: { $card }.
event-bet-won = { $seat } vyhráva stávku.
event-bet-lost = { $seat } prehráva stávku.
event-round-scored = { $seat } si zapisuje { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
} za karty a { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
   *[other] { $bonus } bodov
} za farbu.
event-deck-exhausted = Doberací balíček sa minul a kolo zostáva nezavreté: body nezíska nikto.
event-four-mermaids = { $seat } má všetky štyri morské panny a okamžite vyhráva!

# Čo sa nedá
refused-deck-empty = Doberací balíček je prázdny; vezmi si vrchnú kartu z hromádky.
refused-pile-empty = Hromádka { $pile } je prázdna; vezmi si kartu inde.
refused-not-drawn = Táto karta medzi dobratými nie je: { $card }. Nechaj si jednu z tých dvoch.
refused-not-in-hand = Túto kartu v ruke nemáš, alebo ich nemáš dosť: { $card }.
refused-no-such-card = { $count ->
    [one] V hromádke je len { $count } karta.
    [few] V hromádke sú len { $count } karty.
   *[other] V hromádke je len { $count } kariet.
}
refused-no-opponent = Odtiaľ kartu vytiahnuť nemôžeš: { $opponent }. Zvoľ niekoho zo súperov.
refused-hand-empty = { $opponent } nemá v ruke žiadnu kartu; zvoľ inú ruku.
refused-already-called = Kolo už zatvára { $seat }: POSLEDNÁ ŠANCA. Môžeš len dohrať svoj ťah.
refused-too-few-points = { $points ->
    [one] { $points } bod na zatvorenie kola nestačí; potrebuješ ich aspoň { $needed }.
    [few] { $points } body na zatvorenie kola nestačia; potrebuješ ich aspoň { $needed }.
   *[other] { $points } bodov na zatvorenie kola nestačí; potrebuješ ich aspoň { $needed }.
}

# Zápis bodov
line-cards = karty, bodované kolo { $scored }
line-colour-bonus = farebný bonus, bodované kolo { $scored }
line-crab-pairs = páry krabov
line-boat-pairs = páry loďiek
line-fish-pairs = páry rýb
line-swimmer-shark-pairs = páry plavec – žralok
line-shell = mušle: { $count }
line-octopus = chobotnice: { $count }
line-penguin = tučniaky: { $count }
line-sailor = kotvy: { $count }
line-lighthouse = maják, loďky: { $count }
line-shoal-of-fish = húf rýb, ryby: { $count }
line-penguin-colony = rodina tučniakov, tučniaky: { $count }
line-captain = kapitán, kotvy: { $count }
line-mermaid = morská panna, { $colour }
line-four-mermaids = všetky štyri morské panny: výhra celej partie

# Stôl slovami
table-round = Kolo { $round }. Hrá sa do { $target } bodov.
table-deck = { $count ->
    [one] Doberací balíček: { $count } karta.
    [few] Doberací balíček: { $count } karty.
   *[other] Doberací balíček: { $count } kariet.
}
table-pile = { $count ->
    [one] Hromádka { $pile }: { $count } karta, navrchu { $top }.
    [few] Hromádka { $pile }: { $count } karty, navrchu { $top }.
   *[other] Hromádka { $pile }: { $count } kariet, navrchu { $top }.
}
table-empty-pile = Hromádka { $pile }: prázdna.
table-drawn = Dobraté karty: { $cards }.
table-seat = { $seat }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}, v ruke { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}.
table-active = (na ťahu)
table-caller = (zatvára kolo: POSLEDNÁ ŠANCA)
table-hand = V ruke máš: { $cards }.
table-known = Z tejto ruky poznáš: { $cards }.
table-open = Na stole: { $cards }.
table-points = { $points ->
    [one] Tvoje karty majú teraz hodnotu { $points } bod; farebný bonus by bol { $bonus }.
    [few] Tvoje karty majú teraz hodnotu { $points } body; farebný bonus by bol { $bonus }.
   *[other] Tvoje karty majú teraz hodnotu { $points } bodov; farebný bonus by bol { $bonus }.
}
