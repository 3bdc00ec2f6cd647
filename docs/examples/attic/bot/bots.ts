import type { Rules } from '@parlour/kernel';
import { type InstantBot, randomBot } from '@parlour/search';
import type { Attic } from '../types.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [1];

export const botsFor = (rules: Rules<Attic>): InstantBot<Attic>[] => [randomBot(rules)];
