# Žetóny
tile-bubbles = bubliny
tile-predator = predátor
tile-rock = kameň
tile-pink = ružová
tile-green = zelená
tile-yellow = žltá
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
level-easy = ľahká
level-medium = stredná
level-hard = ťažká

# Na čo sa pýtame
ask-start = Začni ponor: otoč žetón, vezmi si niektorý ležiaci lícom nahor, alebo odhoď kameň.
ask-dive = Otoč žetón, alebo si vezmi niektorý ležiaci lícom nahor.
ask-surface = Vynoríš sa s týmto žetónom, alebo ho necháš na mieste a budeš pokračovať hlbšie?
ask-bring = Všetky tvoje tučniaky sa vracajú. Ktorý žetón si s nimi vezmeš?
ask-give = Virtuálny protihráč chce tieto žetóny rovnako. Ktorý si vezme?
asked-start = ponor začni otočením žetónu, žetónom ležiacim lícom nahor, alebo kameňom
asked-dive = otoč žetón, alebo si vezmi niektorý ležiaci lícom nahor
asked-surface = vynor sa s otočeným žetónom, alebo ho nechaj na mieste
asked-bring = vyber, čo si vezmeš s vracajúcimi sa tučniakmi
asked-give = vyber žetón pre virtuálneho protihráča
asked-over = nie je o čom rozhodovať

# Čo sa dá urobiť
action-flip = otočiť žetón v tejto hĺbke
action-skip = preskočiť túto hĺbku
action-take = vynoriť sa so žetónom: { $tile }
action-rock = odhodiť kameň a začať v hĺbke { $depth }
action-surface = vynoriť sa s otočeným žetónom
action-leave = nechať žetón na mieste a pokračovať hlbšie
action-bring = vziať si z hĺbky { $depth }: { $tile }
action-bring-nothing = nevziať si nič
action-give = protihráč si vezme: { $tile }

# Čo sa stalo
event-match-started = Žetóny sú rozložené; začína { $seat }.
event-rock-spent = { $seat } odhadzuje kameň a začína ponor v hĺbke { $depth }.
event-depth-skipped = { $seat } preskakuje hĺbku { $depth }.
event-tile-flipped = { $seat } otáča v hĺbke { $depth }: { $tile }.
event-tile-left = { $seat } necháva žetón v hĺbke { $depth } na mieste a pokračuje hlbšie: { $tile }.
event-tile-taken = { $seat } sa vynára z hĺbky { $depth } so žetónom: { $tile }.
event-surfaced-empty = { $seat } už nemá pre čo sa ponárať a vynára sa naprázdno.
event-penguin-trapped = Predátor v hĺbke { $depth } uväznil tučniaka: { $seat }.
event-penguins-returned = Tretí tučniak narazil na predátora a všetky tri sa vracajú: { $seat }.
event-tile-brought = { $seat } si s tučniakmi berie z hĺbky { $depth }: { $tile }.
event-nothing-brought = { $seat } si s tučniakmi neberie nič.
event-depth-exhausted = V hĺbke { $depth } už neleží žiadny žetón lícom nadol; každý ju môže preskočiť.
event-closing-started = Nastáva záverečná fáza: hĺbka { $depth } je vyčerpaná.
event-last-dive-called = { $seat } otáča žetón: POSLEDNÝ PONOR. Každý má ešte jeden ťah.
event-opponent-flipped = Virtuálny protihráč otáča v hĺbke { $depth }: { $tile }.
event-opponent-took = Virtuálny protihráč si berie z hĺbky { $depth }: { $tile }.
event-opponent-took-nothing = Virtuálny protihráč si neberie nič.
event-opponent-moved = Tučniak virtuálneho protihráča sa posúva k hĺbke { $depth }.
event-grid-scored = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, dokončené riadky: { $rows }.
event-opponent-scored = Virtuálny protihráč: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, dokončené riadky: { $rows }.

# Čo sa nedá
refused-nothing-face-down = V hĺbke { $depth } už neleží žiadny žetón lícom nadol.
refused-not-face-up = V hĺbke { $depth } taký žetón lícom nahor neleží: { $tile }.
refused-no-penguin-trapped = Hĺbku { $depth } preskočiť nemôžeš: nemáš tu uväzneného tučniaka a ležia tu žetóny lícom nadol.
refused-nothing-below = Pod hĺbkou { $depth } už nie je čo otočiť ani vziať.
refused-nothing-from-here = Od hĺbky { $depth } nižšie už nie je čo otočiť ani vziať.
refused-rock-too-late = Kameň môžeš odhodiť len pred prvým krokom ponoru.
refused-no-rock = Nemáš žiadny kameň z predchádzajúcich ťahov.
refused-no-penguin-there = V hĺbke { $depth } žiadny z vracajúcich sa tučniakov uväznený nebol.
refused-not-wanted-most = Virtuálny protihráč chce viac iný žetón než tento: { $tile }. Najprv farbu, ktorej má najmenej, potom najvyššiu hodnotu.

# Zápis bodov
line-full-row = dokončený riadok { $row }: { $tiles }
line-half-row = neúplný riadok { $row }, polovica z: { $tiles }
line-all-food = všetka potrava
line-rocks = kamene: { $count }
line-bubbles = bubliny: { $count }

# Stôl slovami
table-untouched = V každej hĺbke ležia žetóny lícom nadol. Žetón začínajúceho hráča má { $seat }.
table-closing = Záverečná fáza: posledné kolo sa začne, keď bude na ťahu { $seat }.
table-last-dive = POSLEDNÝ PONOR: každý hrá svoj posledný ťah.
table-depth = { $down ->
    [one] Hĺbka { $depth }: lícom nadol leží { $down } žetón. Šanca na predátora: { $tiles } z { $of }.
    [few] Hĺbka { $depth }: lícom nadol ležia { $down } žetóny. Šanca na predátora: { $tiles } z { $of }.
   *[other] Hĺbka { $depth }: lícom nadol leží { $down } žetónov. Šanca na predátora: { $tiles } z { $of }.
}
table-exhausted = Hĺbka { $depth }: lícom nadol neleží žiadny žetón.
table-unseen = Zatiaľ neodhalené: { $tiles }.
table-open = Lícom nahor: { $tiles }.
table-seat = { $seat }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}, dokončené riadky: { $full }, neúplné: { $half }.
table-active = (na ťahu)
table-starter = (začínajúci hráč)
table-penguins = Voľné tučniaky: { $penguins }, kamene: { $rocks }.
table-trapped = Uväznené v hĺbke: { $depths }.
table-row = Riadok { $row }: { $tiles }.
table-opponent = Virtuálny protihráč ({ $level }): { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}, dokončené riadky: { $full }, neúplné: { $half }.
table-beside = Jeho tučniak stojí vedľa hĺbky { $depth }.
table-beside-grid = Kamene: { $rocks }, bubliny: { $bubbles }.
table-flipped = Práve otočené v hĺbke { $depth }: { $tile }.
table-diving = Tučniak je v hĺbke { $depth }.
table-returns = Tučniaky sa vracajú z hĺbky: { $depths }.
