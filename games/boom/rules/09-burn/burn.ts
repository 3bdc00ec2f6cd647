import type { G } from '../../types.ts';
import { burnOf, clearAway, isFunded } from '../company.ts';
import { emit } from '../vocabulary.ts';

/** BO-9, BO-9.1, BO-9.3, BO-9.6. Every funded company pays its burn out of its own cash, all at the same time; one that cannot goes bust. */
export function payBurn(g: G): void {
  for (const company of g.companies.filter(isFunded)) {
    const burn = burnOf(g, company);
    // BO-9.5: exactly enough is enough.
    if (company.cash >= burn) {
      company.cash -= burn;
      emit(g, 'burned', { company: company.plan, burn, left: company.cash });
    } else {
      emit(g, 'wentBust', { company: company.plan, burn, cash: company.cash });
      g.gone.push({ plan: company.plan, how: 'bust', round: g.round });
      clearAway(g, company);
    }
  }
}
