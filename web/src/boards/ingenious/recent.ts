/** Which tiles are new to me. */
import type { GameEvent } from '../../lib/wire';
import { axialOf, DIRECTIONS, nameOf, STEPS } from './hex';

/** Both cells of a tile that was laid. */
export function cellsOf(event: GameEvent): [string, string] {
  const [q, r] = axialOf(event.cell);
  const step = STEPS[DIRECTIONS.indexOf(event.towards)]!;
  return [event.cell, nameOf(q + step[0], r + step[1])];
}

/** The cells laid by others since my last tile, with their seats; for onlookers those of the last seat. */
export function laidSince(known: ReadonlyMap<string, number>, events: readonly GameEvent[], me: number | null): Map<string, number> {
  let found = new Map(known);
  for (const event of events) {
    if (event.event === 'match_started') found = new Map();
    if (event.event !== 'tile_laid') continue;
    if (event.seat === me || (me === null && [...found.values()].some((seat) => seat !== event.seat))) found = new Map();
    if (event.seat !== me) for (const cell of cellsOf(event)) found.set(cell, event.seat);
  }
  return found;
}
