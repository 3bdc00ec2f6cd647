import type { Character } from '@parlour/search';
import { leastBid } from '../../rules/11-auction/bidding.ts';
import type { Economicus, G } from '../../types.ts';

/** Whom one may meet in Economicus. What is said of them is in `text/characters.ts`. */
export const characters: readonly Character<Economicus>[] = [
  // No debts, and no price that hurts.
  {
    name: 'Viktor',
    likes: (_g, _seat, choice) =>
      choice.type === 'takeLoan'
        ? -1
        : choice.type === 'bid'
          ? -choice.amount / 100
          : choice.type === 'sell'
            ? -0.5
            : 0,
  },
  // What belongs to others is for sale.
  {
    name: 'Rita',
    likes: (g, seat, choice) =>
      choice.type === 'offerTakeover'
        ? 2
        : choice.type === 'playCard' && choice.rival !== null && choice.rival !== seat
          ? 1
          : choice.type === 'bid'
            ? isLed(g)
              ? 1
              : -1
            : 0,
  },
  // Everything begins as a project.
  { name: 'Emil', likes: (_g, _seat, choice) => (choice.type === 'createProjects' ? choice.count : 0) },
  // The hammer falls for whoever calls loudest.
  { name: 'Berta', likes: (g, _seat, choice) => (choice.type === 'bid' ? 1 + raiseIn(g, choice.amount) : 0) },
];

const auctionIn = (g: G) => {
  const f = g.stack.at(-1);
  return f?.phase === 'auction' ? f : null;
};

const isLed = (g: G): boolean => auctionIn(g)?.leader != null;

/** A raise that is heard; what is far above all others is only dear. */
function raiseIn(g: G, amount: number): number {
  const f = auctionIn(g);
  const raise = f === null ? 0 : amount - leastBid(f);
  return raise <= HEARD ? raise / HEARD : 0;
}
const HEARD = 3;
