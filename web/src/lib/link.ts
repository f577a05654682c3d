/** The socket to one table: it comes back by itself, and nothing that was sent is lost or done twice. */
import type { Incoming } from './wire';

export type State = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

export interface Hello {
  table: string;
  tokens: string[];
  match: number;
  since: number;
  open: number | null;
}

export interface Outside {
  socket(): WebSocket;
  now(): number;
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export const browser: Outside = {
  socket: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
  now: () => Date.now(),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
  get store() {
    return sessionStorage;
  },
};

export const PING_EVERY = 4000;
export const DEAD_AFTER = 9000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;

/** How long to wait before the n-th try to come back: growing, and never the same for everybody. */
export function pause(tries: number, random: () => number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 6)) * (0.5 + random());
}

export interface Sent {
  type: string;
  id: string;
  [field: string]: unknown;
}

export class Link {
  state: State = 'connecting';
  lag: number | null = null;
  private socket: WebSocket | null = null;
  private greeted = false;
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private beat = 0;
  private outbox: Sent[];
  private readonly born: number;
  private readonly box: string;

  constructor(
    private readonly hello: () => Hello,
    private readonly onMessage: (message: Incoming) => void,
    private readonly onState: (state: State, reason: string) => void,
    private readonly outside: Outside = browser,
  ) {
    this.born = outside.now();
    this.box = `paluba.outbox.${hello().table}`;
    this.outbox = read(outside.store.getItem(this.box));
  }

  /** What was sent and not answered yet. */
  get waiting(): readonly Sent[] {
    return this.outbox;
  }

  start(): void {
    this.connect();
    this.pulse();
  }

  stop(): void {
    this.state = 'closed';
    this.outside.cancel(this.timer);
    this.outside.cancel(this.beat);
    this.drop();
  }

  /** Comes back at once, when the page wakes up or the network returns. */
  wake(): void {
    if (this.state === 'closed' || this.state === 'refused') return;
    const alive = this.socket?.readyState === 1 && this.outside.now() - this.heard < DEAD_AFTER;
    if (alive) {
      this.ping();
      return;
    }
    this.tries = 0;
    this.outside.cancel(this.timer);
    this.connect();
  }

  /** Sends what must not be lost: it stays in the outbox, over reloads too, until it is answered. */
  send(message: Sent): void {
    this.outbox.push(message);
    this.save();
    if (this.greeted) this.raw(message);
  }

  /** Sends what may be lost with the link: questions. */
  raw(message: object): boolean {
    if (this.socket?.readyState !== 1 || (!this.greeted && (message as Sent).type !== 'hello')) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The number that comes back says when it was sent, since this link was made. */
  private ping(): void {
    this.raw({ type: 'ping', n: Math.max(0, this.outside.now() - this.born) });
  }

  private connect(): void {
    this.drop();
    const socket = this.outside.socket();
    this.socket = socket;
    this.greeted = false;
    this.heard = this.outside.now();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.heard = this.outside.now();
      this.raw({ type: 'hello', ...this.hello() });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as Incoming);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.gone(event.code, event.reason);
    };
  }

  private take(message: Incoming): void {
    this.heard = this.outside.now();
    if (message.type === 'pong') {
      this.lag = this.heard - this.born - message.n;
      return;
    }
    if ((message.type === 'ack' || message.type === 'reject') && message.id) this.answered(message.id);
    this.onMessage(message);
    if (message.type === 'welcome' && !this.greeted) {
      this.greeted = true;
      this.tries = 0;
      this.become('open');
      for (const sent of this.outbox) this.raw(sent);
    }
  }

  private answered(id: string): void {
    this.outbox = this.outbox.filter((sent) => sent.id !== id);
    this.save();
  }

  private gone(code: number, reason: string): void {
    this.socket = null;
    this.greeted = false;
    const mayReturn = code !== 4401 && !(code === 1008 && reason !== 'slow' && reason !== 'rate');
    if (!mayReturn) {
      this.become('refused', code === 4401 ? 'token' : reason);
      return;
    }
    this.become('lost');
    const wait = code === 1012 && this.tries === 0 ? 100 + 400 * this.outside.random() : pause(this.tries, this.outside.random);
    this.tries += 1;
    this.outside.cancel(this.timer);
    this.timer = this.outside.later(() => this.connect(), code === 1008 ? wait + 5000 : wait);
  }

  private pulse(): void {
    this.beat = this.outside.later(() => {
      if (this.socket && this.outside.now() - this.heard > DEAD_AFTER) {
        const dead = this.socket;
        this.socket = null;
        dead.onclose = null;
        dead.close();
        this.gone(1006, '');
      } else if (this.greeted) {
        this.ping();
      }
      if (this.state !== 'closed') this.pulse();
    }, PING_EVERY);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
  }

  private become(state: State, reason = ''): void {
    this.state = state;
    this.onState(state, reason);
  }

  private save(): void {
    if (this.outbox.length) this.outside.store.setItem(this.box, JSON.stringify(this.outbox));
    else this.outside.store.removeItem(this.box);
  }
}

function read(kept: string | null): Sent[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? (found as Sent[]) : [];
  } catch {
    return [];
  }
}
