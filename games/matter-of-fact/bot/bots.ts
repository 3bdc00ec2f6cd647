import type { Rules } from '@parlour/kernel';
import { type InstantBot, ladder, randomBot, steadfast } from '@parlour/search';
import type { MatterOfFact } from '../types.ts';
import { carefulBot } from './careful.ts';
import { guidanceFor } from './thinking/guidance.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1, 2];

/** The bots of Economics as a Matter of Fact, weakest first. */
export function botsFor(rules: Rules<MatterOfFact>): InstantBot<MatterOfFact>[] {
  const careful = carefulBot(rules);
  const answeringDeals = steadfast<MatterOfFact>(
    ({ seat, view }) => view.deals.open.some(({ to }) => to === seat),
    careful,
  );
  return [randomBot(rules), ...ladder(rules, guidanceFor(rules), careful).map(answeringDeals)];
}
