import { classes } from '@parlour/kit/classes.ts';
import { LOAN } from '../../../content/table.ts';
import { useTable } from '../../table/context.tsx';
import { holdingsOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import css from '../desk.module.css';

const c = classes(css);

/** Where the money beyond one's cash may come from first: a loan on each company that carries none. */
export function Raise() {
  const { view, words, label, seat, offer } = useTable();
  if (seat === null || !offer('takeLoan').isOffered) return null;
  const clean = holdingsOf(view, seat).filter(({ condition }) => condition === 'clean');
  if (clean.length === 0) return null;
  return (
    <fieldset className={c('aims')}>
      <legend>{label.payment.borrow(LOAN)}</legend>
      {clean.map(({ industry }) => (
        <ChoiceButton key={industry} type="takeLoan" fields={{ industry }} look="chip">
          {industry} {words.industries[industry]}
        </ChoiceButton>
      ))}
    </fieldset>
  );
}
