import { classes } from '@parlour/kit/classes.ts';
import { useEffect, useState } from 'react';
import type { PlanId } from '../../content/plans.ts';
import type { Boom } from '../../types.ts';
import { useTable } from '../table/context.ts';
import css from './preview.module.css';

const c = classes(css);
type Facts = Boom['facts']['companies'][PlanId];

/** What a company would be after a choice, beside what it is. The table reckons it; the board only asks. */
export function Preview({ company, choice }: { company: PlanId; choice: object }) {
  const { preview, facts, label, view } = useTable();
  const [after, setAfter] = useState<{ facts: Facts; cash: number } | null>(null);
  const key = JSON.stringify(choice);
  useEffect(() => {
    let isWanted = true;
    preview(JSON.parse(key))
      .then((seen) => {
        const found = seen?.view.companies.find(({ plan }) => plan === company);
        if (isWanted)
          setAfter(found === undefined ? null : { facts: seen?.facts.companies[company], cash: found.cash });
      })
      .catch(() => null);
    return () => {
      isWanted = false;
    };
  }, [preview, key, company]);
  const before = facts.companies[company];
  const cash = view.companies.find(({ plan }) => plan === company)?.cash ?? 0;
  if (before === undefined || after?.facts === undefined) return null;
  const runway = (n: number | null) => (n === null ? '∞' : String(n));
  const ipo = ({ raises }: NonNullable<Facts>) => `${Math.min(...raises)}–${Math.max(...raises)}`;
  const lines: [string, string, string][] = [
    [label.preview.size, String(before.size), String(after.facts.size)],
    [label.preview.matches, String(before.matches), String(after.facts.matches)],
    [label.company.cash, String(cash), String(after.cash)],
    [label.preview.burn, String(before.burn), String(after.facts.burn)],
    [label.preview.runway, runway(before.runway), runway(after.facts.runway)],
    [label.preview.ipo, ipo(before), ipo(after.facts)],
  ];
  return (
    <dl className={c('preview')} aria-live="polite">
      {lines.map(([name, was, willBe]) => (
        <div key={name} className={c(was !== willBe && 'changes', name === label.preview.ipo && 'wide')}>
          <dt>{name}</dt>
          <dd>
            {was}
            {was !== willBe && <b> → {willBe}</b>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
