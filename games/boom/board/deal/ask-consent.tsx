import { classes } from '@parlour/kit/classes.ts';
import { useState } from 'react';
import { PRICE_FLOOR } from '../../content/table.ts';
import { useTable } from '../table/context.ts';
import type { SeenCompany } from '../table/reading.ts';
import css from './deal.module.css';
import { Price } from './price.tsx';

const c = classes(css);

/** Asking the investors to be let in. Whoever is refused by all loses the finance step, and is told so before. */
export function AskConsent({ company, onDone }: { company: SeenCompany; onDone(): void }) {
  const { offer, offers, label, facts } = useTable();
  const max = offers.reduce(
    (most, each) =>
      each.type === 'askConsent' && 'max' in each.fields.price ? Math.max(most, each.fields.price.max) : most,
    PRICE_FLOOR,
  );
  const [price, setPrice] = useState(Math.min(facts.companies[company.plan]?.prices[1] ?? PRICE_FLOOR, max));
  const send = (named: number | null) => {
    onDone();
    offer('askConsent').pick({ company: company.plan, price: named });
  };
  return (
    <div className={c('terms')}>
      <p className={c('hint')}>{label.deal.askPrice}</p>
      <Price company={company} value={price} max={max} onChange={setPrice} />
      <div className={c('buttons')}>
        <button type="button" className={c('go')} data-place="ask-consent" onClick={() => send(price)}>
          {label.deal.askSend}
        </button>
        <button type="button" className={c('plain')} onClick={() => send(null)}>
          {label.deal.noPrice}
        </button>
      </div>
    </div>
  );
}
