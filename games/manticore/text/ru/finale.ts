import { typeset } from '@parlour/kernel';
import type { FinaleWords } from '../finale.ts';
import { names } from './names.ts';
import { lives } from './words.ts';

const by = (blow: string): string => (blow === '' ? '' : ` (последний удар — ${blow})`);

export const finale: FinaleWords = typeset('ru', {
  round: 'Раунд',
  axis: 'Жизнь',
  manticore: 'Мантикора',
  life: lives,
  fallen: 'гибель в бою',
  lastBlow: 'последний удар',
  heroes: names.heroes,
  grades: names.grades,
  decided: ({ because, isGreat, round, blow }) =>
    ({
      manticoreDead: `Мантикора пала в раунде ${round}${by(blow)}, ${
        isGreat ? 'и монстров в Лесу не осталось' : 'но в Лесу ещё остались монстры'
      }.`,
      allDead: `Последний герой пал в раунде ${round}, и Город остался без защиты.`,
      cityEntered: `В раунде ${round} Мантикора вошла в Город.`,
      roundLimit: `Раунд ${round} был последним, а Мантикора всё ещё жива.`,
      foeDead: `Противник пал в раунде ${round}${by(blow)}.`,
      heroesBeaten: `Последний герой пал в раунде ${round}.`,
      foeUnbeaten: `Раунд ${round} был последним, а противник всё ещё жив.`,
    })[because],
});
