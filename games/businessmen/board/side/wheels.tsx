import { classes } from '@parlour/kit/classes.ts';
import { useState } from 'react';
import { useTable } from '../table/context.ts';
import { useSelection } from '../table/selection.ts';
import { Wheel } from './wheel.tsx';
import { MOVES, type WheelKind } from './wheel-face.tsx';
import css from './wheels.module.css';

const c = classes(css);

/** Two wheels on one stand: the one that is spun next in front. The other can be brought forward to be read. */
export function Wheels() {
  const { facts, view, seat, label, words } = useTable();
  const due: WheelKind = facts.phase <= 3 ? 'prices' : 'misfortune';
  const [turned, setTurned] = useState<{ at: WheelKind; due: WheelKind } | null>(null);
  const front = turned !== null && turned.due === due ? turned.at : due;
  const other: WheelKind = front === 'prices' ? 'misfortune' : 'prices';
  const mine = seat === null ? null : facts.seats[seat];
  const isNear = useSelection(({ sheet }) => sheet === 'wheels');
  // From afar only what concerns me now is written under it.
  const isTelling = front === 'prices' ? view.sector !== null : mine !== null && mine.fineSectors > 0;
  const hint =
    front === 'prices'
      ? view.sector === null
        ? label.wheels.prices
        : words.priceSectors[view.sector]
      : mine === null || mine.fineSectors === 0
        ? label.wheels.misfortune
        : label.wheels.risk(mine.fineSectors, mine.worstFine);
  return (
    <section className={c('wheels')} aria-label={label.wheels.title}>
      <header>
        <b>{label.wheels.names[front]}</b>
        <button
          type="button"
          onClick={() => setTurned({ at: other, due })}
          title={label.wheels.names[other]}
          aria-label={label.wheels.names[other]}
        >
          ⇄
        </button>
      </header>
      <div className={c('stand')}>
        <Wheel key={front} kind={front} isFront />
      </div>
      {isNear && front === 'prices' && <Legend />}
      {(isNear || isTelling) && <p>{hint}</p>}
    </section>
  );
}

/** What the signs on the price wheel mean. */
const Legend = () => {
  const { label } = useTable();
  return (
    <div className={c('legend')}>
      <span className={c('up')}>▲ +{MOVES.up}</span>
      <span className={c('down')}>▼ −{MOVES.down}</span>
      <span className={c('barred')}>
        <i aria-hidden="true" />
        {label.market.embargo}
      </span>
    </div>
  );
};
