import { describe, expect, it } from 'vitest';
import { axialOf, centre, distance, extent, nameOf, rowsOf, SIZE, STEPS, stepTo } from './hex';

describe('the cells', () => {
  it('are as many as the box has for each number of players', () => {
    expect([5, 6, 7].map((radius) => rowsOf(radius).flat().length)).toEqual([91, 127, 169]);
  });

  it('have the names of the README', () => {
    expect(nameOf(0, 0)).toBe('h8');
    expect([[0, -5], [5, -5], [5, 0], [0, 5], [-5, 5], [-5, 0]].map(([q, r]) => nameOf(q!, r!))).toEqual(['c8', 'c13', 'h13', 'm8', 'm3', 'h3']);
    for (const hex of rowsOf(7).flat()) expect(axialOf(hex.cell)).toEqual([hex.q, hex.r]);
  });

  it('lie one step apart in every direction, all within the extent', () => {
    for (const [q, r] of STEPS) {
      const [x, y] = centre(nameOf(q, r));
      expect(Math.hypot(x, y)).toBeCloseTo(SIZE * Math.sqrt(3));
      expect(distance(q, r)).toBe(1);
    }
    const [width, height] = extent(6);
    for (const hex of rowsOf(6).flat()) {
      expect(Math.abs(hex.x)).toBeLessThan(width);
      expect(Math.abs(hex.y)).toBeLessThan(height);
    }
  });

  it('are white, light grey and grey', () => {
    const rings = rowsOf(7).flat().map((hex) => hex.ring);
    expect([0, 1, 2].map((ring) => rings.filter((other) => other === ring).length)).toEqual([91, 36, 42]);
  });
});

describe('arrow keys', () => {
  const rows = rowsOf(5);
  it('go along a row and stop at its ends', () => {
    expect(stepTo(rows, 'h8', 'ArrowRight', 0)).toBe('h9');
    expect(stepTo(rows, 'h13', 'ArrowRight', 0)).toBeNull();
    expect(stepTo(rows, 'h8', 'Home', 0)).toBe('h3');
    expect(stepTo(rows, 'c8', 'ArrowUp', 0)).toBeNull();
  });

  it('keep to their column up and down', () => {
    const [x] = centre('h8');
    const up = stepTo(rows, stepTo(rows, 'h8', 'ArrowUp', x)!, 'ArrowUp', x)!;
    expect(centre(up)[0]).toBeCloseTo(x);
    expect(stepTo(rows, stepTo(rows, up, 'ArrowDown', x)!, 'ArrowDown', x)).toBe('h8');
  });

  it('reach every cell', () => {
    const seen = new Set(['h8']);
    for (const cell of seen) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = stepTo(rows, cell, key, centre(cell)[0]);
      if (next) seen.add(next);
    }
    expect(seen.size).toBe(91);
  });
});
