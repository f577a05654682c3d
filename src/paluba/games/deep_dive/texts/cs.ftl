# Žetony
tile-bubbles = bubliny
tile-predator = predátor
tile-rock = kámen
tile-pink = růžová
tile-green = zelená
tile-yellow = žlutá
points-1 = 1
points-2 = 2
points-3 = 3
points-4 = 4
points-5 = 5
points-6 = 6
points-7 = 7
points-8 = 8
points-9 = 9
points-10 = 10
level-easy = snadná
level-medium = střední
level-hard = těžká

# Na co se ptáme
ask-start = Začni ponor: otoč žeton, vezmi si některý ležící lícem vzhůru, nebo odhoď kámen.
ask-dive = Otoč žeton, nebo si vezmi některý ležící lícem vzhůru.
ask-surface = Vynoříš se s tímto žetonem, nebo ho necháš na místě a budeš pokračovat hlouběji?
ask-bring = Všichni tvoji tučňáci se vracejí. Který žeton si s nimi vezmeš?
ask-give = Virtuální protihráč chce tyto žetony stejně. Který si vezme?
asked-start = ponor začni otočením žetonu, žetonem ležícím lícem vzhůru, nebo kamenem
asked-dive = otoč žeton, nebo si vezmi některý ležící lícem vzhůru
asked-surface = vynoř se s otočeným žetonem, nebo ho nech na místě
asked-bring = vyber, co si vezmeš s vracejícími se tučňáky
asked-give = vyber žeton pro virtuálního protihráče
asked-over = není o čem rozhodovat

# Co jde udělat
action-flip = otočit žeton v této hloubce
action-skip = přeskočit tuto hloubku
action-take = vynořit se s žetonem: { $tile }
action-rock = odhodit kámen a začít v hloubce { $depth }
action-surface = vynořit se s otočeným žetonem
action-leave = nechat žeton na místě a pokračovat hlouběji
action-bring = vzít si z hloubky { $depth }: { $tile }
action-bring-nothing = nevzít si nic
action-give = protihráč si vezme: { $tile }

# Co se stalo
event-match-started = Žetony jsou rozložené; začíná { $seat }.
event-rock-spent = { $seat } odhazuje kámen a začíná ponor v hloubce { $depth }.
event-depth-skipped = { $seat } přeskakuje hloubku { $depth }.
event-tile-flipped = { $seat } otáčí v hloubce { $depth }: { $tile }.
event-tile-left = { $seat } nechává žeton v hloubce { $depth } na místě a pokračuje hlouběji: { $tile }.
event-tile-taken = { $seat } se vynořuje z hloubky { $depth } s žetonem: { $tile }.
event-surfaced-empty = { $seat } už nemá pro co se nořit a vynořuje se s prázdnou.
event-penguin-trapped = Predátor v hloubce { $depth } uvěznil tučňáka: { $seat }.
event-penguins-returned = Třetí tučňák narazil na predátora a všichni tři se vracejí: { $seat }.
event-tile-brought = { $seat } si s tučňáky bere z hloubky { $depth }: { $tile }.
event-nothing-brought = { $seat } si s tučňáky nebere nic.
event-depth-exhausted = V hloubce { $depth } už neleží žádný žeton lícem dolů; každý ji může přeskočit.
event-closing-started = Nastává závěrečná fáze: hloubka { $depth } je vyčerpaná.
event-last-dive-called = { $seat } otáčí žeton: POSLEDNÍ PONOR. Každý má ještě jeden tah.
event-opponent-flipped = Virtuální protihráč otáčí v hloubce { $depth }: { $tile }.
event-opponent-took = Virtuální protihráč si bere z hloubky { $depth }: { $tile }.
event-opponent-took-nothing = Virtuální protihráč si nebere nic.
event-opponent-moved = Tučňák virtuálního protihráče se posouvá k hloubce { $depth }.
event-grid-scored = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, dokončené řádky: { $rows }.
event-opponent-scored = Virtuální protihráč: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, dokončené řádky: { $rows }.

# Co nejde
refused-nothing-face-down = V hloubce { $depth } už neleží žádný žeton lícem dolů.
refused-not-face-up = V hloubce { $depth } takový žeton lícem vzhůru neleží: { $tile }.
refused-no-penguin-trapped = Hloubku { $depth } přeskočit nemůžeš: nemáš tu uvězněného tučňáka a leží tu žetony lícem dolů.
refused-nothing-below = Pod hloubkou { $depth } už není co otočit ani vzít.
refused-nothing-from-here = Od hloubky { $depth } níž už není co otočit ani vzít.
refused-rock-too-late = Kámen můžeš odhodit jen před prvním krokem ponoru.
refused-no-rock = Nemáš žádný kámen z předchozích tahů.
refused-no-penguin-there = V hloubce { $depth } žádný z vracejících se tučňáků uvězněný nebyl.
refused-not-wanted-most = Virtuální protihráč chce víc jiný žeton než tento: { $tile }. Nejdřív barvu, které má nejméně, pak nejvyšší hodnotu.

# Zápis bodů
line-full-row = dokončený řádek { $row }: { $tiles }
line-half-row = neúplný řádek { $row }, polovina z: { $tiles }
line-all-food = všechna potrava
line-rocks = kameny: { $count }
line-bubbles = bubliny: { $count }

# Stůl slovy
table-untouched = V každé hloubce leží žetony lícem dolů. Žeton začínajícího hráče má { $seat }.
table-closing = Závěrečná fáze: poslední kolo začne, až bude na tahu { $seat }.
table-last-dive = POSLEDNÍ PONOR: každý hraje svůj poslední tah.
table-depth = { $down ->
    [one] Hloubka { $depth }: lícem dolů leží { $down } žeton. Šance na predátora: { $tiles } z { $of }.
    [few] Hloubka { $depth }: lícem dolů leží { $down } žetony. Šance na predátora: { $tiles } z { $of }.
   *[other] Hloubka { $depth }: lícem dolů leží { $down } žetonů. Šance na predátora: { $tiles } z { $of }.
}
table-exhausted = Hloubka { $depth }: lícem dolů neleží žádný žeton.
table-unseen = Zatím neodhaleno: { $tiles }.
table-open = Lícem vzhůru: { $tiles }.
table-seat = { $seat }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}, dokončené řádky: { $full }, neúplné: { $half }.
table-active = (na tahu)
table-starter = (začínající hráč)
table-penguins = Volní tučňáci: { $penguins }, kameny: { $rocks }.
table-trapped = Uvěznění v hloubce: { $depths }.
table-row = Řádek { $row }: { $tiles }.
table-opponent = Virtuální protihráč ({ $level }): { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}, dokončené řádky: { $full }, neúplné: { $half }.
table-beside = Jeho tučňák stojí vedle hloubky { $depth }.
table-beside-grid = Kameny: { $rocks }, bubliny: { $bubbles }.
table-flipped = Právě otočeno v hloubce { $depth }: { $tile }.
table-diving = Tučňák je v hloubce { $depth }.
table-returns = Tučňáci se vracejí z hloubky: { $depths }.
