/** A tile that was laid just now comes from the one who laid it. */
import type { GameEvent } from '../../lib/wire';

const GLIDE = 320;
const LONGEST = 1200;

/** Moves the tiles of these events from `home(seat)` to where they already lie on the board. */
export function arrive(board: Element, events: readonly GameEvent[], home: (seat: number) => Element | null): void {
  const laid = events.filter((event) => event.event === 'tile_laid').slice(-6);
  const step = Math.min(200, (LONGEST - GLIDE) / Math.max(1, laid.length));
  laid.forEach((event, n) => {
    const tile = board.querySelector<SVGGElement>(`[data-tile="${event.cell}"]`);
    const scale = tile?.getScreenCTM()?.a;
    const from = home(event.seat)?.getBoundingClientRect();
    if (!tile || !scale || !from) return;
    const to = tile.getBoundingClientRect();
    const [dx, dy] = [(from.left + from.width / 2 - to.left - to.width / 2) / scale, (from.top + from.height / 2 - to.top - to.height / 2) / scale];
    tile.animate([{ transform: `translate(${dx}px, ${dy}px)`, opacity: 0.3 }, { transform: 'none', opacity: 1 }], {
      duration: GLIDE, delay: n * step, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards',
    });
  });
}
