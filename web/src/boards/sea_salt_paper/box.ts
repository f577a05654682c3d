/** The cards in the box, as the README of the game lists them: figure, colour and copies. For the score pad's page only. */
export const BOX: Record<string, Record<string, number>> = {
  crab: { dark_blue: 2, light_blue: 2, black: 1, yellow: 2, green: 1, grey: 1 },
  boat: { dark_blue: 2, light_blue: 2, black: 2, yellow: 2 },
  fish: { dark_blue: 2, light_blue: 1, black: 2, yellow: 1, green: 1 },
  swimmer: { dark_blue: 1, light_blue: 1, black: 1, yellow: 1, light_orange: 1 },
  shark: { dark_blue: 1, light_blue: 1, black: 1, green: 1, purple: 1 },
  shell: { dark_blue: 1, light_blue: 1, black: 1, yellow: 1, green: 1, grey: 1 },
  octopus: { light_blue: 1, yellow: 1, green: 1, purple: 1, grey: 1 },
  penguin: { purple: 1, light_orange: 1, pink: 1 },
  sailor: { pink: 1, orange: 1 },
  lighthouse: { purple: 1 },
  shoal_of_fish: { grey: 1 },
  penguin_colony: { green: 1 },
  captain: { light_orange: 1 },
  mermaid: { white: 4 },
};
