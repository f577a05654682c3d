# Tiles
tile-bubbles = bubbles
tile-predator = predator
tile-rock = rock
tile-pink = pink
tile-green = green
tile-yellow = yellow
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
level-easy = easy
level-medium = medium
level-hard = hard

# What is asked
ask-start = Start your dive: flip a tile, take one that lies face up, or spend a rock.
ask-dive = Flip a tile, or take one that lies face up.
ask-surface = Surface with this tile, or leave it and dive deeper?
ask-bring = All your penguins come back. Which tile do they bring along?
ask-give = The virtual opponent wants these tiles equally. Which one does it take?
asked-start = your dive starts with a flip, a tile that lies face up, or a rock
asked-dive = flip a tile or take one that lies face up
asked-surface = surface with the flipped tile or leave it
asked-bring = choose what the returning penguins bring along
asked-give = choose a tile for the virtual opponent
asked-over = nothing

# What a seat does
action-flip = flip a tile here
action-skip = swim past this depth
action-take = surface with { $tile }
action-rock = spend a rock and start at depth { $depth }
action-surface = surface with the flipped tile
action-leave = leave the tile and dive deeper
action-bring = bring { $tile } from depth { $depth }
action-bring-nothing = bring nothing
action-give = let the opponent take { $tile }

# What happened
event-match-started = The tiles lie ready; { $seat } starts.
event-rock-spent = { $seat } spends a rock and dives straight to depth { $depth }.
event-depth-skipped = { $seat } swims past depth { $depth }.
event-tile-flipped = { $seat } flips at depth { $depth }: { $tile }.
event-tile-left = { $seat } leaves { $tile } at depth { $depth } and dives deeper.
event-tile-taken = { $seat } surfaces from depth { $depth } with { $tile }.
event-surfaced-empty = { $seat } finds nothing more to dive for and surfaces with nothing.
event-penguin-trapped = A predator traps a penguin at depth { $depth }: { $seat }.
event-penguins-returned = The third penguin is trapped: all three come back to { $seat }.
event-tile-brought = { $seat }: the penguins bring { $tile } from depth { $depth }.
event-nothing-brought = { $seat }: the penguins bring nothing.
event-depth-exhausted = No tile lies face down at depth { $depth } any more; everybody may swim past it.
event-closing-started = The closing phase begins: depth { $depth } is exhausted.
event-last-dive-called = { $seat } turns the marker: LAST DIVE. Everybody has one more turn.
event-opponent-flipped = The virtual opponent flips at depth { $depth }: { $tile }.
event-opponent-took = The virtual opponent takes { $tile } from depth { $depth }.
event-opponent-took-nothing = The virtual opponent takes nothing.
event-opponent-moved = The virtual opponent's penguin moves to depth { $depth }.
event-grid-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, full rows: { $rows }.
event-opponent-scored = The virtual opponent: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, full rows: { $rows }.

# What is refused
refused-nothing-face-down = No tile lies face down at depth { $depth }.
refused-not-face-up = No such tile lies face up at depth { $depth }: { $tile }.
refused-no-penguin-trapped = You cannot swim past depth { $depth }: none of your penguins is trapped there, and tiles still lie face down.
refused-nothing-below = Below depth { $depth } there is nothing to flip or take.
refused-nothing-from-here = From depth { $depth } down there is nothing to flip or take.
refused-rock-too-late = A rock is spent before the first step of a dive.
refused-no-rock = You have no rock from an earlier turn.
refused-no-penguin-there = None of the returning penguins was trapped at depth { $depth }.
refused-not-wanted-most = The virtual opponent wants another tile more than { $tile }: first the colour it has fewest of, then the highest points.

# The score sheet
line-full-row = full row { $row }: { $tiles }
line-half-row = incomplete row { $row }, half of: { $tiles }
line-all-food = all food
line-rocks = rocks: { $count }
line-bubbles = bubbles: { $count }

# The table in text
table-untouched = Every depth has face-down tiles. { $seat } has the start player's marker.
table-closing = Closing phase: the last round begins when it is the turn of { $seat }.
table-last-dive = LAST DIVE: everybody's last turn.
table-depth = { $down ->
    [one] Depth { $depth }: { $down } tile face down. Chance of a predator: { $tiles } of { $of }.
   *[other] Depth { $depth }: { $down } tiles face down. Chance of a predator: { $tiles } of { $of }.
}
table-exhausted = Depth { $depth }: no tile face down.
table-unseen = Not seen yet: { $tiles }.
table-open = Face up: { $tiles }.
table-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, full rows: { $full }, incomplete: { $half }.
table-active = (to act)
table-starter = (start player)
table-penguins = Free penguins: { $penguins }, rocks: { $rocks }.
table-trapped = Trapped at depth: { $depths }.
table-row = Row { $row }: { $tiles }.
table-opponent = Virtual opponent ({ $level }): { $score ->
    [one] { $score } point
   *[other] { $score } points
}, full rows: { $full }, incomplete: { $half }.
table-beside = Its penguin stands beside depth { $depth }.
table-beside-grid = Rocks: { $rocks }, bubbles: { $bubbles }.
table-flipped = Just flipped at depth { $depth }: { $tile }.
table-diving = The penguin is at depth { $depth }.
table-returns = The penguins come back from depth: { $depths }.
