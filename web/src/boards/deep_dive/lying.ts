/** How the open tiles of a depth lie on the screen: which tokens, and how large. */
import { FOOD, kindOf, pointsOf } from '../../art/dive/papers';

export interface Token {
  key: string;
  tile: string;
  count: number;
  /** The seat whose penguin stands on it. */
  penguin: number | null;
}

export interface Place {
  trapped: number[];
}

const ORDER = [...FOOD, 'rock', 'predator', 'bubbles'] as readonly string[];

/** Food first, then rocks, predators with a penguin one by one, the others, bubbles. The tile just flipped lies apart. */
export function tokens(open: Record<string, number>, depth: number, seats: readonly Place[], flipped: string | null): Token[] {
  const found: Token[] = [];
  for (const [tile, count] of Object.entries(open)) {
    let left = count - (tile === flipped ? 1 : 0);
    if (tile === 'predator') {
      seats.forEach((place, seat) => {
        place.trapped.filter((at) => at === depth).forEach((_, n) => {
          found.push({ key: `predator-${seat}-${n}`, tile, count: 1, penguin: seat });
          left -= 1;
        });
      });
    }
    if (left > 0) found.push({ key: tile, tile, count: left, penguin: null });
  }
  const rank = (token: Token) => [ORDER.indexOf(kindOf(token.tile)), token.penguin ?? 9, pointsOf(token.tile)];
  return found.sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    return x[0]! - y[0]! || x[1]! - y[1]! || x[2]! - y[2]!;
  });
}

export const SMALLEST = 28;
export const GAP = 9;
export const LINE = 5;

/** The largest size at which so many tokens lie in a field, in as many rows as it takes; where none fits they overlap. */
export function sizeFor(count: number, width: number, height: number, most: number): { size: number; gap: number } {
  let best = 0;
  for (let rows = 1; rows <= 3; rows += 1) {
    const across = Math.ceil(Math.max(1, count) / rows);
    const size = Math.min(most, (height - (rows - 1) * LINE) / rows, (width - (across - 1) * GAP) / across);
    best = Math.max(best, Math.floor(size));
  }
  if (best >= SMALLEST) return { size: best, gap: GAP };
  const gap = count > 1 ? Math.min(GAP, Math.floor((width - count * SMALLEST) / (count - 1))) : GAP;
  return { size: SMALLEST, gap };
}

/** How high each depth is drawn: one with more tokens than lie well in a row is higher. */
export function heights(counts: readonly number[], most: number): number[] {
  const weights = counts.map((count) => (count > most ? 2 : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

export interface Share {
  kind: string;
  count: number;
  share: number;
}

/** What may lie face down, by kind: predators first, then what helps least. */
export function shares(unseen: Record<string, number>): Share[] {
  const all = Object.values(unseen).reduce((sum, count) => sum + count, 0);
  const by: Record<string, number> = {};
  for (const [tile, count] of Object.entries(unseen)) by[kindOf(tile)] = (by[kindOf(tile)] ?? 0) + count;
  return ['predator', 'bubbles', 'rock', ...FOOD].flatMap((kind) => (by[kind] ? [{ kind, count: by[kind], share: by[kind] / all }] : []));
}

export const percent = (share: number): number => Math.round(share * 100);
