import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { GOODS, type GoodId } from '../../content/goods.ts';
import { type Table, useTable } from '../table/context.ts';
import { keptNow, select, useSelection } from '../table/selection.ts';
import css from './store.module.css';

const c = classes(css);

/** With room for so many types, one more pushes out the one that was chosen first. */
export function toggleKept({ facts, seat }: Table, good: GoodId): void {
  if (seat === null) return;
  const kept = keptNow();
  select({
    kept: kept.includes(good) ? kept.filter((other) => other !== good) : [...kept, good].slice(-facts.seats[seat].room),
  });
}

/** Too many types: which stay is chosen on the shelves, and settled here. */
export function Keeping({ seat }: { seat: Seat }) {
  const table = useTable();
  const { facts, view, label, words } = table;
  const kept = useSelection(({ kept }) => kept);
  const offer = table.offer('keep');
  const { main, temp } = view.players[seat];
  const goods = GOODS.filter((good) => kept.includes(good));
  const lost = GOODS.filter((good) => main[good] + temp[good] > 0 && !kept.includes(good));
  const isWhole = offer.allows({ goods });
  return (
    <div className={c('keeping')}>
      <span>
        {isWhole
          ? label.hand.loses(lost.map((good) => `${main[good] + temp[good]} ${words.goods[good]}`).join(', '))
          : label.hand.choose(facts.seats[seat].room, kept.length)}
      </span>
      <button
        type="button"
        data-place={`keep-${goods.join('-')}`}
        aria-disabled={!isWhole || undefined}
        aria-label={label.hand.keep(goods.map((good) => words.goods[good]).join(', '))}
        onClick={() => {
          if (!isWhole) return;
          select({ kept: [] });
          offer.pick({ goods });
        }}
      >
        {label.hand.keep('')}
      </button>
    </div>
  );
}
