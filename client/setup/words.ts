import { type Language, typeset } from '@parlour/kernel';

type OpponentWords = {
  character: string;
  noCharacter: string;
  dealCharacters: string;
  plainBots: string;
  /** What one's results suggest; the level as it is called. */
  suggestion: Record<'won' | 'lost', (level: string) => string>;
};

/** What the set-up of a table says of opponents, beyond what other pages say of them too. */
export const opponentWords: Record<Language, () => OpponentWords> = {
  en: () =>
    typeset('en', {
      character: 'Character',
      noCharacter: 'No character',
      dealCharacters: 'Deal characters by lot',
      plainBots: 'No characters',
      suggestion: {
        won: (level) => `You won your last two games at the level below. How about “${level}” now?`,
        lost: (level) => `The last three games went to the bots. “${level}” might be more fun for now.`,
      },
    }),
  ru: () =>
    typeset('ru', {
      character: 'Характер',
      noCharacter: 'Без характера',
      dealCharacters: 'Раздать характеры наугад',
      plainBots: 'Без характеров',
      suggestion: {
        won: (level) => `Две последние партии на уровне ниже — ваши победы. Может быть, теперь «${level}»?`,
        lost: (level) => `Три последние партии остались за ботами. Пока, возможно, интереснее будет «${level}».`,
      },
    }),
  uk: () =>
    typeset('uk', {
      character: 'Характер',
      noCharacter: 'Без характеру',
      dealCharacters: 'Роздати характери навмання',
      plainBots: 'Без характерів',
      suggestion: {
        won: (level) => `Дві останні партії на рівні нижче — ваші перемоги. Може, тепер «${level}»?`,
        lost: (level) => `Три останні партії лишилися за ботами. Поки що, мабуть, цікавіше буде «${level}».`,
      },
    }),
};
