import { classes } from '@parlour/kit/classes.ts';
import { useId } from 'react';
import { useTable } from '../table/context.ts';
import css from './deal.module.css';

const c = classes(css);

/** Money on top of an offer or a request, where the table allows it. */
export function Sweetener(props: { type: 'invite' | 'request'; value: number; onChange(amount: number): void }) {
  const { offers, label } = useTable();
  const id = useId();
  const found = offers.find((each) => each.type === props.type);
  const domain = found !== undefined && 'sweetener' in found.fields ? found.fields.sweetener : null;
  const max = domain !== null && 'max' in domain ? domain.max : 0;
  return (
    <div className={c('price')}>
      <label htmlFor={id}>{label.deal.sweetener}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={props.value}
        onChange={(event) => props.onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{label.money(props.value)}</output>
    </div>
  );
}
