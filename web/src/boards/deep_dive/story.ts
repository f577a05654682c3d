/** The last dives as short picture stories, told from events: what was flipped where, and how it ended. */
import type { GameEvent } from '../../lib/wire';

export type How = 'flipped' | 'left' | 'taken' | 'trapped' | 'skipped' | 'spent' | 'empty';

export interface Step {
  depth: number | null;
  tile: string | null;
  how: How;
}

export interface Story {
  /** The seat; null is the virtual opponent. */
  who: number | null;
  steps: Step[];
}

const LAST: readonly How[] = ['taken', 'trapped', 'empty'];
const KEPT = 6;

export function tell(before: readonly Story[], events: readonly GameEvent[]): Story[] {
  const stories = before.map((story) => ({ who: story.who, steps: story.steps.map((step) => ({ ...step })) }));
  for (const event of events) one(stories, event);
  return stories.slice(-KEPT);
}

function one(stories: Story[], event: GameEvent): void {
  const who = event.event.startsWith('opponent_') ? null : (event.seat as number);
  const depth = (event.depth as number | undefined) ?? null;
  const tile = (event.tile as string | undefined) ?? null;
  const story = stories.at(-1);
  const last = story && story.who === who ? story.steps.at(-1) : undefined;
  const add = (how: How, shown: string | null = tile) => {
    if (last && !LAST.includes(last.how)) story!.steps.push({ depth, tile: shown, how });
    else stories.push({ who, steps: [{ depth, tile: shown, how }] });
  };
  switch (event.event) {
    case 'tile_flipped':
    case 'opponent_flipped':
      return add('flipped');
    case 'depth_skipped':
      return add('skipped', null);
    case 'rock_spent':
      return add('spent', 'rock');
    case 'tile_left':
      if (last) last.how = 'left';
      return;
    case 'penguin_trapped':
      if (last) last.how = 'trapped';
      return;
    case 'tile_taken':
    case 'opponent_took':
      if (last && last.how === 'flipped' && last.tile === tile && last.depth === depth) last.how = 'taken';
      else add('taken');
      return;
    case 'tile_brought':
      if (story && last) story.steps.push({ depth, tile, how: 'taken' });
      else add('taken');
      return;
    case 'surfaced_empty':
    case 'opponent_took_nothing':
      return add('empty', null);
  }
}
