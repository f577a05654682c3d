tagline = Gather the sea's cards, lay pairs, and decide when the round ends: safely, or by a daring bet.
hand = Your hand
hand-empty = Your hand is empty.
cards-in-hand = cards in hand:
known = You know these are in the hand:
called = LAST CHANCE
button-steal = Draw a card
button-stop = STOP
button-last-chance = LAST CHANCE
button-end = End turn
sort-figure = By colour
sort-colour = By figure
worth = { $points ->
    [one] point now
   *[other] points now
}
worth-bonus = colour bonus { $bonus }
worth-open = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
close-stop = Call STOP?
close-stop-help = { $points ->
    [one] The round ends at once and everybody writes their card points. You write { $points } point.
   *[other] The round ends at once and everybody writes their card points. You write { $points } points.
}
close-last-chance = Call LAST CHANCE?
close-last-chance-help = Everybody else has one more turn. If nobody has more than your { $points }, you write { $points } + { $bonus } = { $both } and they only their colour bonus. If somebody has, you write only { $bonus }.
close-not = Not yet
about-none = Tap a card to read what it does.
about-crab = two crabs are a pair, 1 point; look through a pile and take a card of it.
about-boat = two boats are a pair, 1 point; take another turn.
about-fish = two fish are a pair, 1 point; draw the top card of the deck.
about-swimmer = with a shark it is a pair, 1 point; draw a card from somebody's hand.
about-shark = with a swimmer it is a pair, 1 point; draw a card from somebody's hand.
about-shell = a collection: 0, 2, 4, 6, 8, 10 points for one to six.
about-octopus = a collection: 0, 3, 6, 9, 12 points for one to five.
about-penguin = a collection: 1, 3, 5 points for one to three.
about-sailor = a collection: 0, 5 points for one or two.
about-lighthouse = 1 point for each of your boats.
about-shoal-of-fish = 1 point for each of your fish.
about-penguin-colony = 2 points for each of your penguins.
about-captain = 3 points for each of your sailors.
about-mermaid = 1 point for each card of your longest colour, the next mermaid of the next longest; all four win the match.
pad-lead = Tap the cards that lie before you, in hand and on the table.
pad-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pad-clear = Clear
pad-points = Points for cards
pad-bonus = Colour bonus
pad-remove = take away one
pad-wrong = These cards cannot lie together: { $reason }
guide-take = Every turn begins with taking a card. From the deck you see two and keep one; the tops of the piles everybody sees.
guide-keep = The card you keep goes to your hand, where nobody sees it.
guide-discard = The card you put down can be taken by the others.
guide-play = Cards that lift can be laid as a pair for their effect. From 7 points on you may close the round.
guide-search = Crabs: choose a pile; you may look through all of it.
guide-pick = Take any card of the pile; it goes to your hand.
guide-steal = Swimmer and shark: draw a hidden card from an opponent's hand.
