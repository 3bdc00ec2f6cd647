import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Icon } from '../art/icon.tsx';
import { LorryArt, lorryWidth, type Slot } from '../art/lorry.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [450, 650, 500] as const;

/** A full lorry leaves: units times price for each owner, a star if one filled it alone, and off it goes. */
export function Departure({ event, onDone }: { event: Seen<'lorrySent'>; onDone(): void }) {
  const { sitters, words, label, pace } = useTable();
  const at = useEnding(WAITS, 900, pace, onDone);
  const { lorry, good, price, payments, exclusive } = event;
  const slots: Slot[] = payments.flatMap(({ seat, units }) => {
    const owner = sitters[seat];
    return owner === undefined ? [] : Array.from({ length: units }, () => ({ good, owner, isGhost: false }));
  });
  return (
    <section className={c('card', 'road')} aria-live="polite">
      <h2>{label.stage.leaves(words.lorries[lorry], words.goods[good])}</h2>
      <div className={c('lane')}>
        <svg
          viewBox={`-4 0 ${lorryWidth(lorry) + 8} 96`}
          className={c('lorry', at >= 3 && pace > 0 && 'drives')}
          aria-hidden="true"
        >
          <LorryArt lorry={lorry} slots={slots} />
        </svg>
      </div>
      <ul className={c('sums')}>
        {payments.map(({ seat, units, coins }) => {
          const sitter = sitters[seat];
          return sitter === undefined ? null : (
            <li key={seat} className={c(at >= 1 && 'shown')}>
              <SeatMark sitter={sitter} size={26} />
              <b>{sitter.name}</b>
              <span>{label.stage.sum(units, price)} =</span>
              <strong>
                <Count value={at >= 1 ? coins : 0} pace={pace} />
              </strong>
            </li>
          );
        })}
        {exclusive !== null && (
          <li className={c('star', at >= 2 && 'shown')}>
            <Icon name="round-star" size={22} />
            {exclusive.points > 0 ? label.stage.alone(exclusive.points) : label.stage.aloneSkipped}
          </li>
        )}
      </ul>
    </section>
  );
}
