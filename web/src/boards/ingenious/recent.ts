/** Which tiles are new to me. */
import type { GameEvent } from '../../lib/wire';
import { axialOf, DIRECTIONS, nameOf, STEPS } from './hex';

export interface Laid {
  cells: [string, string];
  seat: number;
}

/** Both cells of a tile that was laid. */
export function cellsOf(event: GameEvent): [string, string] {
  const [q, r] = axialOf(event.cell);
  const step = STEPS[DIRECTIONS.indexOf(event.towards)]!;
  return [event.cell, nameOf(q + step[0], r + step[1])];
}

/** The tiles laid by others since my last one; for onlookers those of the last seat. */
export function laidSince(known: readonly Laid[], events: readonly GameEvent[], me: number | null): Laid[] {
  let found = [...known];
  for (const event of events) {
    if (event.event === 'match_started') found = [];
    if (event.event !== 'tile_laid') continue;
    if (event.seat === me || (me === null && found.some((laid) => laid.seat !== event.seat))) found = [];
    if (event.seat !== me) found.push({ cells: cellsOf(event), seat: event.seat });
  }
  return found;
}
