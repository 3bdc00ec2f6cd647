import { classes } from '@parlour/kit/classes.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import type { GoodId } from '../../content/goods.ts';
import { GOODS_CARDS } from '../../content/goods-cards.ts';
import { Unit } from '../art/icon.tsx';
import { crateToken } from '../motion/tokens.ts';
import { type Table, useTable } from '../table/context.ts';
import { isAfterDrag, watchDrag } from '../table/drag.ts';
import { askWhy, choose } from '../table/reading.ts';
import { letGo, select, useSelection } from '../table/selection.ts';
import css from './stall.module.css';

const c = classes(css);

/** The crates of a stall that a mouse points at: all up to that one. `null` beside them, or where there is no mouse. */
function countAt(target: EventTarget): number | null {
  const crate = target instanceof Element ? target.closest<HTMLElement>('[data-crate]') : null;
  return crate === null ? null : Number(crate.dataset['crate']);
}

export function buy(table: Table, good: GoodId, units: number): void {
  letGo();
  choose(table.offer('buy'), { good, units });
}

/** The stall of one good: its awning, the crates on sale this round and their number. The pile is only spoken of. */
export function Stall({ good }: { good: GoodId }) {
  const table = useTable();
  const { view, facts, seat, words, label } = table;
  const isChosen = useSelection(({ stall }) => stall === good);
  const lifted = useSelection(({ peek }) => (peek?.good === good ? peek.units : 0));
  const offer = table.offer('buy');
  const isOpen = offer.allows({ good });
  const onSale = view.market[good];
  const most = seat === null ? 0 : facts.seats[seat].purchases[good].most;
  const isAsked = offer.isOffered;
  const card = view.goodsCard === null ? {} : GOODS_CARDS[view.goodsCard].units;
  const wasOnSale = good in card;

  const point = (target: EventTarget) => {
    const units = countAt(target);
    if (units === null || !isOpen) return lifted > 0 && select({ peek: null });
    if (lifted !== units) select({ peek: { good, units } });
  };
  const press = (event: React.MouseEvent) => {
    if (isAfterDrag()) return;
    if (!isOpen) return askWhy(table, offer, { good });
    // A mouse takes what it points at; a finger or a key is asked how many.
    const units = event.detail > 0 && matchMedia('(pointer: fine)').matches ? countAt(event.target) : null;
    if (units === null) return select({ stall: isChosen ? null : good });
    if (!offer.allows({ good, units })) return askWhy(table, offer, { good, units });
    buy(table, good, units);
  };
  return (
    <button
      type="button"
      className={c('stall', isOpen && 'lit', isAsked && !isOpen && 'off', isChosen && 'chosen')}
      data-place={`stall-${good}`}
      aria-disabled={!isOpen || undefined}
      aria-expanded={isOpen ? isChosen : undefined}
      onClick={press}
      onPointerMove={(event) => event.pointerType === 'mouse' && point(event.target)}
      onPointerLeave={() => lifted > 0 && select({ peek: null })}
      onPointerDown={(event) => {
        const units = Math.min(countAt(event.target) ?? most, most);
        if (!isOpen || units === 0) return;
        watchDrag(event, {
          token: () => crateToken(good, units),
          onLift: () => select({ peek: { good, units } }),
          onDrop: (target) => {
            select({ peek: null });
            if (target === 'store') buy(table, good, units);
          },
        });
      }}
    >
      <Spoken words={label.market.stall(words.goods[good], onSale, view.piles[good], isOpen ? most : null)}>
        <Awning />
        <span className={c('name')}>{words.goods[good]}</span>
        <span className={c('crates')} style={{ '--many': onSale > 6 ? 1 : 0 } as React.CSSProperties}>
          {Array.from({ length: onSale }, (_, i) => i + 1).map((units) => (
            <span
              key={units}
              className={c('crate', units <= lifted && 'lifted', isAsked && isOpen && units > most && 'beyond')}
              data-crate={units}
            >
              <Unit good={good} size="100%" />
            </span>
          ))}
          {onSale === 0 && (
            <span className={c(facts.phase === 1 ? 'none' : 'shutter')}>
              {facts.phase !== 1 ? label.market.closed : wasOnSale ? label.market.soldOut : label.market.none}
            </span>
          )}
        </span>
        <span className={c('pile')} data-place={`pile-${good}`}>
          {onSale > 0 && `×${onSale}`}
        </span>
        {lifted > 0 && <b className={c('bubble')}>{label.market.forCoins(lifted)}</b>}
      </Spoken>
    </button>
  );
}

const Awning = () => (
  <svg viewBox="0 0 90 24" preserveAspectRatio="none" className={c('awning')} aria-hidden="true">
    <path d="M5 0h80l5 13H0Z" fill="var(--good)" />
    <path d="M5 0h13l-3 13H0ZM31 0h13l1 13H30ZM57 0h13l5 13H60Z" fill="#fff" fillOpacity=".82" />
    {[0, 15, 30, 45, 60, 75].map((x, i) => (
      <path key={x} d={`M${x} 13h15v3a7.500 7.500 0 0 1-15 0Z`} fill={i % 2 === 0 ? '#fff' : 'var(--good)'} />
    ))}
    <path d="M0 13h90" stroke="#000" strokeOpacity=".25" />
  </svg>
);
