/** Where a note lies beside a tile without hiding what it speaks of. */
export interface Spot {
  x: number;
  y: number;
}

/** The upper left corner of a note of this size: on the side of the tile where it covers least. `heavy` are the spots that
 * must stay in sight, `light` those that would better. */
export function beside(ends: readonly Spot[], size: Spot, area: Spot, reach: number, heavy: readonly Spot[], light: readonly Spot[]): Spot {
  const xs = ends.map((end) => end.x);
  const ys = ends.map((end) => end.y);
  const [left, right, top, bottom] = [Math.min(...xs) - reach, Math.max(...xs) + reach, Math.min(...ys) - reach, Math.max(...ys) + reach];
  const [midX, midY] = [(left + right - size.x) / 2, (top + bottom - size.y) / 2];
  const tries: Spot[] = [
    { x: right, y: midY }, { x: left - size.x, y: midY }, { x: midX, y: bottom }, { x: midX, y: top - size.y },
    { x: right, y: bottom }, { x: left - size.x, y: bottom }, { x: right, y: top - size.y }, { x: left - size.x, y: top - size.y },
  ];
  const inside = (spot: Spot, at: Spot) => spot.x > at.x - reach && spot.x < at.x + size.x + reach && spot.y > at.y - reach && spot.y < at.y + size.y + reach;
  const cost = (at: Spot) => {
    const off = Math.max(0, -at.x, at.x + size.x - area.x) + Math.max(0, -at.y, at.y + size.y - area.y);
    const count = (spots: readonly Spot[]) => spots.filter((spot) => inside(spot, at)).length;
    return off * 50 + count(ends) * 30 + count(heavy) * 10 + count(light);
  };
  const best = tries.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return { x: Math.max(0, Math.min(area.x - size.x, best.x)), y: Math.max(0, Math.min(area.y - size.y, best.y)) };
}
