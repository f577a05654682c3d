/** What the parts of a table share. */
import type { Seat } from '../boards/contract';
import type { Session } from '../lib/session.svelte';
import type { Voice } from '../lib/voice';
import type { Chair, Now } from '../lib/wire';

export interface TableParts {
  session: Session;
  words: Voice;
  seats: Seat[];
}

/** The seats of a table with names, flags and whose turn it is. */
export function seatsOf(chairs: readonly Chair[], now: Now | null, me: number | null, name: (seat: number, bot: boolean) => string): Seat[] {
  return chairs.map((chair, number) => ({
    number,
    name: chair.name || name(number, chair.kind === 'bot'),
    colour: `var(--seat-${number % 6})`,
    shape: number % 6,
    bot: chair.kind === 'bot',
    me: number === me,
    asked: now?.to_act.includes(number) ?? false,
  }));
}
