import type { Choice } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { Businessmen } from '../types.ts';
import { tableOf } from './table/context.ts';

/** A pass is final (BM-7.8), and goods without a place in the warehouse are lost (BM-7.13): said before it is too late. */
export function warning(choice: Choice<Businessmen>, props: BoardProps<Businessmen>): string | null {
  const { facts, seat, label, words } = tableOf(props);
  if (choice.type !== 'pass' || facts.part !== 'loading' || seat === null) return null;
  const lost = facts.seats[seat].surplus;
  if (lost.length === 0 || !props.offer('load').isOffered) return null;
  return label.hand.passLoses(lost.map(({ good, units }) => `${units} ${words.goods[good]}`).join(', '));
}
