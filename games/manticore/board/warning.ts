import type { Choice } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { isSpell } from '../content/artifacts.ts';
import type { Manticore } from '../types.ts';
import { tableOf } from './table/context.ts';

/** So many points are too many to be given away unasked (specification, 6). */
const MANY_POINTS = 3;

/** Asked once more where it cannot be taken back (specification, 6): what wakes her, what burns a spell, points thrown away. */
export function warning(choice: Choice<Manticore>, props: BoardProps<Manticore>): string | null {
  const { facts, label, seat } = tableOf(props);
  if (choice.type === 'move' && facts.reach.some(({ cell, wakes }) => wakes && cell === choice.to))
    return label.warn.wakes;
  if (choice.type === 'drop' && isSpell(choice.token)) return label.warn.discard;
  const left = seat === null ? 0 : facts.heroes[seat].left;
  if (choice.type === 'endTurn' && left >= MANY_POINTS) return label.warn.points(left);
  return null;
}
