"""Bots by name.

| name | bot |
|---|---|
| ``random``, ``default``, ``greedy`` | the simple ones |
| ``default:basket=60``, ``greedy:cell=9`` | the same with other weights of the game's policy, if it has any |
| ``greedy:judge=1``, ``greedy:points=1`` | greedy by what a search judges by, or by points alone |
| ``greedy:steps=0`` | looks right after its action, not after its turn; also with ``judge=1`` or ``points=1`` |
| ``learner``, ``casual``, ``strong``, ``master`` | a level, as the game's `levels.json` has it |
| ``search:200`` | searches 200 iterations for every decision: the same chance gives the same choice |
| ``search:64ms`` | searches for 64 ms of processor time |
| ``search:5000:ms=500:loose=0.02:explore=0.3`` | 5000 iterations but at most 500 ms, and what else to search with |
| ``exec:COMMAND``, ``exec:64ms:COMMAND`` | a program that is asked (`docs/external-bots.md`) |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paluba.bots.default import DefaultBot
from paluba.bots.external import ExecBot
from paluba.bots.greedy import LONGEST_TURN, GreedyBot
from paluba.bots.levels import LEVELS, level, settings_of
from paluba.bots.random import RandomBot
from paluba.bots.thinking import Effort, SearchBot, Thought
from paluba.core.chance import Chance
from paluba.core.errors import BadInput
from paluba.core.playout import JUDGE, POINTS, VALUE
from paluba.core.window import Bot, Window

SETTINGS: Final = (
    "explore",
    "horizon",
    "noise",
    "widen",
    "faith",
    "stages",
    "deepest",
    "others",
    "trust",
    "rivals",
    "doubt",
)
"""What a name may set of the search."""

YARDSTICKS: Final = {(0, 0): VALUE, (1, 0): JUDGE, (0, 1): POINTS}
"""What greedy looks at positions by, by what its name says of judge and points."""


class SearchByName:
    """A `SearchBot` with the settings of whatever game it is asked about."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._bot: SearchBot | None = None
        self._key = ""

    def choose(self, window: Window, chance: Chance) -> int:
        if self._bot is None or self._key != window.game.key:
            self._bot, self._key = SearchBot(self.effort, settings_of(window.game)), window.game.key
        return self._bot.choose(window, chance)

    def why(self) -> Thought | None:
        """What the last choice rested on; None when there was nothing to choose."""
        return self._bot.why() if self._bot else None


class LevelBot:
    """A level for people: in each game and seat count the bot that was measured for it."""

    def __init__(self, name: str, share: float = 1.0) -> None:
        """`share` of the level's iterations are done: for a table that wants its answers sooner."""
        self.name = name
        self.share = share
        self._bot: SearchByName | None = None
        self._meant = ""

    def choose(self, window: Window, chance: Chance) -> int:
        meant = level(window.game, window.seats, self.name)
        if self._bot is None or meant != self._meant:
            self._bot, self._meant = SearchByName(effort(meant, self.share)), meant
        return self._bot.choose(window, chance)

    def why(self) -> Thought | None:
        """What the last choice rested on; None when there was nothing to choose."""
        return self._bot.why() if self._bot else None


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "default": DefaultBot,
    "greedy": GreedyBot,
    **{name: lambda name=name: LevelBot(name) for name in LEVELS},  # type: ignore[misc]  # mypy does not infer the default of a lambda
}
KNOWN: Final = f"{', '.join(BOTS)}, search:ITERATIONS, search:MILLISECONDSms or exec:COMMAND"


def make(name: str) -> Bot:
    """A new bot by its name; BadInput lists the names when there is none."""
    if name in BOTS:
        return BOTS[name]()
    kind, _, rest = name.partition(":")
    if kind in ("default", "greedy") and rest:
        weights = weights_in(name)
        if kind == "default":
            return DefaultBot(weights)
        asked, steps = (weights.pop("judge", 0), weights.pop("points", 0)), weights.pop("steps", LONGEST_TURN)
        if asked not in YARDSTICKS or steps < 0:
            raise BadInput(
                f"{name!r} does not fit the form greedy:judge=1:steps=0 or greedy:points=1:steps=0: either judge or "
                "points is 1, steps is 0 or more."
            )
        return GreedyBot(weights=weights, by=YARDSTICKS[asked], steps=steps)
    if kind == "search":
        return SearchByName(effort(name))
    if kind == "exec" and rest.strip():
        time, colon, command = rest.partition(":")
        timed = colon and time.endswith("ms") and time[:-2].isdecimal()
        return ExecBot(command, int(time[:-2])) if timed else ExecBot(rest)
    raise BadInput(f"There is no bot {name!r}; the bots are {KNOWN}.")


def weights_in(name: str) -> dict[str, int]:
    """The weights that a name like ``default:basket=60:room=40`` sets."""
    try:
        return {key: int(value) for key, value in (part.split("=") for part in name.split(":")[1:])}
    except ValueError:
        raise BadInput(f"{name!r} does not fit the form default:NAME=NUMBER.") from None


def effort(name: str, share: float = 1.0) -> Effort:
    """What a name like ``search:5000:ms=500`` asks for; of its iterations a share."""
    _, amount, *more = name.split(":")
    try:
        chosen = dict(part.split("=") for part in more)
        milliseconds = int(amount[:-2]) if amount.endswith("ms") else int(chosen.pop("ms", "0"))
        iterations = 0 if amount.endswith("ms") else int(amount)
        loose = float(chosen.pop("loose", "0"))
        values = {key: float(value) for key, value in chosen.items()}
        if min(iterations, milliseconds, loose, *values.values()) < 0 or not iterations + milliseconds:
            raise ValueError
    except ValueError:
        raise BadInput(
            f"{name!r} does not fit the form search:200 or search:64ms, with :ms=500, :loose=0.05 or settings after."
        ) from None
    if wrong := sorted(set(values) - set(SETTINGS)):
        raise BadInput(f"A search has no {wrong[0]!r}; it has {', '.join(SETTINGS)}, ms and loose.")
    return Effort(max(1, int(iterations * share)) if iterations else None, milliseconds or None, loose, values)
