/** Paths of tiles: cells of 20 units, joined where they touch, with round corners. */
export const UNIT = 20;

type Cell = readonly [number, number];

function box(x: number, y: number, wide: number, high: number, round: number): string {
  const r = Math.max(0, round);
  return `M${x + r} ${y}h${wide - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${high - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - wide}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - high}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The outline of cells as one filled path, drawn in by `inset` (out, where it is negative). */
export function blob(cells: readonly Cell[], inset: number, round: number): string {
  const has = new Set(cells.map(([row, col]) => row * 64 + col));
  const at = (row: number, col: number) => has.has(row * 64 + col);
  const parts: string[] = [];
  const side = UNIT - 2 * inset;
  for (const [row, col] of cells) {
    const [x, y] = [col * UNIT + inset, row * UNIT + inset];
    parts.push(box(x, y, side, side, round));
    if (at(row, col + 1)) parts.push(box(x + side / 2, y, UNIT, side, 0));
    if (at(row + 1, col)) parts.push(box(x, y + side / 2, side, UNIT, 0));
    if (at(row, col + 1) && at(row + 1, col) && at(row + 1, col + 1)) parts.push(box(x + side / 2, y + side / 2, UNIT, UNIT, 0));
  }
  return parts.join('');
}

/** The cell where a cat's head lies: the end of its body that is highest up. */
export function headOf(cells: readonly Cell[]): Cell {
  const has = new Set(cells.map(([row, col]) => row * 64 + col));
  const beside = ([row, col]: Cell) => [[1, 0], [-1, 0], [0, 1], [0, -1]].filter(([r, c]) => has.has((row + r!) * 64 + col + c!)).length;
  return [...cells].sort((a, b) => beside(a) - beside(b) || a[0] - b[0] || a[1] - b[1])[0]!;
}

/** How many rows and columns cells take. */
export function extent(cells: readonly Cell[]): [number, number] {
  return [Math.max(...cells.map(([row]) => row)) + 1, Math.max(...cells.map(([, col]) => col)) + 1];
}
