import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { names } from './names.ts';
import { lives } from './words.ts';

const by = (blow: string): string => (blow === '' ? '' : ` (останній удар — ${blow})`);

export const finale: FinaleWords = typeset('uk', {
  round: 'Раунд',
  axis: 'Життя',
  manticore: 'Мантикора',
  life: lives,
  fallen: 'загибель у бою',
  lastBlow: 'останній удар',
  heroes: names.heroes,
  grades: names.grades,
  decided: ({ because, isGreat, round, blow }) =>
    ({
      manticoreDead: `Мантикора полягла в раунді ${round}${by(blow)}, ${
        isGreat ? 'і монстрів у Лісі не лишилося' : 'але в Лісі ще лишилися монстри'
      }.`,
      allDead: `У раунді ${round} гине останній герой, і Місто лишається без захисту.`,
      cityEntered: `У раунді ${round} Мантикора ввійшла до Міста.`,
      roundLimit: `Раунд ${round} — останній, а Мантикора досі жива.`,
      foeDead: `Супротивник гине в раунді ${round}${by(blow)}.`,
      heroesBeaten: `У раунді ${round} гине останній герой.`,
      foeUnbeaten: `Раунд ${round} — останній, а супротивник ще тримається.`,
    })[because],
});
