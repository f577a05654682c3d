/** What a preview shows of my grid: the tile that would come, its row's worth and the points gained. */
import type { Data } from '../../lib/wire';
import type { Outlook } from '../contract';
import { FOOD } from '../../art/dive/papers';

export interface Coming {
  gain: number;
  ghost: { row: number; column: number; tile: string; worth: number } | null;
}

export function coming(view: Data, outlook: Outlook | null, seat: number): Coming | null {
  if (!outlook?.sure || !outlook.view) return null;
  const [now, then] = [view.seats[seat], outlook.view.seats[seat]];
  const rows = then.rows as (number | null)[][];
  for (const [row, cells] of rows.entries()) {
    for (const [column, points] of cells.entries()) {
      if (points !== null && (now.rows[row]?.[column] ?? null) === null) {
        return { gain: then.score - now.score, ghost: { row, column, tile: `${FOOD[column]}:${points}`, worth: then.row_points[row] } };
      }
    }
  }
  return { gain: then.score - now.score, ghost: null };
}
