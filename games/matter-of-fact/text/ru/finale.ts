import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { amount, nan } from './words.ts';

const biobots = (n: number): string => amount(n, 'biobot');

export const finale: FinaleWords = typeset('ru', {
  round: 'Раунд',
  axis: 'Состояние, нАн',
  money: nan,
  biobots,
  worth: (worth) => `состояние ${nan(worth)}`,
  noBiobot: 'БИОбота нет',
  left: 'вне игры',
  decided({ because, round, biobots: made, winners, rivals, by, own, other }) {
    if (because === 'lastPlayer') return `К раунду ${round} за столом больше никого не осталось.`;
    if (because === 'biobots' && by === 'biobots')
      return made === 1
        ? `В раунде ${round} первого БИОбота собирает ${winners}.`
        : `Раунд ${round}: ${winners} — ${biobots(made)}, у остальных не больше ${other}.`;
    const last = because === 'roundCap' ? `Раунд ${round} — последний` : `После раунда ${round}`;
    if (by === 'biobots') return `${last}: больше всех БИОботов собирает ${winners}, ${own} против ${other}.`;
    const level = made === 0 ? `${last}, и БИОбота нет ни у кого` : `${last}: ${rivals} — БИОботов поровну (${made})`;
    if (by === 'worth') return `${level}, и решает состояние: ${nan(own)} против ${nan(other)}.`;
    if (by === 'capacity') return `${level}, состояние равно, и решает мощность: ${own} против ${other}.`;
    return `${level}, и в остальном тоже равенство: ${winners}.`;
  },
});
