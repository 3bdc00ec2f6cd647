type Monster = { temper: 'ordinary' | 'aggressive'; level: 3 | 4; power: number };

/** MC-2.8, MC-2.9. The kinds of monsters (specification, 5-H). Every characteristic and the life of a monster equal its level (MC-16.2). */
export const MONSTER_KINDS = {
  hound: { temper: 'ordinary', level: 3, power: 1 }, // Bramble Hound
  gnarl: { temper: 'ordinary', level: 4, power: 2 }, // Old Gnarl
  cinderwing: { temper: 'aggressive', level: 3, power: 1 }, // Cinderwing
} as const satisfies Record<string, Monster>;
export type MonsterKind = keyof typeof MONSTER_KINDS;

/** The seven markers; those of a kind come into play in this order (MC-R1). */
export const MONSTERS = {
  M1: 'hound',
  M2: 'hound',
  M3: 'hound',
  M4: 'gnarl',
  M5: 'cinderwing',
  M6: 'cinderwing',
  M7: 'cinderwing',
} as const satisfies Record<string, MonsterKind>;
export type MonsterId = keyof typeof MONSTERS;
export const MONSTER_IDS = Object.keys(MONSTERS) as MonsterId[];

/** MC-16.2. What a monster may do in its turn, in points. */
export const MONSTER_INITIATIVE = 1;

/** MC-19.1, MC-R22. How near a stack must be for an ordinary monster to turn aside. */
export const LOOTING_RANGE = 2;

/** MC-24.1. What each hero loses at the end of a round to each monster that stood in the City all the while. */
export const CITY_DAMAGE = 1;
