import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { type DragEvent, memo, useState } from 'react';
import { PLANS } from '../../content/plans.ts';
import { FirmName } from '../art/firm.tsx';
import { Icon } from '../art/icon.tsx';
import { INDUSTRY_ICONS } from '../art/icon-of.ts';
import { Logo } from '../art/logos.tsx';
import { useTable } from '../table/context.ts';
import type { Aiming } from '../table/playing.ts';
import type { SeenCompany } from '../table/reading.ts';
import { Holders } from './holders.tsx';
import { intentOf } from './intent.ts';
import { Preview } from './preview.tsx';
import { RoundStrip } from './round-strip.tsx';
import { Stats } from './stats.tsx';
import { summaryOf } from './summary.ts';
import { Tabs } from './tabs.tsx';
import css from './window.module.css';

const c = classes(css);
/** A longer name than this does not stand beside its picture on a phone; each sign in the bar takes the room of some letters. */
const SHORT = 13;
const LETTERS_OF_A_SIGN = 4;
type Props = { company: SeenCompany; isFirst: boolean; isOpen: boolean; aiming: Aiming | null };

/** One company as the dreadful little website it is. The whole window is one button; what it does depends on what is asked. */
export const CompanyWindow = memo(function CompanyWindow({ company, isFirst, isOpen, aiming }: Props) {
  const table = useTable();
  const { facts, words, label, sitters, view } = table;
  const intent = intentOf(table, aiming, company.plan);
  const [isPointed, setPointed] = useState(false);
  const known = facts.companies[company.plan];
  if (known === undefined) return null;
  const { industry } = PLANS[company.plan];
  const signs = [known.isHot, known.isReady, known.isDying].filter(Boolean).length;
  const isTight = words.cards[company.plan].name.length + LETTERS_OF_A_SIGN * signs > SHORT;
  const owner = sitters[company.lead ?? company.front];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (intent.isLit) intent.act();
  };
  return (
    <div
      className={c('slot', company.lead === null && 'pitch')}
      style={{ '--owner': company.lead === null ? 'var(--bm-low)' : (owner?.colour ?? 'gray') } as React.CSSProperties}
    >
      {isFirst && owner !== undefined && (
        <span className={c('owner')}>
          {company.lead === null ? <Icon name="traffic-cone" size={13} /> : <SeatMark sitter={owner} size={16} />}
          {company.lead === null ? label.company.unfunded : label.desk.leads(owner.name)}
          {company.lead !== null && (
            <span className={c('firm')}>
              <FirmName seat={company.lead} />
            </span>
          )}
        </span>
      )}
      <article
        className={c(
          'window',
          known.isHot && 'hot',
          intent.isLit && 'lit',
          intent.isOff && 'off',
          company.attached.length > 2 && 'laden',
        )}
        data-industry={industry}
        data-place={`company-${company.plan}`}
        data-open={isOpen}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setPointed(true)}
        onBlur={() => setPointed(false)}
        onDragOver={(event) => intent.isLit && event.preventDefault()}
        onDrop={drop}
      >
        <header className={c('bar', isTight && 'wordy')}>
          <Logo plan={company.plan} size={20} className={c('favicon')} />
          <h4>
            <button type="button" className={c('cover')} onClick={intent.act} aria-disabled={intent.isOff || undefined}>
              <span className={c('name')}>{words.cards[company.plan].name}</span>
              <Unseen>{summaryOf(table, company)}</Unseen>
            </button>
          </h4>
          <span className={c('marks')}>
            {known.isReady && (
              <span className={c('ready')} title={label.company.isReady}>
                <Icon name="ringing-bell" size={13} />
              </span>
            )}
            {known.isDying && (
              <span className={c('dies')} title={label.company.isDying}>
                <Icon name="skull-crossed-bones" size={13} />
              </span>
            )}
          </span>
          {known.isHot && <Icon name="flame" size={15} className={c('flame')} />}
          <span className={c('trade')} title={words.industries[industry]}>
            <Icon name={INDUSTRY_ICONS[industry]} size={15} />
          </span>
        </header>
        {/* Only a card that is aimed at other cards changes anything here. */}
        <Tabs company={company} aiming={aiming?.step === 'target' || aiming?.target ? aiming : null} />
        <div className={c('page')}>
          <Logo plan={company.plan} size="100%" className={c('banner')} />
          <Stats company={company} facts={known} limit={view.limit} />
        </div>
        {(known.isReady || known.isDying) && (
          <p className={c('ribbon')}>
            {known.isReady && (
              <span className={c('ready')}>
                <Icon name="ringing-bell" size={13} /> {label.company.isReady}
              </span>
            )}
            {known.isDying && (
              <span className={c('dies')}>
                <Icon name="skull-crossed-bones" size={13} /> {label.company.isDying}
              </span>
            )}
          </p>
        )}
        <RoundStrip company={company} />
        <Holders company={company} />
        {intent.words !== null && <span className={c('may')}>{intent.words}</span>}
        {isPointed && intent.choice !== null && <Preview company={company.plan} choice={intent.choice} />}
      </article>
    </div>
  );
});
