"""A match: the door is narrow, sealed choices can be revised, bad arguments are answered."""

import pytest

import paluba
from paluba.core.chance import commitment
from paluba.core.fields import Number, OneOf
from paluba.core.meta import Meta, Option

from ..laws import toy

GAME = paluba.game("sea_salt_paper")
REFUSED = (paluba.BadInput, TypeError)
"""Compiled, a value of the wrong type is refused at the door, before the match can say so."""


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(paluba.BadInput, match="sea_salt_paper"):
        paluba.game("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, "2"])
def test_seats_are_refused_by_number(seats) -> None:
    with pytest.raises(REFUSED, match=r"2 to 4 seats|int object expected"):
        paluba.Match(GAME, seats=seats)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(paluba.BadInput, match="no option 'speed'"):
        paluba.Match(GAME, seats=2, options={"speed": "high"})


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short", "seven", 1.5, True])
def test_a_bad_seed_is_refused(seed) -> None:
    with pytest.raises(REFUSED, match=r"a seed is|object expected"):
        paluba.Match(GAME, seats=2, seed=seed)


def test_the_commitment_is_published_before_the_seed() -> None:
    match = paluba.Match(GAME, seats=2, seed=7)
    assert match.commitment == commitment((7).to_bytes(32, "big"))
    assert match.seed is None


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert paluba.Match(GAME, seats=2).commitment != paluba.Match(GAME, seats=2).commitment


@pytest.mark.parametrize("seat", [-1, 2, "0", None])
def test_a_seat_that_is_none_is_refused(seat) -> None:
    match = paluba.Match(GAME, seats=2, seed=7)
    action = match.legal(match.to_act[0])[0]
    with pytest.raises(REFUSED, match=r"no seat|int object expected"):
        match.submit(seat, action)


def test_an_action_of_another_game_is_refused() -> None:
    match = paluba.Match(GAME, seats=2, seed=7)
    with pytest.raises(paluba.BadInput, match="no action of this game"):
        match.submit(match.to_act[0], toy.Bid(1))


def test_the_other_seat_is_told_whose_turn_it_is() -> None:
    match = paluba.Match(GAME, seats=2, seed=7)
    seat = match.to_act[0]
    with pytest.raises(paluba.Illegal) as refusal:
        match.submit(1 - seat, match.legal(seat)[0])
    assert refusal.value.to_json() == {
        "code": "not_your_turn",
        "rule": None,
        "facts": {"seat": 1 - seat, "to_act": [seat]},
    }
    assert match.legal(1 - seat) == []


def test_nothing_is_taken_after_the_end() -> None:
    match = paluba.Match(toy.GAME, seats=1, seed=7)
    while match.to_act:
        match.submit(0, toy.Bid(1))
    assert match.result is not None
    assert match.seed == (7).to_bytes(32, "big")
    with pytest.raises(paluba.Illegal, match="match_over"):
        match.submit(0, toy.Bid(1))
    assert not match.can_undo(0)


def test_a_sealed_choice_can_be_revised_until_the_last_has_chosen() -> None:
    """A seat takes its sealed bid back though another has bid after it; the other hears nothing of what it was."""
    match = paluba.Match(toy.GAME, seats=3, seed=7)
    match.submit(0, toy.Bid(3))
    match.submit(1, toy.Bid(2))
    assert match.to_act == (2,)
    decision = match.decision(1)
    assert [event.for_seat(2) for event in match.undo(0)] == [{"event": "undone", "seat": 0}]
    assert match.to_act == (0, 2)
    assert match.decision(1) == decision, "the other's question is the same"
    match.submit(0, toy.Bid(1))
    match.submit(2, toy.Bid(0))
    assert match.events[-4].to_json()["event"] == "scored"
    assert match.events[-4].to_json()["seat"] == 1
    assert not any(match.can_undo(seat) for seat in range(3))
    assert paluba.core.replay.replay(match.record(), lambda _: toy.GAME).key() == match.key()


def test_a_late_answer_is_taken_if_its_own_question_still_stands() -> None:
    """Two seats that choose at once never make each other's answers stale."""
    match = paluba.Match(toy.GAME, seats=2, seed=7)
    asked = [match.decision(seat) for seat in range(2)]
    match.submit(1, toy.Bid(2), decision=asked[1])
    with pytest.raises(paluba.Illegal, match="stale"):
        match.submit(1, toy.Bid(1), decision=asked[1])
    match.submit(0, toy.Bid(0), decision=asked[0])
    with pytest.raises(paluba.Illegal, match="stale"):
        match.submit(1, toy.Bid(2), decision=asked[1])


def test_undo_by_agreement_reaches_over_draws_but_never_draws_again() -> None:
    match = paluba.Match(GAME, seats=2, seed=7)
    seat = match.to_act[0]
    before = match.key()
    match.submit(seat, GAME.parse("draw"))
    first = match.view(seat)["drawn"]
    with pytest.raises(paluba.Illegal, match="undo_not_free"):
        match.undo(seat)
    match.undo(seat, agreed=True)
    assert match.key() == before
    match.submit(seat, GAME.parse("draw"))
    assert match.view(seat)["drawn"] != first
    with pytest.raises(paluba.Illegal, match="nothing_to_undo"):
        match.undo(1 - seat, agreed=True)


def test_options_are_open_at_their_seat_counts_only() -> None:
    meta = Meta(
        "x", {}, 1, 4, 1, 1, (Option("level", "easy", {"easy": (1, 1), "hard": (1, 1)}), Option("file", "", {}))
    )
    assert meta.resolve(1, {}) == {"level": "easy", "file": ""}
    assert meta.resolve(1, {"level": "hard", "file": "f"}) == {"level": "hard", "file": "f"}
    assert meta.resolve(2, None) == {"file": ""}
    with pytest.raises(paluba.BadInput, match="nothing with 2 seats"):
        meta.resolve(2, {"level": "hard"})
    assert len(list(meta.setups())) == 5


def test_fields_refuse_what_they_do_not_hold() -> None:
    for bad in (True, 0, 3, 1.0, "1", None, [1]):
        with pytest.raises(paluba.BadInput, match="from 1 to 2"):
            Number(2, start=1).number(bad)
    pairs = OneOf([("a", "b"), ("b", "b")])
    assert pairs.from_json(["a", "b"]) == ("a", "b")
    assert pairs.from_word("b+b") == ("b", "b")
    for bad in ("a", ["a"], ["b", "a"], None, {}, 3, [["a"], "b"]):
        with pytest.raises(paluba.BadInput):
            pairs.number(bad)
