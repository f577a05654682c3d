/** The score pad's food: in the order taken, by whose it is. */
export type Food = [colour: string, points: number][];

/** The grid as it lies: each colour in its own column from the top, with the place of each tile in the order taken. */
export function columns(food: Food, colours: readonly string[]): { points: number; at: number }[][] {
  return colours.map((colour) => food.flatMap(([other, points], at) => (other === colour ? [{ points, at }] : [])));
}

export const without = (food: Food, at: number): Food => food.filter((_, n) => n !== at);
