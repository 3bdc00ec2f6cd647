import { STEP } from '../../auction.ts';

/** A random move in the auction: to bid so much, or to fold (`null`). The same choice that our offers give. */
export function auctionBid(price: number, cash: number, random: (n: number) => number): number | null {
  const most = Math.min(price + STEP, cash);
  return most > price && random(2) === 0 ? price + 1 + random(most - price) : null;
}
