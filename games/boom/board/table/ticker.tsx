import { classes } from '@parlour/kit/classes.ts';
import { BOOM_EVENTS, EVENTS, type EventId } from '../../content/events.ts';
import { HOT_BONUS } from '../../content/table.ts';
import { Icon } from '../art/icon.tsx';
import { EVENT_ICONS, INDUSTRY_ICONS } from '../art/icon-of.ts';
import { useTable } from './context.ts';
import css from './ticker.module.css';

const c = classes(css);

/** The event in force runs across the top; behind it, small, those that are still to come. */
export function Ticker({ className }: { className: string }) {
  const { view, words, label, pace } = useTable();
  const event = view.activeEvent;
  const hot = event === null ? null : EVENTS[event].hot;
  const known = view.eventDeck.secret.at(-1) ?? null;
  return (
    <section className={`${c('ticker')} ${className}`} aria-label={label.ticker.label} data-place="event">
      <span className={c('live')}>{label.ticker.live}</span>
      <span className={c('news')}>
        {event === null ? (
          label.ticker.quiet
        ) : (
          <span key={event} className={c('headline', pace > 0 && 'moves')}>
            <Icon name={EVENT_ICONS[event]} size={18} />
            <strong>{words.cards[event].name}</strong>
            {hot !== null && (
              <span className={c('hot')} data-industry={hot}>
                <Icon name={INDUSTRY_ICONS[hot]} size={15} />
                <span>{label.ticker.hot(words.industries[hot])}</span>
                <b aria-hidden="true">+{HOT_BONUS}</b>
              </span>
            )}
            <em>{known === null ? words.cards[event].flavour : label.ticker.peeked(words.cards[known].name)}</em>
          </span>
        )}
      </span>
      <ul className={c('toCome')} aria-label={label.ticker.toCome}>
        {eventsLeft(view.unseen['events'] ?? [], known).map(({ event: id, left }) => (
          <li key={id} className={c(!left && 'gone', id === 'E6' && 'crash')} title={words.cards[id].name}>
            <Icon name={EVENT_ICONS[id]} size={16} />
            <span className={c('name')}>{left ? words.cards[id].name : label.ticker.gone(words.cards[id].name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All five events and, once it is in the deck, the •Crash; which of them are still to come everybody can tell. */
function eventsLeft(unseen: readonly unknown[], known: EventId | null): { event: EventId; left: boolean }[] {
  const left = new Set<unknown>([...unseen, known]);
  const all: EventId[] = left.has('E6') ? [...BOOM_EVENTS, 'E6'] : [...BOOM_EVENTS];
  return all.map((event) => ({ event, left: left.has(event) }));
}
