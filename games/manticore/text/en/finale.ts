import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { names } from './names.ts';

const by = (blow: string): string => (blow === '' ? '' : ` to ${blow}`);

export const finale: FinaleWords = typeset('en', {
  round: 'Round',
  axis: 'Life',
  manticore: 'The Manticore',
  life: (n) => `${n} life`,
  fallen: 'fallen',
  lastBlow: 'the last blow',
  heroes: names.heroes,
  grades: names.grades,
  decided: ({ because, isGreat, round, blow }) =>
    ({
      manticoreDead: `The Manticore fell in round ${round}${by(blow)}, ${
        isGreat ? 'and not one monster was left' : 'with monsters still in the Forest'
      }.`,
      allDead: `The last hero fell in round ${round}, and the City was left without defenders.`,
      cityEntered: `In round ${round} the Manticore entered the City.`,
      roundLimit: `Round ${round} was the last, and the Manticore was still alive.`,
      foeDead: `The foe fell in round ${round}${by(blow)}.`,
      heroesBeaten: `The last hero fell in round ${round}.`,
      foeUnbeaten: `Round ${round} was the last, and the foe still stood.`,
    })[because],
});
