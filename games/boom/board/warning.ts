import type { Choice } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { Boom } from '../types.ts';
import { type Table, tableOf } from './table/context.ts';
import { crashWords, enderWords } from './table/ending.ts';

const PLAYS: readonly string[] = ['launch', 'attach', 'playDiscard'];

/**
 * What is asked once more before it is done: giving up the card step (BO-R7), a question that may cost the finance step, and ending
 * the turn where that may cost the game (BO-10.1, BO-10.2).
 */
export function warning(choice: Choice<Boom>, props: BoardProps<Boom>): string | null {
  const table = tableOf(props);
  const { label, offers } = table;
  if (choice.type === 'pass') return goneBy(table);
  if (choice.type === 'askConsent') return label.deal.askWarning;
  const canPlay = offers.some(({ type }) => PLAYS.includes(type));
  return choice.type === 'skipCard' && canPlay ? label.hand.skipWarning : null;
}

/** A company that could still go public before the •Crash, and a rival who could end the game. */
function goneBy(table: Table): string | null {
  const { facts, seat, offer } = table;
  const crash = offer('takePublic').isOffered ? crashWords(table) : [];
  const rivals = (facts.enders ?? []).filter((each) => each !== seat);
  return crash.length + rivals.length > 0 ? [...crash, ...enderWords(table)].join(' ') : null;
}
