"""What each seat sees, and what it is asked. Both are built from nothing, by what the viewer knows of each card."""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.game import Line
from paluba.games.sea_salt_paper.actions import ACTIONS, LayPair
from paluba.games.sea_salt_paper.check import ASKS
from paluba.games.sea_salt_paper.parts import CARDS, KIND, KINDS
from paluba.games.sea_salt_paper.rules import MOST_LEGAL, SeaState
from paluba.games.sea_salt_paper.rules_cards import COUNTS, DECK, DRAWN, HAND, NONE, PILE, TABLE
from paluba.games.sea_salt_paper.rules_numbers import DISCARD, KEEP, OVER, PICK, PLAY, SEARCH, STEAL, TAKE
from paluba.games.sea_salt_paper.scoring import TALLY, card_points, colour_bonus, lines


def view(state: SeaState, seat: int | None) -> dict[str, Any]:
    """The table as the seat may know it. `known` lists what it can tell of hidden cards: taken openly, seen in a
    pile, stolen. `points` are shown for one's own cards and for cards that lie open."""
    viewer = int(state.seats) if seat is None else seat
    known: list[list[str]] = [[] for _ in range(DRAWN + 1)]
    for card in range(CARDS):
        if state.knows(viewer, card):
            known[state.place[card]].append(KINDS[KIND[card]])
    return {
        "round": int(state.round),
        "target": int(state.target),
        "starter": int(state.starter),
        "active": None if state.ask == OVER else int(state.active),
        "ask": ASKS[state.ask],
        "caller": _seat(state.caller),
        "deck": int(state.size[DECK]),
        "piles": [_pile(state, viewer, pile) for pile in range(2)],
        "drawn": known[DRAWN] if viewer == state.active else [],
        "seats": [_place(state, viewer, other, known) for other in range(state.seats)],
        "mermaids": _seat(state.mermaids),
    }


def prompt(state: SeaState, seat: int | None) -> dict[str, Any]:
    """The question, and for the seat that is asked what it may choose from."""
    asked: dict[str, Any] = {"ask": ASKS[state.ask], "seats": [] if state.ask == OVER else [int(state.active)]}
    if seat is None or seat != state.active:
        return asked
    if state.ask == TAKE:
        asked["deck"] = bool(state.size[DECK])
        asked["piles"] = [pile + 1 for pile in range(2) if state.size[PILE + pile]]
    elif state.ask == KEEP:
        asked["cards"] = [KINDS[KIND[card]] for card in sorted((state.kept, state.other))]
    elif state.ask == DISCARD:
        asked["card"] = KINDS[KIND[state.other]]
    elif state.ask == PLAY:
        asked.update(_play(state, seat))
    elif state.ask == SEARCH:
        asked["piles"] = [1, 2]
    elif state.ask == PICK:
        asked["pile"] = int(state.searched) + 1
        asked["cards"] = pile_cards(state, int(state.searched))[::-1]
    elif state.ask == STEAL:
        asked["opponents"] = [victim for victim in range(state.seats) if state.can_rob(victim)]
    return asked


def breakdown(state: SeaState, seat: int) -> list[Line]:
    """Two lines for each scored round: cards and colour bonus; those of no points are left out."""
    found: list[Line] = []
    for scored in range(state.scored):
        cards, bonus = (int(state.sheet[scored * 8 + seat * 2 + part]) for part in range(2))
        found += [Line("cards", cards, {"scored": scored + 1})] if cards else []
        found += [Line("colour_bonus", bonus, {"scored": scored + 1})] if bonus else []
    return found


def census(state: SeaState) -> dict[str, int]:
    """The cards of the box by kind, counted where they lie."""
    lying = [i64(state.order[n]) for n in range(state.size[DECK])]
    found = Counter(KINDS[KIND[card]] for card in lying)
    found.update(pile_cards(state, 0) + pile_cards(state, 1))
    found.update(KINDS[KIND[card]] for card in range(CARDS) if state.place[card] >= TABLE)
    for seat in range(state.seats):
        for kind, name in enumerate(KINDS):
            found[name] += state.hand[seat * COUNTS + kind]
    return dict(found)


def pile_cards(state: SeaState, pile: int) -> list[str]:
    """The cards of a pile from the bottom up."""
    base = (PILE + pile) * CARDS
    return [KINDS[KIND[i64(state.order[base + n])]] for n in range(state.size[PILE + pile])]


def _pile(state: SeaState, viewer: int, pile: int) -> dict[str, Any]:
    """A pile; `known` lists, from the bottom up, the cards that the viewer knows to be in it."""
    base = (PILE + pile) * CARDS
    cards = [i64(state.order[base + n]) for n in range(state.size[PILE + pile])]
    return {
        "count": len(cards),
        "top": KINDS[KIND[cards[-1]]] if cards else None,
        "known": [KINDS[KIND[card]] for card in cards if state.knows(viewer, card)],
    }


def _place(state: SeaState, viewer: int, seat: int, known: list[list[str]]) -> dict[str, Any]:
    count = int(state.size[HAND + seat])
    open_to_viewer = viewer == seat or count == 0
    return {
        "score": int(state.score(seat)),
        "hand": known[HAND + seat] if viewer == seat else None,
        "count": count,
        "known": known[HAND + seat],
        "table": known[TABLE + seat],
        "points": int(card_points(state.tally, seat * TALLY)) if open_to_viewer else None,
        "bonus": int(colour_bonus(state.tally, seat * TALLY)) if open_to_viewer else None,
    }


def _play(state: SeaState, seat: int) -> dict[str, Any]:
    out = vec[i64]([0] * MOST_LEGAL)
    legal = [ACTIONS.action(out[n]) for n in range(state.legal(seat, out))]
    tally = state.tally[seat * TALLY : (seat + 1) * TALLY]
    return {
        "pairs": [list(action.cards) for action in legal if isinstance(action, LayPair)],
        "close": state.can_close(seat),
        "lines": [line.to_json() for line in lines(tally)],
    }


def _seat(seat: i64) -> int | None:
    return None if seat == NONE else int(seat)
