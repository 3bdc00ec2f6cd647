/** What a hero can be good at; life is a scale of its own (MC-R8). */
export const CHARACTERISTICS = ['initiative', 'defense', 'attack', 'shooting', 'magic'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** MC-1.29. The four hero sheets (specification, 5-E). The figures are our reconstruction. */
export const CLASSES = {
  warrior: { initiative: 4, defense: 2, attack: 4, shooting: 3, magic: 1 },
  mage: { initiative: 5, defense: 1, attack: 1, shooting: 2, magic: 4 },
  dwarf: { initiative: 4, defense: 4, attack: 3, shooting: 1, magic: 2 },
  elf: { initiative: 6, defense: 2, attack: 1, shooting: 4, magic: 2 },
} as const satisfies Record<string, Record<Characteristic, number>>;
export type ClassId = keyof typeof CLASSES;
export const CLASS_IDS = Object.keys(CLASSES) as ClassId[];

/** MC-1.23. Each class as hero and as heroine: two pictures of one sheet. */
export const HEROES = {
  radan: 'warrior',
  zorya: 'warrior',
  oslav: 'mage',
  milena: 'mage',
  borun: 'dwarf',
  dagna: 'dwarf',
  taeril: 'elf',
  syvene: 'elf',
} as const satisfies Record<string, ClassId>;
export type HeroId = keyof typeof HEROES;
export const HERO_IDS = Object.keys(HEROES) as HeroId[];

/** MC-1.27. */
export const HERO_LIFE = 10;

/** MC-17.1. Initiative points for one point of life; MC-17.2: who heals others. */
export const HEALING_COST = 2;
export const HEALER = 'mage' satisfies ClassId;

/** MC-4.3, MC-4.5. What a step costs on a way that fits, and off it. */
export const ROAD_STEP = 1;
export const WILD_STEP = 3;

/** MC-6.4, MC-12.3, MC-R81. */
export const ATTACK_COST = 1;
export const HANDOVER_COST = 1;

/** MC-R11. What a hero carries may never bring his initiative index below this. */
export const LOWEST_INDEX = 1;
