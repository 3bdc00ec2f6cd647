import type { Offer } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { useState } from 'react';
import { PRICE_FLOOR, SHARES_TO_CLOSE } from '../../content/table.ts';
import type { Boom } from '../../types.ts';
import { useTable } from '../table/context.ts';
import { percentOf, type SeenCompany, totalOf } from '../table/reading.ts';
import css from './deal.module.css';
import { cashAt, lastsAt } from './lasting.ts';
import { Price } from './price.tsx';

const c = classes(css);
type TermsOffer = Offer<Boom, 'lead' | 'setTerms'>;

/** Naming terms: one share or two, at which price, and what that means for oneself and for the company. */
export function Terms({ company, type, onDone }: { company: SeenCompany; type: 'lead' | 'setTerms'; onDone(): void }) {
  const table = useTable();
  const { label, facts, seat, view } = table;
  const known = facts.companies[company.plan];
  const maxFor = (shares: number) => highest(table.offers, type, shares);
  const [shares, setShares] = useState(maxFor(2) > 0 ? 2 : 1);
  const max = maxFor(shares);
  const [price, setPrice] = useState(Math.min(known?.prices[1] ?? PRICE_FLOOR, max));
  const handle = table.offer(type);
  const fields = type === 'lead' ? { company: company.plan, shares, price } : { shares, price };
  const refusal = handle.whyNot(fields);
  const treasury = seat === null ? null : view.players[seat].treasury.secret;
  const mine = (seat === null ? 0 : company.shares[seat]) + shares;
  const all = totalOf(company.shares) + Math.max(SHARES_TO_CLOSE, shares);
  return (
    <div className={c('terms')}>
      <fieldset className={c('howMany')}>
        <legend>{label.deal.howMany}</legend>
        {[1, 2].map((n) => (
          <button
            key={n}
            type="button"
            aria-pressed={n === shares}
            aria-disabled={maxFor(n) < PRICE_FLOOR || undefined}
            onClick={() => {
              const least = { ...fields, shares: n, price: PRICE_FLOOR };
              if (!handle.allows(least)) return handle.explain(least);
              setShares(n);
              setPrice(Math.min(price, maxFor(n)));
            }}
          >
            {label.shares(n)}
          </button>
        ))}
      </fieldset>
      <Price company={company} value={price} max={max} onChange={setPrice} />
      <dl className={c('sums')}>
        <dt>{label.deal.youPay}</dt>
        <dd>
          {label.money(price * shares)}
          {treasury !== null && <small>{label.deal.youKeep(treasury - price * shares)}</small>}
        </dd>
        <dt>{label.deal.afterThree}</dt>
        <dd>{label.deal.cashFor(cashAt(company, price), lastsAt(company, known, price))}</dd>
        <dt>{label.deal.youOwn}</dt>
        <dd>{label.deal.part(mine, all, percentOf(mine, all))}</dd>
      </dl>
      <div className={c('buttons')}>
        <button
          type="button"
          className={c('go')}
          data-place={`send-${shares}-${price}`}
          aria-disabled={refusal !== null || undefined}
          onClick={() => {
            if (refusal !== null) return handle.explain(fields);
            onDone();
            handle.pick(fields);
          }}
        >
          {label.deal.send(price, shares)}
        </button>
        {type === 'setTerms' && (
          <button type="button" className={c('plain')} onClick={() => table.offer('withdraw').pick({})}>
            {label.deal.withdraw}
          </button>
        )}
      </div>
    </div>
  );
}

/** The highest price on offer to a lead who buys so many; 0 if none is. */
function highest(offers: readonly Offer<Boom>[], type: 'lead' | 'setTerms', shares: number): number {
  const fits = (offer: Offer<Boom>): offer is TermsOffer => offer.type === type;
  for (const { fields } of offers.filter(fits))
    if ('one' in fields.shares && fields.shares.one.includes(shares) && 'max' in fields.price) return fields.price.max;
  return 0;
}
