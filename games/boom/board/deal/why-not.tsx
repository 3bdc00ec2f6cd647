import { classes } from '@parlour/kit/classes.ts';
import type { Boom } from '../../types.ts';
import { useTable } from '../table/context.ts';
import css from './deal.module.css';

const c = classes(css);

/** A greyed thing that answers when it is asked. */
export function WhyNot({ type, fields, words }: { type: keyof Boom['actions']; fields: object; words: string }) {
  const { offer, label } = useTable();
  const handle = offer(type);
  if (handle.whyNot({ ...fields }) === null) return null;
  return (
    <button type="button" className={c('why')} onClick={() => handle.explain({ ...fields })}>
      <s>{words}</s> {label.deal.why}
    </button>
  );
}
