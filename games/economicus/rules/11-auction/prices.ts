import { roll } from '@parlour/kernel';
import type { Industry } from '../../content/industries.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, PAST_PRICES, PRICE_PER_PIP } from '../../content/table.ts';
import type { G, PriceReason } from '../../types.ts';
import { halfOf } from '../15-payments/money.ts';
import { isInForce, offerHalves } from '../18-events/this-year.ts';
import { emit } from '../vocabulary.ts';

/** EC-11.21, EC-R.23. Prices are 1 to 99. */
const within = (price: number): number => Math.min(HIGHEST_PRICE, Math.max(LOWEST_PRICE, price));

function write(g: G, industry: Industry, price: number): void {
  g.prices[industry] = price;
  const past = g.pastPrices[industry];
  past.push(price);
  if (past.length > PAST_PRICES) past.shift();
}

/** EC-6.2, EC-R.1. A first price is three times the blue die. */
export function setPrice(g: G, industry: Industry, blue: number): number {
  const price = PRICE_PER_PIP * blue;
  write(g, industry, price);
  emit(g, 'priceSet', { industry, die: blue, price });
  return price;
}

/** EC-10.6, EC-R.47. The price; where it is unset, the blue die is rolled for it first. */
export const rolledPrice = (g: G, industry: Industry): number => g.prices[industry] ?? setPrice(g, industry, roll(g));

/** EC-1.4. The price as it is written; 0 while it is unset. */
export const priceOf = (g: G, industry: Industry): number => g.prices[industry] ?? 0;

export function changePrice(g: G, industry: Industry, price: number, because: PriceReason): void {
  const from = rolledPrice(g, industry);
  const to = within(price);
  if (to === from) return;
  write(g, industry, to);
  emit(g, 'priceChanged', { industry, from, to, because });
}

/** EC-14.8. What a sale at any moment brings; where the price is unset, of what it is taken for. EV31: the full price. */
export function anytimePrice(g: G, industry: Industry, ifUnset = 0): number {
  const price = g.prices[industry] ?? ifUnset;
  return isInForce(g, 'EV31') ? price : halfOf(price);
}

/** EC-11.16. */
export const projectCost = (price: number): number => halfOf(price);

/** EC-12.1. */
export const offerCost = (g: G, price: number): number => Math.ceil((price * offerHalves(g)) / 2);
