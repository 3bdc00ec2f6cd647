import { classes } from '@parlour/kit/classes.ts';
import type { Foe } from '../../types.ts';
import { BEAST_GROUNDS, BeastFigure, kindOfFoe } from '../art/beasts.tsx';
import { Icon } from '../art/icon.tsx';
import { Figures } from '../dock/cards/figures.tsx';
import { capital } from '../dock/panel.tsx';
import { pickFighter } from '../map/picking.ts';
import { useTable } from './context.ts';
import { cellOf } from './reading.ts';
import css from './side.module.css';

const c = classes(css);

/** In a practice duel there is no clock: the foe itself stands here, with its life and its figures. */
export function PracticeCard({ foe }: { foe: Foe }) {
  const table = useTable();
  const { view, facts, label, words, say } = table;
  const figures = facts.foes[foe];
  const kind = kindOfFoe(foe);
  const prey = (foe === 'manticore' ? facts.clock.prey : facts.threats[foe]?.target) ?? null;
  return (
    <section
      className={c('card', 'doom')}
      aria-label={label.practice.title}
      data-place="clock"
      data-paving={view.round === 0}
    >
      <header>
        <h3>{view.round === 0 ? label.practice.title : label.clock.round(view.round)}</h3>
        {view.round > 0 && (
          <small className={c('limit')}>{label.practice.limit(Number(view.options.roundLimit))}</small>
        )}
      </header>
      <button type="button" className={c('beast')} onClick={() => pickFighter(table, foe, cellOf(view, foe))}>
        <svg viewBox="0 0 64 72" aria-hidden="true" className={c('portrait')}>
          <rect width="64" height="72" rx="8" fill={BEAST_GROUNDS[kind].deep} />
          <circle cx="32" cy="36" r="34" fill={BEAST_GROUNDS[kind].bright} opacity=".5" />
          <BeastFigure kind={kind} />
        </svg>
        <span className={c('doomText')}>
          <strong>{capital(words.foe(foe))}</strong>
          {prey !== null && <small>{label.foes.strikes(say.seat(prey))}</small>}
          {figures !== undefined && figures.life > 0 ? (
            <b className={c('life')}>
              <Icon name="hearts" /> {figures.life}/{figures.fullLife}
            </b>
          ) : (
            view.ending !== null && <small>{label.practice.beaten}</small>
          )}
        </span>
      </button>
      {figures !== undefined && figures.life > 0 && <Figures figures={figures} />}
    </section>
  );
}
