import type { Choice } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { MatterOfFact } from '../types.ts';
import { tableOf } from './table/context.ts';

/** An unpaid salary lets rivals call a strike once the turn is passed (MF-15.5), and that is not taken back. */
export function warning(choice: Choice<MatterOfFact>, props: BoardProps<MatterOfFact>): string | null {
  const { facts, label } = tableOf(props);
  if (choice.type === 'concede') return label.warning.concede;
  if (choice.type !== 'leaveUnpaid' || facts.salary === null) return null;
  return label.warning.unpaid(facts.salary.workers);
}
