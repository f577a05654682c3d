import { beforeEach, expect, test } from 'vitest';
import { DEAD_AFTER, Link, pause, PING_EVERY, type Outside } from './link';
import type { Incoming } from './wire';

/** A browser with a clock in hand and sockets that do what the test says. */
class World implements Outside {
  time = 0;
  timers: { at: number; run: () => void; id: number }[] = [];
  sockets: FakeSocket[] = [];
  kept = new Map<string, string>();
  private next = 0;
  store = {
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void this.kept.set(key, value),
    removeItem: (key: string) => void this.kept.delete(key),
  };
  socket = () => {
    const made = new FakeSocket();
    this.sockets.push(made);
    return made as unknown as WebSocket;
  };
  now = () => this.time;
  random = () => 0.5;
  later = (run: () => void, milliseconds: number) => {
    this.next += 1;
    this.timers.push({ at: this.time + milliseconds, run, id: this.next });
    return this.next;
  };
  cancel = (id: number) => {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  };
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.cancel(due.id);
      this.time = due.at;
      due.run();
    }
    this.time = end;
  }
  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1]!;
  }
}

class FakeSocket {
  readyState = 0;
  sent: Record<string, any>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

let world: World;
let heard: Incoming[];
let states: string[];

function make(): Link {
  return new Link(() => ({ table: 't', tokens: ['k'], match: 1, since: 7, open: null }), (message) => heard.push(message), (state) => states.push(state), world);
}

beforeEach(() => {
  world = new World();
  heard = [];
  states = [];
});

const move = { type: 'move', id: 'm1', seat: 0, decision: 3, do: { do: 'draw' } };

test('says hello first, and sends nothing before the welcome', () => {
  const link = make();
  link.start();
  world.last.opened();
  expect(world.last.sent).toEqual([{ type: 'hello', table: 't', tokens: ['k'], match: 1, since: 7, open: null }]);
  link.send(move);
  expect(world.last.sent).toHaveLength(1);
  world.last.says({ type: 'welcome' });
  expect(world.last.sent[1]).toEqual(move);
  expect(states).toEqual(['open']);
});

test('what was not answered is sent again after a cut, with the same id, and only until it is answered', () => {
  const link = make();
  link.start();
  world.last.opened();
  world.last.says({ type: 'welcome' });
  link.send(move);
  world.last.cut(1006);
  expect(states).toEqual(['open', 'lost']);
  world.pass(20_000);
  world.last.opened();
  world.last.says({ type: 'welcome' });
  expect(world.last.sent.slice(1)).toEqual([move]);
  world.last.says({ type: 'ack', id: 'm1', match: 1, n: 8 });
  expect(link.waiting).toEqual([]);
  expect(world.kept.size).toBe(0);
});

test('a reload does not lose an unsent move', () => {
  const link = make();
  link.send(move);
  link.stop();
  const again = make();
  expect(again.waiting).toEqual([move]);
  again.start();
  world.last.opened();
  world.last.says({ type: 'welcome' });
  expect(world.last.sent[1]).toEqual(move);
});

test('a silent link is given up, and pings are small numbers', () => {
  const link = make();
  link.start();
  world.last.opened();
  world.last.says({ type: 'welcome' });
  world.pass(PING_EVERY);
  expect(world.last.sent[1]).toEqual({ type: 'ping', n: PING_EVERY });
  world.pass(DEAD_AFTER + PING_EVERY);
  expect(states).toContain('lost');
});

test('a bad token is not tried again', () => {
  const link = make();
  link.start();
  world.last.cut(4401);
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
  expect(states).toEqual(['refused']);
});

test('waking up comes back at once', () => {
  const link = make();
  link.start();
  world.last.cut(1006);
  const before = world.sockets.length;
  link.wake();
  expect(world.sockets).toHaveLength(before + 1);
});

test('pauses grow and differ', () => {
  expect(pause(0, () => 0)).toBeLessThan(pause(3, () => 0));
  expect(pause(4, () => 0)).not.toBe(pause(4, () => 1));
  expect(pause(99, () => 1)).toBeLessThanOrEqual(12_000);
});
