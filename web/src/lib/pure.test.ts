import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { left, shown } from './clock';
import { linesOf, ranking, sinceMine } from './history';
import { parse } from './markdown';
import { fromHex, sha256 } from './sha256';
import { Voice } from './voice';

test('sha256 is the real one', () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 37) % 256);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(Array.from(fromHex('00ff10'))).toEqual([0, 255, 16]);
});

test('a clock spends the decision first, then the bank', () => {
  const pace = { kind: 'live', decision: 30, bank: 300 } as const;
  expect(left({ bank: 300_000, since: 0 }, pace, 10_000)).toEqual({ decision: 20_000, bank: 300_000 });
  expect(left({ bank: 300_000, since: 0 }, pace, 40_000)).toEqual({ decision: 0, bank: 290_000 });
  expect(left({ bank: 5_000, since: null }, pace, 40_000)).toEqual({ decision: 30_000, bank: 5_000 });
  expect([shown(65_000), shown(3_723_000), shown(200_000_000)]).toEqual(['1:05', '1:02:03', '2 d 7 h']);
});

test('ranks put winners first and let equals share a place', () => {
  expect(ranking([10, 30, 10], [1]).map((row) => [row.seat, row.place])).toEqual([[1, 1], [0, 2], [2, 2]]);
  expect(ranking([5, 9], [0]).map((row) => row.seat)).toEqual([0, 1]);
});

test('since my last turn begins after what I did last', () => {
  const log = [0, 1, 1, 0, 2].map((seat) => ({ event: 'x', seat }));
  expect(sinceMine(log, 1)).toBe(3);
  expect(sinceMine(log, 2)).toBe(5);
  expect(sinceMine(log, 3)).toBe(0);
});

test('what happens several times on end is one line of the log', () => {
  const log = [1, 1, 1, 0, 1, 1].map((seat) => ({ event: 'x', seat }));
  expect(linesOf(log, 2)).toEqual([{ first: 0, times: 2 }, { first: 2, times: 1 }, { first: 3, times: 1 }, { first: 4, times: 2 }]);
});

test('rules pages: headings, lists with rules, tables, pictures, and no markup of others', () => {
  const blocks = parse('## Turn\n\n- [R1] **Take** <b>\n  on\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n!crab:black boat:yellow\n\n[R2] Text');
  expect(blocks[0]).toMatchObject({ kind: 'heading', text: 'Turn' });
  expect(blocks[1]).toMatchObject({ kind: 'list', items: [{ rule: 'R1', html: '<strong>Take</strong> &lt;b&gt; on' }, { rule: null, html: 'two' }] });
  expect(blocks[2]).toMatchObject({ kind: 'table', head: ['a', 'b'], rows: [['1', '2']] });
  expect(blocks[3]).toMatchObject({ kind: 'pictures', names: ['crab:black', 'boat:yellow'] });
  expect(blocks[4]).toMatchObject({ kind: 'text', rule: 'R2' });
});

test('a voice says fields as their labels tell', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource('seat = Seat { $number }\nparts = { $first } ({ $second })\nfigure-crab = crab\ncolour-dark-blue = dark blue\nevent-top-taken = { $seat } takes { $card }.\nevent-drawn = { $card ->\n    [none] hidden\n   *[other] { $card }\n}\n'));
  const voice = new Voice(bundle, 'en', { card: ['figure', 'colour'], seat: 'seat' }, ['Ada']);
  expect(voice.event({ event: 'top_taken', seat: 0, card: 'crab:dark_blue' })).toBe('Ada takes crab (dark blue).');
  expect(voice.event({ event: 'top_taken', seat: 1, card: 'crab:dark_blue' })).toBe('Seat 2 takes crab (dark blue).');
  expect(voice.event({ event: 'drawn', card: null })).toBe('hidden');
  expect(voice.say('nothing-like-it')).toBe('nothing-like-it');
});
