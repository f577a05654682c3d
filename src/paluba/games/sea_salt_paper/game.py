"""Sea Salt & Paper, as the contract wants it."""

from pathlib import Path
from typing import Final

from paluba.core.game import Game
from paluba.games.sea_salt_paper.actions import ACTIONS
from paluba.games.sea_salt_paper.bot import POLICY
from paluba.games.sea_salt_paper.check import check
from paluba.games.sea_salt_paper.events import EVENTS
from paluba.games.sea_salt_paper.meta import META
from paluba.games.sea_salt_paper.pad import pad
from paluba.games.sea_salt_paper.picture import picture
from paluba.games.sea_salt_paper.rules import MOST_LEGAL, SeaState, start
from paluba.games.sea_salt_paper.view import breakdown, census, prompt, view

GAME: Final = Game[SeaState](
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
