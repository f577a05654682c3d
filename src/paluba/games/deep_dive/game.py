"""Deep Dive, as the contract wants it."""

from pathlib import Path
from typing import Final

from paluba.core.game import Game
from paluba.games.deep_dive.actions import ACTIONS
from paluba.games.deep_dive.bot import POLICY
from paluba.games.deep_dive.check import check
from paluba.games.deep_dive.events import EVENTS
from paluba.games.deep_dive.meta import META
from paluba.games.deep_dive.pad import pad
from paluba.games.deep_dive.picture import picture
from paluba.games.deep_dive.rules import MOST_LEGAL, DeepState, start
from paluba.games.deep_dive.view import breakdown, census, prompt, view

GAME: Final = Game[DeepState](
    meta=META,
    actions=ACTIONS,
    events=EVENTS,
    most_legal=MOST_LEGAL,
    start=start,
    check=check,
    view=view,
    prompt=prompt,
    breakdown=breakdown,
    census=census,
    pad=pad,
    picture=picture,
    policy=POLICY,
    folder=Path(__file__).parent,
)
