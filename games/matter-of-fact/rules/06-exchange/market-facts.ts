import { tableOf } from '@parlour/kernel';
import { CONTRACT_COLUMN, LAST_COLUMN, type Resource } from '../../content/exchange.ts';
import type { G, MarketFacts } from '../../types.ts';
import { capacityOf, columnAfter, isAtEnd, priceAt, priceOf, tokensLeft } from './market.ts';

/** MF-6.3, MF-7.5. What is to be read off the exchange. */
export function marketFacts(g: G, resource: Resource): MarketFacts {
  const { column } = g.market[resource];
  const after = (by: 1 | -1) => (isAtEnd(g, resource, by) ? null : priceAt(resource, columnAfter(column, by)));
  return {
    price: priceOf(g, resource),
    highest: priceAt(resource, CONTRACT_COLUMN),
    lowest: priceAt(resource, LAST_COLUMN),
    up: after(1),
    down: after(-1),
    capacities: tableOf(g.seats, (seat) => capacityOf(g, seat, resource)),
    tokens: g.options.tokens === 'limited' ? tokensLeft(g, resource) : null,
  };
}
