/** The eleven colours of the sea cards: paper, figure and its folds, and the ink of the mark. */
export interface Paper {
  base: string;
  band: string;
  figure: string;
  shade: string;
  fold: string;
  ink: string;
}

const cream = { figure: '#fff8ea', shade: '#e2d3b8', fold: '#ffffff', ink: '#fff8ea' };

export const PAPERS: Record<string, Paper> = {
  dark_blue: { base: '#2d4f8f', band: '#223d72', ...cream },
  light_blue: { base: '#8fcde3', band: '#6fb5d0', figure: '#17506a', shade: '#0f3a4e', fold: '#3a7f9c', ink: '#0f3a4e' },
  black: { base: '#33353d', band: '#202127', ...cream },
  yellow: { base: '#f5cf58', band: '#e4b62f', figure: '#6b4a08', shade: '#4d3402', fold: '#9a7220', ink: '#4d3402' },
  green: { base: '#3f7f55', band: '#2f6341', ...cream },
  white: { base: '#fbf7ee', band: '#e6dcc8', figure: '#47738a', shade: '#315569', fold: '#7ba4b8', ink: '#315569' },
  purple: { base: '#76529f', band: '#5c3e80', ...cream },
  grey: { base: '#b4babd', band: '#9aa1a5', figure: '#37424a', shade: '#252e34', fold: '#66737c', ink: '#252e34' },
  light_orange: { base: '#f8c196', band: '#eba870', figure: '#77401a', shade: '#57290b', fold: '#a96636', ink: '#57290b' },
  pink: { base: '#f2aec3', band: '#e08fa9', figure: '#7c2346', shade: '#5b1431', fold: '#ab4a6e', ink: '#5b1431' },
  orange: { base: '#d9662b', band: '#b84f1b', figure: '#fff6e6', shade: '#f0d9b5', fold: '#ffffff', ink: '#fffdf6' },
};

export const COLOURS = Object.keys(PAPERS);
export const PAIRABLE = ['crab', 'boat', 'fish', 'swimmer', 'shark'];
