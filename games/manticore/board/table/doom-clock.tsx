import { classes } from '@parlour/kit/classes.ts';
import { IN_CITY } from '../../content/board.ts';
import { BeastFigure } from '../art/beasts.tsx';
import { Icon } from '../art/icon.tsx';
import { Figures } from '../dock/cards/figures.tsx';
import { pickFighter } from '../map/picking.ts';
import { useTable } from './context.ts';
import { manticoreCell } from './reading.ts';
import css from './side.module.css';

const c = classes(css);

/** The doom clock: whether she sleeps, and if not, in how many rounds she is in the City. */
export function DoomClock() {
  const table = useTable();
  const { view, facts, label } = table;
  const { clock } = facts;
  const she = facts.foes.manticore;
  const rounds = clock.arrives === null ? null : clock.arrives - view.round;
  return (
    <section
      className={c('card', 'doom', clock.isAwake && 'awake')}
      aria-label={label.clock.label}
      data-place="clock"
      data-paving={view.round === 0}
    >
      <header>
        <h3>{view.round === 0 ? label.clock.paving : label.clock.round(view.round)}</h3>
        {view.round === 0 && <small>{label.clock.tokensLeft(view.roadPile.secret.length)}</small>}
      </header>
      <button type="button" className={c('beast')} onClick={() => pickFighter(table, 'manticore', manticoreCell(view))}>
        <svg viewBox="0 0 64 72" aria-hidden="true" className={c('portrait')}>
          <rect width="64" height="72" rx="8" fill="#4d0912" />
          <circle cx="32" cy="36" r="34" fill="#c22a1e" opacity=".5" />
          <BeastFigure kind="manticore" />
        </svg>
        <span className={c('doomText')}>
          <strong>
            {view.manticore.life === 0
              ? label.clock.dead
              : rounds === null
                ? label.clock.asleep
                : label.clock.arrives(rounds)}
          </strong>
          {she !== undefined && view.manticore.life > 0 && (
            <b className={c('life')}>
              <Icon name="hearts" /> {she.life}/{she.fullLife}
            </b>
          )}
        </span>
      </button>
      {she !== undefined && view.manticore.life > 0 && <Figures figures={she} />}
      <ol className={c('track')} aria-hidden="true">
        {Array.from({ length: IN_CITY + 1 }, (_, step) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
            key={step}
            data-is={step === view.manticore.step ? 'she' : step < view.manticore.step ? 'behind' : 'ahead'}
            style={{ '--heat': Math.max(0, 1 - (step - view.manticore.step) / 6) } as React.CSSProperties}
          >
            {step === view.manticore.step ? (
              <Icon name="lion" size="80%" />
            ) : step === 0 ? (
              ''
            ) : step === IN_CITY ? (
              <Gate />
            ) : (
              step
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Gate = () => (
  <svg viewBox="0 0 20 20" width="80%" aria-hidden="true">
    <path d="M2 18V4h3v3h3V4h4v3h3V4h3v14h-5v-5q-3-4-6 0v5Z" fill="currentColor" />
  </svg>
);
