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
