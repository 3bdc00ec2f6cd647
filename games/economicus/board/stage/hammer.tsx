import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { Icon } from '../art/icon.tsx';
import { CompanyToken } from '../art/tokens.tsx';
import { useTable } from '../table/context.tsx';
import { nameOf } from '../table/reading.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [450, 500] as const;

/** Sold! The hammer falls, and the sum becomes the price of the industry. */
export function Hammer({ event, onDone }: { event: Seen<'lotSold'>; onDone(): void }) {
  const table = useTable();
  const { view, words, label, sitters, pace } = table;
  const at = useEnding(WAITS, 1100, pace, onDone);
  const { seat, industry, bid, paid, usedQuota } = event;
  const sitter = sitters[seat];
  const before = view.prices[industry] ?? bid;
  return (
    <section className={c('hammer')} aria-live="polite">
      <Icon name="gavel" className={c('gavel')} />
      <h2>
        {sitter !== undefined && <SeatMark sitter={sitter} size={34} />}
        {label.stage.sold(nameOf(table, seat), words.industries[industry])}
      </h2>
      <p className={c('sum', at >= 1 && 'shown')}>
        {sitter !== undefined && <CompanyToken owner={sitter} condition="clean" size={56} />}
        <b>{bid}M</b>
      </p>
      <p className={c('hint', at >= 1 && 'shown')}>
        {label.stage.newPrice} <s>{before}</s> <Count value={at >= 1 ? bid : before} pace={pace} />M
        {paid !== bid && ` · ${label.stage.paid(paid)}`}
        {usedQuota && ` · ${label.stage.quota}`}
      </p>
    </section>
  );
}
