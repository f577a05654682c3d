tagline = Posielaj tučniaky za potravou do piatich hĺbok a vynor sa skôr, než narazíš na predátora.
modes = Vo dvoch až šiestich, alebo samostatne proti virtuálnemu protihráčovi
option-level = Virtuálny protihráč
option-level-easy = Ľahká obťažnosť
option-level-easy-help = Boduje ako ty a za každý kameň má 1 bod.
option-level-medium = Stredná obťažnosť
option-level-medium-help = Boduje ako ty a za každý kameň má 3 body.
option-level-hard = Ťažká obťažnosť
option-level-hard-help = Má plný počet bodov za všetku potravu, 5 za každý kameň a 3 za každé bubliny.
option-tiles = Žetóny
stage-closing = Záverečná fáza
stage-last-dive = POSLEDNÝ PONOR
sea = Oceán v piatich hĺbkach
depth = hĺbka { $depth }
stands = { $tile }; je tu uväznený tučniak: { $seat }
nothing-down = Žiadny žetón lícom nadol
odds-open = Čo tu ešte môže ležať?
chances = Čo ešte môže ležať v hĺbke { $depth }
chances-help = { $removed ->
    [one] Lícom nadol ich tu leží { $down } a { $removed } sa neprezretý vrátil do škatule: kde je ktorý, nevie nikto.
    [few] Lícom nadol ich tu leží { $down } a { $removed } sa neprezreté vrátili do škatule: kde je ktorý, nevie nikto.
   *[other] Lícom nadol ich tu leží { $down } a { $removed } sa ich neprezretých vrátilo do škatule: kde je ktorý, nevie nikto.
}
chances-close = Späť do oceánu
grids = Potrava všetkých hráčov
grids-open = Potrava všetkých
food = Potrava
my-food = Tvoja potrava
rocks = Kamene:
starter = začínajúci hráč
opponent = Virtuálny protihráč
opponent-wins = Vyhráva virtuálny protihráč!
opponent-level = obťažnosť: { $level }
row-worth = { $points ->
    [one] Za { $points } bod.
    [few] Za { $points } body.
   *[other] Za { $points } bodov.
}
button-not = Toto nie
button-not-short = Nie
button-rock-short = Kameň: hĺbka { $depth }
button-nothing = Nevziať si nič
button-skip = Preskočiť hĺbku { $depth }
button-leave = Nechať a hlbšie
button-flip = Otočiť žetón v hĺbke { $depth }
button-skip-short = Preskočiť
button-flip-short = Otočiť žetón
button-leave-short = Nechať
button-surface = Vynoriť sa: { $tile }
pad-lead = Ťukaj na potravu v poradí, v akom prišla. Každá farba plní svoj stĺpec odhora.
pad-me = Moja potrava
pad-opponent = Potrava protihráča
pad-solo = Išlo o sólovú hru proti virtuálnemu protihráčovi
pad-whose = Čiu potravu zapisuješ?
pad-add = pridať: { $tile }
pad-remove = ubrať: { $tile }
pad-clear = Vymazať
pad-grid = Potrava v riadkoch
pad-empty = Zatiaľ žiadna potrava.
pad-total = Body
pad-total-opponent = Body protihráča
pad-level = Obťažnosť
pad-more = o jeden viac
pad-fewer = o jeden menej
pad-won = Vyhrávaš.
pad-lost = Vyhráva virtuálny protihráč.
pad-shared = Zhoda v bodoch aj v dokončených riadkoch: o víťazstvo sa delíte.
pad-help = Dokončený riadok má hodnotu svojho súčtu, neúplný polovicu, zaokrúhlené nadol.
pad-wrong = Toľko takých žetónov v škatuli nie je, posledný je preto zasa preč.
guide-start = Ťukni na kôpku a otoč žetón, alebo na žetón so zeleným okrajom a vynor sa s ním. Kameň v šachte ťa pustí hlbšie.
guide-dive = Hlbšie má potrava viac bodov, ale predátorov pribúda: riziko je šrafovaná časť pruhu.
guide-surface = Keď sa vynoríš, je tvoj a ťah sa končí. Keď ho necháš, leží tu pre všetkých a ty pokračuješ hlbšie.
guide-bring = Všetky tri sú zasa doma. Môžeš si k nim vziať jeden odkrytý žetón z hĺbky, kde bol niektorý uväznený.
guide-give = Narazil na predátora, a tak si berie odkrytú potravu. Tieto žetóny chce rovnako, vyberáš ty.
