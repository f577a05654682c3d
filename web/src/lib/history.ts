import type { GameEvent } from './wire';

/** Where "since my last turn" begins: after the last run of events that a seat made, before what others did. */
export function sinceMine(log: readonly GameEvent[], seat: number | null): number {
  if (seat === null) return log.length;
  let last = log.length - 1;
  while (last >= 0 && log[last]!.seat !== seat) last -= 1;
  return last + 1;
}

/** The lines of a log: what happens several times on end is one of them, but none goes on beyond `since`. */
export function linesOf(log: readonly GameEvent[], since: number): { first: number; times: number }[] {
  const lines: { first: number; times: number }[] = [];
  let before = '';
  log.forEach((event, index) => {
    const now = JSON.stringify(event);
    if (index > 0 && now === before && index !== since) lines.at(-1)!.times += 1;
    else lines.push({ first: index, times: 1 });
    before = now;
  });
  return lines;
}

/** Ranks for scores, the winners first; equals share a place. */
export function ranking(scores: readonly number[], winners: readonly number[]): { seat: number; place: number; score: number }[] {
  const order = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  let place = 0;
  return order.map((row, n) => {
    const before = order[n - 1];
    if (!before || before.won !== row.won || (!row.won && before.score !== row.score)) place = n + 1;
    return { seat: row.seat, score: row.score, place };
  });
}
