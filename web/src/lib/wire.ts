/** The wire of docs/wire.md as types. Views, prompts, actions and events belong to the games. */

export type Data = Record<string, any>;
export type Action = Data & { do: string };
export type GameEvent = Data & { event: string };

export interface Meta {
  key: string;
  titles: Record<string, string>;
  seats: [number, number];
  minutes: number;
  rules: number;
  options: Record<string, string[]>;
  /** Which values each seat count may choose, and how fields are said; both by newer servers. */
  choices?: Record<string, Record<string, [number, number]>>;
  defaults?: Record<string, string>;
  fields?: Fields;
}

/** How a field's values are said: a seat, or names looked up part by part ("figure", "colour"). */
export type Fields = Record<string, 'seat' | string[]>;

export interface Chair {
  name: string | null;
  kind: 'open' | 'person' | 'bot';
  bot: string | null;
  ready: boolean;
  here: boolean;
  left: boolean;
}

export interface Pace {
  kind: 'none' | 'live' | 'days';
  decision: number;
  bank: number;
}

export interface SeatClock {
  bank: number;
  since: number | null;
}

export interface Request {
  number: number;
  kind: 'undo' | 'pause';
  seat: number;
  yes: number[];
  waiting: number[];
}

export interface Facts {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  status: 'lobby' | 'playing' | 'over' | 'stopped';
  match: number;
  seats: Chair[];
  watchers: number;
  pace: Pace;
  paused: boolean;
  request: Request | null;
  clocks: SeatClock[] | null;
  commitment: string | null;
}

export interface You {
  held: number[];
  seat: number | null;
  watcher: boolean;
  host: boolean;
  helped: boolean;
}

export interface Said {
  n: number;
  t: number;
  seat: number | null;
  text: string;
}

export interface Line extends Data {
  what: string;
  points: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Line[][];
}

export interface Now {
  match: number;
  first: number;
  events: GameEvent[];
  view: Data;
  prompt: Data & { ask: string; seats: number[] };
  decision: number | null;
  to_act: number[];
  legal: Action[] | null;
  legal_count: number;
  undo: boolean;
  result: Result | null;
  seed: string | null;
  hands: Data[] | null;
}

export interface Previewed {
  id: string;
  decision: number;
  sure: boolean;
  view: Data | null;
  prompt: Data | null;
  score: number | null;
  lines: Line[] | null;
}

export interface Refusal {
  code: string;
  rule: string | null;
  facts: Data;
}

export type Incoming =
  | { type: 'welcome'; t: number; you: You; table: Facts; now: Now | null; chat: Said[] }
  | { type: 'events'; t: number; now: Now; clocks: SeatClock[] | null }
  | { type: 'table'; t: number; table: Facts }
  | { type: 'presence'; here: boolean[]; watchers: number }
  | { type: 'ack'; id: string; match: number; n: number }
  | ({ type: 'reject'; id: string | null; now: Now | null } & Refusal)
  | { type: 'legal'; id: string; decision: number; count: number; actions: Action[] }
  | ({ type: 'preview' } & Previewed)
  | { type: 'log'; id: string; match: number; first: number; events: GameEvent[] }
  | { type: 'chat'; said: Said }
  | { type: 'pong'; n: number; t: number };
