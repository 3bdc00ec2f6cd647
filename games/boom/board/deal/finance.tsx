import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useState } from 'react';
import type { Boom } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { EndNotice } from '../company/end-notice.tsx';
import { useTable } from '../table/context.ts';
import type { SeenCompany } from '../table/reading.ts';
import { AskConsent } from './ask-consent.tsx';
import css from './deal.module.css';
import { IpoRange } from './ipo-range.tsx';
import { Terms } from './terms.tsx';
import { WhyNot } from './why-not.tsx';

const c = classes(css);
type Way = 'takePublic' | 'lead' | 'askConsent';
const WAYS = ['takePublic', 'lead', 'askConsent'] as const;

/** The finance step at one company: go public, fund it, or ask to be let in. */
export function Finance({ company, onDone }: { company: SeenCompany; onDone(): void }) {
  const table = useTable();
  const { label } = table;
  const open = WAYS.filter((way) => table.offer(way).allows({ company: company.plan }));
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? open[0] ?? null;
  const titles: Record<Way, string> = {
    takePublic: label.deal.ipoTitle,
    lead: company.lead === null ? label.deal.fundTitle : label.deal.fundAgain,
    askConsent: label.deal.askTitle,
  };
  if (way === null) return <Nothing company={company} />;
  return (
    <>
      <div className={c('ways')}>
        {shownWays(table, company).map((each) => (
          <button
            key={each}
            type="button"
            className={c('way', each === way && 'chosen', !open.includes(each) && 'barred')}
            aria-pressed={each === way}
            data-place={`way-${each}`}
            onClick={() => {
              if (open.includes(each)) setChosen(each);
              else table.offer(each).explain({ company: company.plan });
            }}
          >
            {titles[each]}
          </button>
        ))}
      </div>
      <EndNotice />
      {way === 'lead' && <Terms company={company} type="lead" onDone={onDone} />}
      {way === 'askConsent' && <AskConsent company={company} onDone={onDone} />}
      {way === 'takePublic' && (
        <>
          <p className={c('hint')}>{label.deal.ipoHint}</p>
          <IpoRange company={company} />
          <button
            type="button"
            className={c('go', 'bell')}
            data-place="bell"
            onClick={() => {
              onDone();
              table.offer('takePublic').pick({ company: company.plan });
            }}
          >
            <Icon name="ringing-bell" size={22} /> {label.deal.ring}
          </button>
        </>
      )}
    </>
  );
}

/** Of funding and asking only one is ever meant: investors need not ask. */
function shownWays(table: BoardProps<Boom>, company: SeenCompany): Way[] {
  const asks = table.offer('askConsent').allows({ company: company.plan });
  return asks ? ['takePublic', 'askConsent'] : ['takePublic', 'lead'];
}

/** Nothing may be done here; the answer to "why not?" is one click away. */
function Nothing({ company }: { company: SeenCompany }) {
  const { label } = useTable();
  return (
    <>
      <p className={c('hint')}>{label.deal.nothing}</p>
      <h4>{label.company.ipoNow}</h4>
      <IpoRange company={company} />
      <div className={c('reasons')}>
        <WhyNot type="lead" fields={{ company: company.plan }} words={label.deal.fundAgain} />
        <WhyNot type="takePublic" fields={{ company: company.plan }} words={label.deal.ipoTitle} />
      </div>
    </>
  );
}
