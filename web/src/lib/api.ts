/** The HTTP side of the wire. */
import type { Data, GameEvent, Line, Meta, Now, Pace } from './wire';

/** A refusal of the server, or `unreachable` when there was no answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Data = {},
  ) {
    super(code);
  }
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError('unreachable');
  }
  if (answer.ok) return answer;
  const told: Data = await answer.json().catch(() => ({}));
  throw new ApiError(typeof told.code === 'string' ? told.code : answer.status >= 500 ? 'unreachable' : 'bad_request', told.facts ?? {});
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<T>;
}

export interface Made {
  table: string;
  host: string;
  watch: string;
  claims: (string | null)[];
  links: { host: string; watch: string; seats: (string | null)[] };
}

export interface Setup {
  game: string;
  seats: number;
  options: Record<string, string>;
  bots: Record<string, string>;
  pace: Pace;
}

export interface Summary {
  table: string;
  game: string;
  status: string;
  match: number;
  seat: number | null;
  names: (string | null)[];
  your_turn: boolean;
  deadline: number | null;
  touched: number;
}

/** One moment of a replayed record. */
export interface Frame {
  step: number;
  seat: number | null;
  events: GameEvent[];
  view: Data;
  prompt: Now['prompt'];
  scores: number[];
}

export interface Film {
  game: string;
  seats: number;
  options: Record<string, string>;
  steps: number;
  frames: Frame[];
  result: Now['result'];
  verified: boolean | null;
}

let shelf: Promise<{ games: Meta[]; levels: string[]; version: string }> | null = null;

export const api = {
  games() {
    shelf ??= send('/api/games').then((answer) => answer.json());
    shelf.catch(() => (shelf = null));
    return shelf;
  },
  create: (setup: Setup) => post<Made>('/api/tables', setup),
  claim: (table: string, token: string, name: string) =>
    post<{ seat: number; token: string; recovery: string }>(`/api/tables/${table}/claim`, { token, name }),
  recover: (table: string, recovery: string) =>
    post<{ seat: number; token: string; name: string }>(`/api/tables/${table}/recover`, { recovery }),
  invite: (table: string, token: string, seat: number) =>
    post<{ claim: string; link: string }>(`/api/tables/${table}/invite`, { token, seat }),
  /** The requests that answer with nothing. */
  tell: (table: string, what: 'rename' | 'ready' | 'help' | 'start' | 'leave' | 'return' | 'replace' | 'give_back' | 'rematch', body: Data) =>
    post<Data>(`/api/tables/${table}/${what}`, body),
  mine: (tables: { table: string; token: string }[]) => post<{ tables: (Summary | null)[] }>('/api/mine', { tables }),
  async qr(link: string): Promise<string> {
    const answer = await send('/api/qr', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    });
    const svg = await answer.text();
    return svg.replace(/<svg([^>]*?) width="(\d+)" height="(\d+)"/, '<svg$1 viewBox="0 0 $2 $3"');
  },
  async record(table: string, token: string, match?: number): Promise<string> {
    const which = match === undefined ? '' : `?match=${match}`;
    const answer = await send(`/api/tables/${table}/record${which}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.text();
  },
  score: (game: string, data: unknown) => post<Data & { lines: Line[] }>(`/api/score/${game}`, data),
  replay: (record: string, eyes: number | null | 'all', first: number, count: number) =>
    post<Film>('/api/replay', { record, eyes, first, count }),
};
