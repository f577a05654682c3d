tagline = Posílej tučňáky za potravou do pěti hloubek a vynoř se dřív, než narazíš na predátora.
modes = Ve dvou až šesti, nebo samostatně proti virtuálnímu protihráči
option-level = Virtuální protihráč
option-level-easy = Snadná obtížnost
option-level-easy-help = Boduje jako ty a za každý kámen má 1 bod.
option-level-medium = Střední obtížnost
option-level-medium-help = Boduje jako ty a za každý kámen má 3 body.
option-level-hard = Těžká obtížnost
option-level-hard-help = Má plný počet bodů za všechnu potravu, 5 za každý kámen a 3 za každé bubliny.
option-tiles = Žetony
stage-closing = Závěrečná fáze
stage-last-dive = POSLEDNÍ PONOR
sea = Oceán v pěti hloubkách
depth = hloubka { $depth }
stands = { $tile }; je tu uvězněný tučňák: { $seat }
nothing-down = Žádný žeton lícem dolů
odds-open = Co tu ještě může ležet?
chances = Co ještě může ležet v hloubce { $depth }
chances-help = { $removed ->
    [one] Lícem dolů jich tu leží { $down } a { $removed } se neprohlédnutý vrátil do krabice: kde je který, neví nikdo.
    [few] Lícem dolů jich tu leží { $down } a { $removed } se neprohlédnuté vrátily do krabice: kde je který, neví nikdo.
   *[other] Lícem dolů jich tu leží { $down } a { $removed } se jich neprohlédnutých vrátilo do krabice: kde je který, neví nikdo.
}
chances-close = Zpět do oceánu
grids = Potrava všech hráčů
grids-open = Potrava všech
food = Potrava
my-food = Tvoje potrava
rocks = Kameny:
starter = začínající hráč
opponent = Virtuální protihráč
opponent-wins = Vyhrává virtuální protihráč!
opponent-level = obtížnost: { $level }
row-worth = { $points ->
    [one] Za { $points } bod.
    [few] Za { $points } body.
   *[other] Za { $points } bodů.
}
button-not = Tohle ne
button-not-short = Ne
button-rock-short = Kámen: hloubka { $depth }
button-nothing = Nevzít si nic
button-skip = Přeskočit hloubku { $depth }
button-leave = Nechat a hlouběji
button-flip = Otočit žeton v hloubce { $depth }
button-skip-short = Přeskočit
button-flip-short = Otočit žeton
button-leave-short = Nechat
button-surface = Vynořit se: { $tile }
pad-lead = Klepej na potravu v pořadí, v jakém přišla. Každá barva plní svůj sloupec odshora.
pad-me = Moje potrava
pad-opponent = Potrava protihráče
pad-solo = Šlo o sólovou hru proti virtuálnímu protihráči
pad-whose = Čí potravu zapisuješ?
pad-add = přidat: { $tile }
pad-remove = ubrat: { $tile }
pad-clear = Vymazat
pad-grid = Potrava v řádcích
pad-empty = Zatím žádná potrava.
pad-total = Body
pad-total-opponent = Body protihráče
pad-level = Obtížnost
pad-more = o jeden víc
pad-fewer = o jeden míň
pad-won = Vyhráváš.
pad-lost = Vyhrává virtuální protihráč.
pad-shared = Shoda v bodech i v dokončených řádcích: o vítězství se dělíte.
pad-help = Dokončený řádek má hodnotu svého součtu, neúplný polovinu, zaokrouhleno dolů.
pad-wrong = Tolik takových žetonů v krabici není, poslední je proto zase pryč.
guide-start = Klepni na hromádku a otoč žeton, nebo na žeton se zeleným okrajem a vynoř se s ním. Kámen v šachtě tě pustí hlouběji.
guide-dive = Hlouběji má potrava víc bodů, ale predátorů přibývá: riziko je šrafovaná část pruhu.
guide-surface = Když se vynoříš, je tvůj a tah končí. Když ho necháš, leží tu pro všechny a ty pokračuješ hlouběji.
guide-bring = Všichni tři jsou zase doma. Můžeš si k nim vzít jeden odkrytý žeton z hloubky, kde byl některý uvězněný.
guide-give = Narazil na predátora, a tak si bere odkrytou potravu. Tyto žetony chce stejně, vybíráš ty.
