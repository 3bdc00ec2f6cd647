import type { AboutMatch, GameTypes, Seat } from '@parlour/kernel';
import { DONE } from './answers.ts';
import type { Answer } from './types.ts';

type Place = {
  /** The last move that stands, and whether it may be taken back freely. */
  last(): Promise<{ isFree: boolean; last: AboutMatch<GameTypes>['last'] }>;
  /** Takes it back; what can be done again is remembered. */
  undo(redoable: { seat: Seat; choice: { type: string } }[]): Promise<Answer>;
  seat: Seat;
  /** Everybody else has agreed to it. */
  isAgreed: boolean;
};

/** Takes back a move, and before it what the table itself answered after it, as far as the barrier lets it. */
export async function takingBack({ last: lastOf, undo, seat, isAgreed }: Place): Promise<Answer> {
  for (let isFirst = true; ; isFirst = false) {
    const { isFree, last } = await lastOf();
    if (!isFirst && !isAgreed && !isFree) return DONE;
    const isAutomatic = last?.by === 'table';
    const isOwn = !isAgreed && !isAutomatic && last !== undefined;
    const answer = await undo(isOwn ? [{ seat, choice: last.choice }] : []);
    if (!answer.ok || !isAutomatic) return answer;
  }
}
