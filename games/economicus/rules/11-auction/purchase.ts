import { addCompany, addFree } from '../01-board/companies.ts';
import { dueOf } from '../15-payments/dues.ts';
import { spendQuota } from '../16-option-cards/decks.ts';
import { done, emit, next, phase } from '../vocabulary.ts';
import { needsQuota } from './bidding.ts';

/** EC-11.13, EC-21.7. A purchase from the bank at the price, instead of an auction. */
export const purchase = phase<'purchase', 'payPrice' | 'transfer'>('purchase', {
  payPrice: {
    call: 'payment',
    with: (_g, f) => dueOf({ debtor: f.buyer, amount: f.price, creditor: null, because: f.by }),
    then: (_g, _f, { isPaid }) => (isPaid ? next : done()),
  },
  /** EC-R.20. It counts as a purchase at auction; the price stays. */
  transfer(g, f) {
    if (needsQuota(g, f.kind)) spendQuota(g, f.buyer);
    addFree(g, f.industry, f.kind, -1);
    g.turn.isBought = true;
    emit(g, 'boughtDirectly', { seat: f.buyer, industry: f.industry, kind: f.kind, price: f.price, by: f.by });
    addCompany(g, f.buyer, f.industry, 'clean');
    return done();
  },
});
