import { classes } from '@parlour/kit/classes.ts';
import { HIGHEST_POSITION, PRICES } from '../../content/prices.ts';
import type { PriceMove } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { GOOD_LOOKS, goodStyle } from '../art/look.ts';
import { useTable } from '../table/context.ts';
import css from './mast.module.css';

const c = classes(css);

/** One price on its mast, climbing or falling to where it will stand. */
export function Mast({ move, isMoved }: { move: PriceMove; isMoved: boolean }) {
  const { words } = useTable();
  const { good, by, from, to } = move;
  const at = isMoved ? to : from;
  return (
    <div className={c('mast')} style={goodStyle(good)}>
      <b className={c('coin')}>{PRICES[at]}</b>
      <div className={c('rungs')}>
        <span className={c('was')} style={{ '--at': from / HIGHEST_POSITION } as React.CSSProperties} />
        <span className={c('marker')} style={{ '--at': at / HIGHEST_POSITION } as React.CSSProperties}>
          <Icon name={GOOD_LOOKS[good].icon} />
        </span>
      </div>
      <span className={c('name')}>{words.goods[good]}</span>
      <b className={c('by', by > 0 ? 'up' : 'down')}>{by > 0 ? `+${by}` : `−${-by}`}</b>
    </div>
  );
}
