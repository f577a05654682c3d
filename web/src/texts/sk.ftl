# Čo hovorí samotný prehliadač.
skip = Prejsť na obsah
home = Paluba, do prístavu
to-lobby = Do prístavu
try-again = Skúsiť znova
close = Zavrieť
yes = Áno
no = Nie
me = Kapitán
copied = Skopírované
rules = Pravidlá
rules-play = Zahrať si
score-pad = Počítanie bodov
points = Body:

# Prístav
lobby-title = Vitaj na palube
lobby-lead = Moderné stolové hry pri jednom stole: s priateľmi, s botmi alebo na jednom zariadení. Bez účtu.
lobby-games = Hry
game-seats = { $fewest }–{ $most } hráčov
game-minutes = asi { $minutes } minút
play-now = Hrať hneď
play-other = Priatelia a možnosti
mine = Moje stoly
mine-your-turn = Si na ťahu
mine-lobby = Čaká sa na hráčov
mine-playing = Hrajú ostatní
mine-over = Dohrané
mine-stopped = Uložený zo staršej verzie
mine-forget = Zabudnúť
join-title = Pridať sa k stolu
join-help = Vlož odkaz, ktorý ti niekto poslal, na hranie alebo na sledovanie.
join-link = Odkaz na stôl
join-go = Pridať sa
join-wrong = Toto nie je odkaz na stôl. Skopíruj ho celý, aj s tým, čo je za znakom #.
join-sit = Sadni si k stolu
join-sit-down = Sadnúť si
replay-open-page = Prehrať záznam partie

# Nový stôl
new-with = S kým budeš hrať?
way-bots = Proti botom
way-bots-help = Začína sa hneď.
way-friends = S priateľmi
way-friends-help = Pre každého dostaneš odkaz a QR kód.
way-device = Na tomto zariadení
way-device-help = Podávate si ho; karty v ruke skrýva opona.
way-solo = Samostatne
way-solo-help = Oficiálna hra pre jedného.
new-seats = Počet hráčov
new-bots = Z toho botov
new-bot = Ako hrajú boti
bot-learner = Učeň: ešte robí chyby
bot-casual = Pohodový: hrá rozumne
bot-strong = Silný: premýšľa dopredu
bot-master = Majster: náš najlepší, premýšľa až dve sekundy
new-pace = Hodiny
pace-none = Bez hodín
pace-live = Svižne: 30 sekúnd na rozhodnutie, 5 minút v zálohe
pace-slow = Pokojne: 90 sekúnd na rozhodnutie, 20 minút v zálohe
pace-days = Na dni: 3 dni na rozhodnutie
new-name = Tvoje meno
new-name-of = Meno hráča { $number }
new-invite = Otvoriť stôl a pozvať
new-start = Začať

# Miesta
seats = Hráči
seat-free = voľné
seat-me = ty
bot-name = Bot { $number }
seat-bot = bot
seat-here = pri stole
seat-away = odpojený
seat-left = odišiel
seat-turn = na ťahu
seat-to-bot = Nechať hrať bota
seat-give-back = Vrátiť miesto: { $name }
seat-leave = Odísť z partie
seat-return = Vrátiť sa do partie
watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } divákov
}

# Pred partiou
wait-open = Ešte sú voľné miesta. Pošli každému jeho odkaz, alebo nechaj hrať botov.
wait-full = Všetci sú tu.
wait-ready = Všetci sú tu. Začne sa, keď budú všetci pripravení.
wait-is-ready = pripravený
wait-set-ready = Môžeme začať
wait-unready = Ešte počkať
wait-invite = Pozvať
wait-bot = Bot
wait-free = Uvoľniť miesto
wait-watch = Odkaz pre divákov
wait-start = Začať partiu
invite-title = Pozvánka: { $who }
invite-help = Jeden odkaz je pre jedného človeka. Sadne si ten, kto ho otvorí prvý.
invite-watch-help = Odkaz je pre kohokoľvek, kto sa chce pozerať. Do kariet nikomu nevidí.
invite-copy = Skopírovať odkaz
invite-qr = QR kód odkazu
recovery = Záchranný kód
recovery-help = Vráti ťa na tvoje miesto aj z iného zariadenia. Nechaj si ho pre seba.
recovery-use = Späť na moje miesto
recovery-wrong = Tento kód k tomuto stolu nepatrí. Skontroluj každé písmeno.

# Pri stole
menu = Stôl
sheet = Priebeh, body, správy
sheet-open = Priebeh, body, správy
log = Priebeh
log-older = Ukázať skoršie
log-newest = Na najnovšie
log-since = od tvojho posledného ťahu
log-look = Pozrieť sa na túto chvíľu
log-keys = Šípkami hore a dole sa pohybuješ po riadkoch, Enterom sa pozrieš na tú chvíľu.
scores = Body
score-now = Akú hodnotu majú tvoje karty teraz:
score-nothing = zatiaľ nič
score-total = Spolu
chat = Správy
chat-text = Správa
chat-send = Poslať
chat-empty = Ešte nikto nič nenapísal.
chat-watcher = Divák
chat-watchers = Diváci
chat-mute = Stlmiť
chat-say-hello = Ahoj!
chat-say-well = Dobre zahrané
chat-say-thanks = Vďaka
chat-say-moment = Chvíľočku
chat-say-again = Ešte raz?
past = Takto stôl vyzeral vtedy.
past-now = Späť k súčasnosti
waits-for = { $count ->
    [one] Na ťahu je { $names }.
    [few] Na ťahu sú: { $names }.
   *[other] Na ťahu: { $names }.
}
turn-title = Si na ťahu
undo = Vziať posledný krok späť
undo-ask = Požiadať ostatných o vrátenie kroku
pause-ask = Požiadať o prestávku
resume = Pokračovať
paused = Partia je prerušená; hodiny stoja.
request-undo = { $name } by chcel vziať krok späť.
request-pause = { $name } by chcel prestávku.
request-waits = Ešte neodpovedali: { $names }.
rule-link = Prečítať pravidlo { $rule }
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
table-in-words = Stôl slovami
text-list = { $count ->
    [one] Ukázať { $count } možnosť
    [few] Ukázať všetky { $count } možnosti
   *[other] Ukázať všetkých { $count } možností
}
curtain-pass = Podaj zariadenie: { $name }
curtain-lift = Tu { $name }: ukázať môj stôl
curtain-look = Pozrieť sa ako { $name }
curtain-wait = Na ťahu sú ostatní.
curtain-hand-over = Odovzdať: { $name }
link-lost = Spojenie so stolom sa stratilo; vraciame sa.
link-offline = Si offline.
link-kept = Tvoj ťah je uložený a odošle sa.
link-now = Skúsiť teraz

# Koniec
end-wins = Vyhráva { $name }!
end-shared = O víťazstvo sa delia { $names }!
end-nobody = Partia sa skončila
end-chart = Body kolo po kole
end-fair = Poctivá náhoda
end-fair-yes = Zverejnené semienko zodpovedá odtlačku ukázanému pred partiou.
end-fair-no = Semienko odtlačku nezodpovedá.
end-fair-more = Čo to znamená?
end-fair-help = Všetka náhoda partie pochádza z jedného tajného semienka. Jeho odtlačok bolo vidieť pred prvou kartou, semienko po poslednej; medzitým ho nikto nemohol zmeniť.
end-commitment = Odtlačok (SHA-256)
end-seed = Semienko
end-look = Pozrieť sa na stôl
end-show = Ukázať výsledok
end-replay = Prehrať
end-download = Stiahnuť záznam
end-share = Zdieľať
end-rematch = Hrať znova
chart-label = Graf bodov všetkých hráčov v priebehu partie

# Prehrávanie
replay-title = Prehrávanie
replay-help = Otvor záznam partie a sleduj ju krok za krokom, čímikoľvek očami.
replay-file = Otvoriť záznam (.jsonl)
replay-bad = Tento záznam nejde prehrať. Riadok { $line }: { $reason }
replay-refused = Tento súbor nie je záznam partie.
replay-back = O krok späť
replay-on = O krok ďalej
replay-play = Prehrať
replay-pause = Zastaviť
replay-step = Krok
replay-speed = Rýchlosť
replay-eyes = Čími očami
replay-onlooker = Divák
replay-round = Kolo

# Nastavenia
settings = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
theme-auto = Podľa systému
theme-light = Svetlý
theme-dark = Tmavý
settings-motion = Pohyb
motion-auto = Podľa systému
motion-full = Plný
motion-less = Obmedzený
settings-sound = Zvuky
settings-vibrate = Zavibrovať, keď som na ťahu
settings-notify = Upozorniť, keď som na ťahu
settings-notify-denied = Prehliadač tejto stránke upozornenia nedovoľuje. Povoliť ich môžeš v jeho nastaveniach.
settings-confirm = Pýtať sa pred krokom, ktorý nejde vziať späť
settings-guide = Vysvetľovať kroky prvých partií

# Keď niečo nejde
trouble-open = Stôl sa nepodarilo otvoriť. Skús to o chvíľu.
trouble-too-many = Odtiaľto sa otvorilo priveľa stolov. Skús to o minútu.
trouble-refused = To teraz pri stole nejde.
trouble-unreachable = Server neodpovedá. Skontroluj sieť a skús to znova.
trouble-record = Záznam teraz nie je k dispozícii.
trouble-rematch = Odveta teraz nie je možná.
missing-page = Tu nič nie je
missing-page-help = V adrese môže byť preklep, alebo sa stránka presťahovala.
missing-table = Taký stôl tu nie je
missing-table-help = Možno je už odložený: stôl, ktorého sa 90 dní nikto nedotkne, zmizne.
missing-game = Táto hra v polici nie je
missing-game-help = Pozri sa na hry v prístave.
missing-claim = Toto miesto je obsadené
missing-claim-help = Odkaz už niekto použil, alebo zakladateľ stola vytvoril nový. Požiadaj ho o čerstvý. Ak ide o tvoje miesto, otvor stôl na zariadení, z ktorého hráš, alebo použi záchranný kód.
claim-recover = Použiť môj záchranný kód
missing-server = Server neodpovedá
missing-server-help = Tvoje stoly a ťahy sú v bezpečí. Skontroluj sieť; keď sa server vráti, stránka sa ozve sama.
missing-seat = Toto zariadenie pri tomto stole nemá miesto
missing-seat-help = Otvor odkaz, ktorý máš, alebo sa na svoje miesto vráť so záchranným kódom.
missing-stopped = Tento stôl odpočíva
missing-stopped-help = Hralo sa pri ňom podľa staršej verzie pravidiel, a tak je už len uložený.
refused-bad-action = Taký ťah v tejto hre nie je.
refused-not-open = Toto miesto je za oponou.
refused-not-playing = Teraz sa žiadna partia nehrá.
refused-paused = Partia je prerušená. Najprv v nej pokračuj.
refused-not-paused = Partia prerušená nie je.
refused-request-open = Iná žiadosť ešte čaká na odpovede.
refused-no-request = Žiadosť je už vybavená.
refused-not-waiting = Na to sa ťa nikto nepýta.
refused-chat-rate = So správami trochu pomalšie.
refused-no-chat = Diváci za hráča hovoriť nemôžu.
refused-busy = Stôl má veľa práce; skús to znova.
