import { classes } from '@parlour/kit/classes.ts';
import { useEffect, useRef } from 'react';
import type { GoodId } from '../../content/goods.ts';
import { Unit } from '../art/icon.tsx';
import { FinishLine, finishWords } from '../round/finish-line.tsx';
import { useTable } from '../table/context.ts';
import { usePreview } from '../table/preview.ts';
import { askWhy } from '../table/reading.ts';
import { letGo, select, useSelection } from '../table/selection.ts';
import css from './counter.module.css';
import { buy } from './stall.tsx';
import { Weighing } from './weighing.tsx';

const c = classes(css);

/** The counter under the stalls: how many, what for, and what would come of it. */
export function Counter() {
  const table = useTable();
  const { label, facts, seat, offer } = table;
  const weighed = useSelection(({ weighed }) => weighed);
  const stall = useSelection(({ stall }) => stall);
  const peek = useSelection(({ peek }) => peek);
  const isBuying = offer('buy').isOffered;
  if (isBuying && stall !== null)
    return (
      <div className={c('foot')}>
        <HowMany good={stall} />
      </div>
    );
  if (isBuying && peek !== null)
    return (
      <p className={c('counter')} aria-live="polite">
        <Consequence good={peek.good} units={peek.units} />
      </p>
    );
  if (weighed !== null) {
    const { type, ...fields } = weighed;
    if (offer(type).isOffered && offer(type).allows(fields))
      return (
        <p className={c('counter')} aria-live="polite">
          <Weighing choice={weighed} />
        </p>
      );
  }
  const ending = finishWords(table);
  const manager = seat === null ? null : facts.seats[seat].characteristics.manager.value;
  return (
    <p className={c('counter', 'quiet')}>
      {ending !== null ? (
        <FinishLine words={ending} />
      ) : isBuying && manager !== null ? (
        label.market.limit(manager)
      ) : (
        label.market.idle[facts.phase]
      )}
    </p>
  );
}

function HowMany({ good }: { good: GoodId }) {
  const table = useTable();
  const { facts, seat, label, view, words } = table;
  const peek = useSelection(({ peek }) => peek);
  const first = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stall is another question
  useEffect(() => first.current?.focus({ preventScroll: true }), [good]);
  const most = seat === null ? 0 : facts.seats[seat].purchases[good].most;
  const offer = table.offer('buy');
  const shown = Math.min(view.market[good], Math.max(most + 1, 3));
  return (
    <section className={c('counter', 'asks')} aria-label={label.market.howMany(words.goods[good])}>
      <Unit good={good} className={c('unit')} />
      <span className={c('numbers')}>
        {Array.from({ length: shown }, (_, i) => i + 1).map((units) => {
          const isOffered = offer.allows({ good, units });
          return (
            <button
              key={units}
              ref={units === most ? first : null}
              type="button"
              className={c('number')}
              data-place={`buy-${good}-${units}`}
              aria-disabled={!isOffered || undefined}
              aria-label={label.market.buy(units, words.goods[good])}
              onPointerEnter={() => select({ peek: isOffered ? { good, units } : null })}
              onFocus={() => select({ peek: isOffered ? { good, units } : null })}
              onClick={() => (isOffered ? buy(table, good, units) : askWhy(table, offer, { good, units }))}
            >
              {units}
            </button>
          );
        })}
      </span>
      <span className={c('says')} aria-live="polite">
        {peek?.good === good ? <Consequence good={good} units={peek.units} /> : label.market.howMany(words.goods[good])}
      </span>
      <button type="button" className={c('close')} onClick={letGo} aria-label={label.close}>
        ×
      </button>
    </section>
  );
}

/** What a purchase costs, what the Bank pays today and after the wheel, and what would have no place in the warehouse. */
function Consequence({ good, units }: { good: GoodId; units: number }) {
  const table = useTable();
  const { facts, seat, label, view, words, offer } = table;
  const isOffered = offer('buy').allows({ good, units });
  const after = usePreview(isOffered ? { type: 'buy', good, units } : null);
  const { price, lowest, highest } = facts.goods[good];
  if (seat === null || !isOffered) return <>{label.market.tooMany}</>;
  const surplus = after?.facts.seats[seat].surplus ?? [];
  const coins = after?.view.players[seat].coins;
  return (
    <>
      <b>{label.market.buy(units, words.goods[good])}</b>
      {coins !== undefined && <span>{label.market.left(coins)}</span>}
      <span>{label.market.worth(price, lowest, highest)}</span>
      <span>{label.market.inPile(view.piles[good])}</span>
      {surplus.length > 0 && (
        <strong className={c('caution')}>
          {label.market.noRoom(facts.seats[seat].room, surplus.map((each) => words.goods[each.good]).join(', '))}
        </strong>
      )}
    </>
  );
}
