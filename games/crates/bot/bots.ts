import type { Rules } from '@parlour/kernel';
import { type InstantBot, randomBot } from '@parlour/search';
import type { Crates } from '../types.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1];

export const botsFor = (rules: Rules<Crates>): InstantBot<Crates>[] => [randomBot(rules)];
