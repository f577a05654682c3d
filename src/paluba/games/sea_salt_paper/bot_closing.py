"""When to close the round: nets that tell how much better it is to stop, or to bet, than to go on; data in `ways.json`,
with the run that found them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.net import Net, read_net
from paluba.games.sea_salt_paper.bot_gain import longer_colours, points_more
from paluba.games.sea_salt_paper.bot_likes import WHOLE, cards_in, shown_by
from paluba.games.sea_salt_paper.bot_signs import Signs
from paluba.games.sea_salt_paper.parts import PILES
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import DECK, HAND, PILE
from paluba.games.sea_salt_paper.scoring import TALLY, card_points, colour_bonus

SIGNS: Final = 68


@final
class Closing:
    """Tells by what the seat knows how promising each way to close is."""

    def __init__(self, stop: Net, bet: Net) -> None:
        self.stop = stop
        self.bet = bet

    def promises(self, state: SeaState, seat: i64) -> vec[i64]:
        """How promising it is to stop, and to bet: by how much more of the win than going on, in likes."""
        signs = vec[i64]([i64(0)] * SIGNS)
        closing_signs(state, seat, signs)
        stop: i64 = -WHOLE if stop_loses(state, seat) else more_of_the_win(self.stop, signs)
        return vec[i64]([stop, more_of_the_win(self.bet, signs)])


def stop_loses(state: SeaState, seat: i64) -> bool:
    """Whether the seat can see that STOP would end the match with another seat ahead."""
    own: i64 = state.score(seat) + card_points(state.tally, seat * TALLY)
    for other in range(state.seats):
        if other != seat:
            theirs: i64 = state.score(other) + card_points(shown_by(state, seat, other), 0)
            if theirs >= state.target and theirs > own:
                return True
    return False


def more_of_the_win(net: Net, signs: vec[i64]) -> i64:
    """What a net promises; it is trained to tell one half where nothing is to be had."""
    return i64(float(i64(WHOLE)) * (2.0 * net.odds(signs) - 1.0))


def closing_signs(state: SeaState, seat: i64, out: vec[i64]) -> i64:
    """Writes what speaks for and against closing, for the seat and for the strongest other by its known cards; returns
    how many signs there are."""
    tally: vec[u8] = state.tally
    at: i64 = seat * TALLY
    points: i64 = card_points(tally, at)
    strongest: i64 = strongest_other(state, seat)
    shown: vec[u8] = shown_by(state, seat, strongest)
    their_cards: i64 = cards_in(tally, strongest * TALLY)
    to_go: i64 = state.target - state.score(seat)
    signs = Signs(out)
    signs.tell(points)
    signs.tell(card_points(shown, 0))
    signs.tell(their_cards - cards_in(shown, 0))
    signs.tell(state.size[DECK])
    signs.tell(to_go)
    signs.tell(least_to_go(state, seat))
    signs.tell(colour_bonus(tally, at))
    signs.tell(1 if points >= to_go else 0)
    signs.tell(colour_bonus(shown, 0))
    signs.tell(their_cards)
    signs.tell(cards_in(tally, at))
    signs.tell(best_top(state, tally, at))
    signs.tell(best_top(state, shown, 0))
    signs.tell(state.size[HAND + seat])
    signs.tell_cards(tally, at)
    signs.tell_cards(shown, 0)
    signs.tell(1 if state.seats > 2 else 0)
    signs.tell(1 if state.seats > 3 else 0)
    return signs.count


def strongest_other(state: SeaState, seat: i64) -> i64:
    """The other seat that has most by its known points and the number of its hidden cards."""
    strongest: i64 = -1
    most: i64 = -1
    for other in range(state.seats):
        if other != seat:
            shown: vec[u8] = shown_by(state, seat, other)
            has: i64 = card_points(shown, 0) + cards_in(state.tally, other * TALLY) - cards_in(shown, 0)
            if has >= most:
                most = has
                strongest = other
    return strongest


def least_to_go(state: SeaState, seat: i64) -> i64:
    """How many points the best of the others lacks to the target."""
    least: i64 = state.target
    for other in range(state.seats):
        if other != seat:
            least = min(least, state.target - state.score(other))
    return least


def best_top(state: SeaState, tally: vec[u8], at: i64) -> i64:
    """How many points the better of the open cards would bring to a tally."""
    best: i64 = 0
    for pile in range(i64(PILES)):
        if state.size[PILE + pile] > 0:
            card: i64 = state.top(pile)
            best = max(best, points_more(tally, at, card, longer_colours(tally, at, card)))
    return best


FILE: Final = Path(__file__).parent / "ways.json"
CLOSING: Final = Closing(read_net(FILE, "stop"), read_net(FILE, "bet"))
