"""Chance: uniform, reproducible, and for people verifiable."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from paluba.core.chance import Committed, Fast, Logged, Scripted, Tape, TapeError, commitment

SEED = bytes(range(32))
PINNED = [714, 834, 336, 977, 905]


@pytest.mark.parametrize("make", [lambda: Fast(3), lambda: Committed(SEED)], ids=["fast", "committed"])
@pytest.mark.parametrize("n", [2, 3, 7, 58])
def test_answers_are_uniform(make, n: int) -> None:
    chance, draws = make(), 20_000
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    chi_square = sum((counts[k] - expected) ** 2 / expected for k in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5


def test_fast_is_pinned() -> None:
    """Published simulations can be repeated: the stream of a seed never changes."""
    chance = Fast(7)
    assert [int(chance.below(1000)) for _ in range(5)] == PINNED


def test_committed_is_hmac_in_counter_mode() -> None:
    """Anybody can draw the same numbers from the published seed with any crypto library."""
    chance = Committed(SEED)
    block = hmac.new(SEED, (0).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [int.from_bytes(block[k : k + 4], "big") for k in range(0, 32, 4)]
    assert [int(chance.below(1 << 16)) for _ in range(8)] == [word >> 16 for word in words]
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Committed(b"short")


@pytest.mark.parametrize("make", [lambda: Fast(1), lambda: Committed(SEED), lambda: Tape([]), lambda: Scripted()])
def test_one_possible_answer_uses_nothing_and_none_is_an_error(make) -> None:
    chance = make()
    assert chance.below(1) == 0
    for n in (0, -1):
        with pytest.raises(ValueError, match="below"):
            chance.below(n)


def test_a_tape_insists_on_the_same_questions() -> None:
    tape = Tape([(3, 10), (0, 2)])
    assert tape.below(10) == 3
    assert tape.left == 1
    with pytest.raises(TapeError, match="below 3"):
        tape.below(3)
    with pytest.raises(TapeError, match="no answer is left"):
        Tape([]).below(5)


def test_a_script_answers_in_order_and_refuses_the_impossible() -> None:
    chance = Scripted(4, 9)
    assert chance.below(5) == 4
    with pytest.raises(ValueError, match="answers 9"):
        chance.below(5)
    assert Scripted().below(5) == 0


def test_a_log_keeps_what_was_answered() -> None:
    log = Logged(Scripted(2, 1))
    assert [log.below(3), log.below(1), log.below(2)] == [2, 0, 1]
    assert log.take() == [(2, 3), (1, 2)]
    assert log.take() == []


@given(seed=st.integers(0, 2**96 - 1), count=st.integers(0, 40))
def test_a_shuffle_keeps_the_items(seed: int, count: int) -> None:
    items = vec[u8]([u8(n) for n in range(40)])
    Fast(seed).shuffle(items, count)
    assert sorted(items[:count]) == list(range(count))
    assert list(items[count:]) == list(range(count, 40))
