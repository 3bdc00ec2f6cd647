import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Magnus: {
        name: 'Magnus',
        epithet: 'a full warehouse',
        says: 'Buys as much as the market gives, and finds a use for it later.',
      },
      Marina: {
        name: 'Marina',
        epithet: 'all hands on deck',
        says: 'Ships abroad whatever the export card allows, and in the largest lots.',
      },
      Silas: {
        name: 'Silas',
        epithet: 'a tight fist',
        says: 'Buys little, improves late and likes to see coins.',
      },
      Wanda: {
        name: 'Wanda',
        epithet: 'better safe',
        says: 'Insures what the wheel might hit and improves the office early.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Magnus: {
        name: 'Магнус',
        epithet: 'полный склад',
        says: 'Берёт с рынка как можно больше, а куда везти — решает потом.',
      },
      Marina: {
        name: 'Марина',
        epithet: 'всё на экспорт',
        says: 'Отправляет за границу всё, что разрешает карта экспорта, и самыми большими партиями.',
      },
      Silas: {
        name: 'Сайлас',
        epithet: 'монета к монете',
        says: 'Покупает мало, с улучшениями не спешит и любит видеть монеты.',
      },
      Wanda: {
        name: 'Ванда',
        epithet: 'лучше подстраховаться',
        says: 'Страхует всё, чему грозит колесо, и рано улучшает контору.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Magnus: {
        name: 'Магнус',
        epithet: 'повний склад',
        says: 'Бере з ринку якнайбільше, а куди везти — вирішує потім.',
      },
      Marina: {
        name: 'Марина',
        epithet: 'усе на експорт',
        says: 'Відправляє за кордон усе, що дозволяє карта експорту, і найбільшими партіями.',
      },
      Silas: {
        name: 'Сайлас',
        epithet: 'монета до монети',
        says: 'Купує мало, з поліпшеннями не квапиться й любить бачити монети.',
      },
      Wanda: {
        name: 'Ванда',
        epithet: 'краще підстрахуватися',
        says: 'Страхує все, чому загрожує колесо, і рано поліпшує контору.',
      },
    }),
};
