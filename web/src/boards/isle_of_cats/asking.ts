/** Which questions a person wants to hear. The answer given for them must tell nothing about their cards. */
import type { Action } from '../../lib/wire';

export type Wish = 'always' | 'choice' | 'never';
export interface Wishes {
  lessons: Wish;
  react: Wish;
  /** Every other step in which only one answer is left. */
  rest: Wish;
}

export const ASKED: Wishes = { lessons: 'choice', react: 'choice', rest: 'choice' };
const STEPS = ['lessons', 'commit', 'react', 'rescue', 'find'];

/** Whether the table may answer where one answer is left: unless some such question is wanted after all. */
export const wantsHelp = (wishes: Wishes): boolean => Object.values(wishes).every((wish) => wish !== 'always');

/** The answer to give without asking, or null: then the person is asked, or the table answers if it helps. */
export function answerFor(ask: string, legal: readonly Action[], wishes: Wishes, helped = false): Action | null {
  if (!STEPS.includes(ask)) return null;
  const wish = ask === 'lessons' ? wishes.lessons : ask === 'react' ? wishes.react : wishes.rest;
  const quiet = legal.find((action) => action.do === 'done') ?? legal.find((action) => action.do === 'pass') ?? null;
  if (wish === 'never') return quiet;
  return wish === 'choice' && !helped && legal.length === 1 ? quiet : null;
}

/** How long to wait with it, in milliseconds. "Never" was decided before the cards were seen, so nothing can be read from
 * it; "choice" depends on the hand, so before people the pause is drawn as long as a person's would be. */
export function pauseFor(wish: Wish, watched: boolean, dice: () => number = Math.random): number {
  return wish === 'never' || !watched ? 350 : 2000 + dice() * 5000;
}
