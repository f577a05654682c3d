tagline = Vylákaj mačky na palubu, ulož každú rodinu do lode a odpláv skôr, než príde temná ruka.
modes = Celá hra, rodinná hra, alebo samostatne
option-mode = Spôsob hry
option-mode-classic = Klasická
option-mode-classic-help = S kartami, košíkmi, lekciami a pokladmi.
option-mode-family = Rodinná
option-mode-family-help = Kratšia a jednoduchšia: bez výberu kariet a platenia rybami.
option-level = Tvoja sestra
option-level-basic = Základná
option-level-medium = Stredná
option-level-hard = Ťažká
option-level-very-hard = Veľmi ťažká
option-level-expert = Expertná
option-sets = Sady kariet
day = Deň { $day }/5
order = Poradie na ťahu
sister = Sestrička
sister-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
sister-does = Jej karta: { $card }
sister-left = Koľko kariet jej dnes zostáva
sister-help = Nemá loď: mačky a poklady vyraďuje z hry. Pozície sa počítajú zľava cez obe zóny a čísla pri dielikoch ich ukazujú. Vyhráš, keď máš viac bodov ako ona.
sister-today = { $count ->
    [one] Toto je jej karta. Dnes má ešte { $count } ťah.
    [few] Toto je jej karta. Dnes má ešte { $count } ťahy.
    [many] Toto je jej karta. Dnes má ešte { $count } ťahu.
   *[other] Toto je jej karta. Dnes má ešte { $count } ťahov.
}
sister-colours = Jej farby: koľko jej prinesie každá taká mačka na tvojej lodi
sister-now = Koľko by získala teraz
open-boat = Otvoriť loď
fish = Ryby
baskets = Trvácne koše, voľné zo všetkých
hand-count = Karty v ruke
lesson-count = Osobné úlohy
committed = Dnešné karty odlovu
passed = pasuje
zone-empty = žiadne mačky
price-left = 3
price-right = 5
below-common = Medené poklady
below-rare = Zlaté poklady
below-oshax = Oshaxovia
below-none = nič
boat-of = { $tiles ->
    [one] Na palube { $tiles } dielik, verejné body: { $score }.
    [few] Na palube { $tiles } dieliky, verejné body: { $score }.
    [many] Na palube { $tiles } dielika, verejné body: { $score }.
   *[other] Na palube { $tiles } dielikov, verejné body: { $score }.
}
boat-facts = Ryby: { $fish }, karty v ruke: { $cards }.
boat-zoom = Priblížiť
boat-fit = Celá loď
placing = Ukladáš: { $tile }. Šípky posúvajú, R otáča, F prevracia, N skočí na najbližšie miesto, Enter položí
room-stern = korma
room-port-cabin = kajuta na ľavoboku
room-dining = jedáleň
room-starboard-cabin = kajuta na pravoboku
room-deck = paluba
room-storage = sklad
room-bow = prova
spot-edge = Tu presahuje okraj lode.
spot-taken = Leží tu iný dielik.
spot-apart = Musí stranou susediť s dielikom na tvojej lodi.
spot-fits = Sem sa zmestí.
spot-rats = { $count ->
    [one] Zakryje { $count } krysu.
    [few] Zakryje { $count } krysy.
    [many] Zakryje { $count } krysy.
   *[other] Zakryje { $count } krýs.
}
spot-maps = Zakryje mapu: { $colours }.
spot-rooms = Zaplní: { $rooms }.
rotate = Otočiť
flip = Prevrátiť
rotate-key = Otočiť (R)
flip-key = Prevrátiť (F)
place = Položiť sem
place-gain = body: { $gain }
nearest = Najbližšie miesto
drag-help = Ťahaj kdekoľvek po lodi, alebo ťukni na políčko.
move-up = Hore
move-left = Doľava
move-down = Dole
move-right = Doprava
panes = Čo leží pod loďou
pane-island = Ostrov
pane-hand = Karty
pane-lessons = Úlohy
hand = Tvoje karty
hand-empty = V ruke nemáš žiadne karty.
verb-keep = Nechať si
verb-buy = Kúpiť
verb-play = Zahrať
verb-commit = Vyložiť
anywhere = Ďalší dielik kamkoľvek
lessons = Úlohy
lessons-none = Zatiaľ žiadne úlohy.
lessons-help = Úlohy sa bodujú na konci. Tu vidíš, čo by priniesli teraz.
lesson-if = { $points ->
    [one] { $points } bod za splnenie
    [few] { $points } body za splnenie
    [many] { $points } bodu za splnenie
   *[other] { $points } bodov za splnenie
}
lesson-per = { $points ->
    [one] { $points } bod za kus
    [few] { $points } body za kus
    [many] { $points } bodu za kus
   *[other] { $points } bodov za kus
}
lesson-per-many = { $points ->
    [one] { $points } bod za každé { $per }
    [few] { $points } body za každé { $per }
    [many] { $points } bodu za každé { $per }
   *[other] { $points } bodov za každé { $per }
}
lesson-best = { $points ->
    [one] { $points } bod za kus v najlepšej farbe
    [few] { $points } body za kus v najlepšej farbe
    [many] { $points } bodu za kus v najlepšej farbe
   *[other] { $points } bodov za kus v najlepšej farbe
}
lesson-family = toľko bodov, koľko má tá rodina
lesson-half = Počíta sa polovica, zaokrúhlená nahor.
progress = Teraz { $have }, treba { $want }
progress-have = Teraz { $have }
progress-left = Zostáva { $have }
kind-rescue = Karta odlovu
kind-anytime = Univerzálna karta
kind-oshax = Karta oshaxa
kind-treasure = Karta pokladu
kind-private-lesson = Osobná úloha
kind-public-lesson = Verejná úloha
kind-family = Rodinná úloha
kind-sister = Karta sestričky
spread-keep = Nechaj si kartu
spread-buy = Zaobstaraj si karty
spread-kept = Zatiaľ máš nechané
spread-bought = Zaobstarané
spread-left = rýb zostáva (minuté { $cost } z { $purse })
spread-peek = Pozrieť sa na loď
spread-back = Späť ku kartám
button-buy = { $count ->
    [one] Kúpiť { $count } kartu, ryby: { $cost }
    [few] Kúpiť { $count } karty, ryby: { $cost }
    [many] Kúpiť { $count } karty, ryby: { $cost }
   *[other] Kúpiť { $count } kariet, ryby: { $cost }
}
button-buy-none = Ďalej nič nekupovať
button-lessons = Vyložiť úlohy
button-commit = To je všetko
button-done = Hotovo
button-pass = Pasovať
button-pay = Zaplatiť 1 rybu za ľubovoľnú veľkosť
button-decline = Nebrať poklad
colour-for-oshax = Ku ktorej rodine sa oshax pridá
colour-for-lesson = Farba úlohy
colour-for-fish = Ktoré mačky prinesú ryby
colour-best = prinesie najviac
dialog-done = Hotovo
askme = Kedy sa ma pýtať
askme-help = Kde sa pýtať nechceš, odpovie sa za teba. „Nikdy“ sa odpovie hneď, nech držíš čokoľvek; „len keď mám na výber“ pred ľuďmi chvíľu počká, aby nikto nič nespoznal.
askme-lessons = Pred vyložením úloh (univerzálne karty)
askme-react = Po otočení kariet odlovu (presúvanie a pridávanie mačiek)
askme-rest = V každom ďalšom kroku s jedinou odpoveďou
askme-is-always = Vždy
askme-is-choice = Len keď mám na výber
askme-is-never = Nikdy
pad-boat = Loď
pad-mode = Hra
pad-mode-classic = Klasická
pad-mode-family = Rodinná
pad-mode-solo = Sólová
pad-lead = Vyber druh a farbu, ťukni na políčka, ktoré dielik zakrýva, a polož ho. Ťuknutím na ležiaci dielik ho zložíš.
pad-kind = Dielik
pad-kind-cat = Mačka
pad-kind-oshax = Oshax
pad-kind-rare = Zlatý poklad
pad-kind-common = Medený poklad
pad-colour = Farba
pad-cell = Rad { $row }, stĺpec { $col }
pad-cell-rat = krysa
pad-cell-map = mapa, { $colour }
pad-cell-tile = dielik, ťuknutím ho zložíš
pad-lay = { $count ->
    [one] Položiť dielik ({ $count } políčko)
    [few] Položiť dielik ({ $count } políčka)
    [many] Položiť dielik ({ $count } políčka)
   *[other] Položiť dielik ({ $count } políčok)
}
pad-no-shape = { $count ->
    [one] Taký dielik s { $count } políčkom nie je. Skontroluj políčka.
    [few] Taký dielik s { $count } políčkami nie je. Skontroluj políčka.
    [many] Taký dielik s { $count } políčka nie je. Skontroluj políčka.
   *[other] Taký dielik s { $count } políčkami nie je. Skontroluj políčka.
}
pad-undo = Zrušiť políčka
pad-clear = Začať znova
pad-lessons = Osobné úlohy
pad-public = Verejné úlohy
pad-add = Pridať
pad-number = Číslo
pad-remove = Odobrať { $card }
pad-beside = Vedľa lode
pad-fish = Zvyšné ryby
pad-baskets = Trvácne koše
pad-first = Prvý v poradí na ťahu
pad-rival = Najväčšia rodina súpera
pad-sister-lessons = Úlohy sestričky
pad-sister-colours = Jej farby v poradí, v akom sa otočili
pad-total = Spolu
pad-sister-total = Sestrička
pad-won = Vyhrávaš: máš viac ako ona.
pad-lost = Vyhráva ona: treba mať viac ako ona.
pad-wrong = Tu niečo nesedí: { $reason }
guide-draft = Ťuknutím si kartu necháš; ktoré kúpiš, rozhodneš až potom. Zvyšok putuje k ďalšej lodi.
guide-buy = Ťukni na karty, ktoré chceš; zvyšnými rybami zaplatíš mačky: 3 v ľavej zóne, 5 v pravej.
guide-lessons = Teraz sa vyložia všetky tvoje úlohy. Osobné sa počítajú len tebe, verejné všetkým.
guide-commit = Karty odlovu dávajú koše a rýchlosť. Najrýchlejšia loď vyberá prvá. Vyložené karty dnes odídu, aj keď ich nevyužiješ.
guide-react = Kým sa zachráni prvá mačka, môže každý mačky presunúť alebo pridať.
guide-rescue = Ťukni na mačku, alebo ju pretiahni na loď. Stojí ryby a kôš; dva poškodené platia za jeden. Pas je na dnes konečný.
guide-find = Karty oshaxov a pokladov sa hrajú po jednej, kým všetci nepasujú.
guide-place = Zelená sedí, červená nie. Zakrývaj krysy, zapĺňaj sekcie a drž mačky jednej farby pri sebe. Mačka na mape svojej farby prinesie poklad.
guide-colour = Farba zostane do konca hry.
guide-treasure = Poklad je zadarmo, ale musí sa zmestiť. Môžeš ho aj nechať.
guide-take = Vyber, čo leží pod ostrovom a zmestí sa na loď.
guide-drawn = Kúp si, ktoré z potiahnutých kariet chceš; ostatné sa odhodia lícom nadol.
guide-move = Až tri mačky prejdú každá do druhej zóny.
guide-put = Vľavo stojí 3 ryby, vpravo 5.
guide-position = Jej karty počítajú pozície zľava cez obe zóny.
guide-discard = Úloha odíde z hry; za dve dostaneš trvácny kôš.
guide-remove = Poklad odíde z lode aj z hry; dva prinesú trvácny kôš.
