import { type Bot, randomBot } from '@parlour/search';
import { economicus } from '../index.ts';
import type { Economicus } from '../types.ts';
import { carefulBot } from './careful.ts';

const anything = randomBot(economicus);

/** Takes any offer but ruin, unless that is all there is: players who throw everything away in every window show nothing of the game. */
const random: Bot<Economicus> = {
  ...anything,
  choose(seen, dice) {
    const offers = seen.offers.filter(({ type }) => type !== 'declareBankruptcy');
    return anything.choose(offers.length > 0 ? { ...seen, offers } : seen, dice);
  },
};

/** The bots of Economicus, weakest first. */
export const bots: Bot<Economicus>[] = [random, carefulBot];
