# Karty
figure-crab = krab
figure-boat = loďka
figure-fish = ryba
figure-swimmer = plavec
figure-shark = žralok
figure-mermaid = mořská panna
figure-shell = mušle
figure-octopus = chobotnice
figure-penguin = tučňák
figure-sailor = kotva
figure-lighthouse = maják
figure-shoal-of-fish = hejno ryb
figure-penguin-colony = rodina tučňáků
figure-captain = kapitán
colour-dark-blue = tmavě modrá
colour-light-blue = světle modrá
colour-black = černá
colour-yellow = žlutá
colour-green = zelená
colour-white = bílá
colour-purple = fialová
colour-grey = šedá
colour-light-orange = světle oranžová
colour-pink = růžová
colour-orange = oranžová

# Na co se ptáme
ask-take = Vezmi si kartu: dober dvě z balíčku a jednu si nech, nebo vezmi vrchní z odhazovací hromádky.
ask-keep = Nech si jednu ze dvou karet.
ask-discard = Odhoď druhou kartu na hromádku.
ask-play = Vylož páry, zavři kolo, nebo ukonči tah.
ask-search = Kterou hromádku si prohlédneš?
ask-pick = Vezmi si z hromádky jednu kartu.
ask-steal = Komu vytáhneš kartu z ruky?
asked-take = nejdřív si musíš vzít kartu
asked-keep = jednu z dobraných karet si musíš nechat
asked-discard = druhou dobranou kartu musíš odhodit
asked-play = můžeš vyložit pár, zavřít kolo, nebo ukončit tah
asked-search = musíš zvolit hromádku
asked-pick = musíš si vzít kartu z hromádky
asked-steal = musíš zvolit soupeře
asked-over = není o čem rozhodovat

# Co jde udělat
action-draw = dobrat dvě karty z balíčku
action-take = vzít vrchní kartu z hromádky { $pile }
action-keep = nechat si kartu: { $card }
action-discard = odhodit druhou kartu na hromádku { $pile }
action-pair = vyložit pár: { $cards }
action-search = prohlédnout si hromádku { $pile }
action-pick = vzít { $position }. kartu shora
action-steal = vytáhnout kartu z ruky soupeře: { $opponent }
action-stop = zavřít kolo: KONČÍME
action-last-chance = zavřít kolo: POSLEDNÍ ŠANCE
action-end = ukončit tah

# Co se stalo
event-round-started = Kolo { $round }: začíná { $seat }.
event-pile-opened = Hromádku { $pile } otevírá { $card }.
event-two-drawn = { $first ->
    [none] { $seat } dobírá z balíčku dvě karty.
   *[other] { $seat } dobírá z balíčku: { $first }, { $second }.
}
event-card-drawn = { $card ->
    [none] { $seat } dobírá z balíčku kartu.
   *[other] { $seat } dobírá z balíčku: { $card }.
}
event-card-kept = { $card ->
    [none] { $seat } si jednu z nich nechává.
   *[other] { $seat } si nechává: { $card }.
}
event-card-discarded = { $seat } odhazuje na hromádku { $pile }: { $card }.
event-top-taken = { $seat } si bere z hromádky { $pile }: { $card }.
event-take-skipped = { $seat } si nemá odkud vzít kartu.
event-pair-laid = { $seat } vykládá pár: { $cards }.
event-effect-skipped = { $seat } teď nemůže efekt páru využít.
event-turn-extended = Loďky: { $seat } má další tah.
event-pile-searched = { $seat } si prohlíží hromádku { $pile }.
event-card-picked = { $card ->
    [none] { $seat } si bere kartu z hromádky { $pile }.
   *[other] { $seat } si bere z hromádky { $pile }: { $card }.
}
event-card-stolen = { $card ->
    [none] { $victim } přichází o kartu z ruky, bere si ji { $seat }.
   *[other] { $victim } přichází o kartu z ruky, bere si ji { $seat }: { $card }.
}
event-turn-ended = { $seat } končí tah.
event-stop-called = { $seat } zavírá kolo: KONČÍME.
event-last-chance-called = { $points ->
    [one] { $seat } zavírá kolo: POSLEDNÍ ŠANCE, { $points } bod.
    [few] { $seat } zavírá kolo: POSLEDNÍ ŠANCE, { $points } body.
   *[other] { $seat } zavírá kolo: POSLEDNÍ ŠANCE, { $points } bodů.
}
event-card-revealed = { $seat } ukazuje: { $card }.
event-bet-won = { $seat } vyhrává sázku.
event-bet-lost = { $seat } prohrává sázku.
event-round-scored = { $seat } si zapisuje { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za karty a { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
   *[other] { $bonus } bodů
} za barvu.
event-deck-exhausted = Dobírací balíček došel a kolo zůstává nezavřené: body nezíská nikdo.
event-four-mermaids = { $seat } má všechny čtyři mořské panny a okamžitě vyhrává!

# Co nejde
refused-deck-empty = Dobírací balíček je prázdný; vezmi si vrchní kartu z hromádky.
refused-pile-empty = Hromádka { $pile } je prázdná; vezmi si kartu jinde.
refused-not-drawn = Tahle karta mezi dobranými není: { $card }. Nech si jednu z těch dvou.
refused-not-in-hand = Tuhle kartu v ruce nemáš, nebo jich nemáš dost: { $card }.
refused-no-such-card = { $count ->
    [one] V hromádce je jen { $count } karta.
    [few] V hromádce jsou jen { $count } karty.
   *[other] V hromádce je jen { $count } karet.
}
refused-no-opponent = Odtud kartu vytáhnout nemůžeš: { $opponent }. Zvol někoho ze soupeřů.
refused-hand-empty = { $opponent } nemá v ruce žádnou kartu; zvol jinou ruku.
refused-already-called = Kolo už zavírá { $seat }: POSLEDNÍ ŠANCE. Můžeš jen dohrát svůj tah.
refused-too-few-points = { $points ->
    [one] { $points } bod na zavření kola nestačí; potřebuješ jich aspoň { $needed }.
    [few] { $points } body na zavření kola nestačí; potřebuješ jich aspoň { $needed }.
   *[other] { $points } bodů na zavření kola nestačí; potřebuješ jich aspoň { $needed }.
}

# Zápis bodů
line-cards = karty, bodované kolo { $scored }
line-colour-bonus = barevný bonus, bodované kolo { $scored }
line-crab-pairs = páry krabů
line-boat-pairs = páry loděk
line-fish-pairs = páry ryb
line-swimmer-shark-pairs = páry plavec – žralok
line-shell = mušle: { $count }
line-octopus = chobotnice: { $count }
line-penguin = tučňáci: { $count }
line-sailor = kotvy: { $count }
line-lighthouse = maják, loďky: { $count }
line-shoal-of-fish = hejno ryb, ryby: { $count }
line-penguin-colony = rodina tučňáků, tučňáci: { $count }
line-captain = kapitán, kotvy: { $count }
line-mermaid = mořská panna, { $colour }
line-four-mermaids = všechny čtyři mořské panny: výhra celé partie

# Stůl slovy
table-round = Kolo { $round }. Hraje se do { $target } bodů.
table-deck = { $count ->
    [one] Dobírací balíček: { $count } karta.
    [few] Dobírací balíček: { $count } karty.
   *[other] Dobírací balíček: { $count } karet.
}
table-pile = { $count ->
    [one] Hromádka { $pile }: { $count } karta, nahoře { $top }.
    [few] Hromádka { $pile }: { $count } karty, nahoře { $top }.
   *[other] Hromádka { $pile }: { $count } karet, nahoře { $top }.
}
table-empty-pile = Hromádka { $pile }: prázdná.
table-drawn = Dobrané karty: { $cards }.
table-seat = { $seat }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}, v ruce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
table-active = (na tahu)
table-caller = (zavírá kolo: POSLEDNÍ ŠANCE)
table-hand = V ruce máš: { $cards }.
table-known = Z této ruky znáš: { $cards }.
table-open = Na stole: { $cards }.
table-points = { $points ->
    [one] Tvoje karty mají teď hodnotu { $points } bod; barevný bonus by byl { $bonus }.
    [few] Tvoje karty mají teď hodnotu { $points } body; barevný bonus by byl { $bonus }.
   *[other] Tvoje karty mají teď hodnotu { $points } bodů; barevný bonus by byl { $bonus }.
}
