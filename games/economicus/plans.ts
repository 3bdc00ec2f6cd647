import { acceptable, amount, leastUpTo, oneOfWords, type Plans, plainly, when, whenever } from '../planning.ts';
import { INDUSTRIES } from './content/industries.ts';
import type { Economicus } from './types.ts';

const on = when<Economicus>();
const always = whenever<Economicus>();
const WHERE = oneOfWords(['any', ...INDUSTRIES.map(String)]);
const isThere = (where: string, industry: unknown): boolean => where === 'any' || Number(where) === industry;

export const plans: Plans<Economicus> = {
  round: ({ year }) => year,
  rules: {
    bidUpTo: on('auction.bidding', { most: amount(1, 99, 12), where: WHERE }, (sight, { most, where }) =>
      isThere(where, sight.asked['industry'])
        ? (leastUpTo(sight, 'bid', 'amount', most) ?? plainly(sight, 'pass'))
        : null,
    ),
    passAuctions: on('auction.bidding', { where: WHERE }, (sight, { where }) =>
      isThere(where, sight.asked['industry']) ? plainly(sight, 'pass') : null,
    ),
    /** At market prices, and without anybody's loan in it: those are looked at. */
    acceptDeals: always({ least: amount(-50, 200, 2) }, (sight, { least }) => {
      const good = acceptable(sight, sight.view.deals.open).find(({ id }) => {
        const worth = sight.facts.deals.find(({ deal }) => deal === id);
        return worth?.debts === 0 && worth.give - worth.get >= least;
      });
      return good === undefined ? null : { type: 'acceptDeal', deal: good.id };
    }),
    buyProjects: on('projectSale.answer', { most: amount(1, 99, 3) }, (sight, { most }) =>
      Number(sight.asked['price']) <= most ? plainly(sight, 'buyProject') : plainly(sight, 'pass'),
    ),
    passOffers: on('offers.offering', {}, (sight) => plainly(sight, 'pass')),
    passStartUps: on('startUps.creation', {}, (sight) => plainly(sight, 'pass')),
    passWindows: on('window.free', {}, (sight) => plainly(sight, 'ready')),
  },
};
