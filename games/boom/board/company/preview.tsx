import { classes } from '@parlour/kit/classes.ts';
import { usePreviewOf } from '@parlour/kit/use-preview.ts';
import type { PlanId } from '../../content/plans.ts';
import type { Boom } from '../../types.ts';
import { useTable } from '../table/context.ts';
import css from './preview.module.css';

const c = classes(css);
type Figures = NonNullable<Boom['facts']['companies'][PlanId]>;

/** What a company would be after a choice, beside what it is. The table reckons it; the board only asks. */
export function Preview({ company, choice }: { company: PlanId; choice: object }) {
  const { preview, facts, label, view } = useTable();
  const after = usePreviewOf(preview, choice);
  const [now, then] = [view, after?.view].map((at) => at?.companies.find(({ plan }) => plan === company));
  const [was, will] = [facts.companies[company], after?.facts.companies[company]];
  if (now === undefined || then === undefined || was === undefined || will === undefined) return null;
  const told = ({ size, matches, burn, runway, raises }: Figures, cash: number): [string, string][] => [
    [label.preview.size, `${size}`],
    [label.preview.matches, `${matches}`],
    [label.company.cash, `${cash}`],
    [label.preview.burn, `${burn}`],
    [label.preview.runway, `${runway ?? '∞'}`],
    [label.preview.ipo, `${Math.min(...raises)}–${Math.max(...raises)}`],
  ];
  const later = told(will, then.cash);
  return (
    <dl className={c('preview')} aria-live="polite">
      {told(was, now.cash).map(([name, value], i) => {
        const next = later[i]?.[1];
        return (
          <div key={name} className={c(value !== next && 'changes', name === label.preview.ipo && 'wide')}>
            <dt>{name}</dt>
            <dd>
              {value}
              {value !== next && <b> → {next}</b>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
