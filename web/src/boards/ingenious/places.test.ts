import { describe, expect, it } from 'vitest';
import { axialOf, DIRECTIONS, nameOf, STEPS } from './hex';
import { coveredBy, indexOf, pointsOf, raysOf, turned, type Place } from './places';
import { cellsOf, laidSince } from './recent';
import { SCENES } from './scenes';

const place = (cell: string, towards: string): Place => ({ cell, towards, other: cellsOf({ event: '', cell, towards })[1], points: { red: 0 }, counted: [[], []] });

describe('the index of places', () => {
  it('finds a place by its first half and its direction', () => {
    const index = indexOf([place('h8', 'e'), place('h8', 'sw')], false);
    expect(index.get('h8')!.map((one) => one?.towards ?? null)).toEqual(['e', null, null, null, 'sw', null]);
    expect(index.get('h9')).toBeUndefined();
  });

  it('finds a double from both halves', () => {
    const index = indexOf([place('h8', 'ne')], true);
    expect(index.get('g9')![4]).toBe(index.get('h8')![1]);
  });

  it('knows the cells that can be covered', () => {
    expect([...coveredBy([place('h8', 'e'), place('h9', 'e')])].sort()).toEqual(['h10', 'h8', 'h9']);
  });
});

describe('turning', () => {
  const index = indexOf([place('h8', 'e'), place('h8', 'w')], false);
  it('skips directions in which the tile does not fit', () => {
    expect(turned(index, 'h8', 0)).toBe(0);
    expect(turned(index, 'h8', 5)).toBe(3);
    expect(turned(index, 'h8', 1, 1)).toBe(3);
  });
  it('is impossible where nothing fits', () => {
    expect(turned(index, 'a1', 0)).toBeNull();
  });
});

describe('rays', () => {
  it('go from each half to the farthest symbol counted', () => {
    const { place: laid, tile } = SCENES.rays!;
    const rays = raysOf(laid, tile);
    expect(rays).toContainEqual({ colour: 'red', from: 'h8', to: 'f8', count: 2 });
    expect(rays).toContainEqual({ colour: 'blue', from: 'h9', to: 'h11', count: 2 });
    expect(rays.reduce((sum, ray) => sum + ray.count, 0)).toBe(7);
  });

  it('say a double once and other tiles in the order of their halves', () => {
    expect(pointsOf(SCENES.double!.place, SCENES.double!.tile)).toEqual([['green', 3]]);
    expect(pointsOf(SCENES.rays!.place, SCENES.rays!.tile)).toEqual([['red', 3], ['blue', 4]]);
  });
});

describe('the examples of the rules page', () => {
  it.each(Object.entries(SCENES))('%s counts what lies there', (_, scene) => {
    const board = new Map([...scene.printed, ...scene.tiles.flatMap((one) => one.cells.map((cell, n) => [cell, one.tile[n]!] as [string, string]))]);
    const { cell, other, towards, counted, points } = scene.place;
    expect(cellsOf({ event: '', cell, towards })[1]).toBe(other);
    const sum: Record<string, number> = {};
    [cell, other].forEach((half, n) => {
      const colour = scene.tile[n]!;
      const found: string[] = [];
      for (const [dq, dr] of STEPS) {
        let [q, r] = axialOf(half);
        for (;;) {
          [q, r] = [q + dq, r + dr];
          if (board.get(nameOf(q, r)) !== colour) break;
          found.push(nameOf(q, r));
        }
      }
      expect([...counted[n]!].sort()).toEqual(found.sort());
      sum[colour] = (sum[colour] ?? 0) + found.length;
    });
    expect(points).toEqual(sum);
  });
});

describe('tiles that are new to me', () => {
  const laid = (seat: number, cell: string) => ({ event: 'tile_laid', seat, cell, towards: DIRECTIONS[0] });
  it('are those of the others since my last one', () => {
    const known = laidSince([], [laid(1, 'h8'), laid(2, 'g8')], 0);
    expect(known).toEqual([{ cells: ['h8', 'h9'], seat: 1 }, { cells: ['g8', 'g9'], seat: 2 }]);
    expect(laidSince(known, [laid(0, 'f8'), laid(1, 'e8')], 0)).toEqual([{ cells: ['e8', 'e9'], seat: 1 }]);
  });
  it('are those of the last seat for onlookers', () => {
    expect(laidSince([], [laid(1, 'h8'), laid(2, 'g8'), laid(2, 'f8')], null).map((one) => one.cells[0])).toEqual(['g8', 'f8']);
  });
});
