import { classes } from '@parlour/kit/classes.ts';
import type { Boom } from '../../types.ts';
import { useTable } from '../table/context.tsx';
import css from './deal.module.css';

const c = classes(css);

/** A greyed thing that answers when it is asked. */
export function WhyNot({ type, fields, words }: { type: keyof Boom['actions']; fields: object; words: string }) {
  const { offer, explain, label } = useTable();
  const refusal = offer(type).whyNot({ ...fields });
  if (refusal === null) return null;
  return (
    <button type="button" className={c('why')} onClick={() => explain(refusal)}>
      <s>{words}</s> {label.deal.why}
    </button>
  );
}
