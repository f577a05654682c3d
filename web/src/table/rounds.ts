/** Points after each round of a record: the server replays it, we read the scores where a round ends. */
import { api, type Frame } from '../lib/api';

const PART = 400;

export async function frames(record: string, eyes: number | null | 'all'): Promise<{ film: Awaited<ReturnType<typeof api.replay>>; frames: Frame[] }> {
  const film = await api.replay(record, eyes, 0, PART);
  const all = [...film.frames];
  while (all.length < film.steps + 1) {
    const more = await api.replay(record, eyes, all.length, PART);
    if (!more.frames.length) break;
    all.push(...more.frames);
  }
  return { film, frames: all };
}

/** Rows of scores: the start, the end of every round, the end of the match. */
export function perRound(all: readonly Frame[]): number[][] {
  const rows: number[][] = [];
  all.forEach((frame, n) => {
    const begins = frame.events.some((event) => /^(round|day)_started$/.test(event.event));
    if (n === 0 || n === all.length - 1 || begins) rows.push(frame.scores);
  });
  return rows.length > 3 ? rows : all.map((frame) => frame.scores);
}

export async function rounds(record: string): Promise<number[][]> {
  return perRound((await frames(record, null)).frames);
}
