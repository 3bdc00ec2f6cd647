import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../../table/context.tsx';
import css from './auction.module.css';

const c = classes(css);

/** What one can really pay, and how: cash, then loans, then what selling adds. A mark shows the sum in question. */
export function Solvency({ sum, fee = 0 }: { sum: number | null; fee?: number }) {
  const { facts, seat, label } = useTable();
  if (seat === null) return null;
  const { cash, loans, sales, total } = facts.seats[seat].solvency;
  const full = Math.max(total, sum === null ? 0 : sum + fee, 1);
  const share = (part: number) => ({ flexGrow: part });
  const means =
    sum === null || sum + fee <= cash
      ? 'cash'
      : sum + fee <= cash + loans
        ? 'loans'
        : sum + fee <= total
          ? 'sales'
          : 'none';
  return (
    <div className={c('solvency')} data-part="solvency">
      <p className={c('really')}>
        {label.auction.reallyPay} <b>{total}M</b>
      </p>
      <div className={c('bar')}>
        <span className={c('cash')} style={share(cash)}>
          {cash > 0 && cash}
        </span>
        <span className={c('loans')} style={share(loans)}>
          {loans > 0 && `+${loans}`}
        </span>
        <span className={c('sales')} style={share(sales)}>
          {sales > 0 && `+${sales}`}
        </span>
        <span className={c('rest')} style={share(full - total)} />
        {sum !== null && <i className={c('at')} style={{ left: `${(100 * Math.min(sum + fee, full)) / full}%` }} />}
      </div>
      <p className={c('key')}>
        <span className={c('cash')}>{label.auction.cash}</span>
        {loans > 0 && <span className={c('loans')}>{label.auction.loans}</span>}
        {sales > 0 && <span className={c('sales')}>{label.auction.sales}</span>}
      </p>
      {sum !== null && <p className={c('means', means)}>{label.auction.means[means](cash, cash + loans)}</p>}
    </div>
  );
}
