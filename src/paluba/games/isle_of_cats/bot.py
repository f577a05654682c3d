"""A sensible default choice, and how good a position is. Both look only at what the seat may know.

Worths are tenths of a point.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.state import Policy, State
from paluba.games.isle_of_cats.parts import (
    ANYTIME_CARD,
    BASKET_FOR_FISH,
    BROKEN,
    CAT_KINDS,
    CATS,
    CELLS,
    COLS,
    COST,
    DAYS,
    DRAW_CARDS,
    EFFECT,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    FIRST_RESCUE,
    FIRST_TURN,
    GAIN_BASKET,
    GAIN_FISH,
    KIND,
    LOW_BIT,
    MAP_CELL,
    MOST_SQUARES,
    NO_COLOUR,
    OSHAX_CARD,
    PLANKS,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RATS,
    RESCUE_CARD,
    RESCUE_MORE,
    ROOM_MASKS,
    ROWS,
    SHAPE,
    SMALL_TREASURES,
    SPEED,
    SQUARE_COL,
    SQUARE_ROW,
    SQUARES,
    TILE_TO_BOAT,
    TREASURE_CARD,
    WHOLE,
    WORD,
)
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import (
    ASKED,
    BASKETS,
    BOAT,
    BOAT_ROWS,
    CATS_OF,
    FISH,
    OWN,
    PLACED,
    USED,
)
from paluba.games.isle_of_cats.rules_cards import BOUGHT, DOWN, HAND, LAID, OPEN, PICKING
from paluba.games.isle_of_cats.rules_codes import (
    BUY,
    COLOUR,
    COMMIT,
    DISCARD,
    DO_BUY,
    DO_CHOOSE,
    DO_COMMIT,
    DO_DECLINE,
    DO_DISCARD,
    DO_DONE,
    DO_KEEP,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_PLAY,
    DO_TAKE,
    DRAFT,
    DRAWN,
    FAMILY_MODE,
    FIND,
    LESSONS,
    NONE,
    OVER,
    PLACE,
    RESCUE,
    SOLO,
    TAKE,
    TREASURE,
)
from paluba.games.isle_of_cats.scoring import (
    FAMILY_POINTS,
    FAMILY_SIZE,
    MEASURES,
    MOST_TILES,
    STRIP,
    count_bits,
    lesson_points,
    survey,
)

FISH_WORTH: Final = 7
"""What a fish is worth that may still be spent."""
CAT_PRICE: Final = 4
"""Fish that a rescue takes on average."""
BASKET_WORTH: Final = 62
BROKEN_WORTH: Final = 22
LESSON_WORTH: Final = 34
OSHAX_WORTH: Final = 78
TREASURE_WORTH: Final = 38
SMALL_WORTH: Final = 22
CELL_WORTH: Final = 8
"""What a covered cell promises beside rats and rooms: families grow by cats."""
SPARE_FISH: Final = 5
LAST_FISH: Final = 2
"""What fish are worth at the end of a turn, before the last day and on it."""
PLANNED_CAT: Final = 15
"""What a cat promises that can still be rescued today."""
HIDDEN_LESSON: Final = 40
"""What a lesson is worth that another seat keeps secret."""

_WIDE: Final = COLS + 2
WATER: Final = 7
TREASURE_MARK: Final = 6


@final
class IslePolicy(Policy):
    """Buys what it can use, fills rooms, keeps families together."""

    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        assert isinstance(state, IsleState)
        if state.ask == PLACE:
            return self.best_place(state, seat, state.tile, scratch)
        if state.ask == DRAFT:
            return self.best_card(state, seat, DO_KEEP, scratch)
        if state.ask == BUY and state.own[seat * OWN + ASKED] != NONE:
            return DO_CHOOSE + self.favourite(state, seat)
        if state.ask == BUY or state.ask == DRAWN:
            return self.purchase(state, seat, scratch)
        if state.ask == RESCUE:
            return self.rescue(state, seat, scratch)
        if state.ask == TREASURE or state.ask == TAKE:
            return self.best_tile(state, seat, scratch)
        if state.ask == COLOUR:
            if state.asked_card == NONE:
                return DO_CHOOSE + self.oshax_colour(state, seat)
            return DO_CHOOSE + self.favourite(state, seat)
        if state.ask == COMMIT:
            return self.commit(state, seat, scratch)
        if state.ask == DISCARD:
            return self.worst_lesson(state, seat, scratch)
        count: i64 = state.legal(seat, scratch)
        for n in range(count):
            if scratch[n] >= DO_PLAY and scratch[n] < DO_DISCARD and self.wants(state, seat, scratch[n] - DO_PLAY):
                return scratch[n]
        last: i64 = scratch[count - 1]
        return last if last in (DO_DONE, DO_PASS) else scratch[0]

    # -- cards

    def best_card(self, state: IsleState, seat: i64, first: i64, scratch: vec[i64]) -> i64:
        count: i64 = state.legal(seat, scratch)
        best: i64 = scratch[0]
        most: i64 = -10000
        for n in range(count):
            worth: i64 = self.card_worth(state, seat, scratch[n] - first) - FISH_WORTH * COST[scratch[n] - first]
            if worth > most:
                most = worth
                best = scratch[n]
        return best

    def card_worth(self, state: IsleState, seat: i64, card: i64) -> i64:
        """What a card promises the seat, before its cost."""
        kind: i64 = KIND[card]
        days: i64 = DAYS - state.day
        if kind == RESCUE_CARD:
            return self.rescue_worth(state, seat, card)
        if kind == OSHAX_CARD:
            return OSHAX_WORTH
        if kind == TREASURE_CARD:
            return SMALL_WORTH if SMALL_TREASURES[card] != 0 else TREASURE_WORTH
        if kind == PRIVATE_LESSON:
            return self.lesson_worth(state, seat, card)
        if kind == PUBLIC_LESSON:
            return 12
        effect: i64 = EFFECT[card]
        if effect == GAIN_FISH:
            return FISH_WORTH * (state.fish_for(seat, card) + (2 if days > 1 else 0))
        if effect == GAIN_BASKET:
            return 34 * days
        if effect == TILE_TO_BOAT:
            return 45 if state.own[seat * OWN + PLACED] > 0 else 30
        if effect == DRAW_CARDS:
            return 12
        if effect == BASKET_FOR_FISH:
            return 5 * FISH_WORTH if days == 0 else 10
        return 8

    def rescue_worth(self, state: IsleState, seat: i64, card: i64) -> i64:
        """Baskets are worth as much as there are fish to use them with."""
        planned: i64 = self.baskets_at(state, HAND + seat) + self.baskets_at(state, BOUGHT + seat)
        if state.ask == DRAFT:
            planned += self.baskets_at(state, PICKING + seat)
        planned = planned // 2 + state.own[seat * OWN + BASKETS]
        fish: i64 = state.purse(seat) - COST[card]
        speed: i64 = 2 * SPEED[card]
        if WHOLE[card] > 0:
            return speed + (BASKET_WORTH if fish >= CAT_PRICE * (planned + 1) else 14)
        if BROKEN[card] > 0:
            return speed + (BROKEN_WORTH if fish >= CAT_PRICE * (planned + 1) else 8)
        return speed

    def baskets_at(self, state: IsleState, place: i64) -> i64:
        """Baskets on the rescue cards of a place, in halves."""
        halves: i64 = 0
        for word in range(i64(2)):
            left: i64 = state.sets[place * 3 + word]
            while left != 0:
                low: i64 = left & -left
                card: i64 = word * WORD + LOW_BIT[low % 59]
                halves += 2 * WHOLE[card] + BROKEN[card]
                left ^= low
        return halves

    def lesson_worth(self, state: IsleState, seat: i64, card: i64) -> i64:
        """What a private lesson scores now, the more certain the later the day, and what lessons promise."""
        if state.mode == FAMILY_MODE and state.day == 0:
            return LESSON_WORTH
        m = vec[i64]([i64(0)] * MEASURES)
        state.measure(seat, m)
        now: i64 = 10 * lesson_points(card + 1, NO_COLOUR, m)
        return (now * state.day + LESSON_WORTH * (DAYS + 1 - state.day)) // (DAYS + 1)

    def purchase(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """Buys the best card that is worth its fish; plays cards for fish when they bring enough."""
        count: i64 = state.legal(seat, scratch)
        best: i64 = DO_DONE
        most: i64 = 0
        for n in range(count):
            action: i64 = scratch[n]
            if action >= DO_PLAY and action < DO_DISCARD:
                if self.wants(state, seat, action - DO_PLAY):
                    return action
            elif action >= DO_BUY and action < DO_COMMIT:
                card: i64 = action - DO_BUY
                gain: i64 = self.card_worth(state, seat, card) - FISH_WORTH * COST[card]
                if gain > most:
                    most = gain
                    best = action
        return best

    def wants(self, state: IsleState, seat: i64, card: i64) -> bool:
        """Whether the seat plays a card now that it may play."""
        if KIND[card] != ANYTIME_CARD:
            return True
        effect: i64 = EFFECT[card]
        if effect == GAIN_FISH:
            if state.mode == SOLO and state.day == DAYS and state.ask == FIND:
                return False
            return state.fish_for(seat, card) >= 4 or (state.day == DAYS and state.ask != LESSONS)
        if effect == GAIN_BASKET:
            return state.day < DAYS or state.ask != FIND
        if effect == TILE_TO_BOAT:
            return state.ask == RESCUE or state.ask == FIND
        if effect == DRAW_CARDS:
            return state.ask == LESSONS and state.own[seat * OWN + FISH] >= 8
        if effect == BASKET_FOR_FISH:
            return state.day == DAYS and state.own[seat * OWN + USED] > 0 and state.ask == RESCUE
        if effect == RESCUE_MORE:
            spare: i64 = state.own[seat * OWN + BASKETS] - state.own[seat * OWN + USED]
            return spare >= 1 and state.own[seat * OWN + FISH] >= 6 and state.extra == 0 and state.cats_out() > 1
        return False

    def commit(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """Commits baskets as far as the fish go, then speed; keeps the rest for later days."""
        count: i64 = state.legal(seat, scratch)
        halves: i64 = self.baskets_at(state, DOWN + seat)
        cats: i64 = halves // 2 + state.own[seat * OWN + BASKETS] - state.own[seat * OWN + USED]
        more = state.own[seat * OWN + FISH] >= CAT_PRICE * (cats + 1) or state.day == DAYS
        best: i64 = NONE
        most: i64 = 0
        for n in range(count):
            action: i64 = scratch[n]
            if action >= DO_PLAY:
                if action < DO_DISCARD and self.wants(state, seat, action - DO_PLAY):
                    return action
            else:
                card: i64 = action - DO_COMMIT + FIRST_RESCUE
                worth: i64 = SPEED[card]
                if WHOLE[card] + BROKEN[card] > 0:
                    worth = 10 * (2 * WHOLE[card] + BROKEN[card]) + SPEED[card] if more else 0
                if worth > most:
                    most = worth
                    best = action
        return DO_DONE if best == NONE else best

    def worst_lesson(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        count: i64 = state.legal(seat, scratch)
        best: i64 = scratch[0]
        least: i64 = 100000
        for n in range(count):
            worth: i64 = self.lesson_worth(state, seat, scratch[n] - DO_DISCARD + 2 * WORD)
            if worth < least:
                least = worth
                best = scratch[n]
        return best

    def favourite(self, state: IsleState, seat: i64) -> i64:
        """The colour with most cats on the boat."""
        best: i64 = 0
        for colour in range(i64(5)):
            if state.own[seat * OWN + CATS_OF + colour] > state.own[seat * OWN + CATS_OF + best]:
                best = colour
        return best

    # -- tiles

    def rescue(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """Rescues the cat that fits best for its fish; passes when there is none."""
        count: i64 = state.legal(seat, scratch)
        for n in range(count):
            if scratch[n] >= DO_PLAY and scratch[n] < DO_DISCARD and self.wants(state, seat, scratch[n] - DO_PLAY):
                return scratch[n]
        last: i64 = scratch[count - 1]
        first: i64 = 0
        while scratch[first] < DO_TAKE:
            first += 1
        if first == count - 1:
            return last
        return self.best_of(state, seat, first, count - 1, scratch)

    def best_tile(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """The treasure or Oshax that fits best."""
        count: i64 = state.legal(seat, scratch)
        first: i64 = 0
        while first < count and scratch[first] < DO_TAKE:
            first += 1
        end: i64 = first
        while end < count and scratch[end] < DO_PLACE:
            end += 1
        if end > first:
            return self.best_of(state, seat, first, end, scratch)
        return DO_PAY if scratch[count - 1] == DO_PAY else DO_DECLINE

    def best_of(self, state: IsleState, seat: i64, first: i64, end: i64, scratch: vec[i64]) -> i64:
        """The best of the tiles listed in `scratch` from `first` to before `end`."""
        options: i64 = end - first
        tiles = vec[i64]([scratch[first + n] - DO_TAKE for n in range(options)])
        best: i64 = tiles[0]
        most: i64 = -100000
        marks = colour_map(state, seat)
        rooms = room_weights(state, seat)
        for n in range(options):
            tile: i64 = tiles[n]
            worth: i64 = 0
            if tile < CATS and state.ask == RESCUE and state.mode != FAMILY_MODE:
                worth = -FISH_WORTH * state.price(tile)
            elif tile >= FIRST_RARE and tile < FIRST_COMMON:
                worth = 30 if state.mode != FAMILY_MODE else 0
            count: i64 = state.list_places(seat, SHAPE[tile], scratch)
            here: i64 = -100000
            for place in range(count):
                value: i64 = self.place_worth(state, seat, tile, scratch[place] - DO_PLACE, marks, rooms)
                if value > here:
                    here = value
            if worth + here > most:
                most = worth + here
                best = tile
        return DO_TAKE + best

    def best_place(self, state: IsleState, seat: i64, tile: i64, scratch: vec[i64]) -> i64:
        count: i64 = state.list_places(seat, SHAPE[tile], scratch)
        marks = colour_map(state, seat)
        rooms = room_weights(state, seat)
        best: i64 = scratch[0]
        most: i64 = -100000
        for n in range(count):
            worth: i64 = self.place_worth(state, seat, tile, scratch[n] - DO_PLACE, marks, rooms)
            if worth > most:
                most = worth
                best = scratch[n]
        return best

    def place_worth(self, state: IsleState, seat: i64, tile: i64, spot: i64, marks: vec[u8], rooms: vec[i64]) -> i64:
        """Rats, rooms, company and snugness of a place; holes that only a small treasure could fill count against."""
        shape: i64 = SHAPE[tile]
        turn: i64 = FIRST_TURN[shape] + spot // CELLS
        corner: i64 = (spot % CELLS // COLS + 1) * _WIDE + spot % COLS + 1
        colour: i64 = tile // CAT_KINDS if tile < CATS else i64(NO_COLOUR)
        boat: i64 = state.own[seat * OWN + BOAT]
        worth: i64 = 0
        kin: i64 = 0
        snug: i64 = 0
        first: i64 = turn * MOST_SQUARES
        end: i64 = first + SQUARES[shape]
        for n in range(first, end):
            cell: i64 = corner + SQUARE_ROW[n] * _WIDE + SQUARE_COL[n]
            worth += rooms[cell]
            for side in range(i64(4)):
                step: i64 = 1 if side == 0 else -1 if side == 1 else _WIDE if side == 2 else -_WIDE
                mark: i64 = i64(marks[cell + step])
                if mark == 0:
                    if lonely_cell(marks, cell + step, corner, first, end):
                        worth -= 9
                else:
                    snug += 1
                    if mark == colour + 1 or (tile >= FIRST_OSHAX and tile < FIRST_RARE and mark < TREASURE_MARK):
                        kin = 1
        worth += 2 * snug + 30 * kin
        if tile < FIRST_RARE:
            for hue in range(i64(5)):
                map_cell: i64 = MAP_CELL[boat * 5 + hue]
                at: i64 = (map_cell // COLS + 1) * _WIDE + map_cell % COLS + 1
                for n in range(first, end):
                    if corner + SQUARE_ROW[n] * _WIDE + SQUARE_COL[n] == at:
                        worth += 22 if hue == colour or colour == NO_COLOUR else -8
        return worth

    def oshax_colour(self, state: IsleState, seat: i64) -> i64:
        """The colour by which the boat is worth most with the Oshax just placed."""
        placed: i64 = state.own[seat * OWN + PLACED]
        strips: vec[u8] = state.tiles[seat * MOST_TILES * STRIP : (seat * MOST_TILES + placed) * STRIP]
        m = vec[i64]([i64(0)] * MEASURES)
        best: i64 = 0
        most: i64 = -1
        for colour in range(i64(5)):
            strips[(placed - 1) * STRIP + 1] = u8(colour)
            survey(strips, 0, placed, state.own[seat * OWN + BOAT], m)
            worth: i64 = 100 * m[FAMILY_POINTS] + 10 * m[FAMILY_SIZE] + state.own[seat * OWN + CATS_OF + colour]
            if state.mode == SOLO:
                worth -= state.colour_points(colour)
            if worth > most:
                most = worth
                best = colour
        return best

    # -- positions

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, IsleState)
        if state.ask == OVER:
            won: i64 = state.winners()
            if not won >> seat & 1:
                return 0.0
            sharing: i64 = 0
            for other in range(state.seats):
                sharing += won >> other & 1
            return 1.0 / float(sharing)
        mine: i64 = self.prospect(state, seat, True)
        if state.mode == SOLO:
            lead = float(mine - 10 * state.sister_score()) / 10.0 - 30.0 * float(DAYS - state.day) / DAYS
            return 0.02 + 0.96 / (1.0 + math.exp(-lead / 25.0))
        best: i64 = -100000
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.prospect(state, other, False))
        lead = float(mine - best) / 10.0
        return 0.02 + 0.96 / (1.0 + math.exp(-lead / 25.0))

    def prospect(self, state: IsleState, seat: i64, own: bool) -> i64:
        """The score as it stands, with lessons, and what cells covered, fish, baskets and cards promise."""
        worth: i64 = 10 * (state.own_score(seat) if own else state.score(seat))
        if not own:
            worth += HIDDEN_LESSON * i64(state.size[LAID + seat])
        free: i64 = 0
        for row in range(i64(ROWS)):
            free += count_bits(state.rows[seat * BOAT_ROWS + row])
        worth += CELL_WORTH * (142 - free)
        if state.mode != FAMILY_MODE:
            days: i64 = DAYS - state.day
            fish: i64 = state.purse(seat) if own else state.own[seat * OWN + FISH]
            worth += (SPARE_FISH if days > 0 else LAST_FISH) * fish
            worth += 15 * days * state.own[seat * OWN + BASKETS]
            if own:
                worth += self.holdings(state, seat, fish)
            else:
                worth += (14 if days > 0 else 2) * i64(state.size[HAND + seat])
        return worth

    def holdings(self, state: IsleState, seat: i64, fish: i64) -> i64:
        """What the seat's own cards promise: cats that it can still rescue today, and cards for later."""
        worth: i64 = 0
        cats: i64 = 0
        later: i64 = self.baskets_at(state, HAND + seat) + self.baskets_at(state, BOUGHT + seat)
        if state.phase <= RESCUE and not (state.phase == RESCUE and state.passed >> seat & 1):
            cats = state.own[seat * OWN + BASKETS] - state.own[seat * OWN + USED]
            halves: i64 = self.baskets_at(state, DOWN + seat) + self.baskets_at(state, OPEN + seat)
            if state.phase <= COMMIT:
                halves += later
                later = 0
            cats = min(cats + halves // 2, fish // CAT_PRICE)
        if state.day < DAYS:
            worth += 10 * later
        for word in range(i64(3)):
            left: i64 = state.sets[(HAND + seat) * 3 + word] | state.sets[(BOUGHT + seat) * 3 + word]
            while left != 0:
                low: i64 = left & -left
                card: i64 = word * WORD + LOW_BIT[low % 59]
                if KIND[card] != RESCUE_CARD and (state.day < DAYS or KIND[card] != ANYTIME_CARD):
                    worth += self.card_worth(state, seat, card)
                left ^= low
            left = state.sets[(PICKING + seat) * 3 + word]
            while left != 0:
                low = left & -left
                card = word * WORD + LOW_BIT[low % 59]
                worth += max(0, self.card_worth(state, seat, card) - FISH_WORTH * COST[card])
                left ^= low
        return worth + PLANNED_CAT * cats


def colour_map(state: IsleState, seat: i64) -> vec[u8]:
    """For each cell, with water around: 0 free, 1 to 5 a cat by colour, 6 a treasure, 7 water."""
    marks = vec[u8]([u8(WATER)] * (_WIDE * (ROWS + 2)))
    for row in range(i64(ROWS)):
        for col in range(i64(COLS)):
            if PLANKS[row] >> col & 1:
                marks[(row + 1) * _WIDE + col + 1] = 0
    for tile in range(state.own[seat * OWN + PLACED]):
        strip: i64 = (seat * MOST_TILES + tile) * STRIP
        shape: i64 = SHAPE[i64(state.tiles[strip])]
        turn: i64 = FIRST_TURN[shape] + i64(state.tiles[strip + 2]) // ROWS
        corner: i64 = (i64(state.tiles[strip + 2]) % ROWS + 1) * _WIDE + i64(state.tiles[strip + 3]) + 1
        for n in range(turn * MOST_SQUARES, turn * MOST_SQUARES + SQUARES[shape]):
            marks[corner + SQUARE_ROW[n] * _WIDE + SQUARE_COL[n]] = u8(i64(state.tiles[strip + 1]) + 1)
    return marks


def room_weights(state: IsleState, seat: i64) -> vec[i64]:
    """What covering each cell is worth: more the fewer cells its room has left, more for a rat."""
    weights = vec[i64]([i64(0)] * (_WIDE * (ROWS + 2)))
    at: i64 = seat * BOAT_ROWS
    boat: i64 = state.own[seat * OWN + BOAT]
    for room in range(i64(7)):
        free: i64 = 0
        for row in range(i64(ROWS)):
            free += count_bits(state.rows[at + row] & ROOM_MASKS[room * ROWS + row])
        if free > 0:
            each: i64 = 3 + 60 // free
            for row in range(i64(ROWS)):
                cells: i64 = state.rows[at + row] & ROOM_MASKS[room * ROWS + row]
                for col in range(i64(COLS)):
                    if cells >> col & 1:
                        rat: i64 = RATS[boat * ROWS + row] >> col & 1
                        weights[(row + 1) * _WIDE + col + 1] = each + 9 * rat
    return weights


def lonely_cell(marks: vec[u8], cell: i64, corner: i64, first: i64, end: i64) -> bool:
    """Whether a free cell beside a tile would have no free neighbour left."""
    for n in range(first, end):
        if corner + SQUARE_ROW[n] * _WIDE + SQUARE_COL[n] == cell:
            return False
    for side in range(i64(4)):
        step: i64 = 1 if side == 0 else -1 if side == 1 else _WIDE if side == 2 else -_WIDE
        if marks[cell + step] == 0:
            taken = False
            for n in range(first, end):
                if corner + SQUARE_ROW[n] * _WIDE + SQUARE_COL[n] == cell + step:
                    taken = True
            if not taken:
                return False
    return True


POLICY: Final = IslePolicy()
