tagline = Zbieraj karty mora, vykladaj páry a rozhodni, kedy sa kolo skončí: s istotou, alebo odvážnou stávkou.
hand = Tvoje karty v ruke
hand-empty = V ruke nič nemáš.
cards-in-hand = kariet v ruke:
known = Vieš, že v tej ruke sú:
called = POSLEDNÁ ŠANCA
button-steal = Vytiahnuť kartu
button-stop = KONČÍME
button-last-chance = POSLEDNÁ ŠANCA
button-end = Ukončiť ťah
sort-figure = Podľa farieb
sort-colour = Podľa obrázkov
worth = { $points ->
    [one] bod teraz
    [few] body teraz
   *[other] bodov teraz
}
worth-bonus = farebný bonus { $bonus }
worth-open = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
close-stop = Zavrieť kolo: KONČÍME?
close-stop-help = { $points ->
    [one] Kolo sa hneď skončí a všetci si zapíšu body za karty. Ty si zapíšeš { $points } bod.
    [few] Kolo sa hneď skončí a všetci si zapíšu body za karty. Ty si zapíšeš { $points } body.
   *[other] Kolo sa hneď skončí a všetci si zapíšu body za karty. Ty si zapíšeš { $points } bodov.
}
close-last-chance = Zavrieť kolo: POSLEDNÁ ŠANCA?
close-last-chance-help = Každý súper má ešte jeden ťah. Ak nikto nebude mať viac než tvojich { $points }, zapíšeš si { $points } + { $bonus } = { $both } a súperi iba farebný bonus. Ak niekto bude mať viac, zapíšeš si iba { $bonus }.
close-not = Ešte nie
about-none = Ťukni na kartu a prečítaj si, čo dokáže.
about-crab = dva kraby sú pár za 1 bod; prezri si hromádku a vezmi si z nej kartu.
about-boat = dve loďky sú pár za 1 bod; máš hneď ďalší ťah.
about-fish = dve ryby sú pár za 1 bod; potiahni vrchnú kartu balíčka.
about-swimmer = so žralokom tvorí pár za 1 bod; vytiahni niekomu kartu z ruky.
about-shark = s plavcom tvorí pár za 1 bod; vytiahni niekomu kartu z ruky.
about-shell = zbierka: 0, 2, 4, 6, 8, 10 bodov za jednu až šesť.
about-octopus = zbierka: 0, 3, 6, 9, 12 bodov za jednu až päť.
about-penguin = zbierka: 1, 3, 5 bodov za jedného až troch.
about-sailor = zbierka: 0, 5 bodov za jednu kartu alebo dve.
about-lighthouse = 1 bod za každú tvoju loďku.
about-shoal-of-fish = 1 bod za každú tvoju rybu.
about-penguin-colony = 2 body za každého tvojho tučniaka.
about-captain = 3 body za každú tvoju kotvu.
about-mermaid = 1 bod za každú kartu tvojej najpočetnejšej farby, ďalšia panna za ďalšiu farbu; všetky štyri vyhrávajú partiu.
pad-lead = Ťukni na karty, ktoré máš v ruke a na stole.
pad-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
pad-clear = Vymazať
pad-points = Body za karty
pad-bonus = Farebný bonus
pad-remove = ubrať jednu
pad-wrong = Také karty spolu ležať nemôžu: { $reason }
guide-take = Každý ťah sa začína tým, že si vezmeš kartu. Z balíčka uvidíš dve a jednu si necháš; vrchné karty hromádok vidia všetci.
guide-keep = Karta, ktorú si necháš, ide do ruky, kde ju nikto nevidí.
guide-discard = Kartu, ktorú odložíš, si môžu vziať ostatní.
guide-play = Nadvihnuté karty môžeš vyložiť ako pár a použiť jeho efekt. Od 7 bodov môžeš zavrieť kolo.
guide-search = Kraby: zvoľ hromádku; smieš si ju prezrieť celú.
guide-pick = Vezmi si ktorúkoľvek kartu hromádky; ide ti do ruky.
guide-steal = Plavec a žralok: vytiahni súperovi z ruky skrytú kartu.
