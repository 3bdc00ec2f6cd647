import type { Choice } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { Boom } from '../types.ts';
import { tableOf } from './table/context.ts';

const PLAYS: readonly string[] = ['launch', 'attach', 'playDiscard'];

/** What is asked once more before it is done: giving up the card step (BO-R7), and a question that may cost the finance step. */
export function warning(choice: Choice<Boom>, props: BoardProps<Boom>): string | null {
  const { label, offers } = tableOf(props);
  if (choice.type === 'askConsent') return label.deal.askWarning;
  const canPlay = offers.some(({ type }) => PLAYS.includes(type));
  return choice.type === 'skipCard' && canPlay ? label.hand.skipWarning : null;
}
