"""Ingenious, as the contract wants it."""

from pathlib import Path
from typing import Final

from paluba.core.game import Game
from paluba.games.ingenious.actions import ACTIONS
from paluba.games.ingenious.bot import POLICY
from paluba.games.ingenious.check import check
from paluba.games.ingenious.events import EVENTS
from paluba.games.ingenious.meta import META
from paluba.games.ingenious.pad import pad
from paluba.games.ingenious.picture import picture
from paluba.games.ingenious.rules import MOST_LEGAL, IngeniousState, start
from paluba.games.ingenious.view import breakdown, census, prompt, view

GAME: Final = Game[IngeniousState](
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
