import type { MonsterKind } from './monsters.ts';

/** Directions 0 to 5: north, north-east, south-east, south, south-west, north-west (specification, 5-C). */
type Direction = 0 | 1 | 2 | 3 | 4 | 5;
/** Clockwise turns of 60 degrees. */
export type Rotation = 0 | 1 | 2 | 3 | 4 | 5;

/** `exits`: the edges its roads lead to at rotation 0; `turns`: how many rotations look different; `monster`: whom it brings. */
type RoadToken = {
  exits: readonly Direction[];
  copies: number;
  turns: number;
  monster: MonsterKind | null;
};

/** The 42 road tokens by shape, and the Awakening token (specification, 5-D). Shapes and copies are our reconstruction. */
export const ROAD_TOKENS = {
  straight: { exits: [0, 3], copies: 7, turns: 3, monster: null }, // RT-S
  wideBend: { exits: [0, 2], copies: 7, turns: 6, monster: null }, // RT-B
  sharpBend: { exits: [0, 1], copies: 2, turns: 6, monster: null }, // RT-H
  threeWay: { exits: [0, 2, 4], copies: 5, turns: 2, monster: null }, // RT-Y
  rightFork: { exits: [0, 2, 3], copies: 5, turns: 6, monster: null }, // RT-R
  leftFork: { exits: [0, 3, 4], copies: 5, turns: 6, monster: null }, // RT-L
  crossing: { exits: [0, 1, 3, 4], copies: 3, turns: 3, monster: null }, // RT-X
  star: { exits: [0, 1, 2, 3, 4, 5], copies: 1, turns: 1, monster: null }, // RT-A
  lesserLair: { exits: [0, 2], copies: 3, turns: 6, monster: 'hound' }, // RT-M3
  greatLair: { exits: [0, 2, 4], copies: 1, turns: 2, monster: 'gnarl' }, // RT-M4
  raiderLair: { exits: [0, 3], copies: 3, turns: 3, monster: 'cinderwing' }, // RT-G3
  awakening: { exits: [0, 3], copies: 0, turns: 3, monster: null }, // RT-W, scenario MC-29 only
} as const satisfies Record<string, RoadToken>;

export type RoadTokenId = keyof typeof ROAD_TOKENS;
export const ROAD_TOKEN_IDS = Object.keys(ROAD_TOKENS) as RoadTokenId[];

/** MC-R71, option `calmStart`: so many tokens come first, all of them free way. */
export const CALM_TOKENS = 8;

/** MC-29.2, MC-29.3, MC-29.4. The scenario: tokens laid before round 1, tokens above the Awakening token's lot, tokens laid each round. */
export const SHORT_PAVING = 12;
export const QUIET_TOKENS = 6;
export const TOKENS_A_ROUND = 6;
