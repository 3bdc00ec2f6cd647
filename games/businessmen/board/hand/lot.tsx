import { classes } from '@parlour/kit/classes.ts';
import type { GoodId } from '../../content/goods.ts';
import { LORRY_IDS, type LorryId } from '../../content/lorries.ts';
import { Unit } from '../art/icon.tsx';
import { crateToken } from '../motion/tokens.ts';
import { useTable } from '../table/context.ts';
import { isAfterDrag, watchDrag } from '../table/drag.ts';
import { askWhy } from '../table/reading.ts';
import { select, useSelection } from '../table/selection.ts';
import { load } from '../yard/loading.ts';
import { toggleKept } from './keeping.tsx';
import css from './store.module.css';

const c = classes(css);
/** More crates than this are not drawn one by one. */
const DRAWN = 8;

const lorryIn = (target: string | null): LorryId | null =>
  LORRY_IDS.find((lorry) => target === `lorry-${lorry}`) ?? null;

/** All I have of one good in one place. Picked up, it can be put on a lorry; with too many types, it can be kept. */
export function Lot({ good, units, where }: { good: GoodId; units: number; where: 'main' | 'temp' }) {
  const table = useTable();
  const { words, label } = table;
  const offer = table.offer('load');
  const isKeeping = table.offer('keep').isOffered;
  const canLoad = offer.allows({ good });
  const isChosen = useSelection(({ kept, held }) => (isKeeping ? kept.includes(good) : held === good));
  const press = () => {
    if (isAfterDrag()) return;
    if (isKeeping) toggleKept(table, good);
    else if (canLoad) select({ held: isChosen ? null : good, asks: null });
    else askWhy(table, offer, { good });
  };
  return (
    <button
      type="button"
      className={c('lot', (canLoad || isKeeping) && 'lit', isChosen && 'chosen')}
      aria-pressed={canLoad || isKeeping ? isChosen : undefined}
      aria-label={label.hand.lot(words.goods[good], units, where)}
      title={label.hand.lot(words.goods[good], units, where)}
      data-place={`${where}-${good}`}
      onClick={press}
      onPointerDown={(event) => {
        if (!canLoad) return;
        watchDrag(event, {
          token: () => crateToken(good, units),
          onLift: () => select({ held: good, asks: null }),
          onDrop: (target) => {
            const lorry = lorryIn(target);
            if (lorry === null) return select({ held: null });
            if (offer.allows({ lorry, good })) return load(table, lorry, good);
            select({ held: null });
            askWhy(table, offer, { lorry, good });
          },
        });
      }}
    >
      <span className={c('heap')} style={{ '--n': Math.min(units, DRAWN) } as React.CSSProperties}>
        {Array.from({ length: Math.min(units, DRAWN) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: crates of a good are all alike
          <Unit key={i} good={good} size="100%" />
        ))}
      </span>
      <b>{units}</b>
    </button>
  );
}
