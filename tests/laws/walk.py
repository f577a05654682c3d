"""Random matches to watch the laws on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from paluba.core.chance import Chance, Fast
from paluba.core.game import Game
from paluba.core.state import Sink, State
from paluba.core.window import legal_numbers, seats_of

from .conftest import Setup


@dataclass
class Moment:
    """A position and the decision that one of its seats is about to make."""

    game: Game[Any]
    state: State
    seat: int
    legal: list[int]
    action: int
    dice: Fast
    """Chance for the law's own use, apart from the match's."""

    def another_seat(self) -> int:
        """Any seat of the match."""
        return int(self.dice.below(self.state.seats))


def moments(setup: Setup, decisions: int, *, seed: int = 1, sink: Sink | None = None) -> Iterator[Moment]:
    """So many decisions of random matches, one after the other. The step is taken when the next is asked for."""
    chance, choice, dice = Fast(seed), Fast(seed + 1), Fast(seed + 2)
    made = 0
    while made < decisions:
        state = setup.game.start(setup.seats, setup.options, chance, sink)
        while (asked := seats_of(state.to_act())) and made < decisions:
            seat = asked[choice.below(len(asked))]
            legal = legal_numbers(setup.game, state, seat)
            action = legal[choice.below(len(legal))]
            yield Moment(setup.game, state, seat, legal, action, dice)
            state.apply(seat, action, chance)
            made += 1


def play_out(game: Game[Any], state: State, chance: Chance, most: int) -> None:
    """Plays on at random for at most so many decisions."""
    for _ in range(most):
        asked = seats_of(state.to_act())
        if not asked:
            return
        legal = legal_numbers(game, state, asked[0])
        state.apply(asked[0], legal[chance.below(len(legal))], chance)
