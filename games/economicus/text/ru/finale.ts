import { plural, typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { money, starCount } from './words.ts';

/** The accusative: «набирает 1 звезду». */
const toGain = (n: number): string => plural('ru', n, { one: `${n} звезду`, few: `${n} звезды`, many: `${n} звёзд` });

export const finale: FinaleWords = typeset('ru', {
  year: 'Год',
  axis: 'Звёзды',
  money,
  stars: starCount,
  assets: (amount) => `чистые активы ${money(amount)}`,
  bankrupt: 'банкрот',
  decided({ because, year, stars, winners, rivals, by, own, other }) {
    const end = {
      target: `Год ${year}`,
      turns: `Год ${year}, последний ход сыгран`,
      time: `Год ${year}, время вышло`,
      guard: `Год ${year}, последний из возможных`,
    }[because];
    if (by === 'stars')
      return because === 'target'
        ? `${end}: ${winners} набирает ${toGain(stars)}, у остальных ${other === 0 ? 'ни одной' : `не больше ${other}`}.`
        : `${end}: больше всех звёзд набирает ${winners}, ${own} против ${other}.`;
    const level = `${end}: ${rivals} — звёзд поровну (${stars})`;
    if (by === 'turn') return `${level}, но раньше ходит ${winners}.`;
    if (by === 'nothing') return `${level}, и в остальном тоже равенство.`;
    if (by === 'assets') return `${level}, и решают чистые активы: ${money(own)} против ${money(other)}.`;
    return `${level}, и решает число компаний: ${own} против ${other}.`;
  },
});
