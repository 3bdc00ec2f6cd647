import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Icon } from '../art/icon.tsx';
import { TRAIT_ICONS } from '../art/look.ts';
import { angleOf } from '../side/wheel-face.tsx';
import { type Table, useTable } from '../table/context.ts';
import { Spinning } from './spinning.tsx';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
/** One's own spin is worth waiting for; those of the others are quicker. */
const OWN = [1700, 300] as const;
const OTHERS = [1000, 200] as const;

/** The wheel of misfortune, and what it does to the one who spins. */
export function Misfortune({ event, onDone }: { event: Seen<'misfortuneSpun'>; onDone(): void }) {
  const table = useTable();
  const { sitters, words, label, pace, seat } = table;
  const waits = event.seat === seat ? OWN : OTHERS;
  const outcome = outcomeOf(table, event);
  const at = useEnding(waits, outcome.is === 'calm' ? 600 : 1300, pace, onDone);
  const sitter = sitters[event.seat];
  return (
    <section className={c('spin')}>
      <Spinning kind="misfortune" to={angleOf(event.sector)} ms={waits[0]} pace={pace} />
      <div className={c('tale')} aria-live="polite">
        <p className={c('who')}>
          {sitter !== undefined && <SeatMark sitter={sitter} size={26} />}
          {label.stage.spins(sitter?.name ?? '')}
        </p>
        <div className={c('result', outcome.is, at >= 1 && 'shown')}>
          <h2>{words.misfortuneSectors[event.sector]}</h2>
          <p className={c('fate')}>
            <Icon name={event.hits === null ? 'sun' : TRAIT_ICONS[event.hits]} size={44} />
            <span>{outcome.words}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

/** What the hit does is known beforehand: the table says it of every characteristic. */
function outcomeOf(
  { facts, words, label }: Table,
  { seat, hits }: Seen<'misfortuneSpun'>,
): { is: 'calm' | 'warned' | 'fined'; words: string } {
  if (hits === null) return { is: 'calm', words: label.stage.calm };
  const { nextHit } = facts.seats[seat].characteristics[hits];
  const name = words.characteristics[hits];
  if (nextHit.is === 'nothing') return { is: 'calm', words: label.stage.spared };
  if (nextHit.is === 'warning') return { is: 'warned', words: label.stage.warned(name) };
  return { is: 'fined', words: label.stage.fined(name, nextHit.points, nextHit.to) };
}
