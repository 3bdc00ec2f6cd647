import { classes } from '@parlour/kit/classes.ts';
import { useEffect, useRef } from 'react';
import { PLANS } from '../../content/plans.ts';
import { Logo } from '../art/logos.tsx';
import { useTable } from '../table/context.ts';
import { companyAsked, companyIn } from '../table/reading.ts';
import { select, useSelection } from '../table/selection.ts';
import css from './deal-window.module.css';
import { Decision } from './decision.tsx';
import { Dossier } from './dossier.tsx';

const c = classes(css);

/** A company's window at full size: what it is, and what may be done about it. It opens by itself when one is asked. */
export function DealWindow() {
  const { view, seat, asked, words, label } = useTable();
  const { open, dismissed } = useSelection();
  const question = view.stack.at(-1);
  const about = seat !== null && asked.includes(seat) ? companyAsked(view) : null;
  const key = about === null ? null : `${question?.phase}.${question?.step}.${about}.${view.round}`;
  const shown = open ?? (key === dismissed ? null : about);
  const company = shown === null ? null : companyIn(view, shown);
  const close = () => select({ open: null, dismissed: key });
  useEffect(() => {
    if (shown === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && select({ open: null, dismissed: key });
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown, key]);
  // Whoever opened the window by hand is taken into it, and led back when it closes.
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open === null) return;
    ref.current?.focus();
    return () => document.querySelector<HTMLElement>(`[data-place="company-${open}"] button`)?.focus();
  }, [open]);
  if (company === null) return null;
  const { name } = words.cards[company.plan];
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={c('deal')}
      role="dialog"
      aria-label={name}
      data-industry={PLANS[company.plan].industry}
    >
      <header className={c('bar')}>
        <Logo plan={company.plan} size={26} />
        <h3>{name}</h3>
        <span className={c('trade')}>{words.industries[PLANS[company.plan].industry]}</span>
        <button type="button" className={c('close')} onClick={close} aria-label={label.company.close}>
          ×
        </button>
      </header>
      <div className={c('body')}>
        <Dossier company={company} />
        <Decision key={`${company.plan}${key}`} company={company} onDone={() => select({ open: null })} />
      </div>
    </section>
  );
}
