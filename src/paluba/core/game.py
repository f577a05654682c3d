"""The contract: what every game supplies, and nothing else is asked of it. `docs/contract.md` has the exact laws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from paluba.core.action import Action, Space
from paluba.core.chance import Chance
from paluba.core.event import EventTable
from paluba.core.meta import Meta
from paluba.core.state import Policy, Sink, State

if TYPE_CHECKING:
    from paluba.core.words import Words

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
S_co = TypeVar("S_co", bound=State, covariant=True)


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: what, for how many points, with the facts that a sentence needs."""

    what: str
    points: int
    facts: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"what": self.what, "points": self.points, **self.facts}


@dataclass(frozen=True)
class Result:
    """How a match ended. `breakdown[seat]` lists the lines whose sum is `scores[seat]`."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[tuple[Line, ...], ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": [[line.to_json() for line in lines] for lines in self.breakdown],
        }


class Start(Protocol[S_co]):
    def __call__(self, seats: int, options: Mapping[str, str], chance: Chance, sink: Sink | None, /) -> S_co:
        """A new match of a checked setup."""


class Check(Protocol[S_contra]):
    def __call__(self, state: S_contra, seat: int, action: Action, /) -> None:
        """Raises `Illegal` with code, facts and rule exactly when the action is not legal for a seat that must act."""


class View(Protocol[S_contra]):
    def __call__(self, state: S_contra, seat: int | None, /) -> dict[str, Any]:
        """All that the seat may know, JSON-ready, built from nothing; None is an onlooker."""


class Prompt(Protocol[S_contra]):
    def __call__(self, state: S_contra, seat: int | None, /) -> dict[str, Any]:
        """What is asked now: ``ask`` (its name, or "over"), ``seats`` (of whom), and what to show with the question."""


class Breakdown(Protocol[S_contra]):
    def __call__(self, state: S_contra, seat: int, /) -> list[Line]:
        """The score of the seat as named lines; their sum is its score."""


class Census(Protocol[S_contra]):
    def __call__(self, state: S_contra, /) -> dict[str, int]:
        """Every component of the box by name and how many of it lie somewhere: the same at any time."""


class Pad(Protocol):
    def __call__(self, data: Any, /) -> dict[str, Any]:
        """The exact score, and why, of cardboard that lies on a real table; BadInput for what cannot lie there."""


class Picture(Protocol):
    def __call__(self, view: dict[str, Any], words: Words, /) -> str:
        """A view as lines of text, for the terminal and for screen readers."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """The face of a game's rules."""

    meta: Meta
    actions: Space
    events: EventTable
    most_legal: int
    """No seat ever has more legal actions than this."""
    start: Start[S]
    check: Check[S]
    view: View[S]
    prompt: Prompt[S]
    breakdown: Breakdown[S]
    census: Census[S]
    pad: Pad
    picture: Picture
    policy: Policy
    folder: Path
    """Where the game's texts and data lie."""

    @property
    def key(self) -> str:
        return self.meta.key

    def action_from_json(self, data: Any) -> Action:
        return self.actions.from_json(data)

    def parse(self, text: str) -> Action:
        """The action for its notation."""
        return self.actions.parse(text)

    def __repr__(self) -> str:
        return f"paluba.game({self.key!r})"
