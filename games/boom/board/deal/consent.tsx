import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.ts';
import type { FrameOf, SeenCompany } from '../table/reading.ts';
import css from './deal.module.css';
import { IpoRange } from './ipo-range.tsx';

const c = classes(css);

/** Somebody without a share asks to lead another round of a company of mine. */
export function Consent({ company, frame }: { company: SeenCompany; frame: FrameOf<'consent'> }) {
  const { offer, sitters, label } = useTable();
  return (
    <section className={c('answer')}>
      <h4>{label.deal.consentTitle(sitters[frame.asker]?.name ?? '')}</h4>
      <p className={c('hint')}>{label.deal.consentHint}</p>
      {frame.sweetener > 0 && (
        <p>
          {label.deal.sweetener}: {label.money(frame.sweetener)}
        </p>
      )}
      <IpoRange company={company} />
      <div className={c('buttons')}>
        <button type="button" className={c('go')} data-place="agree" onClick={() => offer('agree').pick({})}>
          {label.deal.agree}
        </button>
        <button type="button" className={c('plain')} data-place="refuse" onClick={() => offer('refuse').pick({})}>
          {label.deal.refuse}
        </button>
      </div>
    </section>
  );
}
