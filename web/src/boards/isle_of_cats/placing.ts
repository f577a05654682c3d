/** Where a tile may go, looked up while it is dragged. What is legal comes from the table; here it is only kept. */
import type { Action } from '../../lib/wire';
import { cellsOfBoat, COLS, covered, key, markAt, onBoat, roomAt, ROOMS, ROWS, turnsOf, type Cell, type Laid } from './box';

/** What a tile would cover. `why` says what is wrong where the place is not legal. */
export interface Spot {
  legal: boolean;
  why: 'edge' | 'taken' | 'apart' | null;
  rats: number;
  maps: string[];
  rooms: string[];
}

export interface Pose {
  turn: number;
  row: number;
  col: number;
}

const poseKey = (turn: number, row: number, col: number): number => (turn * 16 + row + 4) * 32 + col + 4;

export class Places {
  readonly turns: Cell[][];
  private readonly legal = new Map<number, Action>();
  private readonly spots = new Map<number, Spot>();
  private readonly taken: Set<number>;
  private readonly roomLeft: Record<string, number> = {};
  private readonly turned: number[];
  private readonly flipped: number[];

  constructor(readonly tile: string, private readonly boat: string, tiles: readonly Laid[], actions: readonly Action[]) {
    this.turns = turnsOf(tile);
    this.taken = covered(tiles);
    for (const action of actions) this.legal.set(poseKey(action.turn, action.row, action.col), action);
    for (const [row, col] of cellsOfBoat()) {
      if (!this.taken.has(key(row, col))) this.roomLeft[roomAt(row, col)] = (this.roomLeft[roomAt(row, col)] ?? 0) + 1;
    }
    this.turned = this.turns.map((cells) => this.find(cells.map(([row, col]) => [col, -row])));
    this.flipped = this.turns.map((cells) => this.find(cells.map(([row, col]) => [row, -col])));
  }

  get count(): number {
    return this.legal.size;
  }

  action(pose: Pose): Action | null {
    return this.legal.get(poseKey(pose.turn, pose.row, pose.col)) ?? null;
  }

  spot(pose: Pose): Spot {
    const at = poseKey(pose.turn, pose.row, pose.col);
    let found = this.spots.get(at);
    if (!found) this.spots.set(at, (found = this.look(pose)));
    return found;
  }

  size(turn: number): [number, number] {
    const cells = this.turns[turn]!;
    return [Math.max(...cells.map(([row]) => row)) + 1, Math.max(...cells.map(([, col]) => col)) + 1];
  }

  /** The pose turned or flipped about its middle. */
  rotate(pose: Pose): Pose {
    return this.about(pose, this.turned[pose.turn]!);
  }

  flip(pose: Pose): Pose {
    return this.about(pose, this.flipped[pose.turn]!);
  }

  /** The pose kept near the boat. */
  clamp(pose: Pose): Pose {
    const [high, wide] = this.size(pose.turn);
    return { turn: pose.turn, row: Math.min(Math.max(pose.row, 0), ROWS - high), col: Math.min(Math.max(pose.col, 0), COLS - wide) };
  }

  /** The legal pose that is nearest, in this turn if there is one, else in any. */
  nearest(pose: Pose): Pose {
    let best: Pose | null = null;
    let least = Infinity;
    for (const action of this.legal.values()) {
      const distance = Math.abs(action.row - pose.row) + Math.abs(action.col - pose.col) + (action.turn === pose.turn ? 0 : 100);
      if (distance < least) [best, least] = [{ turn: action.turn, row: action.row, col: action.col }, distance];
    }
    return best ?? this.clamp(pose);
  }

  /** The legal pose in this turn that covers the cell and lies most centred on it; null if there is none. */
  covering(turn: number, row: number, col: number): Pose | null {
    const [high, wide] = this.size(turn);
    const options = this.turns[turn]!.map(([r, c]): Pose => ({ turn, row: row - r, col: col - c })).filter((pose) => this.action(pose));
    const off = (pose: Pose) => Math.abs(row - pose.row - (high - 1) / 2) + Math.abs(col - pose.col - (wide - 1) / 2);
    return options.sort((a, b) => off(a) - off(b))[0] ?? null;
  }

  private about(pose: Pose, turn: number): Pose {
    const [high, wide] = this.size(pose.turn);
    const [newHigh, newWide] = this.size(turn);
    return this.clamp({ turn, row: Math.round(pose.row + (high - newHigh) / 2), col: Math.round(pose.col + (wide - newWide) / 2) });
  }

  private find(cells: number[][]): number {
    const top = Math.min(...cells.map((cell) => cell[0]!));
    const left = Math.min(...cells.map((cell) => cell[1]!));
    const wanted = new Set(cells.map((cell) => key(cell[0]! - top, cell[1]! - left)));
    return this.turns.findIndex((other) => other.every(([row, col]) => wanted.has(key(row, col))));
  }

  private look(pose: Pose): Spot {
    const legal = this.action(pose) !== null;
    const spot: Spot = { legal, why: legal ? null : 'apart', rats: 0, maps: [], rooms: [] };
    const left: Record<string, number> = {};
    for (const [r, c] of this.turns[pose.turn]!) {
      const [row, col] = [pose.row + r, pose.col + c];
      if (!onBoat(row, col)) {
        spot.why = 'edge';
        continue;
      }
      if (this.taken.has(key(row, col))) {
        if (spot.why !== 'edge') spot.why = 'taken';
        continue;
      }
      const mark = markAt(this.boat, row, col);
      if (mark === 'rat') spot.rats += 1;
      else if (mark) spot.maps.push(mark);
      left[roomAt(row, col)] = (left[roomAt(row, col)] ?? 0) + 1;
    }
    if (legal) spot.rooms = Object.keys(left).filter((letter) => left[letter] === this.roomLeft[letter]).map((letter) => ROOMS[letter]!);
    return spot;
  }
}
