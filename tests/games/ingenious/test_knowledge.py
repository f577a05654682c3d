"""What the others may know of a rack: nothing, but that a tile shown in a swap is not on it until its owner draws."""

from paluba.core.chance import Fast, Scripted
from paluba.core.window import seats_of
from paluba.games.ingenious.rules import IngeniousState

from .table import CENSUS, FAR, GAME, do, lay, rack, table

BLUE = ["blue+blue"] * 5
"""All there are."""
PEGS = {0: [1, 1, 5, 1, 1, 1]}


def swapped(seats: int = 3, active: int = 0) -> IngeniousState:
    """Seat 0 has just swapped all five blue doubles."""
    state = table(seats, racks=[["red+green", *BLUE]], points=PEGS, active=active)
    lay(state, 0, "red+green l7 e")
    do(state, 0, "swap", chance=Fast(4))
    return state


def blue_seen(state: IngeniousState, viewer: int, seat: int) -> int:
    """In how many of 60 imagined worlds a rack has a blue double."""
    found = 0
    for seed in range(60):
        world = state.copy()
        assert isinstance(world, IngeniousState)
        world.imagine(viewer, Fast(seed))
        assert GAME.census(world) == CENSUS
        found += "blue+blue" in rack(world, seat)
    return found


def test_tiles_shown_are_on_no_rack_until_its_owner_draws() -> None:
    state = swapped()
    assert GAME.view(state, 2)["shown"] == [{"tile": ["blue", "blue"], "not_on": [0, 1, 2]}] * 5
    assert [blue_seen(state, 2, seat) for seat in (0, 1)] == [0, 0]
    assert [blue_seen(state, 0, seat) for seat in (1, 2)] == [0, 0]


def test_after_a_draw_that_rack_may_have_them_and_the_others_still_not() -> None:
    state = swapped()
    lay(state, 1, f"{rack(state, 1)[0]} e6 e", chance=Scripted())
    if state.ask == 2:
        do(state, 1, "keep", chance=Scripted())
    assert GAME.view(state, 0)["shown"] == [{"tile": ["blue", "blue"], "not_on": [0, 2]}] * 5
    assert blue_seen(state, 2, 1) > 0
    assert blue_seen(state, 2, 0) == 0
    assert blue_seen(state, 0, 2) == 0


def test_when_all_have_drawn_nothing_is_known_any_more() -> None:
    state = swapped(2)
    for seat in (1, 0):
        cell = ("e6", "j4")[seat]
        lay(state, seat, f"{rack(state, seat)[0]} {cell} e", chance=Fast(9))
        if state.ask == 2:
            do(state, seat, "keep", chance=Fast(9))
    assert GAME.view(state, 0)["shown"] == []


def test_who_is_asked_to_swap_tells_nothing_of_the_rack() -> None:
    """Two racks that the others cannot tell apart, one that may be swapped and one that may not: the same question."""
    shown = []
    for left in (BLUE, ["red+green"] * 5):
        state = table(racks=[["red+green", *left]], points=PEGS)
        lay(state, 0, "red+green l7 e")
        shown.append((GAME.prompt(state, 1), GAME.prompt(state, None), seats_of(state.to_act())))
        assert GAME.prompt(state, 0)["swap"] == (left == BLUE)
    assert shown[0] == shown[1]


def test_the_chosen_tile_is_secret_until_it_is_laid() -> None:
    state = table(racks=[["red+green", "red+blue", "green+blue"]])
    events = do(state, 0, "choose red+blue")
    assert events[0].for_seat(0)["tile"] == ["red", "blue"]
    assert events[0].for_seat(1)["tile"] is None
    assert events[0].for_seat(None)["tile"] is None
    assert GAME.view(state, 1)["chosen"] is None
    assert GAME.view(state, 0)["chosen"] == ["red", "blue"]
    assert "places" not in GAME.prompt(state, 1)
    chosen = set()
    for seed in range(40):
        world = state.copy()
        assert isinstance(world, IngeniousState)
        world.imagine(1, Fast(seed))
        assert world.held[0] == 3
        chosen.add(int(world.chosen))
    assert len(chosen) > 5, "seat 1 does not know which tile it is"


def test_choosing_is_undone_freely_and_laying_is_not() -> None:
    state = table(racks=[["red+green", "red+blue", "green+blue"]])
    before = state.shown
    do(state, 0, "choose red+blue")
    assert state.shown == before
    do(state, 0, "lay l7 e")
    assert state.shown > before


def test_imagined_racks_are_drawn_from_all_that_is_unseen() -> None:
    """Each unseen tile is as likely on the other rack as any other: red+blue, of which the seat holds none of six."""
    state = table(2, laid=FAR, racks=[["red+red"] * 5])
    counts = 0
    for seed in range(400):
        world = state.copy()
        assert isinstance(world, IngeniousState)
        world.imagine(0, Fast(seed))
        counts += rack(world, 1).count("red+blue")
        assert "red+red" not in rack(world, 1)
    assert 0.8 < counts / (400 * 6 * 6 / 111) < 1.2
