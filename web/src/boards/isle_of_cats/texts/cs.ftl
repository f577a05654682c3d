tagline = Vylákej kočky na palubu, slož každou rodinu do lodi a odpluj dřív, než přijde temná ruka.
modes = Celá hra, rodinná hra, nebo samostatně
option-mode = Způsob hry
option-mode-classic = Klasická
option-mode-classic-help = S kartami, košíky, lekcemi a poklady.
option-mode-family = Rodinná
option-mode-family-help = Kratší a jednodušší: bez výběru karet a placení rybami.
option-level = Tvoje sestra
option-level-basic = Základní
option-level-medium = Střední
option-level-hard = Těžká
option-level-very-hard = Velmi těžká
option-level-expert = Expertní
option-sets = Sady karet
day = Den { $day }/5
order = Pořadí na tahu
sister = Sestřička
sister-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
sister-does = Její karta: { $card }
sister-left = Kolik karet jí dnes zbývá
sister-help = Nemá loď: kočky a poklady vyřazuje ze hry. Pozice se počítají zleva přes obě zóny a čísla u dílků je ukazují. Vyhraješ, když máš víc bodů než ona.
sister-today = { $count ->
    [one] Tohle je její karta. Dnes má ještě { $count } tah.
    [few] Tohle je její karta. Dnes má ještě { $count } tahy.
    [many] Tohle je její karta. Dnes má ještě { $count } tahu.
   *[other] Tohle je její karta. Dnes má ještě { $count } tahů.
}
sister-colours = Její barvy: kolik jí přinese každá taková kočka na tvé lodi
sister-now = Kolik by získala teď
open-boat = Otevřít loď
fish = Ryby
baskets = Trvanlivé koše, volné ze všech
hand-count = Karty v ruce
lesson-count = Osobní úkoly
committed = Dnešní karty odlovu
passed = pasuje
zone-empty = žádné kočky
price-left = 3
price-right = 5
below-common = Měděné poklady
below-rare = Zlaté poklady
below-oshax = Oshaxové
below-none = nic
boat-of = { $tiles ->
    [one] Na palubě { $tiles } dílek, veřejné body: { $score }.
    [few] Na palubě { $tiles } dílky, veřejné body: { $score }.
    [many] Na palubě { $tiles } dílku, veřejné body: { $score }.
   *[other] Na palubě { $tiles } dílků, veřejné body: { $score }.
}
boat-facts = Ryby: { $fish }, karty v ruce: { $cards }.
boat-zoom = Přiblížit
boat-fit = Celá loď
placing = Pokládáš: { $tile }. Šipky posouvají, R otáčí, F převrací, N skočí na nejbližší místo, Enter položí
room-stern = záď
room-port-cabin = kajuta na levoboku
room-dining = jídelna
room-starboard-cabin = kajuta na pravoboku
room-deck = paluba
room-storage = skladiště
room-bow = příď
spot-edge = Tady přesahuje okraj lodi.
spot-taken = Leží tu jiný dílek.
spot-apart = Musí stranou sousedit s dílkem na tvé lodi.
spot-fits = Sem se vejde.
spot-rats = { $count ->
    [one] Zakryje { $count } krysu.
    [few] Zakryje { $count } krysy.
    [many] Zakryje { $count } krysy.
   *[other] Zakryje { $count } krys.
}
spot-maps = Zakryje mapu: { $colours }.
spot-rooms = Zaplní: { $rooms }.
rotate = Otočit
flip = Převrátit
rotate-key = Otočit (R)
flip-key = Převrátit (F)
place = Položit sem
place-gain = body: { $gain }
nearest = Nejbližší místo
drag-help = Táhni kdekoli po lodi, nebo ťukni na políčko.
move-up = Nahoru
move-left = Doleva
move-down = Dolů
move-right = Doprava
panes = Co leží pod lodí
pane-island = Ostrov
pane-hand = Karty
pane-lessons = Úkoly
hand = Tvoje karty
hand-empty = V ruce nemáš žádné karty.
verb-keep = Nechat si
verb-buy = Pořídit
verb-play = Zahrát
verb-commit = Vyložit
anywhere = Další dílek kamkoli
lessons = Úkoly
lessons-none = Zatím žádné úkoly.
lessons-help = Úkoly se bodují na konci. Tady vidíš, co by přinesly teď.
lesson-if = { $points ->
    [one] { $points } bod za splnění
    [few] { $points } body za splnění
    [many] { $points } bodu za splnění
   *[other] { $points } bodů za splnění
}
lesson-per = { $points ->
    [one] { $points } bod za kus
    [few] { $points } body za kus
    [many] { $points } bodu za kus
   *[other] { $points } bodů za kus
}
lesson-per-many = { $points ->
    [one] { $points } bod za každé { $per }
    [few] { $points } body za každé { $per }
    [many] { $points } bodu za každé { $per }
   *[other] { $points } bodů za každé { $per }
}
lesson-best = { $points ->
    [one] { $points } bod za kus v nejlepší barvě
    [few] { $points } body za kus v nejlepší barvě
    [many] { $points } bodu za kus v nejlepší barvě
   *[other] { $points } bodů za kus v nejlepší barvě
}
lesson-family = tolik bodů, kolik má ta rodina
lesson-half = Počítá se polovina, zaokrouhlená nahoru.
progress = Teď { $have }, potřeba { $want }
progress-have = Teď { $have }
progress-left = Zbývá { $have }
kind-rescue = Karta odlovu
kind-anytime = Univerzální karta
kind-oshax = Karta oshaxe
kind-treasure = Karta pokladu
kind-private-lesson = Osobní úkol
kind-public-lesson = Veřejný úkol
kind-family = Rodinný úkol
kind-sister = Karta sestřičky
spread-keep = Nech si kartu
spread-buy = Pořiď si karty
spread-kept = Zatím necháno
spread-bought = Pořízené
spread-left = ryb zbývá (utraceno { $cost } z { $purse })
spread-peek = Podívat se na loď
spread-back = Zpět ke kartám
button-buy = { $count ->
    [one] Pořídit { $count } kartu, ryby: { $cost }
    [few] Pořídit { $count } karty, ryby: { $cost }
    [many] Pořídit { $count } karty, ryby: { $cost }
   *[other] Pořídit { $count } karet, ryby: { $cost }
}
button-buy-none = Dál nic nepořizovat
button-lessons = Vyložit úkoly
button-commit = To je vše
button-done = Hotovo
button-pass = Pasovat
button-pay = Zaplatit 1 rybu za libovolnou velikost
button-decline = Nebrat poklad
colour-for-oshax = Ke které rodině se oshax přidá
colour-for-lesson = Barva úkolu
colour-for-fish = Které kočky přinesou ryby
colour-best = přinese nejvíc
dialog-done = Hotovo
askme = Kdy se mě ptát
askme-help = Kde se ptát nechceš, odpoví se za tebe. „Nikdy“ se odpoví hned, ať držíš cokoli; „jen když mám na výběr“ před lidmi chvíli počká, aby nikdo nic nepoznal.
askme-lessons = Před vyložením úkolů (univerzální karty)
askme-react = Po otočení karet odlovu (přesouvání a přidávání koček)
askme-rest = V každém dalším kroku s jedinou odpovědí
askme-is-always = Vždy
askme-is-choice = Jen když mám na výběr
askme-is-never = Nikdy
pad-boat = Loď
pad-mode = Hra
pad-mode-classic = Klasická
pad-mode-family = Rodinná
pad-mode-solo = Sólová
pad-lead = Vyber druh a barvu, ťukni na políčka, která dílek zakrývá, a polož ho. Ťuknutím na ležící dílek ho sundáš.
pad-kind = Dílek
pad-kind-cat = Kočka
pad-kind-oshax = Oshax
pad-kind-rare = Zlatý poklad
pad-kind-common = Měděný poklad
pad-colour = Barva
pad-cell = Řada { $row }, sloupec { $col }
pad-cell-rat = krysa
pad-cell-map = mapa, { $colour }
pad-cell-tile = dílek, ťuknutím ho sundáš
pad-lay = { $count ->
    [one] Položit dílek ({ $count } políčko)
    [few] Položit dílek ({ $count } políčka)
    [many] Položit dílek ({ $count } políčka)
   *[other] Položit dílek ({ $count } políček)
}
pad-no-shape = { $count ->
    [one] Takový dílek o { $count } políčku není. Zkontroluj políčka.
    [few] Takový dílek o { $count } políčkách není. Zkontroluj políčka.
    [many] Takový dílek o { $count } políčka není. Zkontroluj políčka.
   *[other] Takový dílek o { $count } políčkách není. Zkontroluj políčka.
}
pad-undo = Zrušit políčka
pad-clear = Začít znovu
pad-lessons = Osobní úkoly
pad-public = Veřejné úkoly
pad-add = Přidat
pad-number = Číslo
pad-remove = Odebrat { $card }
pad-beside = Vedle lodi
pad-fish = Zbylé ryby
pad-baskets = Trvanlivé koše
pad-first = První v pořadí na tahu
pad-rival = Největší rodina soupeře
pad-sister-lessons = Úkoly sestřičky
pad-sister-colours = Její barvy v pořadí, v jakém se otočily
pad-total = Celkem
pad-sister-total = Sestřička
pad-won = Vyhráváš: máš víc než ona.
pad-lost = Vyhrává ona: k výhře je třeba víc bodů.
pad-wrong = Tady něco nesedí: { $reason }
guide-draft = Ťuknutím si kartu necháš; které si pořídíš, rozhodneš až pak. Zbytek putuje k další lodi.
guide-buy = Ťukni na karty, které chceš; zbylými rybami zaplatíš kočky: 3 v levé zóně, 5 v pravé.
guide-lessons = Teď se vyloží všechny tvé úkoly. Osobní se počítají jen tobě, veřejné všem.
guide-commit = Karty odlovu dávají koše a rychlost. Nejrychlejší loď vybírá první. Vyložené karty dnes přijdou pryč, i když je nevyužiješ.
guide-react = Než se zachrání první kočka, může každý kočky přesunout nebo přidat.
guide-rescue = Ťukni na kočku, nebo ji přetáhni na loď. Stojí ryby a koš; dva poškozené platí za jeden. Pas je na dnešek konečný.
guide-find = Karty oshaxů a pokladů se hrají po jedné, dokud všichni nepasují.
guide-place = Zelená sedí, červená ne. Zakrývej krysy, zaplňuj sekce a drž kočky jedné barvy u sebe. Kočka na mapě své barvy přinese poklad.
guide-colour = Barva zůstane do konce hry.
guide-treasure = Poklad je zdarma, ale musí se vejít. Můžeš ho i nechat být.
guide-take = Vyber, co leží pod ostrovem a vejde se na loď.
guide-drawn = Pořiď si, které z dobraných karet chceš; ostatní se odhodí lícem dolů.
guide-move = Až tři kočky přejdou každá do druhé zóny.
guide-put = Vlevo stojí 3 ryby, vpravo 5.
guide-position = Její karty počítají pozice zleva přes obě zóny.
guide-discard = Úkol odejde ze hry; za dva dostaneš trvanlivý koš.
guide-remove = Poklad odejde z lodi i ze hry; dva přinesou trvanlivý koš.
