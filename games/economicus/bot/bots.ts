import type { Rules } from '@parlour/kernel';
import { type InstantBot, ladder, randomBot } from '@parlour/search';
import type { Economicus } from '../types.ts';
import { carefulBot } from './careful.ts';
import { guidanceFor } from './thinking/guidance.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1, 2];

/** Takes any offer, but no ruin in a free window: players who throw everything away at every turn show nothing of the game. */
function soberBot(rules: Rules<Economicus>): InstantBot<Economicus> {
  const anything = randomBot(rules);
  return {
    ...anything,
    choose(seen, dice) {
      const isFree = seen.view.stack.at(-1)?.phase === 'window';
      const offers = isFree ? seen.offers.filter(({ type }) => type !== 'declareBankruptcy') : seen.offers;
      return anything.choose({ ...seen, offers }, dice);
    },
  };
}

/** The bots of Economicus, weakest first. */
export const botsFor = (rules: Rules<Economicus>): InstantBot<Economicus>[] => [
  soberBot(rules),
  ...ladder(rules, guidanceFor(rules), carefulBot(rules)),
];
