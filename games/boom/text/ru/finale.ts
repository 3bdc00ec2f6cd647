import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { board } from './board.ts';

const { money } = board;

export const finale: FinaleWords = typeset('ru', {
  round: 'Раунд',
  treasury: 'Казна, млн $',
  money,
  decided({ isCrash, round, winners, isShared, best, second }) {
    const when = isCrash
      ? `В раунде ${round} наступает •Крах`
      : `В раунде ${round} из игры выходит последний бизнес-план`;
    if (isShared) return `${when}, и в казне поровну, по ${money(best)}: ${winners}.`;
    const next = second === null ? '' : `, а следом ${second.names} — ${money(second.amount)}`;
    return `${when}, и богаче всех ${winners}: ${money(best)}${next}.`;
  },
});
