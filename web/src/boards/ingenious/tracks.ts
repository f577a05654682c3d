/** The tracks as they are drawn: the score board of the box, and the joint one of two boards. */
import { COLOURS } from '../../art/hexes/shapes';
import type { Data } from '../../lib/wire';

/** The last step of one board and of two, as in the game's scoring; tests/web compares them. */
export const BOARD_END = 18;
export const JOINT_END = 36;

export interface Track {
  key: string;
  /** The seats that move these pegs. */
  seats: number[];
  points: Record<string, number>;
  /** The lowest points of the six, and the colours that have them. */
  score: number;
  weakest: string[];
  end: number;
}

/** One track for each seat or team, mine last. */
export function tracksOf(view: Data, me: number | null): Track[] {
  const tracks = new Map<string, Track>();
  (view.seats as Data[]).forEach((seat, number) => {
    const key = seat.team === null ? `seat-${number}` : `team-${seat.team}`;
    const known = tracks.get(key);
    if (known) known.seats.push(number);
    else {
      const weakest = COLOURS.filter((colour) => seat.points[colour] === seat.score);
      tracks.set(key, { key, seats: [number], points: seat.points, score: seat.score, weakest, end: view.mode === 'standard' ? BOARD_END : JOINT_END });
    }
  });
  const isMine = (track: Track) => Number(me !== null && track.seats.includes(me));
  return [...tracks.values()].sort((a, b) => isMine(a) - isMine(b));
}
