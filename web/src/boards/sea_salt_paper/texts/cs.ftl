tagline = Sbírej karty moře, vykládej páry a rozhodni, kdy kolo skončí: jistě, nebo odvážnou sázkou.
hand = Tvoje karty v ruce
hand-empty = V ruce nic nemáš.
cards-in-hand = karet v ruce:
known = Víš, že v té ruce jsou:
called = POSLEDNÍ ŠANCE
button-steal = Vytáhnout kartu
button-stop = KONČÍME
button-last-chance = POSLEDNÍ ŠANCE
button-end = Ukončit tah
sort-figure = Podle barev
sort-colour = Podle obrázků
worth = { $points ->
    [one] bod teď
    [few] body teď
   *[other] bodů teď
}
worth-bonus = barevný bonus { $bonus }
worth-open = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
close-stop = Zavřít kolo: KONČÍME?
close-stop-help = { $points ->
    [one] Kolo hned skončí a všichni si zapíšou body za karty. Ty si zapíšeš { $points } bod.
    [few] Kolo hned skončí a všichni si zapíšou body za karty. Ty si zapíšeš { $points } body.
   *[other] Kolo hned skončí a všichni si zapíšou body za karty. Ty si zapíšeš { $points } bodů.
}
close-last-chance = Zavřít kolo: POSLEDNÍ ŠANCE?
close-last-chance-help = Každý soupeř má ještě jeden tah. Nebude-li mít nikdo víc než tvých { $points }, zapíšeš si { $points } + { $bonus } = { $both } a soupeři jen barevný bonus. Bude-li mít někdo víc, zapíšeš si jen { $bonus }.
close-not = Ještě ne
about-none = Klepni na kartu a přečti si, co umí.
about-crab = dva krabi jsou pár za 1 bod; prohlédni si hromádku a vezmi si z ní kartu.
about-boat = dvě loďky jsou pár za 1 bod; máš hned další tah.
about-fish = dvě ryby jsou pár za 1 bod; dober vrchní kartu balíčku.
about-swimmer = se žralokem tvoří pár za 1 bod; vytáhni někomu kartu z ruky.
about-shark = s plavcem tvoří pár za 1 bod; vytáhni někomu kartu z ruky.
about-shell = sbírka: 0, 2, 4, 6, 8, 10 bodů za jednu až šest.
about-octopus = sbírka: 0, 3, 6, 9, 12 bodů za jednu až pět.
about-penguin = sbírka: 1, 3, 5 bodů za jednoho až tři.
about-sailor = sbírka: 0, 5 bodů za jednu nebo dvě.
about-lighthouse = 1 bod za každou tvoji loďku.
about-shoal-of-fish = 1 bod za každou tvoji rybu.
about-penguin-colony = 2 body za každého tvého tučňáka.
about-captain = 3 body za každou tvoji kotvu.
about-mermaid = 1 bod za každou kartu tvé nejpočetnější barvy, další panna za další barvu; všechny čtyři vyhrávají partii.
pad-lead = Klepni na karty, které máš v ruce a na stole.
pad-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
pad-clear = Vymazat
pad-points = Body za karty
pad-bonus = Barevný bonus
pad-remove = ubrat jednu
pad-wrong = Takové karty spolu ležet nemohou: { $reason }
guide-take = Každý tah začíná tím, že si vezmeš kartu. Z balíčku uvidíš dvě a jednu si necháš; vrchní karty hromádek vidí všichni.
guide-keep = Karta, kterou si necháš, jde do ruky, kde ji nikdo nevidí.
guide-discard = Kartu, kterou odložíš, si mohou vzít ostatní.
guide-play = Nadzvednuté karty můžeš vyložit jako pár a použít jeho efekt. Od 7 bodů můžeš zavřít kolo.
guide-search = Krabi: zvol hromádku; smíš si ji prohlédnout celou.
guide-pick = Vezmi si kteroukoli kartu hromádky; jde ti do ruky.
guide-steal = Plavec a žralok: vytáhni soupeři z ruky skrytou kartu.
