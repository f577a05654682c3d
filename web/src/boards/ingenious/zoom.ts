/** The part of the board that is shown. */
export interface Frame {
  /** The middle of what is shown, and how many times it is enlarged. */
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: Frame = { x: 0, y: 0, zoom: 1 };
export const MOST = 4;

/** No farther out than the whole board, and never off it. */
export function within(frame: Frame, [width, height]: [number, number]): Frame {
  const zoom = Math.min(MOST, Math.max(1, frame.zoom));
  const [slackX, slackY] = [width * (1 - 1 / zoom), height * (1 - 1 / zoom)];
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { x: clamp(frame.x, slackX), y: clamp(frame.y, slackY), zoom };
}

/** Enlarges so that the point (x, y) of the board stays where it is. */
export function enlarged(frame: Frame, by: number, x: number, y: number, half: [number, number]): Frame {
  const zoom = Math.min(MOST, Math.max(1, frame.zoom * by));
  const kept = frame.zoom / zoom;
  return within({ x: x + (frame.x - x) * kept, y: y + (frame.y - y) * kept, zoom }, half);
}

export function moved(frame: Frame, dx: number, dy: number, half: [number, number]): Frame {
  return within({ ...frame, x: frame.x - dx, y: frame.y - dy }, half);
}

/** So that a point is well within what is shown. */
export function showing(frame: Frame, x: number, y: number, [width, height]: [number, number], margin: number): Frame {
  const near = (middle: number, value: number, half: number) => {
    const most = Math.max(0, half / frame.zoom - margin);
    return Math.abs(value - middle) > most ? value - Math.sign(value - middle) * most : middle;
  };
  return within({ ...frame, x: near(frame.x, x, width), y: near(frame.y, y, height) }, [width, height]);
}
