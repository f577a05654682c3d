"""The score pad: who has won with these tracks, or what do these placements score?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from paluba.core.errors import BadInput, Illegal
from paluba.games.ingenious.check import check_place
from paluba.games.ingenious.parts import AXIAL, CELLS, COLOURS, COPIES, HEXES, TILES, place_of
from paluba.games.ingenious.rules_board import NOBODY, Board, bare_board
from paluba.games.ingenious.scoring import BOARD_END, JOINT_END, standing

SHAPES = (
    'The tracks are given as {"scores": [[red, green, blue, orange, yellow, purple], ...]}, or the placements as '
    '{"players": 2, "board": [{"tile": ["red", "blue"], "at": [[q, r], [q, r]]}, ...], "seats": [0, 1, ...]}.'
)
REFUSALS = {
    "off_board": "it does not lie wholly on the board of so many players",
    "not_free": "{cell} is not free",
    "first_tile": "a player's first tile must touch a printed symbol",
    "symbol_claimed": "another player's first tile already touches the printed {colour} symbol",
}


def pad(data: Any) -> dict[str, Any]:
    """The ranking of tracks, or the scores of placements, replayed in their order."""
    if not isinstance(data, dict) or ("scores" in data) == ("board" in data):
        raise BadInput(SHAPES)
    if "scores" in data:
        _only(data, {"scores", "mode"})
        return _ranking(data)
    _only(data, {"players", "board", "seats", "mode"})
    return {"scores": _Replay(data).scores()}


# -- tracks


def _ranking(data: dict[str, Any]) -> dict[str, Any]:
    """Every track with its place. `decided` says how it was told from the next one below: at which colour, counted
    from the weakest up."""
    teams = _teams(data)
    scores = _tracks(data["scores"], teams)
    ranks = [_standing(points) for points in scores]
    order = sorted(range(len(scores)), key=lambda n: -ranks[n])
    rows = []
    for n, following in zip(order, [*order[1:], None], strict=True):
        row: dict[str, Any] = {"team" if teams else "seat": n, "place": 1 + sum(rank > ranks[n] for rank in ranks)}
        weak = _from_weakest(scores[n])[0]
        row |= {"points": min(scores[n]), "colour": COLOURS[weak], "scores": scores[n]}
        row["decided"] = None if following is None else _decided(scores[n], scores[following])
        rows.append(row)
    return {"ranking": rows, "winners": [n for n in range(len(ranks)) if ranks[n] == max(ranks)]}


def _decided(better: list[int], worse: list[int]) -> dict[str, Any] | None:
    pairs = zip(_from_weakest(better), _from_weakest(worse), strict=True)
    for number, (mine, other) in enumerate(pairs, 1):
        if better[mine] != worse[other]:
            return {"weakest": number, "colour": COLOURS[mine], "points": better[mine], "against": worse[other]}
    return None


def _from_weakest(points: list[int]) -> list[int]:
    return sorted(range(len(COLOURS)), key=lambda colour: points[colour])


def _standing(points: list[int]) -> int:
    return int(standing(vec[u8]([u8(n) for n in points]), 0))


def _tracks(data: Any, teams: bool) -> list[list[int]]:
    fewest, most = (2, 2) if teams else (1, 4)
    if not isinstance(data, list) or not fewest <= len(data) <= most:
        raise BadInput(f"scores is a list of {'2' if teams else '1 to 4'} tracks. {SHAPES}")
    end = JOINT_END if teams or len(data) == 1 else BOARD_END
    for number, points in enumerate(data):
        if not isinstance(points, list) or len(points) != len(COLOURS):
            raise BadInput(f"Track {number} is not a list of six numbers, one for each of {', '.join(COLOURS)}.")
        for colour, value in zip(COLOURS, points, strict=True):
            if type(value) is not int or not 0 <= value <= end:
                raise BadInput(f"Track {number}: {colour} is a whole number from 0 to {end}, not {value!r}.")
    if sum(min(points) == end for points in data) > 1:
        raise BadInput(f"Only one can have all six colours at {end}: that wins at once.")
    return data


# -- placements


class _Replay:
    """Placements laid one after the other on a board; BadInput names the first that cannot be, counted from 1."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seats = data.get("players")
        if type(self.seats) is not int or not 1 <= self.seats <= 4:
            raise BadInput(f"players is a whole number from 1 to 4, not {self.seats!r}.")
        self.teams = _teams(data)
        if self.teams and self.seats != 4:
            raise BadInput(f"Teams are for 4 players, not {self.seats}.")
        tiles, seats = data["board"], data.get("seats")
        if not isinstance(tiles, list):
            raise BadInput(f"board is a list of placements. {SHAPES}")
        if seats is None and self.seats == 1:
            seats = [0] * len(tiles)
        if not isinstance(seats, list) or len(seats) != len(tiles):
            raise BadInput(f"seats is a list that tells for each of the {len(tiles)} placements who made it.")
        self.board: Board = bare_board(self.seats, self.teams)
        self.used: Counter[int] = Counter()
        self.last: int | None = None
        """Whose turn it is or was."""
        self.bonus = 0
        for number, (tile, seat) in enumerate(zip(tiles, seats, strict=True), 1):
            try:
                self.lay(tile, seat)
            except BadInput as error:
                raise BadInput(f"Placement {number} is not possible: {error}.") from None

    def scores(self) -> list[list[int]]:
        """For each seat its six colours; partners have the same."""
        tracks = [int(self.board.track(seat)) for seat in range(self.board.seats)]
        return [[int(n) for n in self.board.points[track : track + len(COLOURS)]] for track in tracks]

    def lay(self, placement: Any, seat: Any) -> None:
        board = self.board
        if not isinstance(placement, dict) or placement.keys() != {"tile", "at"}:
            raise BadInput('a placement is {"tile": ["red", "blue"], "at": [[q, r], [q, r]]}')
        colours = _pair(placement["tile"], _colour, "a tile is two colours")
        cells = _pair(placement["at"], _cell, "a tile lies at two cells")
        self.check_turn(seat)
        if colours[0] > colours[1]:
            colours, cells = colours[::-1], cells[::-1]
        kind = TILES.index((COLOURS[colours[0]], COLOURS[colours[1]]))
        if self.used[kind] == COPIES[kind]:
            raise BadInput(f"the box has only {COPIES[kind]} tiles {'+'.join(TILES[kind])}")
        (q, r), (other_q, other_r) = cells
        if (other_q - q, other_r - r) not in AXIAL:
            raise BadInput("its cells are no neighbours")
        if board.full():
            raise BadInput("nothing fits on the board any more")
        if board.champion != NOBODY:
            raise BadInput("all six colours are at the end: the game is over")
        at, direction = place_of(q, r), AXIAL.index((other_q - q, other_r - r))
        try:
            check_place(board, at, direction)
        except Illegal as illegal:
            raise BadInput(REFUSALS[illegal.code].format(**illegal.facts)) from None
        self.used[kind] += 1
        self.bonus += int(board.place(seat, at, direction, kind))

    def check_turn(self, seat: Any) -> None:
        """Seats take turns; a bonus turn comes at once, and only in teams may it be left out."""
        count = int(self.board.seats)
        if type(seat) is not int or not 0 <= seat < count:
            raise BadInput(f"{seat!r} is no seat; the seats are 0 to {count - 1}")
        if self.last is None or count == 1:
            self.last = seat
        elif self.bonus and seat == self.last:
            self.bonus -= 1
        elif self.bonus and not self.teams:
            raise BadInput(f"seat {self.last} has a bonus turn first")
        elif seat != (self.last + 1) % count:
            raise BadInput(f"it is the turn of seat {(self.last + 1) % count}")
        else:
            self.last, self.bonus = seat, 0


def _pair(data: Any, read: Any, what: str) -> list[Any]:
    if not isinstance(data, list) or len(data) != 2:
        raise BadInput(what)
    return [read(part) for part in data]


def _colour(data: Any) -> int:
    if data not in COLOURS:
        raise BadInput(f"{data!r} is no colour; the colours are {', '.join(COLOURS)}")
    return COLOURS.index(data)


def _cell(data: Any) -> tuple[int, int]:
    if not isinstance(data, list) or [type(n) for n in data] != [int, int] or tuple(data) not in HEXES:
        raise BadInput(f"{data!r} is no cell; a cell is [q, r], and {CELLS[len(CELLS) // 2]} in the middle is [0, 0]")
    return data[0], data[1]


def _teams(data: dict[str, Any]) -> bool:
    mode = data.get("mode", "standard")
    if mode not in ("standard", "teams"):
        raise BadInput(f"mode is standard or teams, not {mode!r}.")
    return bool(mode == "teams")


def _only(data: dict[str, Any], known: set[str]) -> None:
    if extra := sorted(str(key) for key in data.keys() - known):
        raise BadInput(f"{extra[0]!r} is not taken here; {', '.join(sorted(known))} are.")
