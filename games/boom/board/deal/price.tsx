import { classes } from '@parlour/kit/classes.ts';
import { useId } from 'react';
import { PRICE_FLOOR } from '../../content/table.ts';
import { useTable } from '../table/context.ts';
import type { SeenCompany } from '../table/reading.ts';
import css from './deal.module.css';
import { lastsAt } from './lasting.ts';

const c = classes(css);

/** A price: a number one may type, step, or take from prices worth naming. */
export function Price(props: { company: SeenCompany; value: number; max: number; onChange(price: number): void }) {
  const { company, value, max, onChange } = props;
  const { facts, label } = useTable();
  const id = useId();
  const worth = facts.companies[company.plan]?.prices ?? [];
  const chips = [...new Set([PRICE_FLOOR, ...worth])].filter((price) => price <= max);
  const set = (price: number) => onChange(Math.max(PRICE_FLOOR, Math.min(max, Math.round(price) || PRICE_FLOOR)));
  return (
    <div className={c('price')}>
      <label htmlFor={id}>{label.deal.price}</label>
      <span className={c('stepper')}>
        <button
          type="button"
          aria-label={label.deal.less}
          disabled={value <= PRICE_FLOOR}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={PRICE_FLOOR}
          max={max}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          onBlur={() => set(value)}
        />
        <button
          type="button"
          aria-label={label.deal.more}
          disabled={value >= max}
          data-place="price-more"
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </span>
      <small>{label.deal.most(max)}</small>
      <ul className={c('chips')} aria-label={label.deal.chips}>
        {chips.map((price) => {
          const burns = lastsAt(company, facts.companies[company.plan], price);
          return (
            <li key={price}>
              <button
                type="button"
                aria-pressed={price === value}
                title={burns === null ? undefined : label.deal.chip(price, burns)}
                onClick={() => set(price)}
              >
                <b>{label.money(price)}</b> {burns !== null && <small>{label.deal.covers(burns)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
