import { classes } from '@parlour/kit/classes.ts';
import type { ReactNode } from 'react';
import type { Condition } from '../../../content/holdings.ts';
import { LOAN } from '../../../content/table.ts';
import { useTable } from '../../table/context.tsx';
import { holdingsOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import css from '../desk.module.css';

const c = classes(css);

/** Where the money beyond one's cash may come from first: a loan on each company that carries none. */
export function Raise() {
  const { label } = useTable();
  return <Loans type="takeLoan" on="clean" title={label.payment.borrow(LOAN)} />;
}

/** The loans that may be given back. */
export function Repay() {
  const { label, facts } = useTable();
  return <Loans type="repayLoan" on="mortgaged" title={label.dossier.repay(facts.repayment)} />;
}

function Loans({ type, on, title }: { type: 'takeLoan' | 'repayLoan'; on: Condition; title: ReactNode }) {
  const { view, words, seat, offer } = useTable();
  if (seat === null || !offer(type).isOffered) return null;
  const companies = holdingsOf(view, seat).filter(({ condition }) => condition === on);
  if (companies.length === 0) return null;
  return (
    <fieldset className={c('aims')}>
      <legend>{title}</legend>
      {companies.map(({ industry }) => (
        <ChoiceButton key={industry} type={type} fields={{ industry }} look="chip">
          {industry} {words.industries[industry]}
        </ChoiceButton>
      ))}
    </fieldset>
  );
}
