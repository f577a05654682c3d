/** What the board says about places and lessons, in words. */
import type { Voice } from '../../lib/voice';
import { printed } from './box';
import type { Spot } from './placing';

/** What a tile would do at its place, or why it cannot lie there. */
export function tellSpot(spot: Spot, words: Voice): string {
  if (!spot.legal) return words.say(`spot-${spot.why}`);
  const parts = [words.say('spot-fits')];
  if (spot.rats) parts.push(words.say('spot-rats', { count: spot.rats }));
  if (spot.maps.length) parts.push(words.say('spot-maps', { colours: spot.maps.map((colour) => words.say(`colour-${colour}`)).join(', ') }));
  if (spot.rooms.length) parts.push(words.say('spot-rooms', { rooms: spot.rooms.map((room) => words.say(`room-${room}`)).join(', ') }));
  return parts.join(' ');
}

/** How a lesson counts. */
export function tellLesson(card: number, words: Voice): string {
  const { op, points = 0, per = 1 } = printed(card);
  if (op === 'points_if') return words.say('lesson-if', { points });
  if (op === 'points_per') return per > 1 ? words.say('lesson-per-many', { points, per }) : words.say('lesson-per', { points });
  if (op === 'points_best_colour') return words.say('lesson-best', { points });
  if (op === 'score_family' || op === 'rescore_family') return words.say('lesson-family');
  return '';
}

/** How far a lesson is: what there is now, and what it wants. */
export function tellProgress(worth: { have: number; want: number | null }, words: Voice): string {
  if (worth.want === null) return words.say('progress-have', { have: worth.have });
  if (worth.want === 0) return words.say('progress-left', { have: worth.have });
  return words.say('progress', { have: worth.have, want: worth.want });
}

/** The name of a card without its quotation marks and its number. */
export const cardName = (card: number, words: Voice): string => words.say(`card-${card}`).replace(/^[“„](.*)[”“] \(\d+\)$/, '$1');
