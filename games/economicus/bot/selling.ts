import type { Holding } from '../content/holdings.ts';
import { partsOf } from '../content/holdings.ts';
import { priceOf } from '../rules/11-auction/prices.ts';
import { sellToMarket } from '../rules/14-loans-and-deals/loans.ts';
import { bestOf, canDo, choicesFor, type Decision, type DecisionOf, frameOf, type Mind, swing } from './mind.ts';
import { areScarce } from './standing.ts';
import { MARGIN, SCARCE } from './weights.ts';

/** How much better the position is once a company has gone to the market at this price. Where they are scarce, there will hardly be another. */
export const saleSwing = (mind: Mind, company: Holding, price: number): number =>
  swing(mind, (trial) => sellToMarket(trial, mind.me, company, price, 'full')) -
  (areScarce(mind.g) ? SCARCE * price : 0);

const fullPriceSwing = (mind: Mind, company: Holding): number =>
  saleSwing(mind, company, priceOf(mind.g, partsOf(company).industry));

/** Phase 4: what is dearer than it is worth, above all under a forecast. */
export const saleChoice = (mind: Mind): Decision | null =>
  bestOf(choicesFor(mind, 'sell'), (choice) => saleGain(mind, choice), MARGIN.sale);

export const saleGain = (mind: Mind, { company }: DecisionOf<'sell'>): number => fullPriceSwing(mind, company);

/** OP39: the same, anywhere. */
export function insiderChoice(mind: Mind): Decision {
  const sales = [...choicesFor(mind, 'sellInside')].filter(
    ({ company }) => mind.g.prices[partsOf(company).industry] !== null,
  );
  return bestOf(sales, ({ company }) => fullPriceSwing(mind, company), MARGIN.inside) ?? { type: 'pass' };
}

/** A price was rolled: whoever must pay sells, anybody else only with a gain. */
export function confirmChoice(mind: Mind): Decision {
  const { company, mustGain } = frameOf(mind.g, 'halfSale');
  if (!canDo(mind, 'confirmSale')) return { type: 'cancelSale' };
  const isGain = saleSwing(mind, company, priceOf(mind.g, partsOf(company).industry)) > MARGIN.sale;
  return mustGain || isGain ? { type: 'confirmSale' } : { type: 'cancelSale' };
}
