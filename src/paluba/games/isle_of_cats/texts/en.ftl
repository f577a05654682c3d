# filled below
card-name = { $card }
