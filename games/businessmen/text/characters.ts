import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Magnus: {
        name: 'Magnus',
        epithet: 'a full warehouse',
        says: 'Likes to buy plenty from the market, and finds a use for it later.',
      },
      Marina: {
        name: 'Marina',
        epithet: 'all hands on deck',
        says: 'Likes to ship abroad, and in large lots.',
      },
      Silas: {
        name: 'Silas',
        epithet: 'a tight fist',
        says: 'Would rather buy little and improve late, and likes to see coins.',
      },
      Wanda: {
        name: 'Wanda',
        epithet: 'better safe',
        says: 'Likes to insure what the wheel might hit and to improve the office early.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Magnus: {
        name: 'Магнус',
        epithet: 'полный склад',
        says: 'Любит брать с рынка побольше, а куда везти — решает потом.',
      },
      Marina: {
        name: 'Марина',
        epithet: 'всё на экспорт',
        says: 'Любит отправлять товары за границу, и большими партиями.',
      },
      Silas: {
        name: 'Сайлас',
        epithet: 'монета к монете',
        says: 'Обычно покупает мало, с улучшениями не спешит и любит видеть монеты.',
      },
      Wanda: {
        name: 'Ванда',
        epithet: 'лучше подстраховаться',
        says: 'Любит страховать то, чему грозит колесо, и рано улучшать контору.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Magnus: {
        name: 'Магнус',
        epithet: 'повний склад',
        says: 'Любить брати з ринку побільше, а куди везти — вирішує потім.',
      },
      Marina: {
        name: 'Марина',
        epithet: 'усе на експорт',
        says: 'Любить відправляти товари за кордон, і великими партіями.',
      },
      Silas: {
        name: 'Сайлас',
        epithet: 'монета до монети',
        says: 'Зазвичай купує мало, з поліпшеннями не квапиться й любить бачити монети.',
      },
      Wanda: {
        name: 'Ванда',
        epithet: 'краще підстрахуватися',
        says: 'Любить страхувати те, чому загрожує колесо, і рано поліпшувати контору.',
      },
    }),
};
