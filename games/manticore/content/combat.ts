/** MC-8.1. The three types of attack. */
export const ATTACK_KINDS = ['magic', 'close', 'shooting'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** The twelve random combat cards (specification, 5-G): a card is only its type. Their number is the box's, the split ours. */
export const COMBAT_CARDS = {
  'CC-M1': 'magic',
  'CC-M2': 'magic',
  'CC-M3': 'magic',
  'CC-M4': 'magic',
  'CC-C1': 'close',
  'CC-C2': 'close',
  'CC-C3': 'close',
  'CC-C4': 'close',
  'CC-S1': 'shooting',
  'CC-S2': 'shooting',
  'CC-S3': 'shooting',
  'CC-S4': 'shooting',
} as const satisfies Record<string, AttackKind>;
export type CombatCardId = keyof typeof COMBAT_CARDS;
export const COMBAT_CARD_IDS = Object.keys(COMBAT_CARDS) as CombatCardId[];

export const DIE_FACES = 6;
