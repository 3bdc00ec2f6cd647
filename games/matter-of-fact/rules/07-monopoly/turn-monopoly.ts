import { oneOf } from '@parlour/kernel';
import { RESOURCES, type Resource } from '../../content/exchange.ts';
import type { G, Turn } from '../../types.ts';
import type { TurnRules } from '../04-turns/turn-rules.ts';
import { isAtEnd, movePrice, priceOf } from '../06-exchange/market.ts';
import { no, stay } from '../vocabulary.ts';

/** MF-7.6, MF-R13. Each monopolised resource once a turn, one point up or down. */
export const monopolyRule: TurnRules<'changePrice'> = {
  changePrice: {
    offer: (g, f) =>
      RESOURCES.map((resource) => {
        const barred = whyNotChanged(g, f, resource);
        if (barred !== null) return { resource: oneOf([resource], () => barred), by: oneOf([1, -1]) };
        const price = priceOf(g, resource);
        // MF-R12
        const whyNot = (by: 1 | -1) =>
          isAtEnd(g, resource, by) ? no('MF-R12', 'endOfRow', { resource, price }) : null;
        return { resource: oneOf([resource]), by: oneOf([1, -1], whyNot) };
      }),
    take(g, f, me, { resource, by }) {
      f.priced.push(resource);
      const rule = by > 0 ? 'MF-6.12' : 'MF-6.9';
      movePrice(g, resource, by, { because: 'monopolist', rule, seat: me, source: null });
      return stay;
    },
  },
};

function whyNotChanged(g: G, f: Turn, resource: Resource) {
  const { monopolist } = g.market[resource];
  if (monopolist !== f.seat) return no('MF-7.6', 'notMonopolist', { resource, monopolist });
  return f.priced.includes(resource) ? no('MF-R13', 'priceChanged', { resource }) : null;
}

/** Whether there is a price that may still be changed in this turn. */
export const canChangePrices = (g: G, f: Turn): boolean =>
  RESOURCES.some((resource) => g.market[resource].monopolist === f.seat && !f.priced.includes(resource));
