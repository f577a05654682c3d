/** Which cards fly where for an event. Spots are elements with `data-spot`. */
import type { GameEvent } from '../../lib/wire';

export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

export function flightsOf(event: GameEvent, me: number | null): Flight[] {
  const hand = (seat: number) => (seat === me ? 'hand' : `seat-${seat}`);
  const seat = event.seat as number;
  switch (event.event) {
    case 'pile_opened':
      return [{ card: event.card, from: 'deck', to: `pile-${event.pile}` }];
    case 'two_drawn':
      return [event.first, event.second].map((card: string | null) => ({ card, from: 'deck', to: seat === me ? 'drawn' : hand(seat) }));
    case 'card_drawn':
      return [{ card: event.card, from: 'deck', to: hand(seat) }];
    case 'card_kept':
      return seat === me ? [{ card: event.card, from: 'drawn', to: 'hand' }] : [];
    case 'card_discarded':
      return [{ card: event.card, from: seat === me ? 'drawn' : hand(seat), to: `pile-${event.pile}` }];
    case 'top_taken':
      return [{ card: event.card, from: `pile-${event.pile}`, to: hand(seat) }];
    case 'card_picked':
      return [{ card: event.card, from: `pile-${event.pile}`, to: hand(seat) }];
    case 'card_stolen':
      return [{ card: event.card, from: hand(event.victim), to: hand(seat) }];
    case 'pair_laid':
      return (event.cards as string[]).map((card) => ({ card, from: hand(seat), to: `table-${seat}` }));
    default:
      return [];
  }
}
