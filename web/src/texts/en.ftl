# What the browser client says itself.
skip = Skip to the content
home = Paluba, to the lobby
to-lobby = To the lobby
try-again = Try again
close = Close
yes = Yes
no = No
me = Captain
copied = Copied
rules = Rules
rules-play = Play it
score-pad = Score pad
points = Points:

# Lobby
lobby-title = Welcome aboard
lobby-lead = Modern board games at one table: with friends, with bots, or on one device. No account needed.
lobby-games = Games
game-seats = { $fewest }–{ $most } players
game-minutes = about { $minutes } minutes
play-now = Play now
play-other = Friends and options
mine = My tables
mine-your-turn = Your turn
mine-lobby = Waiting for players
mine-playing = Others are playing
mine-over = Over
mine-stopped = Kept from an older version
mine-forget = Forget
join-title = Join a table
join-help = Paste a link that somebody sent you, to play or to watch.
join-link = Link to the table
join-go = Join
join-wrong = This is no link to a table. Copy it whole, with everything after the #.
join-sit = Sit down at the table
join-sit-down = Sit down
replay-open-page = Replay a match

# A new table
new-with = Who do you play with?
way-bots = Against bots
way-bots-help = Starts at once.
way-friends = With friends
way-friends-help = You get a link and a QR code for each of them.
way-device = On this device
way-device-help = Pass it around; a curtain hides the hands.
way-solo = Alone
way-solo-help = The official solo game.
new-seats = Players
new-bots = Of these, bots
new-bot = How the bots play
bot-learner = Learner: still makes mistakes
bot-casual = Casual: plays sensibly
bot-strong = Strong: thinks ahead
bot-master = Master: our best, thinks up to two seconds
new-pace = Clock
pace-none = No clock
pace-live = Lively: 30 seconds a decision, 5 minutes in reserve
pace-slow = Calm: 90 seconds a decision, 20 minutes in reserve
pace-days = By days: 3 days a decision
new-name = Your name
new-name-of = Name of player { $number }
new-invite = Open the table and invite
new-start = Start

# Seats
seats = Players
seat-free = free
seat-me = you
bot-name = Bot { $number }
seat-bot = bot
seat-here = connected
seat-away = not connected
seat-left = left
seat-turn = to move
seat-to-bot = Let a bot play
seat-give-back = Give the seat back: { $name }
seat-leave = Leave the match
seat-return = Come back to the match
watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}

# Before the match
wait-open = Seats are still free. Send each friend their own link, or let bots play.
wait-full = Everybody is here.
wait-ready = Everybody is here. The match starts when all are ready.
wait-is-ready = ready
wait-set-ready = I am ready
wait-unready = Not ready yet
wait-invite = Invite
wait-bot = Bot
wait-free = Free the seat
wait-watch = Link to watch
wait-start = Start the match
invite-title = Invitation: { $who }
invite-help = One link is for one person. Whoever opens it first sits down.
invite-watch-help = The link is for anybody who wants to watch. They see nobody's hand.
invite-copy = Copy the link
invite-qr = QR code of the link
recovery = Recovery code
recovery-help = It brings you back to your seat from another device. Keep it to yourself.
recovery-use = Back to my seat
recovery-wrong = This code does not fit this table. Check each letter.

# At the table
menu = Table
sheet = Log, scores, chat
sheet-open = Log, scores, chat
log = Log
log-older = Show earlier
log-newest = To the newest
log-since = since your last move
log-look = Look at this moment
log-keys = Arrows up and down move along the lines, Enter looks at that moment.
scores = Scores
score-now = What your cards are worth now:
score-nothing = nothing yet
score-total = Total
chat = Chat
chat-text = Message
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watcher = Watcher
chat-watchers = Watchers
chat-mute = Mute
chat-say-hello = Hello!
chat-say-well = Well played
chat-say-thanks = Thank you
chat-say-moment = One moment
chat-say-again = Again?
past = This is how the table looked then.
past-now = Back to now
waits-for = { $count ->
    [one] { $names } is to move.
   *[other] To move: { $names }.
}
turn-title = Your turn
undo = Take the last step back
undo-ask = Ask the others for an undo
pause-ask = Ask for a pause
resume = Go on
paused = The match is paused; the clocks stand still.
request-undo = { $name } would like to take a step back.
request-pause = { $name } would like to pause.
request-waits = Still to answer: { $names }.
rule-link = Read rule { $rule }
sound-on = Sound is on
sound-off = Sound is off
table-in-words = The table in words
text-list = { $count ->
    [one] Show the { $count } choice
   *[other] Show all { $count } choices
}
curtain-pass = Pass the device to { $name }
curtain-lift = I am { $name }: show my table
curtain-look = Look as { $name }
curtain-wait = Others are to move.
curtain-hand-over = Hand over: { $name }
link-lost = The link to the table is lost; coming back.
link-offline = You are offline.
link-kept = Your move is kept and will be sent.
link-now = Try now

# The end
end-wins = { $name } wins!
end-shared = { $names } share the win!
end-nobody = The match is over
end-chart = Points round by round
end-fair = Fair chance
end-fair-yes = The published seed fits the commitment made before the match.
end-fair-no = The seed does not fit the commitment.
end-fair-more = What does that mean?
end-fair-help = All chance of a match comes from one secret seed. Its hash was shown before the first card, the seed after the last; nobody could change it in between.
end-commitment = Commitment (SHA-256)
end-seed = Seed
end-look = Look at the table
end-show = Show the result
end-replay = Replay
end-download = Download the record
end-share = Share
end-rematch = Play again
chart-label = Chart of the points of every player over the match

# Replay
replay-title = Replay
replay-help = Open the record of a match and watch it step by step, through anybody's eyes.
replay-file = Open a record (.jsonl)
replay-bad = This record cannot be replayed. Line { $line }: { $reason }
replay-refused = This file is no record of a match.
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-speed = Speed
replay-eyes = Whose eyes
replay-onlooker = Onlooker
replay-round = Round

# Settings
settings = Settings
settings-language = Language
settings-theme = Look
theme-auto = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-auto = As the system
motion-full = Full
motion-less = Reduced
settings-sound = Sounds
settings-vibrate = Vibrate on my turn
settings-notify = Notify me when it is my turn
settings-notify-denied = The browser does not allow notifications from this page. You can allow them in its settings.
settings-confirm = Ask before a step that cannot be taken back
settings-guide = Explain each step of the first matches

# When something is wrong
trouble-open = The table could not be opened. Try again in a moment.
trouble-too-many = Too many tables were opened from here. Try again in a minute.
trouble-refused = The table does not allow that now.
trouble-unreachable = The server does not answer. Check the network and try again.
trouble-record = The record cannot be had now.
trouble-rematch = A rematch is not possible now.
missing-page = There is nothing here
missing-page-help = The address may be misspelt, or the page has moved.
missing-table = There is no such table
missing-table-help = It may have been put away: a table that nobody touches for 90 days goes.
missing-game = This game is not on the shelf
missing-game-help = Have a look at the games in the lobby.
missing-claim = This seat is taken
missing-claim-help = The link was used already, or the host made a new one. Ask the host for a fresh link. If it was you, open the table on the device you used, or use your recovery code.
claim-recover = Use my recovery code
missing-server = The server does not answer
missing-server-help = Your tables and moves are safe. Check the network; this page comes back by itself when the server does.
missing-seat = This device has no seat at this table
missing-seat-help = Open the link that you were given, or come back to your seat with your recovery code.
missing-stopped = This table rests
missing-stopped-help = It was played by an older version of the rules and is only kept.
refused-bad-action = That is no move of this game.
refused-not-open = This seat is behind the curtain.
refused-not-playing = No match is being played now.
refused-paused = The match is paused. Go on first.
refused-not-paused = The match is not paused.
refused-request-open = Another request still waits for answers.
refused-no-request = The request is over already.
refused-not-waiting = You are not asked for that.
refused-chat-rate = A little slower with the messages.
refused-no-chat = Watchers cannot speak for a seat.
refused-busy = The table is busy; try again.
