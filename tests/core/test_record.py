"""Records: a change of any byte is found where it was made; what does not hold is refused with a reason."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import paluba
from paluba.core.record import SEAL, _seal

GOLDEN = Path(__file__).parent.parent / "golden" / "sea_salt_paper" / "2-seats.jsonl"
TEXT = GOLDEN.read_text("utf-8")
LINES = TEXT.splitlines()


def resealed(*rows: dict) -> str:
    """A record whose seals hold, whatever its lines say."""
    seal, lines = "", []
    for row in rows:
        body = msgspec.json.encode({name: value for name, value in row.items() if name != "seal"}).decode()[:-1]
        seal = _seal(seal, body)
        lines.append(f'{body}{SEAL}{seal}"}}\n')
    return "".join(lines)


def rows() -> list[dict]:
    return [json.loads(line) for line in LINES]


def test_the_golden_record_is_sealed_as_written() -> None:
    assert resealed(*rows()) == TEXT


@given(at=st.integers(0, len(TEXT) - 1), by=st.characters(codec="utf-8"))
def test_a_changed_character_is_refused_at_its_line(at: int, by: str) -> None:
    changed = TEXT[:at] + by + TEXT[at + 1 :]
    if changed == TEXT:
        return
    line = TEXT.count("\n", 0, at) + 1
    with pytest.raises(paluba.BadRecord) as refusal:
        paluba.replay(changed)
    assert refusal.value.line in ((line, len(LINES)) if at == len(TEXT) - 1 else (line,))
    if 1 < line < len(LINES):
        assert f"step {line - 1}" in str(refusal.value)


@pytest.mark.parametrize("line", [0, 1, 20, len(LINES) - 2])
def test_a_missing_or_doubled_line_is_refused(line: int) -> None:
    for broken in (LINES[:line] + LINES[line + 1 :], LINES[: line + 1] + LINES[line:]):
        with pytest.raises(paluba.BadRecord):
            paluba.replay("\n".join(broken) + "\n")


def test_other_chance_is_refused_by_verify_alone() -> None:
    """A forger who seals anew can change a draw, but not so that the published seed gives it."""
    starter = rows()[0]["chance"][0]
    forged = rows()
    forged[0]["chance"][0] = [1 - starter[0], starter[1]]
    with pytest.raises(paluba.BadRecord, match="chance of the set-up"):
        paluba.replay(resealed(*forged), verify=True)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda r: r[0].update(game="chess"), "no game 'chess'"),
        (lambda r: r[0].update(rules=99), "played by rules 99"),
        (lambda r: r[0].update(seats=7), "2 to 4 seats"),
        (lambda r: r[0].update(seats="two"), "seats is missing"),
        (lambda r: r[0].update(options={"a": "b"}), "no option 'a'"),
        (lambda r: r[0].update(options=3), "options is not"),
        (lambda r: r[0].update(paluba=2), "no header of format 1"),
        (lambda r: r[0].update(chance=[[5, 2]]), r"list of \[answer"),
        (lambda r: r[0]["chance"].append([0, 2]), "not asked for"),
        (lambda r: r[1].update(seat=9), "9 is no seat"),
        (lambda r: r[1].update(step=5), "it says step 5"),
        (lambda r: r[1].update(do={"do": "fly"}), "no verb"),
        (lambda r: r[1].update(do={"do": "stop"}), "the rules refuse it"),
        (lambda r: r[1].pop("do"), "neither an action"),
        (lambda r: r[-1]["end"].update(scores=[0, 0]), "the steps give"),
        (lambda r: r[-1]["end"].update(state="0" * 16), "last position"),
        (lambda r: r[-1].update(end=[]), "end line lacks"),
        (lambda r: r.append(dict(r[1])), "follows the end"),
        (lambda r: r.pop(), "end line is missing"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(change, reason: str) -> None:
    changed = rows()
    change(changed)
    with pytest.raises(paluba.BadRecord, match=reason):
        paluba.replay(resealed(*changed))


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(paluba.BadRecord):
        paluba.replay(text)


def test_a_wrong_seed_is_refused() -> None:
    forged = rows()
    forged[-1]["seed"] = "00" * 32
    with pytest.raises(paluba.BadRecord, match="does not fit the commitment"):
        paluba.replay(resealed(*forged), verify=True)
    assert paluba.replay(resealed(*forged)).result


def test_an_unfinished_record_cannot_be_verified_without_its_seed() -> None:
    match = paluba.Match(paluba.game("sea_salt_paper"), seats=2, seed=5)
    with pytest.raises(paluba.BadInput, match="holds no seed"):
        paluba.replay(match.record(), verify=True)
    assert paluba.replay(match.record(), verify=True, seed=5).key() == match.key()


def test_a_replay_without_seed_cannot_be_played_on() -> None:
    again = paluba.replay(paluba.Match(paluba.game("sea_salt_paper"), seats=2, seed=5).record())
    seat = again.to_act[0]
    with pytest.raises(paluba.BadInput, match="give the seed"):
        again.submit(seat, again.legal(seat)[0])


def test_until_stops_after_a_step() -> None:
    match = paluba.replay(TEXT, until=3)
    assert len(match.steps) == 3
    assert match.result is None
    assert paluba.replay(TEXT, until=0).steps == []
