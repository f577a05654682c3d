/** The papers of the ocean tiles: ground, and the figure's body, shade and fold. */
export interface Paper {
  ground: string;
  body: string;
  shade: string;
  fold: string;
}

export const PAPERS: Record<string, Paper> = {
  pink: { ground: '#f6bccb', body: '#c2385f', shade: '#8f2245', fold: '#e98aa4' },
  green: { ground: '#abdcb4', body: '#22744a', shade: '#145033', fold: '#5aa87b' },
  yellow: { ground: '#fae08a', body: '#bd7a0c', shade: '#855103', fold: '#e6ae3e' },
  rock: { ground: '#e4dccd', body: '#727a80', shade: '#4d555b', fold: '#a3abb0' },
  bubbles: { ground: '#d3edf5', body: '#4f9dba', shade: '#2d7391', fold: '#ffffff' },
  predator: { ground: '#dd6a4e', body: '#33424f', shade: '#1f2b35', fold: '#5f7180' },
};

export const FOOD = ['pink', 'green', 'yellow'] as const;

/** The colour or kind of a tile: "pink" of "pink:2". */
export const kindOf = (tile: string): string => tile.split(':')[0] ?? '';
export const pointsOf = (tile: string): number => Number(tile.split(':')[1] ?? 0);
