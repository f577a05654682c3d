"""What a game's rules are: a state of plain numbers that answers who must act, what is legal, and what follows.

Sets of seats are bit masks here (bit s = seat s); actions are the numbers of the game's `Space`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from paluba.core.chance import Chance

NO_BYTES: Final = vec[u8]()
NO_NUMBERS: Final = vec[i64]()
"""What the attributes of a state hold until a match is laid out. Never changed, as all states share it."""


class Sink:
    """Collects what happens, as rows of numbers: kind of event, seats that may know its secrets, up to four fields."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int, int, int, int]] = []

    def emit(self, kind: i64, seen: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.rows.append((kind, seen, a, b, c, d))

    def take(self) -> list[tuple[int, int, int, int, int, int]]:
        """The rows collected since the last `take`."""
        rows = self.rows
        self.rows = []
        return rows


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a match, with the rules that lead on from it. Nothing in it is random, shared or global."""

    def __init__(self, seats: i64, sink: Sink | None) -> None:
        self.seats = seats
        self.sink = sink
        self.shown: i64 = 0
        """How often a seat was shown something that it did not know; only its growing matters (undo)."""

    def to_act(self) -> i64:
        """The seats that must decide now: none = the match is over, one = a turn, several = all at once."""
        raise NotImplementedError

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Writes the legal actions of a seat that must act into `out` in ascending order; returns how many."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Does a legal action. All-at-once choices stay sealed until the last seat has chosen."""
        raise NotImplementedError

    def random_action(self, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        """A legal action, each as likely as any other. Games with long lists answer without listing."""
        return scratch[chance.below(self.legal(seat, scratch))]

    def copy(self) -> State:
        """The same position, sharing nothing that changes, with no sink."""
        raise NotImplementedError

    def assign(self, other: State) -> None:
        """Makes this state the same position as `other`, keeping its own sink."""
        raise NotImplementedError

    def imagine(self, seat: i64, chance: Chance) -> None:
        """Deals anew, in place, everything that `seat` does not know. What comes out depends on what the seat
        knows and on `chance` alone, never on what was hidden."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The seats that have won; nobody while the match goes on."""
        raise NotImplementedError

    def key(self) -> bytes:
        """The position as bytes: equal exactly when the positions are equal."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A game's own sense of good play, for bots, time-outs and playouts."""

    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        """A sensible legal action for the seat, from what that seat knows."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat: 0 = as bad, 1 = as good as can be."""
        raise NotImplementedError

    def judge(self, state: State, seat: i64) -> float:
        """As `value`, for a search, which judges quiet positions only and may take longer over it."""
        return self.value(state, seat)

    def quiet(self, state: State) -> bool:
        """Whether the position may be judged as it stands; where not, a playout goes on beyond its horizon."""
        return True

    def signs(self, state: State, out: vec[i64]) -> i64:
        """Writes the signs by which a net judges a quiet position of two seats, seen by the seat on turn, and returns
        how many there are; 0 where the game has no net."""
        return 0

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """Writes for each of `count` legal actions how promising it looks to the seat, on the scale of `value`, and
        returns True; or returns False, where the game has nothing to say. For lists too long to try everything."""
        return False

    def stage(self, state: State) -> i64:
        """How far the match has come, in parts that end in a position easy to judge (days, rounds); never falls."""
        return 0

    def suppose(self, state: State, seat: i64, chance: Chance) -> None:
        """Makes a world that the seat has just imagined a likelier one, from what others have done so far. As with
        `State.imagine`, what comes out depends on what the seat knows and on `chance` alone."""
        return

    def with_weights(self, changed: dict[str, int]) -> Policy:
        """The same sense with other weights, by their names; ValueError for a name that it does not have."""
        raise ValueError("this game's policy has no weights by name")


def share_of_win(won: i64, seat: i64, sides: i64) -> float:
    """What a seat has of a match that these seats have won. Seats that share the win share the one point; with fewer
    sides than seats, the first seats stand for their teams."""
    if not won >> seat & 1:
        return 0.0
    sharing: i64 = 0
    for side in range(sides):
        sharing += won >> side & 1
    return 1.0 / float(sharing)
