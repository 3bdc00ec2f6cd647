import type { Rules } from '@parlour/kernel';
import { type InstantBot, ladder, randomBot } from '@parlour/search';
import type { Manticore } from '../types.ts';
import { carefulBot } from './careful.ts';
import { guidanceFor } from './thinking/guidance.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1, 2];

/** The bots of Manticore, weakest first. */
export const botsFor = (rules: Rules<Manticore>): InstantBot<Manticore>[] => [
  randomBot(rules),
  ...ladder(rules, guidanceFor(rules), carefulBot(rules)),
];
