"""What cards promise a seat, when it plays them, and what it still holds. Worths are tenths of a point."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paluba.games.isle_of_cats.bot_judge import promise
from paluba.games.isle_of_cats.bot_weights import (
    BASKET,
    BASKET_CARD,
    BASKET_SPARE,
    BROKEN_SPARE,
    CAT_PRICE,
    DRAW_CARD,
    FISH_CARD,
    LESSON,
    OSHAX,
    PLANNED_CAT,
    PROMISE,
    PUBLIC,
    PUBLIC_PROMISE,
    SMALL,
    TILE_CARD,
    TREASURE,
)
from paluba.games.isle_of_cats.bot_weights import BROKEN as BROKEN_WORTH
from paluba.games.isle_of_cats.bot_weights import FISH as FISH_WORTH
from paluba.games.isle_of_cats.bot_weights import SPEED as SPEED_WORTH
from paluba.games.isle_of_cats.parts import (
    ANYTIME_CARD,
    ASKS_COLOUR,
    BASKET_FOR_FISH,
    BROKEN,
    COST,
    DAYS,
    DRAW_CARDS,
    EFFECT,
    GAIN_BASKET,
    GAIN_FISH,
    KIND,
    LOW_BIT,
    NO_COLOUR,
    OSHAX_CARD,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
    RESCUE_MORE,
    SMALL_TREASURES,
    SPEED,
    TILE_TO_BOAT,
    TREASURE_CARD,
    WHOLE,
    WORD,
)
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import BASKETS, FISH, OWN, PLACED, TO_CHOOSE, USED
from paluba.games.isle_of_cats.rules_cards import BOUGHT, DOWN, HAND, LAID, OPEN, PICK, PICKING
from paluba.games.isle_of_cats.rules_codes import BUY, CLASSIC, COMMIT, DRAFT, FAMILY_MODE, FIND, LESSONS, RESCUE, SOLO
from paluba.games.isle_of_cats.scoring import MEASURES, lesson_points


def card_worth(state: IsleState, seat: i64, card: i64, w: vec[i64]) -> i64:
    """What a card promises the seat, before its cost."""
    kind: i64 = KIND[card]
    days: i64 = DAYS - state.day
    if kind == RESCUE_CARD:
        return rescue_worth(state, seat, card, w)
    if kind == OSHAX_CARD:
        return w[OSHAX]
    if kind == TREASURE_CARD:
        return w[SMALL] if SMALL_TREASURES[card] != 0 else w[TREASURE]
    if kind == PRIVATE_LESSON:
        return lesson_worth(state, seat, card, w)
    if kind == PUBLIC_LESSON:
        return w[PUBLIC] if state.mode != CLASSIC else w[PUBLIC_PROMISE] * public_worth(state, seat, card) // 100
    effect: i64 = EFFECT[card]
    if effect == GAIN_FISH:
        return w[FISH_WORTH] * (state.fish_for(seat, card) + (w[FISH_CARD] if days > 1 else 0))
    if effect == GAIN_BASKET:
        return w[BASKET_CARD] * days
    if effect == TILE_TO_BOAT:
        return w[TILE_CARD] if state.own[seat * OWN + PLACED] > 0 else w[TILE_CARD] * 2 // 3
    if effect == DRAW_CARDS:
        return w[DRAW_CARD]
    if effect == BASKET_FOR_FISH:
        return 5 * w[FISH_WORTH] if days == 0 else 10
    return 8


def net_worth(state: IsleState, seat: i64, card: i64, w: vec[i64]) -> i64:
    """What a card promises beyond its cost."""
    return card_worth(state, seat, card, w) - w[FISH_WORTH] * COST[card]


def worth_to_other(state: IsleState, other: i64, card: i64, w: vec[i64]) -> i64:
    """What a card promises another seat beyond its cost, as far as all can tell."""
    worth: i64
    if KIND[card] == RESCUE_CARD:
        worth = w[SPEED_WORTH] * SPEED[card] + (w[BASKET] if WHOLE[card] > 0 else w[BROKEN_WORTH] * BROKEN[card])
    else:
        worth = card_worth(state, other, card, w)
    return worth - w[FISH_WORTH] * COST[card]


def rescue_worth(state: IsleState, seat: i64, card: i64, w: vec[i64]) -> i64:
    """Baskets are worth as much as there are fish to use them with."""
    planned: i64 = baskets_at(state, HAND + seat) + baskets_at(state, BOUGHT + seat)
    if state.ask == DRAFT:
        planned += baskets_at(state, PICK + seat) + baskets_at(state, PICKING + seat)
    planned = planned // 2 + state.own[seat * OWN + BASKETS]
    used = state.purse(seat) - COST[card] >= w[CAT_PRICE] * (planned + 1)
    speed: i64 = w[SPEED_WORTH] * SPEED[card]
    if WHOLE[card] > 0:
        return speed + (w[BASKET] if used else w[BASKET_SPARE])
    if BROKEN[card] > 0:
        return speed + (w[BROKEN_WORTH] if used else w[BROKEN_SPARE])
    return speed


def baskets_at(state: IsleState, place: i64) -> i64:
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


def lesson_worth(state: IsleState, seat: i64, card: i64, w: vec[i64]) -> i64:
    """What a private lesson promises: by how far it has come, or where that is not known by what it scores now, the
    more certain the later the day, and what lessons promise on average."""
    if state.mode == FAMILY_MODE and state.day == 0:
        return w[LESSON]
    m = vec[i64]([i64(0)] * MEASURES)
    state.measure(seat, m)
    if state.mode != CLASSIC:
        return hoped(state, 10 * lesson_points(card + 1, NO_COLOUR, m), w)
    state.measure_rivals(seat, m)
    return w[PROMISE] * promise(state, seat, card + 1, NO_COLOUR, m, state.day) // 100


def public_worth(state: IsleState, seat: i64, card: i64) -> i64:
    """By how much more a public lesson promises to the seat than to the best other one, with the best colour for it."""
    return public_edge(state, seat, card, best_colour(state, seat, card))


def best_colour(state: IsleState, seat: i64, card: i64) -> i64:
    """The colour by which a public lesson promises the seat most beyond the others."""
    if ASKS_COLOUR[card] == 0:
        return 0
    best: i64 = 0
    most: i64 = -100000
    for colour in range(i64(5)):
        worth: i64 = public_edge(state, seat, card, colour)
        if worth > most:
            most = worth
            best = colour
    return best


def public_edge(state: IsleState, seat: i64, card: i64, colour: i64) -> i64:
    """By how much more a public lesson promises to the seat than to the best other one."""
    m = vec[i64]([i64(0)] * MEASURES)
    state.measure(seat, m)
    mine: i64 = promise(state, seat, card + 1, colour, m, state.day)
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            state.measure(other, m)
            best = max(best, promise(state, other, card + 1, colour, m, state.day))
    return mine - best


def hoped(state: IsleState, now: i64, w: vec[i64]) -> i64:
    """What a lesson promises that scores so much now."""
    return (now * state.day + w[LESSON] * (DAYS + 1 - state.day)) // (DAYS + 1)


def laid_lessons(state: IsleState, seat: i64, w: vec[i64]) -> i64:
    """What the private lessons that a seat has laid promise beyond what they score now."""
    m = vec[i64]([i64(0)] * MEASURES)
    state.measure(seat, m)
    worth: i64 = 0
    left: i64 = state.sets[(LAID + seat) * 3 + 2]
    if left != 0:
        state.measure_rivals(seat, m)
    while left != 0:
        low: i64 = left & -left
        now: i64 = 10 * lesson_points(2 * WORD + LOW_BIT[low % 59] + 1, NO_COLOUR, m)
        worth += hoped(state, now, w) - now
        left ^= low
    return worth


def wants(state: IsleState, seat: i64, card: i64) -> bool:
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


def holdings(state: IsleState, seat: i64, fish: i64, w: vec[i64]) -> i64:
    """What the seat's own cards promise: cats that it can still rescue today, and cards for later."""
    later: i64 = baskets_at(state, HAND + seat) + baskets_at(state, BOUGHT + seat)
    halves: i64 = 0
    worth: i64 = 0
    if not has_rescued(state, seat):
        halves = 2 * (state.own[seat * OWN + BASKETS] - state.own[seat * OWN + USED])
        halves += baskets_at(state, DOWN + seat) + baskets_at(state, OPEN + seat)
        picked: i64 = 0
        if may_buy(state, seat):
            picked = baskets_at(state, PICK + seat) + baskets_at(state, PICKING + seat)
        if not has_committed(state, seat):
            halves += later + picked
            later = 0
        cats: i64 = min(halves // 2, fish // (w[CAT_PRICE] + (1 if picked > 0 else 0)))
        worth = w[PLANNED_CAT] * cats + min(halves - 2 * cats, 4)
    if state.day < DAYS:
        worth += 10 * later
    for word in range(i64(3)):
        left: i64 = state.sets[(HAND + seat) * 3 + word] | state.sets[(BOUGHT + seat) * 3 + word]
        while left != 0:
            low: i64 = left & -left
            card: i64 = word * WORD + LOW_BIT[low % 59]
            if KIND[card] != RESCUE_CARD and (state.day < DAYS or KIND[card] != ANYTIME_CARD):
                worth += card_worth(state, seat, card, w)
            left ^= low
        if not may_buy(state, seat):
            continue
        left = state.sets[(PICK + seat) * 3 + word] | state.sets[(PICKING + seat) * 3 + word]
        while left != 0:
            low = left & -left
            card = word * WORD + LOW_BIT[low % 59]
            if KIND[card] == RESCUE_CARD:
                worth += w[SPEED_WORTH] * SPEED[card]
            else:
                worth += max(0, net_worth(state, seat, card, w))
            left ^= low
    return worth


def may_buy(state: IsleState, seat: i64) -> bool:
    """Whether the seat may still buy the cards that it has picked."""
    return state.phase == DRAFT or (state.phase == BUY and state.own[seat * OWN + TO_CHOOSE] != 0)


def has_committed(state: IsleState, seat: i64) -> bool:
    """Whether the seat can lay no more rescue cards today."""
    if state.phase != COMMIT:
        return state.phase > COMMIT
    done = False
    for place in range(state.at):
        done = done or i64(state.order[place]) == seat
    return done


def has_rescued(state: IsleState, seat: i64) -> bool:
    """Whether the seat can rescue no more cats today."""
    return state.phase > RESCUE or (state.phase == RESCUE and state.passed >> seat & 1 == 1)
