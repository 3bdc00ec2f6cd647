/** Her four fighting values. */
export type Might = { defense: number; attack: number; shooting: number; magic: number };

/** The Manticore's sheet by the number of heroes at the start (specification, 5-I). Life is the rulebook's (MC-1.28), the rest ours. */
export const SHEETS = {
  1: { life: 10, defense: 8, attack: 7, shooting: 5, magic: 8 },
  2: { life: 10, defense: 10, attack: 9, shooting: 7, magic: 10 },
  3: { life: 20, defense: 12, attack: 11, shooting: 9, magic: 12 },
  4: { life: 20, defense: 14, attack: 13, shooting: 11, magic: 14 },
} as const satisfies Record<number, Might & { life: number }>;
export type HeroCount = keyof typeof SHEETS;

/** MC-R42, option `manticoreSheet: flat`: the row everybody meets. */
export const FLAT_SHEET = 2 satisfies HeroCount;

/** MC-26.3. With static monsters she wakes at the end of this round at the latest. */
export const LATEST_AWAKENING = 5;
