import { eventWords } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { isForecast } from '../../content/crisis-cards.ts';
import { EVENTS } from '../../content/events.ts';
import { designOf, optionOf } from '../../content/options.ts';
import { Icon } from '../art/icon.tsx';
import { crisisIcon, EVENT_ICONS, OPTION_ICONS } from '../art/look.ts';
import { useTable } from '../table/context.tsx';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [300] as const;

/** The event of the year, as a front page. */
export function EventMoment({ event, onDone }: { event: Seen<'eventOpened'>; onDone(): void }) {
  const { words, label, pace, view } = useTable();
  useEnding(WAITS, 2200, pace, onDone);
  const { name, effect, flavour } = words.eventCards[event.card];
  return (
    <article className={c('frontPage')} aria-live="polite">
      <p className={c('banner')}>
        <span>{words.name}</span>
        <span>{label.paper.year(Math.max(1, view.year))}</span>
      </p>
      <h2>{name}</h2>
      <div className={c('columns')}>
        <Icon name={EVENT_ICONS[event.card]} className={c('engraving')} />
        <div>
          <p className={c('lead')}>{effect}</p>
          <p className={c('flavour')}>{flavour}</p>
          <p className={c('kind')}>{words.eventTypes[EVENTS[event.card].is]}</p>
        </div>
      </div>
    </article>
  );
}

/** A crisis card: the storm moves on, or it strikes, or there is no cloud yet for it to strike from (EC-10.8). */
export function CrisisMoment({ event, onDone }: { event: Seen<'crisisOpened'>; onDone(): void }) {
  const { view, words, label, pace } = useTable();
  useEnding(WAITS, 2000, pace, onDone);
  const { name, effect, flavour } = words.crisisCards[event.card];
  // Rules of older games do not say where it strikes; there the table as it was before the card tells.
  const strikes = event.strikes === undefined ? view.forecast : event.strikes;
  const is = isForecast(event.card) ? 'forecast' : strikes === null ? 'void' : 'strikes';
  return (
    <article className={c('frontPage', is === 'strikes' ? 'storm' : 'forecast')} aria-live="polite">
      <p className={c('banner')}>
        <span>{label.stage[is]}</span>
        <span>{label.stage.left(event.forecasts, event.strengths)}</span>
      </p>
      <h2>{name}</h2>
      <div className={c('columns')}>
        <Icon name={crisisIcon(event.card)} className={c('engraving')} />
        <div>
          <p className={c('lead')}>{effect}</p>
          <p className={c('flavour')}>{flavour}</p>
        </div>
      </div>
    </article>
  );
}

/** A card that somebody plays: everybody reads the clipping. */
export function CardMoment({ event, onDone }: { event: Seen<'cardPlayed'> | Seen<'reacted'>; onDone(): void }) {
  const { words, text, say, pace, sitters } = useTable();
  useEnding(WAITS, 1700, pace, onDone);
  const design = designOf(event.card);
  const { name, effect, flavour } = words.optionCards[design];
  const sitter = sitters[event.seat];
  return (
    <article className={c('clip', optionOf(event.card).difficulty !== undefined && 'crime')} aria-live="polite">
      <p className={c('who')}>
        {sitter !== undefined && <SeatMark sitter={sitter} size={28} />}
        {eventWords(text, event, say)}
      </p>
      <Icon name={OPTION_ICONS[design]} className={c('engraving')} />
      <h2>{name}</h2>
      <p className={c('lead')}>{effect}</p>
      <p className={c('flavour')}>{flavour}</p>
    </article>
  );
}
