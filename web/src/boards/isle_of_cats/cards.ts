/** Which signs stand for a card that is neither rescue, Oshax nor treasure. */
const SIGNS: [RegExp, string[]][] = [
  [/^fish_for|^fish_left/, ['fish']],
  [/^place_anywhere/, ['wheel']],
  [/^draw_/, ['lesson']],
  [/^basket_for_fish/, ['permanent', 'fish']],
  [/^basket_for_lessons/, ['lesson', 'permanent']],
  [/^basket_for_treasures/, ['gem', 'permanent']],
  [/^gain_basket|^three_baskets/, ['permanent']],
  [/^rescue_extra/, ['basket']],
  [/^first_in_order/, ['speed']],
  [/rat/, ['rat']],
  [/parrot/, ['parrot']],
  [/moon/, ['moon']],
  [/dining/, ['apple']],
  [/room|edge_full|row_full|map/, ['wheel']],
  [/lesson|double_best/, ['lesson']],
  [/treasure/, ['gem']],
];

export function signsOf(label: string): string[] {
  return SIGNS.find(([found]) => found.test(label))?.[1] ?? ['family'];
}

const KINDS = ['rescue', 'anytime', 'oshax', 'treasure', 'private_lesson', 'public_lesson', 'family'];

/** A hand in the order of its phases: by kind, then by number. */
export function sorted(cards: readonly number[], kind: (card: number) => string): number[] {
  return [...cards].sort((a, b) => KINDS.indexOf(kind(a)) - KINDS.indexOf(kind(b)) || a - b);
}
