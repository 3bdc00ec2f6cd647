import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Viktor: {
        name: 'Viktor',
        epithet: 'no debts',
        says: 'Would rather not borrow, and tends to leave an auction when the price starts to hurt.',
      },
      Rita: {
        name: 'Rita',
        epithet: 'raider',
        says: 'Would rather outbid somebody than open an auction; in a long game likes exceptional offers too.',
      },
      Emil: {
        name: 'Emil',
        epithet: 'everything’s a project',
        says: 'Would rather start projects than bid for what others have.',
      },
      Berta: {
        name: 'Berta',
        epithet: 'loud at auctions',
        says: 'Likes auctions, and likes to raise the price in big steps.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Viktor: {
        name: 'Виктор',
        epithet: 'никаких долгов',
        says: 'Старается обходиться без кредитов и обычно выходит из торгов, едва цена начинает кусаться.',
      },
      Rita: {
        name: 'Рита',
        epithet: 'рейдер',
        says: 'Охотнее перебивает чужую цену, чем начинает торги; в долгой игре любит и исключительные предложения.',
      },
      Emil: {
        name: 'Эмиль',
        epithet: 'всё начинается с проекта',
        says: 'Охотнее создаёт проекты, чем торгуется за готовое.',
      },
      Berta: {
        name: 'Берта',
        epithet: 'гроза аукционов',
        says: 'Любит торги и нередко поднимает цену сразу намного.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Viktor: {
        name: 'Віктор',
        epithet: 'жодних боргів',
        says: 'Намагається обходитися без кредитів і зазвичай виходить із торгів, щойно ціна починає кусатися.',
      },
      Rita: {
        name: 'Рита',
        epithet: 'рейдер',
        says: 'Охочіше перебиває чужу ціну, ніж починає торги; у довгій грі любить і виняткові пропозиції.',
      },
      Emil: {
        name: 'Еміль',
        epithet: 'усе починається з проєкту',
        says: 'Охочіше створює проєкти, ніж торгується за готове.',
      },
      Berta: {
        name: 'Берта',
        epithet: 'гроза аукціонів',
        says: 'Любить торги й нерідко підіймає ціну одразу високо.',
      },
    }),
};
