import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Radek: {
        name: 'Radek',
        epithet: 'raider',
        says: 'Goes where an asset stands without a guard, and captures it.',
      },
      Sofia: {
        name: 'Sofia',
        epithet: 'always studying',
        says: 'Calls at every university on the way and buys technologies.',
      },
      Otto: {
        name: 'Otto',
        epithet: 'one more asset',
        says: 'Buys assets wherever one is for sale.',
      },
      Mira: {
        name: 'Mira',
        epithet: 'over the border',
        says: 'Crosses frontier posts for the sake of a card.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Radek: {
        name: 'Радек',
        epithet: 'рейдер',
        says: 'Идёт туда, где актив стоит без охраны, и захватывает его.',
      },
      Sofia: {
        name: 'София',
        epithet: 'вечная учёба',
        says: 'Заходит в каждый университет по пути и покупает технологии.',
      },
      Otto: {
        name: 'Отто',
        epithet: 'ещё один актив',
        says: 'Покупает активы всюду, где они продаются.',
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
        says: 'Іде туди, де актив стоїть без охорони, і захоплює його.',
      },
      Sofia: {
        name: 'Софія',
        epithet: 'вічне навчання',
        says: 'Заходить до кожного університету дорогою й купує технології.',
      },
      Otto: {
        name: 'Отто',
        epithet: 'ще один актив',
        says: 'Купує активи всюди, де вони продаються.',
      },
      Mira: {
        name: 'Міра',
        epithet: 'через кордон',
        says: 'Заради карти охоче йде через прикордонний пост.',
      },
    }),
};
