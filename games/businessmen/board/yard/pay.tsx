import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { LORRIES, type LorryId } from '../../content/lorries.ts';
import type { LorryFacts } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import css from './pay.module.css';

const c = classes(css);

/** The slip beside a lorry: what each lot brings at today's price and between the wheel's worst and best, and the star. */
export function Pay({ lorry, facts, isFuture }: { lorry: LorryId; facts: LorryFacts; isFuture: boolean }) {
  const { sitters, label, view, facts: now } = useTable();
  const { good } = view.lorries[lorry];
  const { lots, points, exclusiveTo, onBoard, capacity } = facts;
  const isShared = lots.length > 1;
  const alone = exclusiveTo === null ? undefined : sitters[exclusiveTo];
  return (
    <div className={c('pay', isFuture && 'future')} data-place={`pay-${lorry}`}>
      <p className={c('star', isShared && 'lost')} title={label.yard.star(points)}>
        <Icon name="round-star" />
        <b>+{isShared ? 0 : points}</b>
        {alone !== undefined ? (
          <SeatMark sitter={alone} className={c('mark')} />
        ) : (
          <small>{isShared ? label.yard.shared : label.yard.alone}</small>
        )}
        <span className={c('load')}>
          {onBoard}/{capacity}
        </span>
      </p>
      {lots.length === 0 ? (
        <p className={c('fall')}>{label.yard.fall(LORRIES[lorry].fall)}</p>
      ) : (
        <ul className={c(lots.length > 2 && 'many')}>
          {lots.map(({ seat, units, now: today, best, worst }) => {
            const sitter = sitters[seat];
            return sitter === undefined ? null : (
              <li key={seat} title={label.yard.lot(sitter.name, units, today, worst, best)}>
                <SeatMark sitter={sitter} className={c('mark')} />
                <span className={c('sum')}>
                  {units}
                  {good !== null && lots.length < 3 && <i>×{now.goods[good].price}</i>}
                </span>
                <b className={c('coins')}>{today}</b>
                {lots.length < 3 && (worst !== today || best !== today) && (
                  <small>
                    {worst}–{best}
                  </small>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
