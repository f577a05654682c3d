/** One table as this device sees it: what the server told, what waits for an answer, and the past to look at. */
import type { Batch, Outlook } from '../boards/contract';
import { api } from './api';
import { device } from './device.svelte';
import { Link, type State } from './link';
import type { Action, Data, Facts, GameEvent, Incoming, Now, Refusal, Said, SeatClock, You } from './wire';

/** A moment that was seen: the position after the events below number `end`. */
export interface Moment {
  end: number;
  view: Data;
  prompt: Now['prompt'];
}

interface Waiter {
  resolve: (message: Incoming | null) => void;
  /** Until then an answer to look at (a list, a preview) is awaited; null: a move, which waits as long as it takes. */
  timer: number | null;
}

const PATIENCE = 8000;
const MOMENTS = 400;
const JUMPS = 1500;

export class Session {
  facts = $state.raw<Facts | null>(null);
  you = $state.raw<You | null>(null);
  now = $state.raw<Now | null>(null);
  clocks = $state.raw<SeatClock[] | null>(null);
  /** The server's time minus ours. */
  offset = $state(0);
  log = $state.raw<GameEvent[]>([]);
  logFirst = $state(0);
  moments = $state.raw<Moment[]>([]);
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  batch = $state.raw<Batch>({ number: 0, events: [] });
  state = $state<State>('connecting');
  reason = $state('');
  /** When the link was lost, to show the banner only if it lasts. */
  lostAt = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Ids of my moves on their way. */
  pending = $state.raw<string[]>([]);
  open: number | null = null;

  private readonly link: Link;
  private readonly waiters = new Map<string, Waiter>();
  /** The question that my last move answers. */
  private answered: { id: string; decision: number } | null = null;
  /** My moves that were taken while the question they answer is still shown: they count as under way until the next is here. */
  private readonly taken = new Set<string>();
  private count = 0;
  private readonly stamp = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

  constructor(readonly table: string) {
    this.link = new Link(
      () => ({
        table,
        tokens: device.tokens(table),
        match: this.now?.match ?? 0,
        since: this.now ? this.logFirst + this.log.length : 0,
        open: this.open,
      }),
      (message) => this.take(message),
      (state, reason) => this.turned(state, reason),
    );
    this.pending = this.link.waiting.filter((sent) => sent.type === 'move').map((sent) => sent.id);
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  get myTurn(): boolean {
    return this.now !== null && this.now.decision !== null && this.now.result === null;
  }

  start(): () => void {
    const wake = () => document.visibilityState === 'visible' && this.link.wake();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    addEventListener('online', wake);
    this.link.start();
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
      removeEventListener('online', wake);
      this.link.stop();
    };
  }

  wake(): void {
    this.link.wake();
  }

  /** Answers the question that is shown now. */
  async act(action: Action): Promise<boolean> {
    if (!this.now || this.now.decision === null || this.seat === null || this.pending.length) return false;
    this.refusal = null;
    const answer = await this.request({ type: 'move', seat: this.seat, decision: this.now.decision, do: action }, true);
    return answer?.type === 'ack';
  }

  async ask(like: Data): Promise<Action[]> {
    if (this.seat === null) return [];
    const answer = await this.request({ type: 'legal', seat: this.seat, like });
    return answer?.type === 'legal' ? answer.actions : [];
  }

  async preview(action: Action): Promise<Outlook | null> {
    if (this.seat === null) return null;
    const answer = await this.request({ type: 'preview', seat: this.seat, do: action });
    return answer?.type === 'preview' ? answer : null;
  }

  /** Anything else that a seat may send and the server answers by ack or reject. */
  async tell(type: 'undo' | 'pause' | 'resume' | 'consent', more: Data = {}): Promise<boolean> {
    if (this.seat === null) return false;
    const answer = await this.request({ type, seat: this.seat, ...more }, true);
    return answer?.type === 'ack';
  }

  async speak(text: string): Promise<boolean> {
    const answer = await this.request({ type: 'chat', seat: this.seat, text }, true);
    return answer?.type === 'ack';
  }

  /** Whether the table answers for this device's seats where they have one answer. */
  help(on: boolean): void {
    for (const held of device.find(this.table)?.seats ?? []) void api.tell(this.table, 'help', { token: held.token, on }).catch(() => undefined);
  }

  mute(seat: number | null, on: boolean): void {
    this.link.raw({ type: 'mute', seat, on });
  }

  /** Hot-seat: lift the curtain before a seat, or close it. */
  show(seat: number | null): void {
    this.open = seat;
    this.link.raw({ type: 'open', seat });
  }

  /** Loads the part of the log before what is here. */
  async older(): Promise<void> {
    if (!this.logFirst) return;
    const first = Math.max(0, this.logFirst - 500);
    const answer = await this.request({ type: 'log', first, count: this.logFirst - first });
    if (answer?.type === 'log' && answer.match === this.now?.match && answer.first + answer.events.length === this.logFirst) {
      this.log = [...answer.events, ...this.log];
      this.logFirst = answer.first;
    }
  }

  private request(message: Data & { type: string }, kept = false): Promise<Incoming | null> {
    this.count += 1;
    const id = `${this.stamp}-${this.count}`;
    const sent = { ...message, id };
    return new Promise((resolve) => {
      if (kept) {
        this.waiters.set(id, { resolve, timer: null });
        if (message.type === 'move') {
          this.answered = { id, decision: message.decision };
          this.pending = [...this.pending, id];
        }
        this.link.send(sent);
        return;
      }
      if (!this.link.raw(sent)) {
        resolve(null);
        return;
      }
      const timer = window.setTimeout(() => this.answer(id, null), PATIENCE);
      this.waiters.set(id, { resolve, timer });
    });
  }

  private answer(id: string, message: Incoming | null): void {
    const waiter = this.waiters.get(id);
    if (waiter) {
      if (waiter.timer !== null) window.clearTimeout(waiter.timer);
      this.waiters.delete(id);
      waiter.resolve(message);
    }
    if (!this.taken.has(id)) this.settle((waiting) => waiting === id);
  }

  private settle(done: (id: string) => boolean): void {
    if (this.pending.some(done)) this.pending = this.pending.filter((waiting) => !done(waiting));
  }

  private take(message: Incoming): void {
    switch (message.type) {
      case 'welcome':
        this.offset = message.t - Date.now();
        if (this.you && this.you.seat !== message.you.seat) this.forgetMatch(); // other eyes, other secrets
        this.you = message.you;
        this.open = message.you.seat;
        this.facts = message.table;
        this.clocks = message.table.clocks;
        this.chat = message.chat;
        if (message.now) this.paint(message.now);
        else this.forgetMatch();
        device.note(this.table, { game: message.table.game });
        break;
      case 'events':
        this.offset = message.t - Date.now();
        this.clocks = message.clocks;
        this.paint(message.now);
        break;
      case 'table':
        this.facts = message.table;
        this.clocks = message.table.clocks;
        break;
      case 'presence':
        if (this.facts) {
          const seats = this.facts.seats.map((chair, n) => ({ ...chair, here: message.here[n] ?? chair.here }));
          this.facts = { ...this.facts, seats, watchers: message.watchers };
        }
        break;
      case 'chat':
        this.chat = [...this.chat, message.said];
        this.unread += 1;
        break;
      case 'reject':
        // What crossed with a newer position needs no words: that position is here now, or will be.
        if (!this.crossed(message)) this.refusal = { code: message.code, rule: message.rule, facts: message.facts };
        if (message.now) this.paint(message.now);
        if (message.id) this.answer(message.id, message);
        break;
      case 'ack':
        if (message.match === this.now?.match && this.answered?.id === message.id && this.answered.decision === this.now.decision) this.taken.add(message.id);
        this.answer(message.id, message);
        break;
      case 'legal':
      case 'preview':
      case 'log':
        this.answer(message.id, message);
        break;
    }
  }

  private crossed(reject: Incoming & { type: 'reject' }): boolean {
    const looking = reject.id ? (this.waiters.get(reject.id)?.timer ?? null) !== null : false;
    return looking || (reject.code === 'stale' && Boolean(reject.now));
  }

  /** Takes a newer position. Events that are already here are not told again. */
  private paint(now: Now): void {
    const fresh = this.now?.match !== now.match;
    const end = fresh ? now.first : this.logFirst + this.log.length;
    if (fresh) {
      this.log = [];
      this.logFirst = now.first;
      this.moments = [];
    } else if (now.first > end) {
      this.log = [];
      this.logFirst = now.first;
    }
    const added = now.events.slice(Math.max(0, end - now.first));
    if (added.length) this.log = [...this.log, ...added];
    const seen = this.now !== null && !fresh;
    this.now = now;
    this.settle((id) => this.taken.has(id));
    this.taken.clear();
    const last = this.logFirst + this.log.length;
    const moment = { end: last, view: now.view, prompt: now.prompt };
    this.moments = [...this.moments.filter((kept) => kept.end < last), moment].slice(-MOMENTS);
    if (added.length) this.batch = { number: this.batch.number + 1, events: seen && added.length < JUMPS ? added : [] };
  }

  private forgetMatch(): void {
    this.now = null;
    this.log = [];
    this.logFirst = 0;
    this.moments = [];
  }

  private turned(state: State, reason: string): void {
    this.state = state;
    this.reason = reason;
    if (state === 'open') this.lostAt = null;
    else if (state === 'lost') this.lostAt ??= Date.now();
  }
}
