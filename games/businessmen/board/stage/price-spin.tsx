import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Unit } from '../art/icon.tsx';
import { angleOf } from '../side/wheel-face.tsx';
import { useTable } from '../table/context.ts';
import { Mast } from './mast.tsx';
import { Spinning } from './spinning.tsx';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const SPIN = 2000;
const WAITS = [SPIN, 700] as const;

/** The price wheel: first the spin, then what it has done to two goods. */
export function PriceSpin({ event, onDone }: { event: Seen<'priceWheelSpun'>; onDone(): void }) {
  const { sitters, words, label, pace, say } = useTable();
  const at = useEnding(WAITS, 1300, pace, onDone);
  const sitter = event.seat === null ? undefined : sitters[event.seat];
  const isEmbargo = event.embargo.length > 0;
  return (
    <section className={c('spin')}>
      <Spinning kind="prices" to={angleOf(event.sector)} ms={SPIN} pace={pace} />
      <div className={c('tale')} aria-live="polite">
        <p className={c('who')}>
          {sitter !== undefined && <SeatMark sitter={sitter} size={26} />}
          {sitter === undefined ? label.stage.allSkip : label.stage.spins(sitter.name)}
        </p>
        <div className={c('result', at >= 1 && 'shown')}>
          <h2>{words.priceSectors[event.sector]}</h2>
          {isEmbargo ? (
            <>
              <p className={c('stamp')}>
                {label.stage.embargo(say.list(event.embargo.map((good) => words.goods[good])))}
              </p>
              <p className={c('so')}>{label.stage.forbidden}</p>
              <p className={c('units')}>
                {event.embargo.map((good) => (
                  <span key={good} className={c('banned')}>
                    <Unit good={good} size={54} />
                  </span>
                ))}
              </p>
            </>
          ) : (
            <div className={c('masts')}>
              {event.moves.map((move) => (
                <Mast key={move.good} move={move} isMoved={at >= 2} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
