"""The Isle of Cats, as the contract wants it."""

from pathlib import Path
from typing import Final

from paluba.core.game import Game
from paluba.games.isle_of_cats.actions import ACTIONS
from paluba.games.isle_of_cats.bot import POLICY
from paluba.games.isle_of_cats.check import check
from paluba.games.isle_of_cats.events import EVENTS
from paluba.games.isle_of_cats.meta import META
from paluba.games.isle_of_cats.pad import pad
from paluba.games.isle_of_cats.picture import picture
from paluba.games.isle_of_cats.rules import MOST_LEGAL, IsleState, start
from paluba.games.isle_of_cats.view import breakdown, census, prompt, view

GAME: Final = Game[IsleState](
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
