import { classes } from '@parlour/kit/classes.ts';
import { useState } from 'react';
import { type CompanyTag, holdingIn, partsOf } from '../../../content/holdings.ts';
import type { Raising } from '../../../types.ts';
import { useTable } from '../../table/context.tsx';
import { usePreview } from '../../table/preview.ts';
import { ChoiceButton } from '../choice-button.tsx';
import desk from '../desk.module.css';
import css from './payment.module.css';

const c = classes(css);
const d = classes(desk);

/** What the rules propose to a debtor, company by company; it is confirmed as it is, or changed first. */
export function RaisingPlan({ raising }: { raising: Raising }) {
  const { label } = useTable();
  const [loans, setLoans] = useState<readonly CompanyTag[]>(raising.loans);
  const [sales, setSales] = useState<readonly CompanyTag[]>(raising.sales);
  const choose = (company: CompanyTag, way: 'loan' | 'sale') => {
    const toggled = (list: readonly CompanyTag[], isMeant: boolean) =>
      isMeant && !list.includes(company) ? [...list, company] : list.filter((each) => each !== company);
    setLoans(toggled(loans, way === 'loan'));
    setSales(toggled(sales, way === 'sale'));
  };
  return (
    <>
      <p className={d('quiet')}>{label.payment.proposal}</p>
      <ul className={c('plan')}>
        {raising.means.map((means) => (
          <Means
            key={means.company}
            means={means}
            chosen={loans.includes(means.company) ? 'loan' : sales.includes(means.company) ? 'sale' : null}
            onChoose={(way) => choose(means.company, way)}
          />
        ))}
      </ul>
      <Confirm raising={raising} loans={loans} sales={sales} />
    </>
  );
}

type MeansProps = {
  means: Raising['means'][number];
  chosen: 'loan' | 'sale' | null;
  onChoose(way: 'loan' | 'sale'): void;
};

/** One company: a loan on it, its sale, or neither. */
function Means({ means: { company, loan, sale }, chosen, onChoose }: MeansProps) {
  const { view, words, label, offer } = useTable();
  const holding = holdingIn(company);
  const { industry, condition } = partsOf(holding);
  const way = (which: 'loan' | 'sale', text: string) => (
    <button
      type="button"
      className={d('choice', 'chip')}
      aria-pressed={chosen === which}
      data-place={`pick-${which}-${company}`}
      onClick={() => onChoose(which)}
    >
      {text}
    </button>
  );
  return (
    <li className={c('pair', chosen !== null && 'chosen')}>
      <span className={c('what')}>
        {industry} {words.industries[industry]}
        {condition === 'mortgaged' && ` (${words.conditions.mortgaged})`}
      </span>
      {loan !== null && way('loan', label.payment.borrow(loan))}
      {sale !== null && way('sale', label.payment.sellFor(sale))}
      {/* Companies of a kind are all alike: the first stands for them. */}
      {company.endsWith('-1') && view.prices[industry] === null && offer('sellAtHalf').allows({ company: holding }) && (
        <ChoiceButton type="sellAtHalf" fields={{ company: holding }} look="chip">
          {label.payment.unpriced}
        </ChoiceButton>
      )}
    </li>
  );
}

/** The one word that carries it out, and what it leaves; the table says whether it is enough. */
function Confirm({
  raising,
  loans,
  sales,
}: {
  raising: Raising;
  loans: readonly CompanyTag[];
  sales: readonly CompanyTag[];
}) {
  const { view, label } = useTable();
  const after = usePreview({ type: 'raiseMoney', loans, sales });
  const left = after?.facts.raising ?? null;
  const isShort = after === null ? !raising.covers : left?.debtor === raising.debtor && left.amount === raising.amount;
  const cash = (after?.view ?? view).players[raising.debtor].cash;
  const isEmpty = loans.length + sales.length === 0;
  return (
    <div className={d('quick', 'row')} data-part="quick">
      {!isEmpty && (
        <ChoiceButton type="raiseMoney" fields={{ loans, sales }} look="main" isForetold>
          {isShort ? label.payment.raise : label.payment.pay(raising.amount)}
        </ChoiceButton>
      )}
      {(isEmpty || isShort) && <p className={d('quiet')}>{label.payment.short(Math.max(0, raising.amount - cash))}</p>}
    </div>
  );
}
