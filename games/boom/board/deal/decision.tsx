import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.tsx';
import { frameOf, type SeenCompany } from '../table/reading.ts';
import { Answer } from './answer.tsx';
import { Consent } from './consent.tsx';
import css from './deal.module.css';
import { Finance } from './finance.tsx';
import { Negotiation } from './negotiation.tsx';
import { Persuasion } from './persuasion.tsx';
import { Terms } from './terms.tsx';

const c = classes(css);

/** What there is to decide about a company now: of all that may be, the innermost question that is open. */
export function Decision({ company, onDone }: { company: SeenCompany; onDone(): void }) {
  const { view, seat, asked } = useTable();
  const top = view.stack.at(-1);
  const isMine = seat !== null && asked.includes(seat);
  const isAbout = top !== undefined && 'company' in top && top.company === company.plan;
  const round = frameOf(view, 'funding');
  return (
    <div className={c('decision')}>
      {isAbout && isMine && top.phase === 'offer' && <Answer company={company} frame={top} />}
      {isAbout && isMine && top.phase === 'consent' && <Consent company={company} frame={top} />}
      {isAbout && isMine && top.phase === 'anotherRound' && <Terms company={company} type="setTerms" onDone={onDone} />}
      {isAbout && isMine && top.phase === 'persuasion' && <Persuasion frame={top} />}
      {round !== null && round.company === company.plan && <Negotiation round={round} />}
      {(!isAbout || !isMine) && round?.company !== company.plan && <Finance company={company} onDone={onDone} />}
    </div>
  );
}
