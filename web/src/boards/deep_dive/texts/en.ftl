tagline = Send your penguins after food into five depths, and surface before a predator comes.
modes = Two to six, or alone against a virtual opponent
option-level = Virtual opponent
option-level-easy = Easy
option-level-easy-help = It scores as you do, and 1 point for each rock.
option-level-medium = Medium
option-level-medium-help = It scores as you do, and 3 points for each rock.
option-level-hard = Hard
option-level-hard-help = It scores all its food in full, 5 points for each rock and 3 for each bubbles tile.
option-tiles = Tiles
sea = The sea in five depths
depth = depth { $depth }
stands = { $tile }; a penguin is trapped here: { $seat }
nothing-down = No tile face down
odds-open = What may still lie here?
chances = What may still lie at depth { $depth }
chances-help = { $removed ->
    [one] { $down } face down here, and { $removed } that went back into the box unseen: nobody knows which is which.
   *[other] { $down } face down here, and { $removed } that went back into the box unseen: nobody knows which is which.
}
chances-close = Back to the sea
grids = Everybody's food
grids-open = All food
food = Food
my-food = Your food
rocks = Rocks:
starter = start player
opponent = Virtual opponent
opponent-level = level: { $level }
row-worth = { $points ->
    [one] Worth { $points } point.
   *[other] Worth { $points } points.
}
button-not = Not this
button-nothing = Bring nothing
button-skip = Swim past depth { $depth }
button-leave = Leave it, dive deeper
button-flip = Flip a tile at depth { $depth }
button-skip-short = Swim past
button-flip-short = Flip a tile
button-leave-short = Leave it
button-surface = Surface with { $tile }
pad-lead = Tap your food in the order you took it. Each colour fills its own column from the top.
pad-me = My food
pad-opponent = Food of the opponent
pad-solo = I played alone, against the virtual opponent
pad-whose = Whose food do you enter?
pad-add = add { $tile }
pad-remove = take away { $tile }
pad-clear = Clear
pad-grid = Food in rows
pad-empty = No food yet.
pad-total = Points
pad-total-opponent = Points of the opponent
pad-level = Level
pad-more = one more
pad-fewer = one fewer
pad-won = You have won.
pad-lost = The virtual opponent has won.
pad-shared = Even in points and in full rows: you share the win.
pad-help = A full row scores its sum, any other row half of it, rounded down.
pad-wrong = The box has not that many such tiles, so the last one was taken back.
guide-start = Tap a stack to flip a tile, or a tile with a green edge to surface with it. A rock in the shaft starts you deeper.
guide-dive = Deeper food is worth more, and predators are more likely: the striped part of the bar is the risk.
guide-surface = Surface, and it is yours and your turn ends. Leave it, and it lies open for all while you go deeper.
guide-bring = All three are home again. They may bring one open tile from a depth where one of them was trapped.
guide-give = It met a predator and takes open food instead. It likes these equally, so you choose.
