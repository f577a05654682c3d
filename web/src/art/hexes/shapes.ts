/** The six symbols, cut from paper and folded along a diagonal: the whole in its colour, one half in its shade. */
import './hexes.css';


export const COLOURS = ['red', 'green', 'blue', 'orange', 'yellow', 'purple'] as const;

export interface Paint {
  base: string;
  shade: string;
  fold: string;
}

export const PAINTS: Record<string, Paint> = {
  red: { base: '#ea5d50', shade: '#c9443a', fold: '#f79a8e' },
  green: { base: '#43a866', shade: '#2f854c', fold: '#8fd8a6' },
  blue: { base: '#58a8e8', shade: '#3c88c9', fold: '#a5d4f8' },
  orange: { base: '#f39436', shade: '#d4761a', fold: '#fbc283' },
  yellow: { base: '#f8d650', shade: '#dcb32a', fold: '#fdeca8' },
  purple: { base: '#b78cea', shade: '#9668cf', fold: '#dbc2f7' },
};

/** What a tile is cut from, and its edge: a board in the dark sets both. */
export const BODY = 'var(--tile-body, #26303b)';
export const EDGE = 'var(--tile-edge, #26303b)';

const round = (value: number) => Math.round(value * 100) / 100;
const at = (radius: number, angle: number): string => `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;

/** A star: its whole outline, and the half below the fold. */
function star(points: number, outer: number, inner: number): { whole: string; half: string } {
  const corners = Array.from({ length: points * 2 }, (_, n) => at(n % 2 ? inner : outer, (Math.PI * n) / points - Math.PI / 2));
  const from = Math.round(points / 4);
  const half = corners.slice(from, from + points + 1);
  return { whole: `M${corners.join('L')}z`, half: `M0 0L${half.join('L')}z` };
}

const arc = (radius: number, from: number, to: number, back = false) =>
  `${back ? 'L' : 'M'}${at(radius, from)}A${radius} ${radius} 0 0 ${back ? 0 : 1} ${at(radius, to)}`;
const [FROM, TO] = [-Math.PI / 4, Math.PI * 0.75];

function rays(): string {
  return Array.from({ length: 12 }, (_, n) => {
    const angle = (Math.PI * n) / 6;
    return `M${at(27, angle - 0.2)}L${at(47, angle)}L${at(27, angle + 0.2)}z`;
  }).join('');
}

/** A band along the six sides, so that without its colour a hexagon is not taken for a disc. */
function band(outer: number, inner: number): string {
  const corners = (radius: number) => Array.from({ length: 6 }, (_, n) => at(radius, (Math.PI * n) / 3 - Math.PI / 2));
  return `M${corners(outer).join('L')}zM${corners(inner).reverse().join('L')}z`;
}

export const SYMBOLS: Record<string, { whole: string; half: string; fold: string }> = {
  red: { ...star(12, 46, 33), fold: `${arc(20, FROM + Math.PI, TO + Math.PI)}z` },
  green: { whole: `${arc(40, 0, Math.PI)}${arc(40, Math.PI, 2 * Math.PI)}z`, half: `${arc(40, FROM, TO)}z`, fold: `${arc(31, 3.4, 4.5)}${arc(25, 4.5, 3.4, true)}z` },
  blue: { ...star(6, 48, 25), fold: `M0 0L${at(48, -Math.PI / 2)}L${at(25, (-2 * Math.PI) / 3)}z` },
  orange: { ...star(3, 43, 43), fold: band(31, 23) },
  yellow: { whole: `${arc(21, 0, Math.PI)}${arc(21, Math.PI, 2 * Math.PI)}z${rays()}`, half: `${arc(21, FROM, TO)}z`, fold: `${arc(15, 3.3, 4.6)}${arc(10, 4.6, 3.3, true)}z` },
  purple: {
    whole: `${arc(43, 0, Math.PI)}${arc(43, Math.PI, 2 * Math.PI)}z${arc(22, 0, Math.PI)}${arc(22, Math.PI, 2 * Math.PI)}z`,
    half: `${arc(43, FROM, TO)}${arc(22, TO, FROM, true)}z`,
    fold: `${arc(37, 3.4, 4.5)}${arc(31, 4.5, 3.4, true)}z`,
  },
};

/** A hexagon that stands on a corner. */
export function hexagon(radius: number, x = 0, y = 0): string {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n + Math.PI / 6;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(' ');
}
