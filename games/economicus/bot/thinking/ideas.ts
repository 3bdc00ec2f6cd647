import { choicesOf, type Offer, type Seat, sizeOf } from '@parlour/kernel';
import { sampleOf } from '@parlour/kernel/offers/offers.ts';
import type { Random } from '@parlour/search';
import { isFull } from '../../rules/04-year/order.ts';
import type { Economicus, G } from '../../types.ts';
import type { Decision } from '../mind.ts';

/** What may be better than a careful answer: every way to answer where there are few, some of them where there are many. */

/** So many of one kind at the most. */
const WIDE = 8;
/** How far above the least a bid is tried. */
const RAISES = [0, 1, 2, 3, 5, 8, 12];
/** What is open at nearly every moment, and is left to the careful bot. */
const LEFT_ALONE = new Set<Decision['type']>([
  ...(['counterDeal', 'declineDeal', 'withdrawDeal', 'proposeDeal', 'exchangeCards'] as const),
  ...(['stopAt', 'hold', 'callTime', 'declareBankruptcy', 'raiseMoney'] as const),
]);

/** In the full rules nobody has measured yet what a thought is worth: there the careful bot answers alone. */
export function ideasFor(g: G, seat: Seat, offers: readonly Offer<Economicus>[], random: Random): Decision[] {
  if (isFull(g)) return [];
  const f = g.stack.at(-1);
  const isWindow = f?.phase === 'window';
  if (isWindow && !isWorthAThought(g, seat, offers)) return [];
  return offers.flatMap((offer): Decision[] => {
    if (LEFT_ALONE.has(offer.type)) return [];
    if (isWindow && offer.type === 'sellAtHalf') return [];
    if (offer.type === 'bid') return bids(offer);
    return someOf(offer, isLoan(offer) ? 2 : WIDE, random);
  });
}

const isLoan = ({ type }: Offer<Economicus>): boolean =>
  type === 'takeLoan' || type === 'repayLoan' || type === 'sellAtHalf';

/** Most windows are passed; a card, a sale and the end of one's own turn are worth a thought. */
const isWorthAThought = (g: G, seat: Seat, offers: readonly Offer<Economicus>[]): boolean => {
  const f = g.stack.at(-1);
  if (f?.phase === 'window' && f.window === 'FW8' && g.turn.seat === seat) return true;
  return offers.some(({ type }) => type === 'playCard' || type === 'sell' || type === 'acceptDeal');
};

function bids({ fields: { amount } }: Offer<Economicus, 'bid'>): Decision[] {
  if (!('min' in amount)) return [];
  return RAISES.map((raise) => amount.min + raise)
    .filter((bid) => bid <= amount.max)
    .map((bid) => ({ type: 'bid', amount: bid }));
}

function someOf(offer: Offer<Economicus>, most: number, random: Random): Decision[] {
  if (offer.checked !== true && sizeOf(offer) <= most) return [...choicesOf<Economicus>(offer)];
  if (offer.checked === true) return [];
  return Array.from({ length: most / 2 }, () => sampleOf(offer, random));
}
