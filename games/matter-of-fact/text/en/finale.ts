import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { amount, nan } from './words.ts';

const biobots = (n: number): string => amount(n, 'biobot');

export const finale: FinaleWords = typeset('en', {
  round: 'Round',
  axis: 'Net worth, nAn',
  money: nan,
  biobots,
  worth: (worth) => `net worth ${nan(worth)}`,
  noBiobot: 'no BIObot',
  left: 'left the game',
  decided({ because, round, biobots: made, winners, rivals, by, own, other }) {
    if (because === 'lastPlayer') return `By round ${round} everybody else had left the game.`;
    if (because === 'biobots' && by === 'biobots')
      return made === 1
        ? `${winners} finished the first BIObot in round ${round}.`
        : `In round ${round} ${winners} had ${biobots(made)}, and nobody else more than ${other}.`;
    const last = because === 'roundCap' ? `Round ${round} was the last` : `Round ${round} was played out`;
    if (by === 'biobots') return `${last}, and ${winners} had the most BIObots: ${own} to ${other}.`;
    const level = made === 0 ? `${last} and nobody had a BIObot` : `${last} with ${biobots(made)} each for ${rivals}`;
    if (by === 'worth') return `${level}, so net worth decided: ${nan(own)} to ${nan(other)}.`;
    if (by === 'capacity') return `${level}, net worth was equal too, and capacity decided: ${own} to ${other}.`;
    return `${level}, and nothing could separate ${winners}.`;
  },
});
