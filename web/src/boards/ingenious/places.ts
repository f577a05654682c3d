/** The places that the game offers for a tile, as they are pointed at: by a cell and a direction. */
import { axialOf, DIRECTIONS, distance, nameOf } from './hex';

export interface Place {
  cell: string;
  towards: string;
  other: string;
  points: Record<string, number>;
  counted: [string[], string[]];
}

/** For each cell of the first half the place in each of the six directions, or null. */
export type Index = Map<string, (Place | null)[]>;

/** A double is listed once though it looks the same both ways; here it is found from both. */
export function indexOf(places: readonly Place[], double: boolean): Index {
  const index: Index = new Map();
  const put = (cell: string, direction: number, place: Place): void => {
    const turns = index.get(cell) ?? Array.from({ length: 6 }, () => null);
    turns[direction] ??= place;
    index.set(cell, turns);
  };
  for (const place of places) {
    const direction = DIRECTIONS.indexOf(place.towards as (typeof DIRECTIONS)[number]);
    put(place.cell, direction, place);
    if (double) put(place.other, (direction + 3) % 6, place);
  }
  return index;
}

/** All cells that some place covers. */
export function coveredBy(places: readonly Place[]): Set<string> {
  return new Set(places.flatMap((place) => [place.cell, place.other]));
}

/** The first direction from `from` on, turning by `by`, in which the tile fits at the cell. */
export function turned(index: Index, cell: string, from: number, by: 1 | -1 = -1): number | null {
  const turns = index.get(cell);
  if (!turns) return null;
  for (let n = 0; n < 6; n += 1) {
    const direction = (((from + n * by) % 6) + 6) % 6;
    if (turns[direction]) return direction;
  }
  return null;
}

export interface Ray {
  colour: string;
  from: string;
  /** The farthest symbol that counts. */
  to: string;
  count: number;
}

/** The rows of counted symbols: from each half, one for each direction. */
export function raysOf(place: Place, tile: readonly string[]): Ray[] {
  const rays: Ray[] = [];
  place.counted.forEach((cells, half) => {
    const from = half ? place.other : place.cell;
    const [q, r] = axialOf(from);
    const farthest = new Map<string, number>();
    for (const cell of cells) {
      const [cq, cr] = axialOf(cell);
      const away = distance(cq - q, cr - r);
      const way = `${(cq - q) / away} ${(cr - r) / away}`;
      farthest.set(way, Math.max(away, farthest.get(way) ?? 0));
    }
    for (const [way, count] of farthest) {
      const [dq, dr] = way.split(' ').map(Number) as [number, number];
      rays.push({ colour: tile[half]!, from, to: nameOf(q + dq * count, r + dr * count), count });
    }
  });
  return rays;
}

/** The points in the order of the tile's halves; a double has one entry. */
export function pointsOf(place: Place, tile: readonly string[]): [string, number][] {
  return [...new Set(tile)].map((colour) => [colour, place.points[colour] ?? 0]);
}
