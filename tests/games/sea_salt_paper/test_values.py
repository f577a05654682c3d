"""What cards are worth: the box, the tables and the examples of the rulebook."""

from collections import Counter

import pytest

from paluba.core.chance import Fast
from paluba.games.sea_salt_paper.parts import BOX, COLOUR, COLOURS, COPIES, FIGURE, FIGURES, KIND, KINDS, TARGETS
from paluba.games.sea_salt_paper.rules import SeaState, start
from paluba.games.sea_salt_paper.scoring import TALLY, card_points, colour_bonus

from .oracle import cards_worth, longest_colour
from .table import CENSUS, GAME, do, legal, table

SHELLS = [f"shell:{colour}" for colour in BOX["shell"]]
OCTOPUSES = [f"octopus:{colour}" for colour in BOX["octopus"]]
PENGUINS = [f"penguin:{colour}" for colour in BOX["penguin"]]
SAILORS = [f"sailor:{colour}" for colour in BOX["sailor"]]


def worth(*cards: str) -> int:
    return GAME.pad({"cards": list(cards)})["points"]


def bonus(*cards: str) -> int:
    return GAME.pad({"cards": list(cards)})["colour_bonus"]


# -- the box


def test_the_box_has_58_cards_of_11_colours() -> None:
    """As both rulebooks count them."""
    assert sum(CENSUS.values()) == len(KIND) == 58
    assert len({card.split(":")[1] for card in CENSUS}) == len(COLOURS) == 11
    assert sum(COPIES) == 58
    assert GAME.census(start(2, {}, Fast(1), None)) == CENSUS


def test_figures_are_as_many_as_the_rulebook_prints() -> None:
    """Crabs x9, boats x8, fish x7, swimmers and sharks x5 each, mermaids x4, and so on."""
    printed = {
        "crab": 9,
        "boat": 8,
        "fish": 7,
        "swimmer": 5,
        "shark": 5,
        "mermaid": 4,
        "shell": 6,
        "octopus": 5,
        "penguin": 3,
        "sailor": 2,
        "lighthouse": 1,
        "shoal_of_fish": 1,
        "penguin_colony": 1,
        "captain": 1,
    }
    assert Counter(FIGURES[figure] for figure in FIGURE) == printed


def test_colours_are_as_many_as_the_printed_legend_says() -> None:
    legend = {
        "dark_blue": 9,
        "light_blue": 9,
        "black": 8,
        "yellow": 8,
        "green": 6,
        "white": 4,
        "purple": 4,
        "grey": 4,
        "light_orange": 3,
        "pink": 2,
        "orange": 1,
    }
    assert Counter(COLOURS[colour] for colour in COLOUR) == legend


def test_figure_and_colour_of_a_card_are_those_of_its_kind() -> None:
    for card in range(58):
        assert KINDS[KIND[card]] == f"{FIGURES[FIGURE[card]]}:{COLOURS[COLOUR[card]]}"


def test_only_mermaids_are_white() -> None:
    assert [card for card in CENSUS if card.endswith(":white")] == ["mermaid:white"]


def test_the_points_to_win() -> None:
    assert TARGETS == {2: 40, 3: 35, 4: 30}


# -- collectors


@pytest.mark.parametrize(
    ("cards", "values"),
    [
        (SHELLS, [0, 2, 4, 6, 8, 10]),
        (OCTOPUSES, [0, 3, 6, 9, 12]),
        (PENGUINS, [1, 3, 5]),
        (SAILORS, [0, 5]),
    ],
    ids=["shells", "octopuses", "penguins", "sailors"],
)
def test_collectors_are_worth_what_their_table_says(cards: list[str], values: list[int]) -> None:
    """Every step of every collector's table."""
    assert [worth(*cards[:count]) for count in range(1, len(cards) + 1)] == values
    assert worth() == 0


# -- pairs


@pytest.mark.parametrize("figure", ["crab", "boat", "fish"])
def test_every_two_of_a_figure_are_one_point(figure: str) -> None:
    cards = [f"{figure}:{colour}" for colour, count in BOX[figure].items() for _ in range(count)]
    assert [worth(*cards[:count]) for count in range(len(cards) + 1)] == [count // 2 for count in range(len(cards) + 1)]


def test_every_swimmer_with_a_shark_is_one_point() -> None:
    swimmers = [f"swimmer:{colour}" for colour in BOX["swimmer"]]
    sharks = [f"shark:{colour}" for colour in BOX["shark"]]
    for some in range(6):
        for others in range(6):
            assert worth(*swimmers[:some], *sharks[:others]) == min(some, others)


# -- multipliers


def test_multipliers_count_their_figure() -> None:
    """1 for each boat, 1 for each fish, 2 for each penguin, 3 for each sailor, beside what these are worth."""
    assert worth("lighthouse:purple", "boat:black", "boat:black", "boat:yellow") == 1 + 3
    assert worth("shoal_of_fish:grey", "fish:black", "fish:green") == 1 + 2
    assert worth("penguin_colony:green", "penguin:pink") == 1 + 2
    assert worth("captain:light_orange", *SAILORS) == 5 + 6


def test_penguins_of_the_rulebook_example() -> None:
    """5 + 2 x 3 = 11."""
    assert worth(*PENGUINS, "penguin_colony:green") == 11


@pytest.mark.parametrize(
    "card", ["lighthouse:purple", "shoal_of_fish:grey", "penguin_colony:green", "captain:light_orange"]
)
def test_a_multiplier_alone_is_worth_nothing(card: str) -> None:
    """The multiplier itself is never one of the cards it counts."""
    assert worth(card) == 0


def test_multipliers_count_hand_and_table_together() -> None:
    """A lighthouse in hand counts the boats that were laid."""
    boats = ["boat:black", "boat:yellow"]
    state = table(hands=[["lighthouse:purple", "boat:light_blue"]], tables=[boats])
    assert card_points(state.tally, 0) == 1 + 3


# -- mermaids and the colour bonus

BLUE = ["crab:light_blue", "boat:light_blue", "shell:light_blue", "swimmer:light_blue"]
GREEN = ["octopus:green", "crab:green", "fish:green"]


def test_mermaids_of_the_rulebook_example() -> None:
    """Two mermaids with 4 light blue and 3 green cards bring 7, a third one 3 more for white."""
    cards = [*BLUE, *GREEN]
    without = worth(*cards)
    assert worth(*cards, *["mermaid:white"] * 2) - without == 7
    assert worth(*cards, *["mermaid:white"] * 3) - without == 10
    lines = GAME.pad({"cards": [*cards, *["mermaid:white"] * 3]})["lines"]
    assert [line for line in lines if line["what"] == "mermaid"] == [
        {"what": "mermaid", "points": 4, "colour": "light_blue"},
        {"what": "mermaid", "points": 3, "colour": "green"},
        {"what": "mermaid", "points": 3, "colour": "white"},
    ]


def test_mermaids_without_other_cards() -> None:
    """White counts as a colour, and a surplus mermaid brings nothing: 1, 2 + 0, 3 + 0 + 0."""
    assert [worth(*["mermaid:white"] * count) for count in range(1, 5)] == [1, 2, 3, 4]


def test_two_mermaids_never_count_the_same_colour() -> None:
    """Four light blue cards and two mermaids: 4 + 2 (white), not 4 + 4."""
    assert worth(*BLUE, "mermaid:white", "mermaid:white") == 4 + 2


def test_the_colour_bonus_is_the_longest_colour() -> None:
    """Multipliers, mermaids and cards on the table count; without cards there is no bonus."""
    assert bonus() == 0
    assert bonus("sailor:orange") == 1
    assert bonus(*BLUE, *GREEN, "penguin_colony:green") == 4
    assert bonus(*BLUE[:3], *GREEN, "penguin_colony:green") == 4
    assert bonus(*["mermaid:white"] * 3, *BLUE[:2]) == 3
    state = table(hands=[BLUE[:2], []], tables=[BLUE[2:]])
    assert [colour_bonus(state.tally, seat * TALLY) for seat in range(2)] == [4, 0]


# -- against the slow scorer


def holdings(state: SeaState, seat: int) -> list[str]:
    """The cards that a seat has in hand and on the table."""
    place = GAME.view(state, seat)["seats"][seat]
    return place["hand"] + place["table"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_of_a_seat_are_those_of_the_slow_scorer_all_the_time(seats: int) -> None:
    """Whatever happens in random play, a seat's points and bonus are those of the cards it has."""
    state, chance = start(seats, {}, Fast(seats), None), Fast(10 + seats)
    for _ in range(250):
        if not state.to_act():
            break
        for seat in range(seats):
            cards = holdings(state, seat)
            assert card_points(state.tally, seat * TALLY) == cards_worth(cards)
            assert colour_bonus(state.tally, seat * TALLY) == longest_colour(cards)
        choices = legal(state)
        do(state, int(state.active), choices[chance.below(len(choices))], chance=chance)
