/** What glides over the board for an event, and from where to where. Spots are elements with `data-spot`. */
import type { GameEvent } from '../../lib/wire';

export interface Flight {
  tile: string | null;
  card: number | null;
  from: string;
  to: string;
}

export function flightsOf(event: GameEvent, me: number | null): Flight[] {
  const home = event.seat === me ? 'boat' : `seat-${event.seat}`;
  switch (event.event) {
    case 'tile_taken':
      return event.seat === me ? [] : [{ tile: event.tile, card: null, from: 'island', to: home }];
    case 'sister_took':
      return [{ tile: event.tile, card: null, from: 'island', to: 'sister' }];
    case 'card_played':
      return event.seat === me ? [] : [{ tile: null, card: event.card, from: home, to: 'island' }];
    case 'sister_card_turned':
      return [{ tile: null, card: event.solo, from: 'sister', to: 'island' }];
    default:
      return [];
  }
}
