# What every table says.
seat = Seat { $number }
parts = { $first } ({ $second })
event-undone = { $seat } takes a step back.
ask-over = The match is over.
refused-match-over = The match is over.
refused-not-your-turn = It is not this seat's turn.
refused-not-asked = That is not what is asked now: { $asked }.
refused-stale = That answers an older question; the table has gone on.
refused-undo-not-free = This step can be taken back only if the others agree: since then something was drawn or shown, or somebody else was asked.
refused-nothing-to-undo = This seat has done nothing yet.
table-result = The match is over.
table-place = { $score ->
    [one] { $seat }: { $score } point
   *[other] { $seat }: { $score } points
}
table-winner = (wins)
replay-open = { $steps ->
    [one] The match goes on after { $steps } step.
   *[other] The match goes on after { $steps } steps.
}
replay-verified = Verified: all chance comes from the published seed, which fits the commitment { $commitment }.

# The terminal table
play-welcome = Welcome to { $title }. Answer with a number or in notation; "help" says more, "quit" stops.
play-commitment = The hash of this match's seed, which is shown at the end: { $commitment }
play-asked = { $seat }:
play-long-list = { $count } choices: answer in notation, like "{ $example }", or "list" to see them all.
play-may-undo = ("undo" takes your last step back)
play-help = Answer with the number of a choice or in notation; "list" shows all choices, "undo" takes your last step back, "quit" stops.
play-curtain = Pass the device to { $seat }, who then presses Enter.
play-seed = The seed of this match: { $seed }
play-left = The match stops here.
play-not-understood = "{ $answer }" is no choice.

# Why a bot chose
why-chosen = { $action }: I rate my chances at { $percent } % and expect about { $points } points ({ $visits } tries).
why-other = Instead, { $action }: { $percent } % and { $points } points ({ $visits } tries).
