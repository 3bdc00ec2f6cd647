import type { Choice } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { Economicus } from '../types.ts';
import { type Table, tableOf } from './table/context.tsx';
import { frameOf, nameOf } from './table/reading.ts';
import { rivalThreats } from './table/threats.ts';

/** Said before it is too late: bankruptcy (EC-15.3), a bid for which companies would have to be sold (EC-11.8), and a rival let through to the target. */
export function warning(choice: Choice<Economicus>, props: BoardProps<Economicus>): string | null {
  const table = tableOf(props);
  const { facts, seat, label } = table;
  if (seat === null) return null;
  if (choice.type === 'declareBankruptcy') return label.warn.bankruptcy;
  if (choice.type !== 'bid') return letThrough(choice, table);
  const { solvency, bidFee = 0 } = facts.seats[seat];
  return choice.amount + bidFee > solvency.cash + solvency.loans ? label.warn.mustSell(choice.amount) : null;
}

/** EC-3.2, EC-3.9. Who could win by this choice of somebody else, while that somebody can still do otherwise. */
function letThrough(choice: Choice<Economicus>, table: Table): string | null {
  const { view, facts, label, offer } = table;
  const [bidder] = rivalThreats(table, 'lot');
  const pending = frameOf(view, 'offers')?.pending;
  const deal = choice.type === 'acceptDeal' ? facts.deals.find((each) => each.deal === choice.deal) : undefined;
  const wins = deal?.wins ?? null;
  if (choice.type === 'pass' && frameOf(view, 'auction') !== null && offer('bid').isOffered && bidder !== undefined)
    return label.warn.letWin(nameOf(table, bidder.seat), bidder.pays ?? 0);
  if (choice.type === 'sell' && bidder !== undefined) return label.warn.sellOut(nameOf(table, bidder.seat));
  if (choice.type === 'acceptTakeover' && rivalThreats(table, 'takeover').some(({ seat }) => seat === pending?.by))
    return pending == null ? null : label.warn.sellTo(nameOf(table, pending.by));
  return wins !== null && wins !== table.seat ? label.warn.deal(nameOf(table, wins)) : null;
}
