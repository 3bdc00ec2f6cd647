import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { FirmPlate } from '../../art/firm.tsx';
import { Icon } from '../../art/icon.tsx';
import { useTable } from '../context.ts';
import { onTurn } from '../reading.ts';
import css from './gauge.module.css';

const c = classes(css);

/** The counters as they were drawn: the one on turn raised, the spent ones small again, as if back in the mug. */
export function TurnOrder() {
  const { view, sitters, label } = useTable();
  const active = onTurn(view);
  return (
    <section className={c('gauge', 'order')} aria-label={label.order.title}>
      <h3>{label.order.title}</h3>
      <ol className={c('row')}>
        {view.order.map((seat) => {
          const sitter = sitters[seat];
          if (sitter === undefined) return null;
          const isSpent = view.spent.includes(seat);
          const { onTurn: now, spent, waits } = label.order;
          const words = seat === active ? now(sitter.name) : isSpent ? spent(sitter.name) : waits(sitter.name);
          return (
            <li
              key={seat}
              className={c(seat === active && 'active', isSpent && 'spent')}
              data-place={`seat-${seat}`}
              title={words}
            >
              <SeatMark sitter={sitter} size={28} />
              <FirmPlate seat={seat} />
              <span className="sr-only" style={HIDDEN}>
                {words}
              </span>
            </li>
          );
        })}
        <li className={c('mug')} data-place="mug" title={label.order.mug} aria-hidden="true">
          <Icon name="coffee-mug" size={28} />
        </li>
      </ol>
    </section>
  );
}

/** For readers only; inline, because the shell's own class may be missing where the board is shown alone. */
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
