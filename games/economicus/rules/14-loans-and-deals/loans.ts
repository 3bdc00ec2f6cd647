import type { Seat } from '@parlour/kernel';
import { type Holding, partsOf } from '../../content/holdings.ts';
import type { Industry } from '../../content/industries.ts';
import { LOAN } from '../../content/table.ts';
import type { Due, G } from '../../types.ts';
import { addFree, endLoan, isEveryLoanFresh, removeCompany } from '../01-board/companies.ts';
import { anytimePrice } from '../11-auction/prices.ts';
import { gain, pay } from '../15-payments/money.ts';
import { rate } from '../18-events/this-year.ts';
import { emit } from '../vocabulary.ts';

/** EC-14.1, EC-14.2. */
export function takeLoan(g: G, seat: Seat, industry: Industry): void {
  const player = g.players[seat];
  player.mortgaged[industry] += 1;
  // EC-14.5, EC-R.52: it bears no interest this year.
  if (g.yearEnd !== null) player.fresh[industry] += 1;
  gain(g, seat, LOAN);
  emit(g, 'loanTaken', { seat, industry, amount: LOAN });
}

/** EC-14.6, EC-14.7, EC-14.9, EC-R.52, EC-R.62. What closing a loan costs: this year's interest is in it unless it was charged already. */
export const settlement = (g: G, seat: Seat, industry: Industry): number =>
  g.yearEnd !== null && !isEveryLoanFresh(g.players[seat], industry) ? LOAN : LOAN + rate(g);

export function repayLoan(g: G, seat: Seat, industry: Industry): void {
  const amount = settlement(g, seat, industry);
  pay(g, seat, amount);
  endLoan(g.players[seat], industry);
  emit(g, 'loanRepaid', { seat, industry, amount });
}

/** EC-9.6, EC-14.9. What a sale at this price leaves its seller; negative if the loan is more than the price. */
export function netProceeds(g: G, seat: Seat, company: Holding, price: number): number {
  const { industry, condition } = partsOf(company);
  return condition === 'clean' ? price : price - settlement(g, seat, industry);
}

export const halfSaleProceeds = (g: G, seat: Seat, company: Holding): number =>
  netProceeds(g, seat, company, anytimePrice(g, partsOf(company).industry));

/** EC-9.2, EC-9.4, EC-14.8, EC-R.14. To the market: the company stays a private one, its loan is repaid out of the price. */
export function sellToMarket(g: G, seat: Seat, company: Holding, price: number, at: 'full' | 'half' | 'OP39'): void {
  const { industry, condition } = partsOf(company);
  const received = netProceeds(g, seat, company, price);
  removeCompany(g, seat, industry, condition);
  addFree(g, industry, 'private', 1);
  gain(g, seat, received);
  emit(g, 'soldToMarket', { seat, industry, condition, at, price, settled: price - received, received });
}

/** EC-9.7, EC-14.9, EC-R.24, EC-R.61. A company goes to the state for its price; what its loan takes beyond that has to be paid. */
export function nationalise(
  g: G,
  seat: Seat,
  company: Holding,
  price: number,
  because: 'EV25' | 'OP15' | 'OP12',
): Due | null {
  const { industry, condition } = partsOf(company);
  const received = netProceeds(g, seat, company, price);
  removeCompany(g, seat, industry, condition);
  addFree(g, industry, 'state', 1);
  gain(g, seat, Math.max(0, received));
  emit(g, 'companyTaken', { from: seat, to: null, industry, condition, because, received });
  return received < 0 ? { debtor: seat, amount: -received, creditor: null, because: 'loan' } : null;
}
