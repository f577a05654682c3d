/** The five colours of the cats, the white of the Oshax, gold and copper: paper, its shade, its fold, and the mark's ink. */
export interface Coat {
  base: string;
  shade: string;
  fold: string;
  mark: string;
}

export const COATS: Record<string, Coat> = {
  blue: { base: '#4a7fc0', shade: '#2f5a92', fold: '#86aee0', mark: '#e6f0fb' },
  green: { base: '#5b9c58', shade: '#3c733d', fold: '#95c68c', mark: '#ecf7e6' },
  red: { base: '#c24338', shade: '#8f2a23', fold: '#e07d6f', mark: '#ffe9d6' },
  purple: { base: '#8a5bb4', shade: '#643d88', fold: '#b795d6', mark: '#f3e9fb' },
  orange: { base: '#e8902e', shade: '#b0620f', fold: '#f7bd74', mark: '#6d3a05' },
  white: { base: '#f6f1e7', shade: '#b9ab95', fold: '#ffffff', mark: '#8a7a63' },
  gold: { base: '#e9bd3f', shade: '#a57c0f', fold: '#f8e08d', mark: '#7a5805' },
  copper: { base: '#b9713f', shade: '#7f451d', fold: '#dba277', mark: '#5a2d0e' },
};
