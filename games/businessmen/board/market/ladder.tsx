import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import type { GoodId } from '../../content/goods.ts';
import { HIGHEST_POSITION, PRICES } from '../../content/prices.ts';
import { Icon } from '../art/icon.tsx';
import { GOOD_LOOKS } from '../art/look.ts';
import { useTable } from '../table/context.ts';
import { useSelection } from '../table/selection.ts';
import css from './ladder.module.css';

const c = classes(css);
const COINS = [...new Set(PRICES.slice(1))].reverse();
const STEPS = HIGHEST_POSITION / COINS.length;

/** Where a good stands on the price table, what moved it last, and where it will go. */
export function Ladder({ good }: { good: GoodId }) {
  const { view, facts, words, label } = useTable();
  const ifSent = useSelection(({ foreseen }) => foreseen?.[good] ?? null);
  const { position, price, next, isUnderEmbargo } = facts.goods[good];
  // After the adjustment of this round there is nothing to foretell until the next.
  const isSettled = facts.phase === 0 || facts.phase > 3 || facts.part === 'exports';
  const ghost = ifSent ?? (isSettled ? null : next);
  const moved = view.lastMoves[good];
  return (
    <div
      className={c('ladder', isUnderEmbargo && 'barred')}
      data-place={`price-${good}`}
      title={label.market.ladder(words.goods[good], price, position, HIGHEST_POSITION)}
    >
      <div className={c('top')}>
        <b className={c('coin')}>{price}</b>
        {moved !== 0 && (
          <span className={c('trend', moved > 0 ? 'up' : 'down')}>
            {moved > 0 ? '▲' : '▼'}
            {Math.abs(moved)}
          </span>
        )}
      </div>
      <div className={c('rungs')}>
        <Rungs price={price} />
        {ghost !== null && ghost !== position && (
          <span
            className={c('ghost', ifSent !== null && 'sure', ghost < position ? 'falls' : 'rises')}
            style={{ '--at': ghost } as React.CSSProperties}
          >
            {ghost < position ? '▼' : '▲'}
          </span>
        )}
        <span className={c('marker')} style={{ '--at': position } as React.CSSProperties} data-place={`marker-${good}`}>
          <Icon name={GOOD_LOOKS[good].icon} />
        </span>
        {isUnderEmbargo && <span className={c('stamp')}>{label.market.embargo}</span>}
      </div>
    </div>
  );
}

const Rungs = memo(({ price }: { price: number }) => (
  <>
    {COINS.map((coins) => (
      <span key={coins} className={c('band', coins === price && 'here')}>
        <i>{coins}</i>
        {Array.from({ length: STEPS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a notch is known by its place
          <s key={i} />
        ))}
      </span>
    ))}
  </>
));
