"""The commands that rate, tune and lend bots."""

import json
from pathlib import Path

import pytest
from PIL import Image

from paluba.bots.levels import weights_of
from paluba.cli import main
from paluba.games import game


def test_ladder_rates_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, painted, kept = tmp_path / "ladder.svg", tmp_path / "ladder.PNG", tmp_path / "ladder.jsonl"
    command = ["ladder", "sea_salt_paper", "--bots", "random,default", "--matches", "6"]
    assert main([*command, "--plot", str(picture), "--results", str(kept)]) == 0
    first = capsys.readouterr().out
    assert "default" in first
    assert "Elo" in first
    assert picture.read_text("utf-8").startswith("<svg")
    assert len(kept.read_text("utf-8").splitlines()) == 7
    assert main([*command, "--json", "--results", str(kept), "--plot", str(painted)]) == 0
    with Image.open(painted) as image:
        assert image.format == "PNG"
    found = json.loads(capsys.readouterr().out)
    assert [rating["bot"] for rating in found["ratings"]] == ["random", "default"]
    assert found["ratings"][0]["points"] == 1000
    assert len(kept.read_text("utf-8").splitlines()) == 7, "nothing is played twice"


@pytest.mark.parametrize("picture", ["--plot", "--curve"])
def test_a_picture_by_another_name_is_refused_before_anything_is_played(
    picture: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "ladder.jsonl"
    command = ["ladder", "sea_salt_paper", "--bots", "random,default", "--matches", "2", "--results", str(kept)]
    with pytest.raises(SystemExit):
        main([*command, picture, str(tmp_path / "ladder.pdf")])
    assert "give a name that ends in .svg or .png" in capsys.readouterr().err
    assert not kept.exists()


def test_match_stops_when_it_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "default", "random", "sea_salt_paper", "--most", "400", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["answer"] == "stronger"
    assert found["matches"] < 400
    assert found["low"] > 0.5


def test_match_says_when_it_is_not_sure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "greedy", "default", "sea_salt_paper", "--most", "2"]) == 0
    assert "not sure yet" in capsys.readouterr().out


def test_tune_finds_settings_and_levels(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tune", "sea_salt_paper", "--matches", "2", "--json"]
    assert main([*command, "--set", "explore=0.1,0.5", "--set", "noise=20", "--iterations", "4"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["search"]["explore"] in (0.1, 0.5)
    assert found["search"]["noise"] == 20
    assert found["found"]["command"].startswith("paluba tune sea_salt_paper --seats 2 --set explore=0.1,0.5")
    assert main([*command, "--levels", "random,search:2,search:3,search:4"]) == 0
    levels = json.loads(capsys.readouterr().out)["levels"]["2"]
    assert set(levels) == {"learner", "casual", "strong", "master", "found"}


def test_tune_trains_a_net(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "sea_salt_paper", "--net", "3000", "--seed", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    kept = json.loads((game("sea_salt_paper").folder / "net.json").read_text("utf-8"))
    assert found["found"]["command"] == "paluba tune sea_salt_paper --net 3000 --seed 4"
    assert [len(row.split()) for row in found["rows"]] == [len(row.split()) for row in kept["rows"]]


def test_tune_trains_the_nets_of_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "sea_salt_paper", "--ways", "4", "--seed", "4", "--processes", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    kept = json.loads((game("sea_salt_paper").folder / "ways.json").read_text("utf-8"))
    assert found["found"]["command"] == "paluba tune sea_salt_paper --ways 4 --seed 4"
    for way in ("stop", "bet"):
        assert [len(row.split()) for row in found[way]["rows"]] == [len(row.split()) for row in kept[way]["rows"]]


def test_tune_finds_likes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "sea_salt_paper", "--likes", "20", "--seed", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    kept = json.loads((game("sea_salt_paper").folder / "likes.json").read_text("utf-8"))
    assert found["found"]["command"] == "paluba tune sea_salt_paper --likes 20 --seed 4"
    assert {name: set(part) for name, part in found.items() if name != "found"} == {
        name: set(part) for name, part in kept.items() if name != "found"
    }


def test_tune_climbs_and_fits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "isle_of_cats", "--climb", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["found"]["command"] == "paluba tune isle_of_cats --seats 2 --climb 1 --seed 0"
    assert min(found["weights"].values()) >= 0
    assert main(["tune", "deep_dive", "--climb", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["found"]["won"].startswith("nothing better")
    assert found["weights"] == weights_of(game("deep_dive"))
    assert main(["tune", "ingenious", "--seats", "1", "--climb", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["weights"]["feeds"] == 0
    assert main(["tune", "ingenious", "--fit", "3", "--json"]) == 0
    value = json.loads(capsys.readouterr().out)["value"]
    assert len(value["pegs"]) == len(value["holes"]) == len(value["arrived"]) == len(value["turn"])


def test_regret_tells_what_choices_cost(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["regret", "deep_dive", "--bots", "default,random", "--matches", "6", "--playouts", "100"]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    default, random = found["bots"]
    assert random["decisions"] == default["decisions"] > 40
    assert random["each"] > default["each"] + 0.02, "a random choice costs far more than a sensible one"
    assert random["same"] < default["same"]
    assert default["gain"] == default["gain_give"] == 0
    assert random["gain"] == pytest.approx(default["match"] - random["match"])
    assert 0 < random["gain_give"] < default["give"] + random["give"]
    assert random["match"] == pytest.approx(random["each"] * random["decisions"] * 10 / 2 / 6)
    for n, bot in enumerate((default, random)):
        assert sum(kind["costs"][n] for kind in found["kinds"]) == pytest.approx(bot["match"])
    assert sum(kind["decisions"] for kind in found["kinds"]) == random["decisions"]
    assert main([*command, "--processes", "2"]) == 0
    assert f"{100 * random['match']:.1f} %" in capsys.readouterr().out, "the same however many processes"


def test_regret_may_judge_where_a_stage_ends(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["regret", "sea_salt_paper", "--matches", "2", "--playouts", "10", "--every", "20", "--json"]
    told = []
    for stages in ([], ["--stages", "1"]):
        assert main([*command, *stages]) == 0
        told.append(json.loads(capsys.readouterr().out)["bots"])
    assert told[0] != told[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ladder", "sea_salt_paper", "--bots", "random"], "at least two bots"),
        (["ladder", "sea_salt_paper", "--bots", "random,random"], "each once"),
        (["ladder", "deep_dive", "--seats", "1", "--bots", "random,greedy"], "Alone at the table"),
        (["match", "random", "nobody", "sea_salt_paper"], "There is no bot 'nobody'"),
        (["match", "random", "greedy", "sea_salt_paper", "--sure", "2"], "--sure takes"),
        (["regret", "deep_dive", "--bots", "nobody"], "There is no bot 'nobody'"),
        (["regret", "deep_dive", "--matches", "1"], "at least two matches"),
        (["regret", "deep_dive", "--matches", "2", "--every", "100000"], "No decision was looked at"),
        (["tune", "sea_salt_paper"], "Give --set"),
        (["tune", "sea_salt_paper", "--fit", "1"], "no signs to fit"),
        (["tune", "ingenious", "--net", "10"], "no signs to train"),
        (["tune", "ingenious", "--foresee", "10"], "no foresight to fit"),
        (["tune", "ingenious", "--likes", "10"], "no likes to fit"),
        (["tune", "ingenious", "--ways", "10"], "no ways to tell apart"),
        (["tune", "sea_salt_paper", "--ways", "1", "--option", "luck=1"], "luck"),
        (["tune", "isle_of_cats", "--foresee", "3"], "at least 4 matches"),
        (["tune", "isle_of_cats", "--seats", "1", "--climb", "1"], "no weights_alone.json"),
        (["tune", "isle_of_cats", "--seats", "3", "--climb", "1"], "two seats, or alone"),
        (["tune", "sea_salt_paper", "--set", "luck=1"], "--set takes NAME"),
        (["bot", "sea_salt_paper", "nobody"], "There is no bot"),
    ],
)
def test_bad_input_is_refused_with_what_is_accepted(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err
