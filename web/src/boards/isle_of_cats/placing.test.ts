import { describe, expect, it } from 'vitest';
import { answerFor, ASKED, pauseFor, wantsHelp } from './asking';
import { cellsOf, cellsOfBoat, covered, flat, isTile, markAt, SHAPES, turnsOf } from './box';
import { flightsOf } from './flights';
import { Places } from './placing';

const place = (turn: number, row: number, col: number) => ({ do: 'place', turn, row, col });

describe('the pieces', () => {
  it('have 142 cells, 19 rats and a map of each colour', () => {
    const marks = cellsOfBoat().map(([row, col]) => markAt('green', row, col));
    expect(marks).toHaveLength(142);
    expect(marks.filter((mark) => mark === 'rat')).toHaveLength(19);
    expect(marks.filter((mark) => mark && mark !== 'rat').sort()).toEqual(['blue', 'green', 'orange', 'purple', 'red']);
  });

  it('lie flat where they can', () => {
    expect(flat('cat16:red').map(([row]) => row)).toEqual([0, 0, 0, 0, 0]);
    expect(SHAPES.every((shape) => Math.max(...flat(shape).map(([row]) => row)) <= 2)).toBe(true);
  });

  it('are known by their cells', () => {
    expect(isTile('cat', [[4, 6], [4, 7], [4, 8], [4, 9], [4, 10]])).toBe(true);
    expect(isTile('cat', [[4, 6], [4, 7]])).toBe(false);
    expect(isTile('common', [[4, 7], [4, 6]])).toBe(true);
  });
});

describe('places', () => {
  const laid = { tile: 'common_I1:copper', colour: null, turn: 0, row: 4, col: 10 };
  const places = new Places('cat16:red', 'blue', [laid], [place(1, 4, 5), place(0, 3, 11)]);

  it('are legal only where the table says so, and say why not', () => {
    expect(places.spot({ turn: 1, row: 4, col: 5 }).legal).toBe(true);
    expect(places.spot({ turn: 1, row: 4, col: 8 })).toMatchObject({ legal: false, why: 'taken' });
    expect(places.spot({ turn: 1, row: 0, col: 0 })).toMatchObject({ legal: false, why: 'edge' });
    expect(places.spot({ turn: 1, row: 2, col: 5 })).toMatchObject({ legal: false, why: 'apart' });
  });

  it('count the rats and maps that are covered, and the rooms that become full', () => {
    expect(new Places('common_I1:copper', 'blue', [], [place(0, 1, 14)]).spot({ turn: 0, row: 1, col: 14 }).maps).toEqual(['blue']);
    expect(new Places('common_I2:copper', 'blue', [], [place(0, 0, 11)]).spot({ turn: 0, row: 0, col: 11 }).rats).toBe(2);
    const bow = [{ tile: 'common_I3:copper', colour: null, turn: 1, row: 3, col: 20 }];
    expect(covered(bow)).toEqual(new Set([3 * 22 + 20, 4 * 22 + 20, 5 * 22 + 20]));
    expect(new Places('common_I1:copper', 'blue', bow, [place(0, 4, 21)]).spot({ turn: 0, row: 4, col: 21 }).rooms).toEqual(['bow']);
  });

  it('turn four times and flip twice to where they were', () => {
    for (const shape of SHAPES) {
      const one = new Places(`${shape}:red`, 'blue', [], []);
      for (let turn = 0; turn < turnsOf(shape).length; turn += 1) {
        const start = { turn, row: 3, col: 9 };
        const four = [0, 1, 2, 3].reduce((pose) => one.rotate(pose), start);
        expect(four.turn).toBe(turn);
        expect(one.flip(one.flip(start)).turn).toBe(turn);
      }
    }
  });

  it('find the nearest legal place, and one that covers a cell', () => {
    expect(places.nearest({ turn: 1, row: 0, col: 0 })).toEqual({ turn: 1, row: 4, col: 5 });
    expect(places.covering(1, 4, 9)).toEqual({ turn: 1, row: 4, col: 5 });
    expect(places.covering(1, 2, 2)).toBeNull();
    expect(cellsOf(laid)).toEqual([[4, 10]]);
  });
});

describe('questions', () => {
  const done = { do: 'done' };
  it('are asked where there is a choice, or where the person wants it', () => {
    expect(answerFor('lessons', [done], ASKED)).toBe(done);
    expect(answerFor('lessons', [done, { do: 'play', card: 84 }], ASKED)).toBeNull();
    expect(answerFor('lessons', [done, { do: 'play', card: 84 }], { ...ASKED, lessons: 'never' })).toBe(done);
    expect(answerFor('react', [done], { ...ASKED, react: 'always' })).toBeNull();
    expect(answerFor('draft', [{ do: 'keep', card: 1 }], ASKED)).toBeNull();
    expect(answerFor('rescue', [{ do: 'pass' }], ASKED)).toEqual({ do: 'pass' });
  });

  it('are left to the table where it helps, unless some are wanted', () => {
    expect(answerFor('lessons', [done], ASKED, true)).toBeNull();
    expect(wantsHelp(ASKED)).toBe(true);
    expect(wantsHelp({ ...ASKED, react: 'always' })).toBe(false);
  });

  it('are answered in a time that tells nothing', () => {
    expect(pauseFor('never', true, () => 0)).toBe(pauseFor('never', true, () => 1));
    expect(pauseFor('choice', true, () => 0)).toBeGreaterThanOrEqual(2000);
    expect(pauseFor('choice', false)).toBeLessThan(600);
  });
});

it('tiles of others fly to their boats, my own do not', () => {
  expect(flightsOf({ event: 'tile_taken', seat: 1, tile: 'cat01:red' }, 0)).toHaveLength(1);
  expect(flightsOf({ event: 'tile_taken', seat: 0, tile: 'cat01:red' }, 0)).toHaveLength(0);
});
