import { type Choice, choicesOf, type Rules, sizeOf } from '@parlour/kernel';
import { carefulBot, type InstantBot, ladder, randomBot, type Seen } from '@parlour/search';
import type { Businessmen } from '../types.ts';
import { judgement } from './judgement.ts';
import { guidanceFor } from './thinking/guidance.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1, 2];

/** The bots of Businessmen, weakest first. */
export function botsFor(rules: Rules<Businessmen>): InstantBot<Businessmen>[] {
  const judging = carefulBot(rules, judgement);
  const careful: InstantBot<Businessmen> = {
    ...judging,
    choose: (seen, random) => onlyChoice(seen) ?? judging.choose(seen, random),
  };
  return [randomBot(rules), ...ladder(rules, guidanceFor(rules), careful)];
}

/** Cards and wheels are turned without a thought. */
function onlyChoice({ offers }: Seen<Businessmen>): Choice<Businessmen> | null {
  const [offer] = offers;
  if (offer === undefined || offers.length > 1 || sizeOf(offer) > 1) return null;
  const [choice] = choicesOf(offer);
  return choice ?? null;
}
