/** Opens a table and sits down at it. */
import { api, type Setup } from './api';
import { device } from './device.svelte';

/** Who plays where nobody chose a level. */
export const USUAL_BOT = 'casual';

export type Way = 'bots' | 'friends' | 'device';

export interface Wish extends Setup {
  way: Way;
  /** My name, or with one device for all everybody's, seat by seat. */
  names: string[];
}

/** Makes the table and gives its id. Against bots and on one device the match starts at once. */
export async function openTable(wish: Wish): Promise<string> {
  const { way, names, ...setup } = wish;
  const made = await api.create(setup);
  const free = made.claims.flatMap((claim, seat) => (claim === null ? [] : [{ seat, claim }]));
  const mine = way === 'device' ? free : free.slice(0, 1);
  const links = made.links.seats.map((link, seat) => (mine.some((place) => place.seat === seat) ? null : link));
  device.note(made.table, { game: setup.game, host: made.host, watch: made.watch, links, seats: [] });
  for (const [n, { claim }] of mine.entries()) {
    const sat = await api.claim(made.table, claim, names[n]!);
    device.addSeat(made.table, { seat: sat.seat, token: sat.token, recovery: sat.recovery });
  }
  if (mine.length === free.length) await api.tell(made.table, 'start', { token: made.host });
  return made.table;
}
