import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useTable } from '../table/context.ts';
import css from './flotation.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);

/** What each investor is paid, as coins in proportion and as a number that counts up. */
export function Payouts({ event, isShown }: { event: Seen<'wentPublic'>; isShown: boolean }) {
  const { view, sitters, label, pace } = useTable();
  const shares = view.companies.find(({ plan }) => plan === event.company)?.shares;
  const paid = view.seats.filter((seat) => event.payouts[seat] > 0 || (shares?.[seat] ?? 0) > 0);
  const most = Math.max(1, ...event.payouts);
  return (
    <ul className={c('payouts', isShown && 'shown')}>
      {paid.map((seat) => {
        const sitter = sitters[seat];
        if (sitter === undefined) return null;
        const amount = event.payouts[seat];
        return (
          <li key={seat} style={{ '--seat': sitter.colour } as React.CSSProperties}>
            <span className={c('coins')} aria-hidden="true">
              {Array.from({ length: Math.ceil((amount / most) * 9) }, (_, i) => i).map((i) => (
                <i key={i} style={{ animationDelay: `${i * 40}ms` }} />
              ))}
            </span>
            <SeatMark sitter={sitter} size={26} />
            <span>{sitter.name}</span>
            <b>
              +<Count value={isShown ? amount : 0} pace={pace} />
            </b>
          </li>
        );
      })}
      <li className={c('each')}>
        {label.money(event.shareValue)} {label.stage.perShare}
      </li>
    </ul>
  );
}
