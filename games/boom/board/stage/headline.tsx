import { classes } from '@parlour/kit/classes.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { EVENTS } from '../../content/events.ts';
import { Icon } from '../art/icon.tsx';
import { EVENT_ICONS, INDUSTRY_ICONS } from '../art/icon-of.ts';
import { useTable } from '../table/context.ts';
import css from './scenes.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [400] as const;

/** A new event as a pop-up of the day's news. */
export function Headline({ event, onDone }: { event: Seen<'eventFlipped'>; onDone(): void }) {
  const { words, label, pace } = useTable();
  useEnding(WAITS, 1300, pace, onDone);
  const { hot, lowersLimit } = EVENTS[event.event];
  return (
    <section className={c('veil')}>
      <article className={c('paper', pace > 0 && 'flips')}>
        <header>{label.stage.flash}</header>
        <div className={c('front')}>
          <Icon name={EVENT_ICONS[event.event]} size={76} />
          <div>
            <h2>{words.cards[event.event].name}</h2>
            <p>{words.cards[event.event].flavour}</p>
            <ul>
              {hot !== null && (
                <li className={c('hot')}>
                  <Icon name={INDUSTRY_ICONS[hot]} size={20} /> {label.ticker.hot(words.industries[hot])}
                </li>
              )}
              {lowersLimit && <li className={c('falls')}>▼ {label.stage.limitFalls}</li>}
            </ul>
          </div>
        </div>
      </article>
    </section>
  );
}
