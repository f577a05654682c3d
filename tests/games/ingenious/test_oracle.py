"""Whole random matches against the slow scorer that was written from the rulebook's text."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paluba
from paluba.core.chance import Fast
from paluba.games.ingenious.actions import LayTile
from paluba.games.ingenious.parts import AXIAL, CELLS, COLOURS, DIRECTIONS, HEXES

from . import oracle
from .table import GAME

SETUPS = [(1, None), (2, "standard"), (3, "standard"), (4, "standard"), (4, "teams")]


def cells(cell: str, towards: str) -> tuple[oracle.Cell, oracle.Cell]:
    q, r = HEXES[CELLS.index(cell)]
    dq, dr = AXIAL[DIRECTIONS.index(towards)]
    return (q, r), (q + dq, r + dr)


class Watch:
    """Follows a match and checks every step of it."""

    def __init__(self, match: paluba.Match, mode: str | None) -> None:
        self.match = match
        self.joint = mode != "standard"
        self.tracks = 2 if mode == "teams" else match.seats
        self.board = oracle.printed()
        self.pegs = [dict.fromkeys(COLOURS, 0) for _ in range(self.tracks)]
        self.taken: set[str] = set()
        self.first = 0

    def places(self, seat: int, tile: tuple[str, str]) -> None:
        """The places on offer are those of the rulebook, each once, with the points that it gives."""
        seats = self.match.seats
        if self.first < seats:
            expected = oracle.first_placements(seats, self.board, self.taken)
        else:
            expected = oracle.placements(seats, self.board)
        offered = {cells(place["cell"], place["towards"]): place for place in self.match.prompt(seat)["places"]}
        listed = [
            cells(action.cell, action.towards) for action in self.match.legal(seat) if isinstance(action, LayTile)
        ]
        assert sorted(offered) == sorted(listed)
        if tile[0] == tile[1]:
            assert {frozenset(pair) for pair in offered} == {frozenset(pair) for pair in expected}
            assert len(offered) * 2 == len(expected)
        else:
            assert set(offered) == expected
        for pair, place in list(offered.items())[::17]:
            self.check_place(seat, tile, pair, place)

    def check_place(self, seat: int, tile: tuple[str, str], pair: tuple[oracle.Cell, oracle.Cell], place: Any) -> None:
        counts = self.counts(tile, pair)
        assert tuple(len(counted) for counted in place["counted"]) == counts
        for counted, colour in zip(place["counted"], tile, strict=True):
            assert all(self.board[HEXES[CELLS.index(cell)]] == colour for cell in counted)
        pegs = dict(self.pegs[seat % self.tracks])
        oracle.score(pegs, tile, counts, self.joint)
        assert {c: pegs[c] - self.pegs[seat % self.tracks][c] for c in set(tile)} == place["points"]

    def counts(self, tile: tuple[str, str], pair: tuple[oracle.Cell, oracle.Cell]) -> tuple[int, int]:
        a, b = pair
        return oracle.count(self.board, a, b, tile[0]), oracle.count(self.board, b, a, tile[1])

    def laid(self, seat: int, tile: tuple[str, str], pair: tuple[oracle.Cell, oracle.Cell]) -> int:
        """Lays the tile on the slow board too; the bonus turns that it gives."""
        bonus = oracle.score(self.pegs[seat % self.tracks], tile, self.counts(tile, pair), self.joint)
        self.board |= dict(zip(pair, tile, strict=True))
        if self.first < self.match.seats:
            self.taken |= oracle.symbols_touched(pair)
        self.first += 1
        return bonus


@pytest.mark.parametrize(("seats", "mode"), SETUPS)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_matches_go_by_the_text_of_the_rulebook(seats: int, mode: str | None, seed: int) -> None:
    match = paluba.Match(GAME, seats, seed, {"mode": mode} if mode else None)
    dice = Fast(seed)
    watch = Watch(match, mode)
    bonus = 0
    while match.to_act:
        (seat,) = match.to_act
        prompt = match.prompt(seat)
        legal = match.legal(seat)
        if prompt["ask"] == "lay":
            tile = (prompt["tile"][0], prompt["tile"][1])
            watch.places(seat, tile)
            places = [action for action in legal if isinstance(action, LayTile)]
            action = places[dice.below(len(places))]
            if dice.below(2):  # what pays best, so that pegs come to 18 and stop there
                best = max(prompt["places"], key=lambda place: sum(place["points"].values()))
                action = next(a for a in places if (a.cell, a.towards) == (best["cell"], best["towards"]))
            match.submit(seat, action)
            earned = watch.laid(seat, tile, cells(action.cell, action.towards))
            bonus += earned if seats > 1 else 0
            shown = match.view(None)["seats"]
            assert [seen["points"] for seen in shown] == [watch.pegs[other % watch.tracks] for other in range(seats)]
            over = not oracle.placements(seats, watch.board)
            won = min(watch.pegs[seat % watch.tracks].values()) == (36 if watch.joint else 18)
            assert (match.to_act == ()) == (over or won)
            continue
        if prompt["ask"] == "choose":
            assert prompt["bonus"] == (bonus > 0 and match.steps != [] and match.steps[-1].seat == seat)
            bonus = bonus - 1 if prompt["bonus"] else 0
        else:
            assert bonus == 0
            rack = [(tile[0], tile[1]) for tile in match.view(seat)["seats"][seat]["rack"]]
            assert prompt["swap"] == oracle.may_swap(watch.pegs[seat % watch.tracks], rack)
        match.submit(seat, legal[dice.below(len(legal))])
    result = match.result
    assert result is not None
    assert list(result.scores) == [min(watch.pegs[seat % watch.tracks].values()) for seat in range(seats)]
    best_of_all = max(sorted(pegs.values()) for pegs in watch.pegs)
    assert result.winners == tuple(
        s for s in range(seats) if sorted(watch.pegs[s % watch.tracks].values()) == best_of_all
    )
