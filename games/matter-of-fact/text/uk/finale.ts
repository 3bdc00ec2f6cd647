import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { amount, nan } from './words.ts';

const biobots = (n: number): string => amount(n, 'biobot');

export const finale: FinaleWords = typeset('uk', {
  round: 'Раунд',
  axis: 'Статки, нАн',
  money: nan,
  biobots,
  worth: (worth) => `статки ${nan(worth)}`,
  noBiobot: 'БІОбота немає',
  left: 'поза грою',
  decided({ because, round, biobots: made, winners, rivals, by, own, other }) {
    if (because === 'lastPlayer') return `До раунду ${round} за столом більше нікого не лишилося.`;
    if (because === 'biobots' && by === 'biobots')
      return made === 1
        ? `У раунді ${round} першого БІОбота складає ${winners}.`
        : `Раунд ${round}: ${winners} — ${biobots(made)}, решта — не більше ${other}.`;
    const last = because === 'roundCap' ? `Раунд ${round} — останній` : `Після раунду ${round}`;
    if (by === 'biobots') return `${last}: найбільше БІОботів має ${winners}, ${own} проти ${other}.`;
    const level = made === 0 ? `${last}, і БІОбота немає ні в кого` : `${last}: ${rivals} — БІОботів порівну (${made})`;
    if (by === 'worth') return `${level}, і вирішують статки: ${nan(own)} проти ${nan(other)}.`;
    if (by === 'capacity') return `${level}, статки рівні, і вирішує потужність: ${own} проти ${other}.`;
    return `${level}, і в решті теж рівність: ${winners}.`;
  },
});
