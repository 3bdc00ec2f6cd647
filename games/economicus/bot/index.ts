import { type Bot, randomBot } from '@parlour/search';
import { economicus } from '../index.ts';
import type { Economicus } from '../types.ts';
import { carefulBot } from './careful.ts';

const anything = randomBot(economicus);

/** Takes any offer, but no ruin in a free window: players who throw everything away at every turn show nothing of the game. */
const random: Bot<Economicus> = {
  ...anything,
  choose(seen, dice) {
    const isFree = seen.view.stack.at(-1)?.phase === 'window';
    const offers = isFree ? seen.offers.filter(({ type }) => type !== 'declareBankruptcy') : seen.offers;
    return anything.choose({ ...seen, offers }, dice);
  },
};

/** The bots of Economicus, weakest first. */
export const bots: Bot<Economicus>[] = [random, carefulBot];
