import type { Rules } from '@parlour/kernel';
import { carefulBot, type InstantBot, ladder, randomBot } from '@parlour/search';
import type { Boom } from '../types.ts';
import { judgement } from './judgement.ts';
import { guidanceFor } from './thinking/guidance.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1, 2];

/** The bots of •Boom, weakest first. */
export const botsFor = (rules: Rules<Boom>): InstantBot<Boom>[] => [
  randomBot(rules),
  ...ladder(rules, guidanceFor(rules), carefulBot(rules, judgement)),
];
