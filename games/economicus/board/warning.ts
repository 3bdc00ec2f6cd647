import type { Choice } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { AUCTION_FEE } from '../content/table.ts';
import type { Economicus } from '../types.ts';
import { tableOf } from './table/context.tsx';
import { frameOf } from './table/reading.ts';

/** Said before it is too late: bankruptcy (EC-15.3), and a bid for which companies would have to be sold (EC-11.8). */
export function warning(choice: Choice<Economicus>, props: BoardProps<Economicus>): string | null {
  const { view, facts, seat, label } = tableOf(props);
  if (seat === null) return null;
  if (choice.type === 'declareBankruptcy') return label.warn.bankruptcy;
  if (choice.type !== 'bid') return null;
  const { cash, loans } = facts.seats[seat].solvency;
  const fee = frameOf(view, 'auction')?.admitted.includes(seat) ? 0 : AUCTION_FEE;
  return choice.amount + fee > cash + loans ? label.warn.mustSell(choice.amount) : null;
}
