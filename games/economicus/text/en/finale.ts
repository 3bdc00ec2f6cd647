import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { money, starCount } from './words.ts';

export const finale: FinaleWords = typeset('en', {
  year: 'Year',
  axis: 'Stars',
  money,
  stars: starCount,
  assets: (amount) => `net assets ${money(amount)}`,
  bankrupt: 'bankrupt',
  decided({ because, year, stars, winners, rivals, by, own, other }) {
    const end = {
      target: '',
      turns: `The last turn was played in year ${year}`,
      time: `Time was up in year ${year}`,
      guard: `Year ${year} was the last`,
    }[because];
    if (by === 'stars')
      return because === 'target'
        ? `${winners} reached ${starCount(stars)} in year ${year}; nobody else had ${other === 0 ? 'any' : `more than ${other}`}.`
        : `${end}, and ${winners} had the most stars: ${own} to ${other}.`;
    const level =
      because === 'target'
        ? `${rivals} reached ${starCount(stars)} in year ${year}`
        : `${end} with ${starCount(stars)} each for ${rivals}`;
    if (by === 'turn') return `${level}, and it was ${winners} whose turn came first.`;
    if (by === 'nothing') return `${level}, and nothing else could separate them.`;
    if (by === 'assets') return `${level}, and net assets decided: ${money(own)} to ${money(other)}.`;
    return `${level}, and the number of companies decided: ${own} to ${other}.`;
  },
});
