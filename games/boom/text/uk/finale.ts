import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { board } from './board.ts';

const { money } = board;

export const finale: FinaleWords = typeset('uk', {
  round: 'Раунд',
  treasury: 'Скарбниця, млн $',
  money,
  decided({ isCrash, round, winners, isShared, best, second }) {
    const when = isCrash ? `У раунді ${round} настає •Крах` : `У раунді ${round} з гри вибуває останній бізнес-план`;
    if (isShared) return `${when}, і в скарбницях порівну, по ${money(best)}: ${winners}.`;
    const next = second === null ? '' : `, а слідом ${second.names} — ${money(second.amount)}`;
    return `${when}, і найбільше грошей має ${winners}: ${money(best)}${next}.`;
  },
});
