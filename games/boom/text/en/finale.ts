import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { board } from './board.ts';

const { money } = board;

export const finale: FinaleWords = typeset('en', {
  round: 'Round',
  treasury: 'Treasury, $m',
  money,
  decided({ isCrash, round, winners, isShared, best, second }) {
    const when = isCrash
      ? `When the •Crash came in round ${round}`
      : `When the last business plan left the game in round ${round}`;
    if (isShared || second === null) return `${when}, ${winners} had ${money(best)}${isShared ? ' each' : ''}.`;
    return `${when}, ${winners} had ${money(best)}, ${money(best - second.amount)} more than ${second.names}.`;
  },
});
