import { discharge, dischargeOffer } from '../12-workers/discharge.ts';
import { paySalary, salaryDue } from '../15-salary/salary.ts';
import { assetSaleOffer, deliver, deliverOffer, sell, sellAsset, sellOffer } from '../17-trade/selling.ts';
import { cashOf } from '../money.ts';
import { next, no, stay } from '../vocabulary.ts';
import type { TurnRules } from './turn-rules.ts';

/** Decisions that are free to come at several stages (specification, 6.1): each is one rule, spread into the questions that allow it. */

/** MF-12.2. At any moment of the own turn. */
export const dischargeRule: TurnRules<'discharge'> = {
  discharge: {
    offer: (g, _f, me) => dischargeOffer(g, me),
    take(g, _f, me, { from, workers }) {
      discharge(g, me, from, workers);
      return stay;
    },
  },
};

/** MF-4.6, MF-15.4, MF-R38. In stages 1 to 4, in full. */
export const salaryRule: TurnRules<'paySalary'> = {
  paySalary: {
    offer(g, f, me) {
      const cost = salaryDue(g, f);
      if (cost === 0) return no('MF-R36', 'nothingDue', {});
      const cash = cashOf(g, me);
      return cash < cost ? no('MF-R38', 'cannotPay', { cost, cash }) : {};
    },
    take(g, f) {
      paySalary(g, f);
      return stay;
    },
  },
};

/** MF-4.7, MF-17.1, MF-9.4, MF-10.5. In stages 2 to 5. */
export const salesRules: TurnRules<'sell' | 'deliver' | 'sellAsset'> = {
  sell: {
    offer: (g, _f, me) => sellOffer(g, me),
    take(g, _f, me, { resource, units }) {
      sell(g, me, resource, units);
      return stay;
    },
  },
  deliver: {
    offer: (g, _f, me) => deliverOffer(g, me),
    take(g, _f, me, choice) {
      deliver(g, me, choice);
      return stay;
    },
  },
  sellAsset: {
    offer: (g, _f, me) => assetSaleOffer(g, me),
    take(g, _f, me, { asset }) {
      sellAsset(g, me, asset);
      return stay;
    },
  },
};

/** MF-D21. On to the next stage. */
export const goOnRule: TurnRules<'goOn'> = {
  goOn: { offer: () => ({}), take: () => next },
};
