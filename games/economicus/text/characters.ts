import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Viktor: {
        name: 'Viktor',
        epithet: 'no debts',
        says: 'Borrows only when there’s no other way, and leaves an auction when the price starts to hurt.',
      },
      Rita: {
        name: 'Rita',
        epithet: 'raider',
        says: 'Never opens an auction but outbids whoever does; in a long game makes exceptional offers too.',
      },
      Emil: {
        name: 'Emil',
        epithet: 'everything’s a project',
        says: 'Starts projects rather than bidding for what others have.',
      },
      Berta: {
        name: 'Berta',
        epithet: 'loud at auctions',
        says: 'Bids more often than others, and in big steps.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Viktor: {
        name: 'Виктор',
        epithet: 'никаких долгов',
        says: 'Берёт кредит, только когда иначе никак, и выходит из торгов, едва цена начинает кусаться.',
      },
      Rita: {
        name: 'Рита',
        epithet: 'рейдер',
        says: 'Не начинает торгов, но перебивает чужую цену; в долгой игре делает и исключительные предложения.',
      },
      Emil: {
        name: 'Эмиль',
        epithet: 'всё начинается с проекта',
        says: 'Охотнее создаёт проекты, чем торгуется за готовое.',
      },
      Berta: {
        name: 'Берта',
        epithet: 'гроза аукционов',
        says: 'Торгуется чаще других и поднимает цену сразу намного.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Viktor: {
        name: 'Віктор',
        epithet: 'жодних боргів',
        says: 'Бере кредит, лише коли інакше ніяк, і виходить із торгів, щойно ціна починає кусатися.',
      },
      Rita: {
        name: 'Рита',
        epithet: 'рейдер',
        says: 'Не починає торгів, але перебиває чужу ціну; у довгій грі робить і виняткові пропозиції.',
      },
      Emil: {
        name: 'Еміль',
        epithet: 'усе починається з проєкту',
        says: 'Охочіше створює проєкти, ніж торгується за готове.',
      },
      Berta: {
        name: 'Берта',
        epithet: 'гроза аукціонів',
        says: 'Торгується частіше за інших і підіймає ціну одразу високо.',
      },
    }),
};
