import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import type { Condition } from '../../../content/holdings.ts';
import type { Industry } from '../../../content/industries.ts';
import { CompanyToken } from '../../art/tokens.tsx';
import { useTable } from '../../table/context.tsx';
import { countIn } from '../../table/reading.ts';
import css from '../cards/slip.module.css';

const c = classes(css);

/** A company of somebody as a line: its token with the seal of a loan, where it stands, and its price. */
export function CompanyLine({
  owner,
  industry,
  condition,
  unpriced,
}: {
  owner: Seat;
  industry: Industry;
  condition: Condition;
  /** What becomes of it where the industry has no price yet. */
  unpriced: string;
}) {
  const { view, facts, words, label, sitters } = useTable();
  const count = countIn(view, owner, industry, condition);
  const price = view.prices[industry];
  return (
    <span className={c('company')}>
      <CompanyToken owner={sitters[owner] ?? { colour: '', symbol: '' }} condition={condition} size="1.9em" />
      <span>
        {industry} {words.industries[industry]}
        {count > 1 && ` ×${count}`}
        <small>
          {price === null
            ? unpriced
            : condition === 'mortgaged'
              ? label.company.loan(facts.repayment)
              : words.conditions[condition]}
        </small>
      </span>
      <strong>{price === null ? '?' : `${price}M`}</strong>
    </span>
  );
}
