"""Phase 5: rare finds. In turn order, one Oshax or treasure card a turn, or pass."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paluba.games.isle_of_cats.rules_codes import DO_PASS
from paluba.games.isle_of_cats.rules_rescue import Rescue


class Finds(Rescue):
    """The rare finds of the day; what the cards give is in `rules_tiles`."""

    def legal_find(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = self.legal_play(seat, out, 0)  # R25
        out[n] = DO_PASS
        return n + 1
