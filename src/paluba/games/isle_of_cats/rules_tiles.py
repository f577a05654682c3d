"""Taking tiles and placing them: which tile, where, the colour of an Oshax, and the treasure of a map."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.event import EVERYONE
from paluba.core.state import NO_BYTES
from paluba.games.isle_of_cats.parts import (
    BROKEN_BITS,
    CAT_KINDS,
    CATS,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    LOW_BIT,
    SHAPE,
    SMALL,
    TILES,
    WHOLE_BITS,
    WORD,
)
from paluba.games.isle_of_cats.rules_boat import (
    BASKETS,
    CATS_OF,
    COMMON_LEFT,
    FISH,
    OWN,
    PLACED,
    USED,
    Boats,
)
from paluba.games.isle_of_cats.rules_cards import OPEN, OUT
from paluba.games.isle_of_cats.rules_codes import (
    BASKET_USED,
    BY_BAG,
    BY_CARD,
    BY_RESCUE,
    COLOUR,
    DO_DECLINE,
    DO_PAY,
    DO_TAKE,
    FAMILY_MODE,
    FISH_PAID,
    MAP_COVERED,
    MAP_GIFT,
    NOBODY,
    NONE,
    ONLY_COMMON,
    ONLY_OSHAX,
    ONLY_SMALL,
    OSHAX_JOINED,
    PLACE,
    RARE_OR_COMMON,
    SMALL_OR_PAY,
    TAKE,
    TILE_TAKEN,
    TREASURE,
    TREASURE_DECLINED,
)
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP
from paluba.games.isle_of_cats.scoring import count_bits

PERMANENT: Final = 0
WHOLE_BASKET: Final = 1
BROKEN_BASKET: Final = 2
BROKEN_NEEDED: Final = 2


class Tiles(Boats):
    """Whose turn it is, what is asked, and the tile in hand."""

    mode: i64 = 0
    day: i64 = 0
    ask: i64 = 0
    phase: i64 = 0
    """The moment of the day (see the first seven asks)."""
    active: i64 = 0
    order: vec[u8] = NO_BYTES
    """The seats in turn order; in solo the sister is seat 1."""
    at: i64 = 0
    """The place in the turn order whose turn it is."""
    done: bool = False
    """Whether the active seat has finished its moment."""
    passed: i64 = 0
    rescued: i64 = 0
    """Cats rescued in this turn."""
    extra: i64 = 0
    """Further cats that cards 80 to 82 allow in this turn."""
    tile: i64 = 0
    """The tile being placed or put, NONE without one."""
    cause: i64 = 0
    bonus: bool = False
    """Whether the tile asked for or placed is the treasure of a map."""
    giving: i64 = 0
    takes: i64 = 0
    """How many tiles the card played still gives, and which."""
    taken: i64 = 0
    """How many of them were taken."""
    asked_card: i64 = 0
    """The card for which a colour is chosen; NONE for an Oshax."""

    def unpack_tiles(self, places: int) -> None:
        self.day = 0
        self.ask = NOBODY
        self.phase = 0
        self.active = 0
        self.order = vec[u8]([u8(n) for n in range(places)])
        self.at = 0
        self.done = False
        self.passed = 0
        self.rescued = 0
        self.extra = 0
        self.tile = NONE
        self.cause = 0
        self.bonus = False
        self.giving = 0
        self.takes = 0
        self.taken = 0
        self.asked_card = NONE

    def copy_tiles(self, other: Tiles) -> None:
        self.mode = other.mode
        self.day = other.day
        self.ask = other.ask
        self.phase = other.phase
        self.active = other.active
        self.order = other.order[:]
        self.at = other.at
        self.done = other.done
        self.passed = other.passed
        self.rescued = other.rescued
        self.extra = other.extra
        self.tile = other.tile
        self.cause = other.cause
        self.bonus = other.bonus
        self.giving = other.giving
        self.takes = other.takes
        self.taken = other.taken
        self.asked_card = other.asked_card

    # -- baskets

    def broken_baskets(self, seat: i64) -> i64:
        found: i64 = 0
        for word in range(i64(2)):
            found += count_bits(self.sets[(OPEN + seat) * 3 + word] & BROKEN_BITS[word])
        return found

    def has_basket(self, seat: i64) -> bool:
        """An unused permanent basket, a whole one or two broken ones."""  # R17
        if self.own[seat * OWN + BASKETS] > self.own[seat * OWN + USED]:
            return True
        for word in range(i64(2)):
            if self.sets[(OPEN + seat) * 3 + word] & WHOLE_BITS[word]:
                return True
        return self.broken_baskets(seat) >= BROKEN_NEEDED

    def use_basket(self, seat: i64) -> None:
        """The permanent basket first, then a whole one, then two broken ones."""  # R17
        if self.own[seat * OWN + BASKETS] > self.own[seat * OWN + USED]:
            self.own[seat * OWN + USED] += 1
            if self.sink is not None:
                self.sink.emit(BASKET_USED, EVERYONE, seat, PERMANENT, NONE)
        elif not self.use_up(seat, WHOLE_BITS, WHOLE_BASKET):
            for _ in range(BROKEN_NEEDED):
                if not self.use_up(seat, BROKEN_BITS, BROKEN_BASKET):
                    raise ValueError("there is no basket")

    def use_up(self, seat: i64, kind: vec[i64], basket: i64) -> bool:
        """Discards the first open rescue card with a basket of this kind."""
        for word in range(i64(2)):
            found: i64 = self.sets[(OPEN + seat) * 3 + word] & kind[word]
            if found != 0:
                card: i64 = word * WORD + LOW_BIT[(found & -found) % 59]
                self.move_card(card, OUT)
                if self.sink is not None:
                    self.sink.emit(BASKET_USED, EVERYONE, seat, basket, card)
                return True
        return False

    def pay(self, seat: i64, fish: i64) -> None:
        self.own[seat * OWN + FISH] -= fish
        if self.sink is not None:
            self.sink.emit(FISH_PAID, EVERYONE, seat, fish)

    # -- which tile

    def gift(self) -> i64:
        """Which tiles the map covered, or the card played, gives now."""
        return MAP_GIFT if self.bonus else self.giving

    def gives(self, seat: i64, tile: i64, gift: i64) -> bool:
        """Whether a card or map gives a tile of this kind, and the boat has a place for it."""
        if not self.on_table(tile):
            return False
        if gift == ONLY_OSHAX:
            if tile >= FIRST_RARE:
                return False
        elif tile < FIRST_RARE:
            return False
        elif tile < FIRST_COMMON:
            if gift != RARE_OR_COMMON and (gift != MAP_GIFT or self.mode != FAMILY_MODE):  # R23 R59
                return False
        elif tile >= FIRST_COMMON + SMALL:
            if gift in (SMALL_OR_PAY, ONLY_SMALL):  # R28
                return False
        return self.fits(seat, SHAPE[tile])

    def can_pay(self, seat: i64, gift: i64) -> bool:
        """Whether the seat may pay a fish for treasures of any size."""
        if gift != SMALL_OR_PAY or self.own[seat * OWN + FISH] < 1:
            return False
        return self.any_given(seat, ONLY_COMMON)

    def any_given(self, seat: i64, gift: i64) -> bool:
        return any(self.gives(seat, tile, gift) for tile in range(i64(FIRST_OSHAX), i64(TILES)))

    def legal_take(self, seat: i64, out: vec[i64], n: i64) -> i64:
        gift: i64 = self.gift()
        for tile in range(i64(FIRST_OSHAX), i64(TILES)):
            if self.gives(seat, tile, gift):
                out[n] = DO_TAKE + tile
                n += 1
        if self.bonus:
            out[n] = DO_DECLINE
            return n + 1
        if self.can_pay(seat, gift):
            out[n] = DO_PAY
            n += 1
        if self.taken > 0:  # R27
            out[n] = DO_DECLINE
            n += 1
        return n

    def ask_take(self, seat: i64) -> None:
        """Asks which tile of the card; a first tile without a choice is taken at once."""
        self.ask = TAKE
        if self.taken > 0 or self.can_pay(seat, self.giving):
            return
        only: i64 = NONE
        for tile in range(i64(FIRST_OSHAX), i64(TILES)):
            if self.gives(seat, tile, self.giving):
                if only != NONE:
                    return
                only = tile
        self.take(seat, only)

    def pay_for_size(self, seat: i64) -> None:
        self.pay(seat, 1)  # R28
        self.giving = ONLY_COMMON
        self.ask_take(seat)

    def take(self, seat: i64, tile: i64) -> None:
        """A seat takes a tile to place it; with a single place it is placed at once."""
        self.tile = tile
        self.ask = PLACE
        if self.sink is not None:
            self.sink.emit(TILE_TAKEN, EVERYONE, seat, tile)
        spot: i64 = self.only_spot(seat, SHAPE[tile])
        if spot != NONE:
            self.place_tile(seat, spot)

    # -- where

    def place_tile(self, seat: i64, spot: i64) -> None:
        tile: i64 = self.tile
        self.tile = NONE
        self.leave_table(seat, tile)
        self.put_tile(seat, tile, spot)
        if tile < CATS:
            self.look_for_map(seat, tile // CAT_KINDS)
        elif tile < FIRST_RARE:
            self.asked_card = NONE
            self.ask = COLOUR  # R24
        else:
            self.finish_tile(seat)

    def leave_table(self, seat: i64, tile: i64) -> None:
        """The tile leaves where it was; a rescue is paid for."""
        if tile >= FIRST_COMMON:
            self.island[COMMON_LEFT + tile - FIRST_COMMON] -= 1
        elif tile >= FIRST_RARE:
            if self.cause != BY_BAG or self.bonus:
                self.take_rare(tile)
        elif tile >= FIRST_OSHAX:
            self.take_oshax(tile)
        elif self.cause == BY_RESCUE:
            if self.mode != FAMILY_MODE:
                self.use_basket(seat)
                self.pay(seat, self.price(tile))
            self.remove_cat(tile, self.zone_of(tile))

    def colour_oshax(self, seat: i64, colour: i64) -> None:
        """The Oshax just placed is a cat of this colour from now on."""  # R24
        last: i64 = seat * MOST_TILES + self.own[seat * OWN + PLACED] - 1
        self.tiles[last * STRIP + 1] = u8(colour)
        self.own[seat * OWN + CATS_OF + colour] += 1
        if self.sink is not None:
            self.sink.emit(OSHAX_JOINED, EVERYONE, seat, colour)
        self.look_for_map(seat, colour)

    def look_for_map(self, seat: i64, colour: i64) -> None:
        """A cat on the map of its colour brings a treasure, if there is one that fits."""
        if self.covers_map(seat, colour):  # R23
            if self.sink is not None:
                self.sink.emit(MAP_COVERED, EVERYONE, seat, colour)
            self.bonus = True
            if self.any_given(seat, MAP_GIFT):
                self.ask = TREASURE
                return
        self.finish_tile(seat)

    def decline(self, seat: i64) -> None:
        if self.sink is not None:
            self.sink.emit(TREASURE_DECLINED, EVERYONE, seat)
        if self.bonus:
            self.finish_tile(seat)
        else:
            self.takes = 0
            self.finish_card()

    def finish_tile(self, seat: i64) -> None:
        """A tile lies, with all that it brought: go on with what gave it."""
        self.bonus = False
        self.ask = NOBODY
        if self.cause == BY_RESCUE:
            self.rescued += 1
            self.done = self.rescued > self.extra
        elif self.cause == BY_CARD:
            self.takes -= 1
            self.taken += 1
            if self.takes > 0 and self.any_given(seat, self.giving):
                self.ask_take(seat)
            else:
                self.finish_card()

    def finish_card(self) -> None:
        """The card of a rare-find turn is used up, and the turn with it."""
        self.ask = NOBODY
        self.done = True

    def choose_given(self, seat: i64, tile: i64) -> None:
        """Takes a tile of a card or a map; the first one of a card settles which others it gives."""
        if not self.bonus:
            if self.giving == RARE_OR_COMMON:  # R27
                if tile < FIRST_COMMON:
                    self.takes = 1
                self.giving = ONLY_COMMON
            elif self.giving == SMALL_OR_PAY:
                self.giving = ONLY_SMALL  # R28
        self.take(seat, tile)
