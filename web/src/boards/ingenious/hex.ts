/** Where the cells lie. Names, directions and steps are those of the game's README; tests/web compares them. */

export const ROWS = 'abcdefghijklmno';
/** The row and the number of the middle cell, counted from 1. */
export const MIDDLE = 8;
export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export const STEPS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
/** How far from the middle the white cells reach, and the light grey ones. */
export const RINGS = [5, 6] as const;
/** From a cell's middle to its corner. */
export const SIZE = 20;

export interface Hex {
  cell: string;
  q: number;
  r: number;
  x: number;
  y: number;
  /** 0 white, 1 light grey, 2 grey. */
  ring: number;
}

export function nameOf(q: number, r: number): string {
  return `${ROWS[r + MIDDLE - 1]}${q + MIDDLE}`;
}

export function axialOf(cell: string): [number, number] {
  return [Number(cell.slice(1)) - MIDDLE, ROWS.indexOf(cell[0]!) - MIDDLE + 1];
}

export function pointOf(q: number, r: number): [number, number] {
  return [SIZE * Math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r];
}

export const centre = (cell: string): [number, number] => pointOf(...axialOf(cell));

export const distance = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The cells of a board, row by row. */
export function rowsOf(radius: number): Hex[][] {
  const rows: Hex[][] = [];
  for (let r = -radius; r <= radius; r += 1) {
    const row: Hex[] = [];
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q += 1) {
      const [x, y] = pointOf(q, r);
      row.push({ cell: nameOf(q, r), q, r, x, y, ring: RINGS.filter((reach) => distance(q, r) > reach).length });
    }
    rows.push(row);
  }
  return rows;
}

/** The cell an arrow key leads to: along the row, or the nearest of the row above or below to the column `x`. */
export function stepTo(rows: Hex[][], cell: string, key: string, x: number): string | null {
  const row = rows.findIndex((cells) => cells.some((hex) => hex.cell === cell));
  if (row < 0) return null;
  const at = rows[row]!.findIndex((hex) => hex.cell === cell);
  const along = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: rows[row]!.length - 1 }[key];
  if (along !== undefined) return rows[row]![along]?.cell ?? null;
  const next = rows[row + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0)];
  if (!next || next === rows[row]) return null;
  return next.reduce((best, hex) => (Math.abs(hex.x - x) < Math.abs(best.x - x) ? hex : best)).cell;
}

/** Half the width and half the height of a board, with a border. */
export function extent(radius: number): [number, number] {
  return [SIZE * Math.sqrt(3) * (radius + 0.5) + 8, SIZE * (1.5 * radius + 1) + 8];
}
