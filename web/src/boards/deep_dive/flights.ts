/** What moves for an event, and from which spot to which. Spots are elements with `data-spot`. */
import type { GameEvent } from '../../lib/wire';

export interface Flight {
  kind: 'tile' | 'flip' | 'penguin';
  tile: string | null;
  /** Whose penguin; null is the virtual opponent's. */
  seat: number | null;
  depth: number;
  from: string;
  to: string;
}

export function flightsOf(event: GameEvent): Flight[] {
  const seat = (event.seat as number | undefined) ?? null;
  const depth = (event.depth as number | undefined) ?? 1;
  const tile = (event.tile as string | undefined) ?? null;
  const grid = seat === null ? 'grid-opponent' : `grid-${seat}`;
  const flight = (kind: Flight['kind'], from: string, to: string, shown = tile): Flight[] => [{ kind, tile: shown, seat, depth, from, to }];
  switch (event.event) {
    case 'tile_flipped':
    case 'opponent_flipped':
      return flight('flip', `stack-${depth}`, `open-${depth}`);
    case 'tile_taken':
    case 'tile_brought':
    case 'opponent_took':
      return flight('tile', `open-${depth}`, grid);
    case 'rock_spent':
      return flight('tile', grid, `shaft-${depth}`, 'rock');
    case 'penguin_trapped':
      return flight('penguin', `shaft-${depth}`, `open-${depth}`);
    default:
      return [];
  }
}

/** The depths that the diver of this batch swims through, in order. */
export function dived(events: readonly GameEvent[]): number[] {
  const found: number[] = [];
  for (const event of events) {
    if (!['tile_flipped', 'depth_skipped', 'rock_spent', 'tile_taken'].includes(event.event)) continue;
    if (found.at(-1) !== event.depth) found.push(event.depth as number);
  }
  return found;
}
