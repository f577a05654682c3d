"""One playing of a game: seats, steps, undo, result. The only door is `submit`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from paluba.core.action import Action
from paluba.core.chance import SEED_BYTES, Chance, Committed, Logged, Tape, commitment
from paluba.core.errors import BadInput, Illegal
from paluba.core.event import Event, Undone
from paluba.core.game import Game, Result
from paluba.core.record import Answers, Header, digest, write
from paluba.core.state import Sink, State
from paluba.core.window import Window, buffer, seats_of


@dataclass(frozen=True)
class Step:
    """One line of a record. Without an action it is an undo; `agreed` says that the others consented to it."""

    seat: int
    action: Action | None
    chance: Answers
    agreed: bool = False

    def to_json(self) -> dict[str, Any]:
        if self.action is None:
            return {"seat": self.seat, "undo": "agreed" if self.agreed else "free"}
        used = {"chance": self.chance} if self.chance else {}
        return {"seat": self.seat, "do": self.action.to_json(), **used}


@dataclass(frozen=True)
class _Quiet:
    """A step that may be taken back freely, and the position before it."""

    seat: int
    number: int
    before: State


class Match:
    """A match from its first question to its result.

    >>> import paluba
    >>> match = paluba.Match(paluba.game("sea_salt_paper"), seats=2, seed=7)
    >>> len(match.to_act)
    1
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        committed: str | None = None,
    ) -> None:
        """`seed` is a number below 2**256, its 32 bytes, or None for a secret one. A replay gives, instead of a
        seed, its own `chance` and the commitment that the record publishes."""
        self.game = game
        self.options = game.meta.resolve(seats, options)
        self.seats = seats
        self._seed = None if chance is not None else seed_bytes(seed)
        self.commitment = committed or commitment(self._seed or b"")
        self._chance = Logged(chance or Committed(self._seed or b""))
        self._sink = Sink()
        self._state: State = game.start(seats, self.options, self._chance, self._sink)
        self.start_chance = self._chance.take()
        """The chance that the set-up used."""
        self.steps: list[Step] = []
        """Every step so far, undone ones and undos included."""
        self.events: list[Event] = game.events.events(self._sink.take())
        """Everything that has happened, in order."""
        self._line: list[Step] = []
        self._quiet: list[_Quiet] = []
        self._decisions = [0] * seats
        self._buffer = buffer(game)
        self._asked: tuple[int, ...] = ()
        self._ask(self.to_act)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the match is over."""
        return seats_of(self._state.to_act())

    def decision(self, seat: int) -> int:
        """How many questions this seat has been asked: the number of the one that it is asked now."""
        return self._decisions[self._seat(seat)]

    def legal(self, seat: int) -> list[Action]:
        """The seat's legal actions; [] when it is not asked."""
        if not self._state.to_act() >> self._seat(seat) & 1:
            return []
        action = self.game.actions.action
        count = self._state.legal(seat, self._buffer)
        return [action(self._buffer[n]) for n in range(count)]

    def answers_itself(self, seat: int) -> bool:
        """Whether a table may answer for the seat: the game asks all alike, the seat is asked and has one answer, and
        nobody has just taken a step back to think again."""
        if not self.game.meta.asks_all or (self.steps and self.steps[-1].action is None):
            return False
        return bool(self._state.to_act() >> self._seat(seat) & 1) and self._state.legal(seat, self._buffer) == 1

    def check(self, seat: int, action: Action) -> None:
        """Raises `Illegal` when the seat may not do this now."""
        asked = self._state.to_act()
        if not asked:
            raise Illegal("match_over")
        if not asked >> self._seat(seat) & 1:
            raise Illegal("not_your_turn", seat=seat, to_act=list(seats_of(asked)))
        self.game.check(self._state, seat, action)

    def check_decision(self, seat: int, decision: int) -> None:
        """Raises `Illegal` when this is not the number of the question that the seat is asked now: a newer one was put,
        or it is answered, by the seat or for it."""
        now = self.decision(seat)
        is_answered = decision > 0 and bool(self._asked) and seat not in self._asked
        if decision != now or is_answered:
            raise Illegal("stale", seat=seat, decision=decision, now=now)

    def submit(self, seat: int, action: Action, decision: int | None = None) -> list[Event]:
        """Does an action and returns what happened. `decision`, if given, must be the number of the question
        that the seat is asked now, so that an answer to an older question is never taken for this one."""
        if self._seed is None:
            raise BadInput("This match is a replay without its seed; give the seed to play on.")
        if decision is not None:
            self.check_decision(seat, decision)
        return self.repeat(seat, action)

    def repeat(self, seat: int, action: Action) -> list[Event]:
        """Does an action with the chance at hand: `submit` for a match that is played, a tape for a replay."""
        number = self.game.actions.number(action)
        self.check(seat, action)
        return self._do(seat, number, action)

    def can_undo(self, seat: int, agreed: bool = False) -> bool:
        """Whether the seat may take back its last step by itself: since then nothing was drawn, nobody was shown
        anything new and nobody else was asked. With `agreed`: whether it has any step to take back."""
        if agreed:
            return any(step.seat == self._seat(seat) for step in self._line)
        return any(quiet.seat == self._seat(seat) for quiet in self._quiet)

    def undo(self, seat: int, agreed: bool = False) -> list[Event]:
        """Takes back the seat's last step. `agreed` says that the others consent; then it may reach over draws
        and other seats' steps, which are taken back with it. What was drawn is never drawn again."""
        if not self.can_undo(seat):
            if not agreed:
                raise Illegal("undo_not_free", seat=seat)
            self._rewind(seat)
        else:
            self._take_back(seat)
        self.steps.append(Step(seat, None, [], agreed))
        self._ask((seat,))
        events: list[Event] = [Undone(seat)]
        self.events.extend(events)
        return events

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know, JSON-ready; None is an onlooker."""
        return self.game.view(self._state, None if seat is None else self._seat(seat))

    def prompt(self, seat: int | None) -> dict[str, Any]:
        """What is asked now, as the seat may know it."""
        return self.game.prompt(self._state, None if seat is None else self._seat(seat))

    def window(self, seat: int) -> Window:
        """What a bot in this seat may see."""
        return Window(self.game, self._state, self._seat(seat))

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on, as the seat may know them."""
        return [event.for_seat(seat) for event in self.events[since:]]

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat so far, secrets included: for records that are replayed, never for a seat."""
        return tuple(int(self._state.score(seat)) for seat in range(self.seats))

    @property
    def result(self) -> Result | None:
        """None while the match goes on."""
        if self._state.to_act():
            return None
        lines = tuple(tuple(self.game.breakdown(self._state, seat)) for seat in range(self.seats))
        return Result(self.scores, seats_of(self._state.winners()), lines)

    @property
    def seed(self) -> bytes | None:
        """The seed of a finished match; None before the end and for a replay without one."""
        return self._seed if not self._state.to_act() else None

    def key(self) -> bytes:
        """The whole position as bytes, secrets included: equal exactly for equal positions."""
        return self._state.key()

    def record(self) -> str:
        """The match as a text file that `paluba.replay` takes. Before the end it holds secrets, but not the seed."""
        meta, result = self.game.meta, self.result
        header = Header(meta.key, meta.rules, self.seats, self.options, self.commitment, self.start_chance)
        end = None
        if result is not None:
            ending = {"scores": result.scores, "winners": result.winners, "state": digest(self.key())}
            end = {"end": ending, "seed": self._seed.hex() if self._seed else None}
        return write(header, [step.to_json() for step in self.steps], end)

    def _do(self, seat: int, number: int, action: Action) -> list[Event]:
        state = self._state
        asked, shown = state.to_act(), state.shown
        before = state.copy()
        state.apply(seat, number, self._chance)
        step = Step(seat, action, self._chance.take())
        now = state.to_act()
        if step.chance or state.shown != shown or not now or now & ~(asked | 1 << seat):
            self._quiet.clear()
        else:
            self._quiet.append(_Quiet(seat, number, before))
        self.steps.append(step)
        self._line.append(step)
        self._ask((seat,))
        events = self.game.events.events(self._sink.take())
        self.events.extend(events)
        return events

    def _ask(self, anew: tuple[int, ...]) -> None:
        """Counts the questions that are put now: to seats not asked before this step, and to those `anew`."""
        asked = self.to_act
        for seat in asked:
            if seat in anew or seat not in self._asked:
                self._decisions[seat] += 1
        self._asked = asked

    def _take_back(self, seat: int) -> None:
        """Undoes a quiet step: restores what was before it and does the quiet steps of others after it again."""
        last = max(n for n, quiet in enumerate(self._quiet) if quiet.seat == seat)
        later = self._quiet[last + 1 :]
        self._state.assign(self._quiet[last].before)
        del self._quiet[last:]
        del self._line[max(n for n, step in enumerate(self._line) if step.seat == seat)]
        for quiet in later:
            self._quiet.append(_Quiet(quiet.seat, quiet.number, self._state.copy()))
            self._state.apply(quiet.seat, quiet.number, self._chance)
        self._sink.take()

    def _rewind(self, seat: int) -> None:
        """Undoes the seat's last step and all after it, by playing the steps before it again."""
        mine = [n for n, step in enumerate(self._line) if step.seat == seat]
        if not mine:
            raise Illegal("nothing_to_undo", seat=seat)
        del self._line[mine[-1] :]
        state = self.game.start(self.seats, self.options, Tape(self.start_chance), None)
        for step in self._line:
            assert step.action is not None
            state.apply(step.seat, self.game.actions.number(step.action), Tape(step.chance))
        self._state.assign(state)
        self._quiet.clear()
        self._asked = ()

    def _seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadInput(f"{seat!r} is no seat; the seats are 0 to {self.seats - 1}")
        return seat


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes of a seed given as a number or as bytes; a secret one for None."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    raise BadInput(f"a seed is a whole number from 0 to 2**256 - 1 or {SEED_BYTES} bytes, not {seed!r}")
