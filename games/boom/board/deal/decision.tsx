import { classes } from '@parlour/kit/classes.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense } from 'react';
import { useTable } from '../table/context.ts';
import { frameOf, type SeenCompany } from '../table/reading.ts';
import { Answer } from './answer.tsx';
import { Consent } from './consent.tsx';
import css from './deal.module.css';
import { Negotiation } from './negotiation.tsx';

const c = classes(css);
// To begin something oneself comes later than to be asked.
const Finance = lazy(soon(() => import('./finance.tsx').then((file) => ({ default: file.Finance }))));
const Terms = lazy(soon(() => import('./terms.tsx').then((file) => ({ default: file.Terms }))));
const Persuasion = lazy(soon(() => import('./persuasion.tsx').then((file) => ({ default: file.Persuasion }))));

/** What there is to decide about a company now: of all that may be, the innermost question that is open. */
export function Decision({ company, onDone }: { company: SeenCompany; onDone(): void }) {
  const { view, seat, asked } = useTable();
  const top = view.stack.at(-1);
  const isMine = seat !== null && asked.includes(seat);
  const isAbout = top !== undefined && 'company' in top && top.company === company.plan;
  const round = frameOf(view, 'funding');
  return (
    <div className={c('decision')}>
      <Suspense>
        {isAbout && isMine && top.phase === 'offer' && <Answer company={company} frame={top} />}
        {isAbout && isMine && top.phase === 'consent' && <Consent company={company} frame={top} />}
        {isAbout && isMine && top.phase === 'anotherRound' && (
          <Terms company={company} type="setTerms" onDone={onDone} />
        )}
        {isAbout && isMine && top.phase === 'persuasion' && <Persuasion frame={top} />}
        {round !== null && round.company === company.plan && <Negotiation round={round} />}
        {(!isAbout || !isMine) && round?.company !== company.plan && <Finance company={company} onDone={onDone} />}
      </Suspense>
    </div>
  );
}
