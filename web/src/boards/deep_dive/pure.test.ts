import { expect, test } from 'vitest';
import { dived, flightsOf } from './flights';
import { heights, LINE, percent, shares, sizeFor, SMALLEST, tokens } from './lying';
import { columns, without, type Food } from './order';
import { coming } from './outlook';
import { tell } from './story';

test('tokens lie by kind, a trapped penguin on a predator of its own, the flipped tile apart', () => {
  const seats = [{ trapped: [2, 4] }, { trapped: [2] }];
  const found = tokens({ bubbles: 2, predator: 4, rock: 1, 'yellow:2': 1, 'pink:3': 2 }, 2, seats, 'pink:3');
  expect(found.map((token) => [token.tile, token.count, token.penguin])).toEqual([
    ['pink:3', 1, null], ['yellow:2', 1, null], ['rock', 1, null], ['predator', 1, 0], ['predator', 1, 1], ['predator', 2, null], ['bubbles', 2, null],
  ]);
  expect(new Set(found.map((token) => token.key)).size).toBe(found.length);
  expect(tokens({ 'pink:3': 1 }, 2, seats, 'pink:3')).toEqual([]);
});

test('tokens fill the field and never spill', () => {
  for (const [count, width, height] of [[1, 300, 80], [7, 330, 80], [11, 220, 80], [12, 220, 30]] as const) {
    const { size, gap } = sizeFor(count, width, height, 88);
    const across = Math.max(1, Math.floor((width + gap) / (size + gap)));
    expect(size).toBeGreaterThanOrEqual(SMALLEST);
    expect(across * size + (across - 1) * gap).toBeLessThanOrEqual(width);
    const rows = Math.ceil(count / across);
    expect(rows * size + (rows - 1) * LINE).toBeLessThanOrEqual(Math.max(height, SMALLEST));
  }
  expect(sizeFor(1, 300, 80, 60).size).toBe(60);
});

test('a crowded depth is higher', () => {
  expect(heights([9, 1, 1, 1, 1], 9)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
  const tall = heights([9, 1, 1, 1, 1], 6);
  expect(tall[0]).toBeGreaterThan(tall[1]!);
  expect(tall.reduce((sum, part) => sum + part)).toBeCloseTo(1);
});

test('the odds add up, predators first', () => {
  const found = shares({ bubbles: 2, predator: 3, rock: 1, 'pink:1': 1, 'pink:2': 1, 'yellow:1': 2 });
  expect(found.map((part) => [part.kind, part.count])).toEqual([['predator', 3], ['bubbles', 2], ['rock', 1], ['pink', 2], ['yellow', 2]]);
  expect(found.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1);
  expect(percent(found[0]!.share)).toBe(30);
});

test('dives are told as stories, one for each turn', () => {
  const flip = (seat: number, depth: number, tile: string) => ({ event: 'tile_flipped', seat, depth, tile });
  let stories = tell([], [flip(0, 1, 'pink:1'), { event: 'tile_left', seat: 0, depth: 1, tile: 'pink:1' }]);
  stories = tell(stories, [flip(0, 2, 'predator'), { event: 'penguin_trapped', seat: 0, depth: 2 }, { event: 'opponent_flipped', depth: 1, tile: 'rock' }, { event: 'opponent_took', depth: 1, tile: 'rock' }]);
  expect(stories).toEqual([
    { who: 0, steps: [{ depth: 1, tile: 'pink:1', how: 'left' }, { depth: 2, tile: 'predator', how: 'trapped' }] },
    { who: null, steps: [{ depth: 1, tile: 'rock', how: 'taken' }] },
  ]);
  stories = tell(stories, [{ event: 'opponent_flipped', depth: 2, tile: 'predator' }, { event: 'opponent_took', depth: 2, tile: 'green:3' }]);
  expect(stories.at(-1)).toEqual({ who: null, steps: [{ depth: 2, tile: 'predator', how: 'flipped' }, { depth: 2, tile: 'green:3', how: 'taken' }] });
  stories = tell([], [{ event: 'rock_spent', seat: 1, depth: 4 }, flip(1, 4, 'predator'), { event: 'penguin_trapped', seat: 1, depth: 4 }, { event: 'penguins_returned', seat: 1 }, { event: 'tile_brought', seat: 1, depth: 2, tile: 'pink:3' }, flip(1, 1, 'bubbles')]);
  expect(stories.map((story) => story.steps.map((step) => step.how))).toEqual([['spent', 'trapped', 'taken'], ['flipped']]);
  expect(tell(stories, [])).not.toBe(stories);
});

test('things fly from where they lay to where they lie', () => {
  expect(flightsOf({ event: 'tile_flipped', seat: 1, depth: 3, tile: 'pink:4' })[0]).toMatchObject({ kind: 'flip', from: 'stack-3', to: 'open-3' });
  expect(flightsOf({ event: 'opponent_took', depth: 2, tile: 'rock' })[0]).toMatchObject({ kind: 'tile', from: 'open-2', to: 'grid-opponent' });
  expect(flightsOf({ event: 'rock_spent', seat: 0, depth: 4 })[0]).toMatchObject({ tile: 'rock', from: 'grid-0', to: 'shaft-4' });
  expect(flightsOf({ event: 'match_started', seat: 0 })).toEqual([]);
  expect(dived([{ event: 'depth_skipped', depth: 1 }, { event: 'tile_flipped', depth: 2 }, { event: 'tile_taken', depth: 2 }])).toEqual([1, 2]);
});

test('a preview shows the tile that would come, and nothing when it is not sure', () => {
  const seat = (rows: (number | null)[][], score: number, row_points: number[]) => ({ seats: [{ rows, score, row_points }] });
  const now = seat([[2, null, 3]], 2, [2]);
  const sure = { sure: true, view: seat([[2, 4, 3]], 9, [9]), prompt: null, score: 9, lines: null };
  expect(coming(now, sure, 0)).toEqual({ gain: 7, ghost: { row: 0, column: 1, tile: 'green:4', worth: 9 } });
  expect(coming(now, { ...sure, view: seat([[2, null, 3]], 2, [2]) }, 0)).toEqual({ gain: 0, ghost: null });
  expect(coming(now, { ...sure, sure: false, view: null }, 0)).toBeNull();
});

test('the pad keeps each colour in its column and takes away the tile that was tapped', () => {
  const food: Food = [['pink', 1], ['green', 9], ['pink', 2]];
  expect(columns(food, ['pink', 'green', 'yellow'])).toEqual([[{ points: 1, at: 0 }, { points: 2, at: 2 }], [{ points: 9, at: 1 }], []]);
  expect(without(food, 0)).toEqual([['green', 9], ['pink', 2]]);
});
