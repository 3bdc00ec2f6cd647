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
      allDead: `В раунде ${round} гибнет последний герой, и Город остаётся без защиты.`,
      cityEntered: `В раунде ${round} Мантикора вошла в Город.`,
      roundLimit: `Раунд ${round} — последний, а Мантикора всё ещё жива.`,
      foeDead: `Противник гибнет в раунде ${round}${by(blow)}.`,
      heroesBeaten: `В раунде ${round} гибнет последний герой.`,
      foeUnbeaten: `Раунд ${round} — последний, а противник ещё держится.`,
    })[because],
});
