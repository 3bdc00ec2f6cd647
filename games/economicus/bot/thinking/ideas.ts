import type { Offer, Seat } from '@parlour/kernel';
import type { Random } from '@parlour/search';
import type { Economicus, G } from '../../types.ts';
import { cardGain } from '../cards/judge.ts';
import { isTimely } from '../cards/playing.ts';
import { proposalsOf } from '../deals.ts';
import { choicesFor, type Decision, type Mind, mindOf } from '../mind.ts';
import { placementWorth } from '../placement.ts';
import { saleGain } from '../selling.ts';
import { takeoverGain } from '../takeovers.ts';

/**
 * What may be better than a careful answer: every way to answer where there are few, and where there are many those that look
 * best to the careful bot. Most windows, payments and settings get no thought: nothing was ever gained there.
 */

/** So many of one kind at the most. */
const WIDE = { place: 8, playCard: 4, sell: 4, offerTakeover: 4, proposeDeal: 4, others: 6 } as const;
/** How far above the least a bid is tried. */
const RAISES = [0, 1, 2, 3, 5, 8, 12];
/** What is open at nearly every moment and is left to the careful bot. */
const LEFT_ALONE = new Set<Decision['type']>([
  ...(['counterDeal', 'withdrawDeal', 'exchangeCards', 'sellAtHalf', 'repayLoan'] as const),
  ...(['stopAt', 'hold', 'callTime', 'declareBankruptcy', 'raiseMoney'] as const),
]);
/** Questions that the careful bot answers as well as anybody. */
const SETTLED = new Set(['payment', 'interest', 'handOver', 'briefing', 'project', 'halfSale']);

export function ideasFor(g: G, seat: Seat, offers: readonly Offer<Economicus>[], random: Random): Decision[] {
  const f = g.stack.at(-1);
  if (f === undefined || SETTLED.has(f.phase)) return [];
  const mind = mindOf(g, seat, offers, random);
  if (f.phase === 'window') return windowIdeas(mind);
  const types = new Set(offers.map(({ type }) => type));
  return [...types].flatMap((type): Decision[] => {
    switch (type) {
      case 'bid':
        return bids(offers);
      case 'place':
        return best(mind, type, (choice) => placementWorth(mind, choice));
      case 'offerTakeover':
        return best(mind, type, (choice) => takeoverGain(mind, choice));
      // They are all alike.
      case 'takeLoan':
        return [...choicesFor(mind, type)].slice(0, 1);
      // Cards of any time have their windows.
      case 'playCard':
        return f.phase === 'overflow' ? cards(mind) : [];
      default:
        return LEFT_ALONE.has(type) ? [] : [...choicesFor(mind, type)].slice(0, WIDE.others);
    }
  });
}

/** Cards whose time it is, sales, and at the end of one's own turn what one may propose. What others propose has its answer without a thought. */
function windowIdeas(mind: Mind): Decision[] {
  const { g, me, offers } = mind;
  const f = g.stack.at(-1);
  if (f?.phase !== 'window') return [];
  const isOwnTurn = g.turn.seat === me;
  if (g.deals.open.some(({ to }) => to === me)) return [];
  const played = g.players[me].hand.secret.some((card) => isTimely(card, f.window, isOwnTurn)) ? cards(mind) : [];
  const sold = f.window === 'FW4' ? best(mind, 'sell', (choice) => saleGain(mind, choice)) : [];
  const borrowed = f.window === 'FW4' && isOwnTurn ? [...choicesFor(mind, 'takeLoan')].slice(0, 1) : [];
  const proposed = f.window === 'FW8' && isOwnTurn ? proposalsOf(mind).slice(0, WIDE.proposeDeal) : [];
  const ideas = [...played, ...sold, ...borrowed, ...proposed];
  if (ideas.length === 0) return [];
  const isRolling = offers.some(({ type }) => type === 'roll');
  return [...ideas, isRolling ? { type: 'roll' } : { type: 'ready' }];
}

const cards = (mind: Mind): Decision[] => best(mind, 'playCard', (choice) => cardGain(mind, choice));

/** Those of one kind that look best to the careful bot. */
function best<A extends 'place' | 'playCard' | 'sell' | 'offerTakeover'>(
  mind: Mind,
  type: A,
  worth: (choice: Extract<Decision, { type: A }>) => number,
): Decision[] {
  return [...choicesFor(mind, type)]
    .map((choice) => ({ choice, worth: worth(choice) }))
    .filter(({ worth }) => worth > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, WIDE[type])
    .map(({ choice }) => choice);
}

function bids(offers: readonly Offer<Economicus>[]): Decision[] {
  return offers.flatMap((offer) => {
    if (offer.type !== 'bid' || !('min' in offer.fields.amount)) return [];
    const { min, max } = offer.fields.amount;
    return RAISES.map((raise) => min + raise)
      .filter((amount) => amount <= max)
      .map((amount) => ({ type: 'bid', amount }));
  });
}
