/** The examples of the rules page: what lies there, and a tile with what it counts. */
import type { Place } from './places';

export interface Scene {
  /** Symbols printed on the board. */
  printed: [cell: string, colour: string][];
  tiles: { tile: [string, string]; cells: [string, string] }[];
  tile: [string, string];
  place: Place;
}

export const SCENES: Record<string, Scene> = {
  rays: {
    printed: [],
    tiles: [
      { tile: ['red', 'red'], cells: ['f8', 'g8'] },
      { tile: ['red', 'purple'], cells: ['h7', 'i6'] },
      { tile: ['blue', 'yellow'], cells: ['g10', 'f11'] },
      { tile: ['blue', 'blue'], cells: ['h10', 'h11'] },
      { tile: ['green', 'blue'], cells: ['j8', 'i9'] },
      { tile: ['green', 'orange'], cells: ['g9', 'f9'] },
    ],
    tile: ['red', 'blue'],
    place: { cell: 'h8', towards: 'e', other: 'h9', points: { red: 3, blue: 4 }, counted: [['g8', 'f8', 'h7'], ['h10', 'h11', 'g10', 'i9']] },
  },
  double: {
    printed: [],
    tiles: [
      { tile: ['green', 'orange'], cells: ['g9', 'f10'] },
      { tile: ['purple', 'red'], cells: ['g7', 'g8'] },
      { tile: ['green', 'yellow'], cells: ['h7', 'i6'] },
    ],
    tile: ['green', 'green'],
    place: { cell: 'h8', towards: 'e', other: 'h9', points: { green: 3 }, counted: [['g9', 'h7'], ['g9']] },
  },
  first: {
    printed: [['c8', 'red']],
    tiles: [],
    tile: ['red', 'yellow'],
    place: { cell: 'd8', towards: 'se', other: 'e8', points: { red: 1, yellow: 0 }, counted: [['c8'], []] },
  },
};
