/** The order of a hand on the screen. The rules know none. */
import { COLOURS } from '../../art/sea/colours';

export type Order = 'figure' | 'colour';

const FIGURES = [
  'crab', 'boat', 'fish', 'swimmer', 'shark', 'shell', 'octopus', 'penguin', 'sailor',
  'lighthouse', 'shoal_of_fish', 'penguin_colony', 'captain', 'mermaid',
];

export function sorted(cards: readonly string[], by: Order): string[] {
  const rank = (card: string): [number, number] => {
    const [figure = '', colour = ''] = card.split(':');
    const ranks: [number, number] = [FIGURES.indexOf(figure), COLOURS.indexOf(colour)];
    return by === 'figure' ? ranks : [ranks[1], ranks[0]];
  };
  return [...cards].sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
}

/** The legal pairs that hold this card, by the other card. */
export function partners(pairs: readonly (readonly string[])[], card: string): Set<string> {
  const found = new Set<string>();
  for (const [a, b] of pairs) {
    if (a === card) found.add(b!);
    if (b === card) found.add(a!);
  }
  return found;
}
