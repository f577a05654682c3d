"""Anytime cards: when each may be played, and what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.games.isle_of_cats.parts import (
    AMOUNT,
    ANYTIME_BITS,
    ANYTIME_WORD,
    ANYWHERE_BITS,
    BASKET_FOR_FISH,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    CATS,
    COLS,
    DRAW_CARDS,
    EFFECT,
    FIRST_OSHAX,
    FIRST_RARE,
    FISH_BITS,
    FISH_PER_CAT,
    GAIN_BASKET,
    GAIN_FISH,
    KIND,
    LOW_BIT,
    MEASURE,
    MOVE_CATS,
    OSHAX_BITS,
    OSHAX_CARD,
    PLACE_ANYWHERE,
    REACT_BITS,
    RESCUE_MORE,
    SHAPE,
    SMALL_TREASURES,
    TILE_TO_BOAT,
    TILES_TO_ZONES,
    TREASURE_BITS,
    TREASURE_CARD,
    WORD,
)
from paluba.games.isle_of_cats.rules_boat import (
    BASKETS,
    CATS_OF,
    COMMON,
    IN_BAG,
    IN_ZONE,
    OWN,
    PLACED,
    RARE,
    RECYCLED,
    ZONE,
    ZONE_ROOM,
)
from paluba.games.isle_of_cats.rules_cards import DECK, DRAW, GONE, HAND, LAID, OUT
from paluba.games.isle_of_cats.rules_codes import (
    BUY,
    BY_BAG,
    BY_CARD,
    CARD_DRAWN,
    CARD_PLAYED,
    CAT_DRAWN,
    CAT_MOVED,
    COLOUR,
    COMMIT,
    DISCARD,
    DO_DISCARD,
    DO_DONE,
    DO_MOVE,
    DO_PLAY,
    DO_POSITION,
    DO_REMOVE,
    DRAWN,
    FIND,
    LESSON_DISCARDED,
    LESSONS,
    MOVE,
    NOBODY,
    NONE,
    ONLY_OSHAX,
    POSITION,
    PUT,
    RARE_OR_COMMON,
    REACT,
    REMOVE,
    RESCUE,
    SMALL_OR_PAY,
    SOLO,
    TILE_REMOVED,
    TILE_TAKEN,
    TREASURE,
)
from paluba.games.isle_of_cats.rules_gains import Gains

# Why a card may not be played.
FINE: Final = 0
NOT_IN_HAND: Final = 1
NOT_NOW: Final = 2
WITHOUT_EFFECT: Final = 3
NO_TILE: Final = 4


class Anytime(Gains):
    """The cards that are played from the hand."""

    steps: i64 = 0
    """Cats still to move, lessons or treasures still to give up."""
    moved: i64 = 0
    """The cats moved by the card, a byte each, the last one lowest; 255 stands before the first."""
    queue: i64 = 0
    """The cats drawn and still to be put into a zone, a byte each, the first one lowest."""
    queued: i64 = 0
    zone: i64 = 0
    """The zone for which a position is chosen."""
    back: i64 = 0
    """The question at which a card was played that asks for a colour."""

    def unpack_anytime(self) -> None:
        self.steps = 0
        self.moved = 0
        self.queue = 0
        self.queued = 0
        self.zone = 0
        self.back = 0

    def copy_anytime(self, other: Anytime) -> None:
        self.steps = other.steps
        self.moved = other.moved
        self.queue = other.queue
        self.queued = other.queued
        self.zone = other.zone
        self.back = other.back

    # -- when

    def playable_now(self) -> i64:
        """The anytime and treasure cards for which this is a moment, as a mask of the second word."""  # R30
        if self.ask == BUY or self.ask == DRAWN:
            return FISH_BITS
        if self.ask == TREASURE:
            return ANYWHERE_BITS
        if self.ask == REACT:
            return REACT_BITS
        if self.ask == LESSONS or self.ask == COMMIT or self.ask == RESCUE:
            return ANYTIME_BITS
        if self.ask == FIND:
            return ANYTIME_BITS | TREASURE_BITS
        return 0

    def why_not(self, seat: i64, card: i64) -> i64:
        """Why a card may not be played now, FINE if it may."""
        if not self.has(HAND + seat, card):
            return NOT_IN_HAND
        if card < 6:
            if self.ask != FIND:
                return NOT_NOW
        elif card // WORD != ANYTIME_WORD or not self.playable_now() >> card % WORD & 1:
            return NOT_NOW
        if KIND[card] == OSHAX_CARD:
            return FINE if self.any_oshax_fits(seat) else NO_TILE  # R26
        if KIND[card] == TREASURE_CARD:
            return FINE if self.treasure_fits(seat, card) else NO_TILE  # R27
        if EFFECT[card] == RESCUE_MORE:
            return FINE if self.ask == RESCUE else NOT_NOW  # R46
        if EFFECT[card] == MOVE_CATS and self.ask == FIND:
            return NOT_NOW  # R37
        return FINE if self.has_effect(seat, card) else WITHOUT_EFFECT  # R31

    def has_effect(self, seat: i64, card: i64) -> bool:
        effect: i64 = EFFECT[card]
        if effect == GAIN_FISH:
            return self.fish_for(seat, card) > 0
        if effect == BASKET_FOR_FISH:
            return self.own[seat * OWN + BASKETS] > self.own[seat * OWN + RECYCLED]
        if effect == PLACE_ANYWHERE:
            return not self.anywhere >> seat & 1
        if effect == DRAW_CARDS:
            return self.size[DECK] > 0
        if effect in (TILE_TO_BOAT, TILES_TO_ZONES):
            return self.island[IN_BAG] > 0
        if effect == MOVE_CATS:
            return i64(self.island[IN_ZONE]) + i64(self.island[IN_ZONE + 1]) > 0
        if effect == BASKET_FOR_LESSONS:
            return i64(self.size[LAID + seat]) >= AMOUNT[card]
        if effect == BASKET_FOR_TREASURES:
            return self.own[seat * OWN + RARE] + self.own[seat * OWN + COMMON] >= AMOUNT[card]
        return True

    def any_oshax_fits(self, seat: i64) -> bool:
        for tile in range(i64(FIRST_OSHAX), i64(FIRST_RARE)):
            if self.on_table(tile) and self.fits(seat, SHAPE[tile]):
                return True
        return False

    def treasure_fits(self, seat: i64, card: i64) -> bool:
        """Whether a treasure card could bring a tile."""
        gift: i64 = SMALL_OR_PAY if SMALL_TREASURES[card] else RARE_OR_COMMON
        return self.any_given(seat, gift) or self.can_pay(seat, gift)

    def legal_play(self, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.ask == FIND:
            oshax: i64 = self.sets[(HAND + seat) * 3] & OSHAX_BITS
            if oshax != 0 and self.any_oshax_fits(seat):
                for card in range(i64(6)):
                    if oshax >> card & 1:
                        out[n] = DO_PLAY + card
                        n += 1
        left: i64 = self.sets[(HAND + seat) * 3 + ANYTIME_WORD] & self.playable_now()
        while left != 0:
            low: i64 = left & -left
            found: i64 = ANYTIME_WORD * WORD + LOW_BIT[low % 59]
            if self.why_not(seat, found) == FINE:
                out[n] = DO_PLAY + found
                n += 1
            left ^= low
        return n

    # -- what follows

    def play(self, seat: i64, card: i64, chance: Chance) -> None:
        """Plays a card of the hand for all to see and does what it says, before anything else happens."""
        if self.why_not(seat, card) != FINE:
            raise ValueError("that card may not be played now")
        self.move_card(card, OUT)
        self.publish(card)
        if self.sink is not None:
            self.sink.emit(CARD_PLAYED, EVERYONE, seat, card)
        if KIND[card] == OSHAX_CARD or KIND[card] == TREASURE_CARD:
            self.cause = BY_CARD
            self.taken = 0
            self.takes = 1 if KIND[card] == OSHAX_CARD else 2
            self.giving = SMALL_OR_PAY if SMALL_TREASURES[card] else RARE_OR_COMMON
            if KIND[card] == OSHAX_CARD:
                self.giving = ONLY_OSHAX
            self.ask_take(seat)
            return
        effect: i64 = EFFECT[card]
        if effect == GAIN_FISH:
            self.play_for_fish(seat, card)
        elif effect == BASKET_FOR_FISH:
            self.recycle(seat)
            self.gain_fish(seat, AMOUNT[card])
            self.resume()
        elif effect == PLACE_ANYWHERE:
            self.anywhere |= i64(1) << seat  # R33
            self.resume()
        elif effect == DRAW_CARDS:
            self.draw_cards(seat, AMOUNT[card], chance)
        elif effect == TILE_TO_BOAT:
            self.tile_to_boat(seat, chance)
        elif effect == MOVE_CATS:
            self.steps = AMOUNT[card]
            self.moved = 255
            self.ask_move(seat)
        elif effect == RESCUE_MORE:
            self.extra += AMOUNT[card]  # R46
            self.resume()
        elif effect == TILES_TO_ZONES:
            self.tiles_to_zones(seat, AMOUNT[card], chance)
        elif effect == GAIN_BASKET:
            self.gain_basket(seat)
            self.resume()
        elif effect == BASKET_FOR_LESSONS:
            self.steps = AMOUNT[card]
            self.ask_discard(seat)
        else:
            self.steps = AMOUNT[card]
            self.ask_remove(seat)

    def resume(self) -> None:
        """The card is done: back to the question at which it was played."""
        if self.ask != TREASURE and self.ask != DRAWN:
            self.ask = NOBODY

    # -- fish

    def play_for_fish(self, seat: i64, card: i64) -> None:
        """Counts and gains the fish; a choice of colours is asked for."""
        if MEASURE[card] == FISH_PER_CAT and self.colours_aboard(seat) > 1:
            self.asked_card = card
            self.back = self.ask
            self.ask = COLOUR  # R32
        else:
            self.gain_fish(seat, self.fish_for(seat, card))
            self.resume()

    def fish_by_colour(self, seat: i64, colour: i64) -> None:
        """The fish of cards 96 and 97; back to the question at which they were played."""
        self.ask = self.back
        self.gain_fish(seat, self.own[seat * OWN + CATS_OF + colour] * AMOUNT[self.asked_card])
        self.asked_card = NONE
        self.resume()

    # -- cards 71 to 74

    def draw_cards(self, seat: i64, count: i64, chance: Chance) -> None:
        """Draws cards for the seat alone to see; it pays for those it keeps."""  # R34
        for _ in range(count):
            if self.size[DECK] > 0:
                card: i64 = self.draw_card(DRAW, chance)
                self.learn(seat, card, DRAW)
                if self.sink is not None:
                    self.sink.emit(CARD_DRAWN, i64(1) << seat, seat, card)
        self.shown += 1
        self.ask = DRAWN

    def end_draw(self, seat: i64) -> None:
        self.settle_purchase(seat, DRAW)
        self.ask = NOBODY

    # -- tiles from the bag

    def tile_to_boat(self, seat: i64, chance: Chance) -> None:
        """Draws a tile that must be placed at once; without a place it leaves the game."""  # R35
        tile: i64 = self.draw_tile(chance)
        self.cause = BY_BAG
        if self.fits(seat, SHAPE[tile]):
            self.take(seat, tile)
        else:
            if self.sink is not None:
                self.sink.emit(TILE_TAKEN, EVERYONE, seat, tile)
            self.lose_tile(tile)
            self.ask = NOBODY

    def tiles_to_zones(self, seat: i64, count: i64, chance: Chance) -> None:
        """Draws tiles; then the seat puts each cat into a zone."""  # R37
        self.queue = 0
        self.queued = 0
        for _ in range(count):
            if self.island[IN_BAG] > 0:
                tile: i64 = self.draw_tile(chance)
                if tile < CATS:
                    self.queue |= tile << 8 * self.queued
                    self.queued += 1
                    if self.sink is not None:
                        self.sink.emit(CAT_DRAWN, EVERYONE, tile, NONE)
                else:
                    self.uncover_rare(tile)
        self.shown += 1
        self.ask_put()

    def ask_put(self) -> None:
        if self.queued > 0:
            self.tile = self.queue & 255
            self.ask = PUT
        else:
            self.tile = NONE
            self.ask = NOBODY

    def put_cat(self, zone: i64) -> None:
        self.queue >>= 8
        self.queued -= 1
        self.ask_position(zone)

    # -- card 77

    def legal_move(self, out: vec[i64], n: i64) -> i64:
        for tile in range(i64(CATS)):
            if self.may_move(tile):
                out[n] = DO_MOVE + tile
                n += 1
        if self.moved != 255:
            out[n] = DO_DONE
            n += 1
        return n

    def may_move(self, tile: i64) -> bool:
        """Whether the cat is in a zone and was not yet moved by this card."""
        if self.zone_of(tile) == NONE:
            return False
        seen: i64 = self.moved
        while seen != 255:
            if seen & 255 == tile:
                return False
            seen >>= 8
        return True

    def ask_move(self, seat: i64) -> None:
        """Asks for the next cat; a first cat without a choice moves at once."""
        only: i64 = NONE
        several = False
        for zone in range(i64(2)):
            base: i64 = ZONE + zone * ZONE_ROOM
            for n in range(base, base + i64(self.island[IN_ZONE + zone])):
                if self.may_move(i64(self.island[n])):
                    several = only != NONE
                    only = i64(self.island[n])
        if self.steps == 0 or only == NONE:
            self.end_move()
        elif self.moved == 255 and not several:
            self.move_cat(only)
        else:
            self.ask = MOVE

    def end_move(self) -> None:
        self.steps = 0
        self.moved = 0
        self.ask = NOBODY

    def move_cat(self, tile: i64) -> None:
        """Moves a cat to the other zone."""
        zone: i64 = self.zone_of(tile)
        self.remove_cat(tile, zone)
        self.moved = self.moved << 8 | tile
        self.steps -= 1
        self.tile = tile
        self.ask_position(1 - zone)

    def ask_position(self, zone: i64) -> None:
        """In solo the player chooses where in the zone the cat stands; else it goes to the end."""  # R53
        self.zone = zone
        if self.mode == SOLO and self.island[IN_ZONE + zone] > 0:
            self.ask = POSITION
        else:
            self.position_cat(i64(self.island[IN_ZONE + zone]))

    def legal_position(self, out: vec[i64]) -> i64:
        count: i64 = i64(self.island[IN_ZONE + self.zone]) + 1
        for at in range(count):
            out[at] = DO_POSITION + at
        return count

    def position_cat(self, at: i64) -> None:
        tile: i64 = self.tile
        self.tile = NONE
        self.insert_cat(tile, self.zone, at)
        if self.sink is not None:
            self.sink.emit(CAT_MOVED, EVERYONE, tile, self.zone, at)
        if self.moved != 0:
            self.ask_move(self.active)
        else:
            self.ask_put()

    # -- cards 86 to 89

    def ask_discard(self, seat: i64) -> None:
        if self.steps == 0:
            self.gain_basket(seat)
            self.ask = NOBODY
        elif i64(self.size[LAID + seat]) == self.steps:
            left: i64 = self.sets[(LAID + seat) * 3 + 2]
            self.discard_lesson(seat, 2 * WORD + LOW_BIT[(left & -left) % 59])
        else:
            self.ask = DISCARD

    def discard_lesson(self, seat: i64, card: i64) -> None:
        """Gives up a private lesson unseen."""  # R36
        self.move_card(card, GONE)
        self.learn(seat, card, GONE)
        self.note_discard(seat)
        self.steps -= 1
        if self.sink is not None:
            self.sink.emit(LESSON_DISCARDED, i64(1) << seat, seat, card)
        self.ask_discard(seat)

    def legal_discard(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        left: i64 = self.sets[(LAID + seat) * 3 + 2]
        while left != 0:
            low: i64 = left & -left
            out[n] = DO_DISCARD + LOW_BIT[low % 59]
            n += 1
            left ^= low
        return n

    def ask_remove(self, seat: i64) -> None:
        if self.steps == 0:
            self.gain_basket(seat)
            self.ask = NOBODY
        elif self.own[seat * OWN + RARE] + self.own[seat * OWN + COMMON] == self.steps:
            for tile in range(self.own[seat * OWN + PLACED]):
                cell: i64 = self.first_cell(seat, tile)
                if self.treasure_at(seat, cell) == tile:
                    self.give_up(seat, cell)
                    return
        else:
            self.ask = REMOVE

    def give_up(self, seat: i64, cell: i64) -> None:
        """Takes a treasure off the boat and out of the game."""  # R36
        kind: i64 = self.remove_treasure(seat, self.treasure_at(seat, cell))
        self.steps -= 1
        if self.sink is not None:
            self.sink.emit(TILE_REMOVED, EVERYONE, seat, kind, cell // COLS, cell % COLS)
        self.ask_remove(seat)

    def legal_remove(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for tile in range(self.own[seat * OWN + PLACED]):
            cell: i64 = self.first_cell(seat, tile)
            if self.treasure_at(seat, cell) == tile:
                at: i64 = n
                while at > 0 and out[at - 1] > DO_REMOVE + cell:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = DO_REMOVE + cell
                n += 1
        return n
