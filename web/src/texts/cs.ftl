# Co říká sám prohlížeč.
skip = Přejít na obsah
home = Paluba, do přístavu
to-lobby = Do přístavu
try-again = Zkusit znovu
close = Zavřít
yes = Ano
no = Ne
me = Kapitán
copied = Zkopírováno
rules = Pravidla
rules-play = Zahrát si
score-pad = Počítání bodů
points = Body:

# Přístav
lobby-title = Vítej na palubě
lobby-lead = Moderní deskové hry u jednoho stolu: s přáteli, s boty nebo na jednom zařízení. Bez účtu.
lobby-games = Hry
game-seats = { $fewest }–{ $most } hráčů
game-minutes = asi { $minutes } minut
play-now = Hrát hned
play-other = Přátelé a možnosti
mine = Moje stoly
mine-your-turn = Jsi na tahu
mine-lobby = Čeká se na hráče
mine-playing = Hrají ostatní
mine-over = Dohráno
mine-stopped = Uložen ze starší verze
mine-forget = Zapomenout
join-title = Přidat se ke stolu
join-help = Vlož odkaz, který ti někdo poslal, ke hraní nebo ke sledování.
join-link = Odkaz na stůl
join-go = Přidat se
join-wrong = Tohle není odkaz na stůl. Zkopíruj ho celý, i s tím, co je za znakem #.
join-sit = Posaď se ke stolu
join-sit-down = Posadit se
replay-open-page = Přehrát záznam partie

# Nový stůl
new-with = S kým budeš hrát?
way-bots = Proti botům
way-bots-help = Začíná se hned.
way-friends = S přáteli
way-friends-help = Pro každého dostaneš odkaz a QR kód.
way-device = Na tomto zařízení
way-device-help = Podáváte si ho; karty v ruce skrývá opona.
way-solo = Samostatně
way-solo-help = Oficiální hra pro jednoho.
new-seats = Počet hráčů
new-bots = Z toho botů
new-bot = Jak hrají boti
bot-learner = Učeň: ještě dělá chyby
bot-casual = Pohodový: hraje rozumně
bot-strong = Silný: přemýšlí dopředu
bot-master = Mistr: náš nejlepší, přemýšlí až dvě sekundy
new-pace = Hodiny
pace-none = Bez hodin
pace-live = Svižně: 30 sekund na rozhodnutí, 5 minut v záloze
pace-slow = Klidně: 90 sekund na rozhodnutí, 20 minut v záloze
pace-days = Na dny: 3 dny na rozhodnutí
new-name = Tvoje jméno
new-name-of = Jméno hráče { $number }
new-invite = Otevřít stůl a pozvat
new-start = Začít

# Místa
seats = Hráči
seat-free = volné
seat-me = ty
bot-name = Bot { $number }
seat-bot = bot
seat-here = u stolu
seat-away = odpojen
seat-left = odešel
seat-turn = na tahu
seat-to-bot = Nechat hrát bota
seat-give-back = Vrátit místo: { $name }
seat-leave = Odejít z partie
seat-return = Vrátit se do partie
watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}

# Před partií
wait-open = Ještě jsou volná místa. Pošli každému jeho odkaz, nebo nech hrát boty.
wait-full = Všichni jsou tady.
wait-ready = Všichni jsou tady. Začne se, až budou všichni připraveni.
wait-is-ready = připraven
wait-set-ready = Můžeme začít
wait-unready = Ještě počkat
wait-invite = Pozvat
wait-bot = Bot
wait-free = Uvolnit místo
wait-watch = Odkaz pro diváky
wait-start = Začít partii
invite-title = Pozvánka: { $who }
invite-help = Jeden odkaz je pro jednoho člověka. Posadí se ten, kdo ho otevře první.
invite-watch-help = Odkaz je pro kohokoli, kdo se chce dívat. Do karet nikomu nevidí.
invite-copy = Zkopírovat odkaz
invite-qr = QR kód odkazu
recovery = Záchranný kód
recovery-help = Vrátí tě na tvoje místo i z jiného zařízení. Nech si ho pro sebe.
recovery-use = Zpět na moje místo
recovery-wrong = Tento kód k tomuto stolu nepatří. Zkontroluj každé písmeno.

# U stolu
menu = Stůl
sheet = Průběh, body, zprávy
sheet-open = Průběh, body, zprávy
log = Průběh
log-older = Ukázat dřívější
log-newest = Na nejnovější
log-since = od tvého posledního tahu
log-look = Podívat se na tuto chvíli
log-keys = Šipkami nahoru a dolů se pohybuješ po řádcích, Enterem se podíváš na tu chvíli.
scores = Body
score-now = Jakou hodnotu mají tvoje karty teď:
score-nothing = zatím nic
score-total = Celkem
chat = Zprávy
chat-text = Zpráva
chat-send = Poslat
chat-empty = Ještě nikdo nic nenapsal.
chat-watcher = Divák
chat-watchers = Diváci
chat-mute = Ztlumit
chat-say-hello = Ahoj!
chat-say-well = Dobře zahráno
chat-say-thanks = Díky
chat-say-moment = Chviličku
chat-say-again = Ještě jednou?
past = Takhle stůl vypadal tehdy.
past-now = Zpět k současnosti
waits-for = { $count ->
    [one] Na tahu je { $names }.
    [few] Na tahu jsou: { $names }.
   *[other] Na tahu: { $names }.
}
turn-title = Jsi na tahu
undo = Vzít poslední krok zpět
undo-ask = Požádat ostatní o vrácení kroku
pause-ask = Požádat o přestávku
resume = Pokračovat
paused = Partie je přerušená; hodiny stojí.
request-undo = { $name } by chtěl vzít krok zpět.
request-pause = { $name } by chtěl přestávku.
request-waits = Ještě neodpověděli: { $names }.
rule-link = Přečíst pravidlo { $rule }
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
table-in-words = Stůl slovy
text-list = { $count ->
    [one] Ukázat { $count } možnost
    [few] Ukázat všechny { $count } možnosti
   *[other] Ukázat všech { $count } možností
}
curtain-pass = Předej zařízení: { $name }
curtain-lift = Tady { $name }: ukázat můj stůl
curtain-look = Podívat se jako { $name }
curtain-wait = Na tahu jsou ostatní.
curtain-hand-over = Předat: { $name }
link-lost = Spojení se stolem se ztratilo; vracíme se.
link-offline = Jsi offline.
link-kept = Tvůj tah je uložený a odešle se.
link-now = Zkusit teď

# Konec
end-wins = Vyhrává { $name }!
end-shared = O vítězství se dělí { $names }!
end-nobody = Partie skončila
end-chart = Body kolo po kole
end-fair = Poctivá náhoda
end-fair-yes = Zveřejněné semínko odpovídá otisku ukázanému před partií.
end-fair-no = Semínko otisku neodpovídá.
end-fair-more = Co to znamená?
end-fair-help = Veškerá náhoda partie pochází z jednoho tajného semínka. Jeho otisk byl vidět před první kartou, semínko po poslední; mezitím ho nikdo nemohl změnit.
end-commitment = Otisk (SHA-256)
end-seed = Semínko
end-look = Podívat se na stůl
end-show = Ukázat výsledek
end-replay = Přehrát
end-download = Stáhnout záznam
end-share = Sdílet
end-rematch = Hrát znovu
chart-label = Graf bodů všech hráčů v průběhu partie

# Přehrávání
replay-title = Přehrávání
replay-help = Otevři záznam partie a sleduj ji krok za krokem, čímakoli očima.
replay-file = Otevřít záznam (.jsonl)
replay-bad = Tento záznam nejde přehrát. Řádek { $line }: { $reason }
replay-refused = Tento soubor není záznam partie.
replay-back = O krok zpět
replay-on = O krok dál
replay-play = Přehrát
replay-pause = Zastavit
replay-step = Krok
replay-speed = Rychlost
replay-eyes = Číma očima
replay-onlooker = Divák
replay-round = Kolo

# Nastavení
settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
theme-auto = Podle systému
theme-light = Světlý
theme-dark = Tmavý
settings-motion = Pohyb
motion-auto = Podle systému
motion-full = Plný
motion-less = Omezený
settings-sound = Zvuky
settings-vibrate = Zavibrovat, když jsem na tahu
settings-notify = Upozornit, když jsem na tahu
settings-notify-denied = Prohlížeč této stránce upozornění nedovoluje. Povolit je můžeš v jeho nastavení.
settings-confirm = Ptát se před krokem, který nejde vzít zpět
settings-guide = Vysvětlovat kroky prvních partií

# Když něco nejde
trouble-open = Stůl se nepodařilo otevřít. Zkus to za chvíli.
trouble-too-many = Odsud se otevřelo příliš mnoho stolů. Zkus to za minutu.
trouble-refused = To teď u stolu nejde.
trouble-unreachable = Server neodpovídá. Zkontroluj síť a zkus to znovu.
trouble-record = Záznam teď není k dispozici.
trouble-rematch = Odveta teď není možná.
missing-page = Tady nic není
missing-page-help = V adrese může být překlep, nebo se stránka přestěhovala.
missing-table = Takový stůl tu není
missing-table-help = Možná už je uklizený: stůl, kterého se 90 dní nikdo nedotkne, zmizí.
missing-game = Tahle hra v polici není
missing-game-help = Podívej se na hry v přístavu.
missing-claim = Tohle místo je obsazené
missing-claim-help = Odkaz už někdo použil, nebo zakladatel stolu vytvořil nový. Požádej ho o čerstvý. Pokud jde o tvoje místo, otevři stůl na zařízení, ze kterého hraješ, nebo použij záchranný kód.
claim-recover = Použít můj záchranný kód
missing-server = Server neodpovídá
missing-server-help = Tvoje stoly a tahy jsou v bezpečí. Zkontroluj síť; jakmile se server vrátí, stránka se ozve sama.
missing-seat = Toto zařízení u tohoto stolu nemá místo
missing-seat-help = Otevři odkaz, který máš, nebo se na svoje místo vrať se záchranným kódem.
missing-stopped = Tento stůl odpočívá
missing-stopped-help = Hrálo se u něj podle starší verze pravidel, a tak je už jen uložený.
refused-bad-action = Takový tah v této hře není.
refused-not-open = Toto místo je za oponou.
refused-not-playing = Teď se žádná partie nehraje.
refused-paused = Partie je přerušená. Nejdřív v ní pokračuj.
refused-not-paused = Partie přerušená není.
refused-request-open = Jiná žádost ještě čeká na odpovědi.
refused-no-request = Žádost už je vyřízená.
refused-not-waiting = Na to se tě nikdo neptá.
refused-chat-rate = Se zprávami trochu pomaleji.
refused-no-chat = Diváci za hráče mluvit nemohou.
refused-busy = Stůl má moc práce; zkus to znovu.
