import { describe, expect, it } from 'vitest';
import { beside } from './beside';
import { tracksOf } from './tracks';
import { enlarged, moved, showing, WHOLE, within } from './zoom';

const HALF: [number, number] = [200, 180];

describe('zooming', () => {
  it('keeps the point under the finger', () => {
    const frame = enlarged(WHOLE, 2, 50, -40, HALF);
    expect(frame.zoom).toBe(2);
    expect((50 - frame.x) * 2).toBeCloseTo(50);
    expect((-40 - frame.y) * 2).toBeCloseTo(-40);
  });
  it('never leaves the board nor shows less than all', () => {
    expect(enlarged(WHOLE, 0.1, 90, 90, HALF)).toEqual(WHOLE);
    expect(moved({ x: 0, y: 0, zoom: 2 }, 9999, -9999, HALF)).toEqual({ x: -100, y: 90, zoom: 2 });
    expect(moved(WHOLE, 30, 30, HALF)).toEqual(WHOLE);
    expect(within({ x: 0, y: 0, zoom: 99 }, HALF).zoom).toBe(4);
  });
  it('follows the focus only when it leaves the frame', () => {
    const frame = { x: 0, y: 0, zoom: 2 };
    expect(showing(frame, 30, 30, HALF, 20)).toEqual(frame);
    expect(showing(frame, 150, 0, HALF, 20).x).toBe(70);
  });
});

describe('tracks', () => {
  const points = (weak: number) => ({ red: weak, green: 5, blue: 5, orange: 5, yellow: 5, purple: 5 });
  const seat = (weak: number, team: number | null = null) => ({ points: points(weak), score: weak, team });
  it('are one for each seat, mine last, with the weakest colours', () => {
    const tracks = tracksOf({ mode: 'standard', seats: [seat(3), seat(5), seat(4)] }, 0);
    expect(tracks.map((track) => track.seats)).toEqual([[1], [2], [0]]);
    expect(tracks.map((track) => track.weakest.length)).toEqual([6, 1, 1]);
    expect(tracks[0]!.end).toBe(18);
  });
  it('are one for each team, mine last', () => {
    const tracks = tracksOf({ mode: 'teams', seats: [seat(3, 0), seat(4, 1), seat(3, 0), seat(4, 1)] }, 2);
    expect(tracks.map((track) => track.seats)).toEqual([[1, 3], [0, 2]]);
    expect(tracks[0]!.end).toBe(36);
  });
});

describe('the note beside a tile', () => {
  const ends = [{ x: 200, y: 200 }, { x: 240, y: 200 }];
  const size = { x: 100, y: 50 };
  const area = { x: 500, y: 400 };
  it('lies to the right if nothing is there', () => {
    expect(beside(ends, size, area, 20, [], []).x).toBe(260);
  });
  it('goes where it hides nothing that counts', () => {
    const at = beside(ends, size, area, 20, [{ x: 280, y: 200 }, { x: 220, y: 240 }], []);
    expect(at).toEqual({ x: 80, y: 175 });
  });
  it('stays on the board', () => {
    const at = beside([{ x: 480, y: 390 }, { x: 490, y: 390 }], size, area, 20, [], []);
    expect(at.x + size.x).toBeLessThanOrEqual(area.x);
    expect(at.y + size.y).toBeLessThanOrEqual(area.y);
  });
});
