import { plural, typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { money, starCount } from './words.ts';

/** The accusative: «набирає 1 зірку». */
const toGain = (n: number): string => plural('uk', n, { one: `${n} зірку`, few: `${n} зірки`, many: `${n} зірок` });

export const finale: FinaleWords = typeset('uk', {
  year: 'Рік',
  axis: 'Зірки',
  money,
  stars: starCount,
  assets: (amount) => `чисті активи ${money(amount)}`,
  bankrupt: 'банкрут',
  decided({ because, year, stars, winners, rivals, by, own, other }) {
    const end = {
      target: `Рік ${year}`,
      turns: `Рік ${year}, останній хід зіграно`,
      time: `Рік ${year}, час вийшов`,
      guard: `Рік ${year}, останній із можливих`,
    }[because];
    if (by === 'stars')
      return because === 'target'
        ? `${end}: ${winners} набирає ${toGain(stars)}, решта — ${other === 0 ? 'жодної' : `не більше ${other}`}.`
        : `${end}: найбільше зірок набирає ${winners}, ${own} проти ${other}.`;
    const level = `${end}: ${rivals} — зірок порівну (${stars})`;
    if (by === 'turn') return `${level}, але раніше ходить ${winners}.`;
    if (by === 'nothing') return `${level}, і в решті теж рівність.`;
    if (by === 'assets') return `${level}, і вирішують чисті активи: ${money(own)} проти ${money(other)}.`;
    return `${level}, і вирішує кількість компаній: ${own} проти ${other}.`;
  },
});
