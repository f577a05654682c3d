/** What lies in the box, for drawing: the plan of the boats, the turns of the tiles, what is printed on the cards. */
import data from './box.json';

export type Cell = readonly [number, number];

export interface Printed {
  kind: string;
  cost: number;
  label: string;
  whole?: number;
  broken?: number;
  speed?: number;
  op?: string;
  points?: number;
  per?: number;
  /** A public lesson that wants a colour. */
  colour?: boolean;
}

/** A tile that lies on a boat, as the view tells it. */
export interface Laid {
  tile: string;
  colour: string | null;
  turn: number;
  row: number;
  col: number;
}

export const ROWS = 9;
export const COLS = 22;
export const PLAN: readonly string[] = data.plan;
export const ROOMS: Record<string, string> = data.rooms;
export const COLOURS = ['blue', 'green', 'red', 'purple', 'orange'];
export const BOATS = Object.keys(data.marks);

const turns = new Map<string, Cell[][]>(
  Object.entries(data.turns).map(([shape, laid]) => [
    shape,
    laid.map((digits) => Array.from({ length: digits.length / 2 }, (_, n): Cell => [Number(digits[2 * n]), Number(digits[2 * n + 1])])),
  ]),
);
export const SHAPES = [...turns.keys()];

export const shapeOf = (tile: string): string => tile.split(':')[0]!;

/** The ways to lay a tile, in the order in which the game numbers them. */
export const turnsOf = (tile: string): Cell[][] => turns.get(shapeOf(tile)) ?? [];

/** The turn in which a tile lies flattest, for rows of tiles. */
export function flatTurn(tile: string): number {
  const heights = turnsOf(tile).map((cells) => Math.max(...cells.map(([row]) => row)));
  return heights.indexOf(Math.min(...heights));
}
export const flat = (tile: string): Cell[] => turnsOf(tile)[flatTurn(tile)] ?? [];

export function cellsOf(laid: Laid): Cell[] {
  return (turnsOf(laid.tile)[laid.turn] ?? []).map(([row, col]): Cell => [row + laid.row, col + laid.col]);
}

export const roomAt = (row: number, col: number): string => PLAN[row]?.[col] ?? '.';
export const onBoat = (row: number, col: number): boolean => roomAt(row, col) !== '.';

const CELLS: Cell[] = PLAN.flatMap((line, row) => [...line].flatMap((letter, col) => (letter === '.' ? [] : [[row, col] as Cell])));
export const cellsOfBoat = (): readonly Cell[] => CELLS;
export const cellsOfRoom = (letter: string): Cell[] => CELLS.filter(([row, col]) => roomAt(row, col) === letter);

/** What is printed on a cell of a boat: "rat", a colour for its map, or nothing. */
export function markAt(boat: string, row: number, col: number): string | null {
  const mark = (data.marks as Record<string, string[]>)[boat]?.[row]?.[col] ?? '.';
  if (mark === 'R') return 'rat';
  return COLOURS.find((colour) => colour[0] === mark) ?? null;
}

const cards = data.cards as Record<string, Printed>;
export const printed = (card: number): Printed => cards[card] ?? { kind: 'sister', cost: 0, label: 'sister' };
/** How many cards the sister has by her first card, and how fast she is. */
export const sisterCard = (card: number): [number, number] => ((data.sister as Record<string, number[]>)[card] ?? [0, 0]) as [number, number];

export const numbersOf = (kind: string): number[] => Object.keys(cards).map(Number).filter((card) => cards[card]!.kind === kind);

/** Whether a tile of this kind (cat, oshax, rare, common) can cover these cells. */
export function isTile(kind: string, cells: readonly Cell[]): boolean {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  const wanted = cells.map(([row, col]) => key(row - top, col - left)).sort((a, b) => a - b).join();
  return SHAPES.some((shape) => shape.startsWith(kind) && turns.get(shape)!.some((laid) => laid.map(([row, col]) => key(row, col)).sort((a, b) => a - b).join() === wanted));
}

/** The key of a cell in sets and maps. */
export const key = (row: number, col: number): number => row * COLS + col;
export const covered = (tiles: readonly Laid[]): Set<number> => new Set(tiles.flatMap((laid) => cellsOf(laid).map(([row, col]) => key(row, col))));
