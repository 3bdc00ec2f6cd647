import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Radek: {
        name: 'Radek',
        epithet: 'raider',
        says: 'Likes to go where an asset stands without a guard, and to capture it.',
      },
      Sofia: {
        name: 'Sofia',
        epithet: 'always studying',
        says: 'Likes to call at a university on the way, and to buy technologies.',
      },
      Otto: {
        name: 'Otto',
        epithet: 'one more asset',
        says: 'Likes to buy assets where they are for sale.',
      },
      Mira: {
        name: 'Mira',
        epithet: 'over the border',
        says: 'Likes to cross a frontier post for the sake of a card.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Radek: {
        name: 'Радек',
        epithet: 'рейдер',
        says: 'Охотно идёт туда, где актив стоит без охраны, чтобы захватить его.',
      },
      Sofia: {
        name: 'София',
        epithet: 'вечная учёба',
        says: 'Любит заходить по пути в университет и покупать технологии.',
      },
      Otto: {
        name: 'Отто',
        epithet: 'ещё один актив',
        says: 'Любит покупать активы там, где они продаются.',
      },
      Mira: {
        name: 'Мира',
        epithet: 'через границу',
        says: 'Ради карты охотно идёт через пограничный пост.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Radek: {
        name: 'Радек',
        epithet: 'рейдер',
        says: 'Охоче йде туди, де актив стоїть без охорони, щоб захопити його.',
      },
      Sofia: {
        name: 'Софія',
        epithet: 'вічне навчання',
        says: 'Любить дорогою заходити до університету й купувати технології.',
      },
      Otto: {
        name: 'Отто',
        epithet: 'ще один актив',
        says: 'Любить купувати активи там, де їх продають.',
      },
      Mira: {
        name: 'Міра',
        epithet: 'через кордон',
        says: 'Заради карти охоче йде через прикордонний пост.',
      },
    }),
};
