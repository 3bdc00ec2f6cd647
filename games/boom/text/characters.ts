import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Greta: {
        name: 'Greta',
        epithet: 'cashes in early',
        says: 'Likes to take a company public as soon as it may go, and seldom buys into anyone else’s.',
      },
      Tim: {
        name: 'Tim',
        epithet: 'one more card',
        says: 'Would rather add one more card, so companies tend to grow and go public late.',
      },
      Rocco: {
        name: 'Rocco',
        epithet: 'dirty tricks',
        says: 'Plays Discards more readily than others do.',
      },
      Flora: {
        name: 'Flora',
        epithet: 'a company for every idea',
        says: 'Likes launching Business Plans, and likes to lead.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Greta: {
        name: 'Грета',
        epithet: 'деньги сразу',
        says: 'Любит выводить компанию на биржу пораньше и редко вкладывается в чужие.',
      },
      Tim: {
        name: 'Тим',
        epithet: 'ещё одна карта',
        says: 'Охотно добавляет ещё одну карту: компании растут и на биржу чаще выходят поздно.',
      },
      Rocco: {
        name: 'Рокко',
        epithet: 'грязные приёмы',
        says: 'Разыгрывает карты «Сброс» охотнее других.',
      },
      Flora: {
        name: 'Флора',
        epithet: 'компания на каждую идею',
        says: 'Любит запускать бизнес-планы и охотно ведёт раунд.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Greta: {
        name: 'Грета',
        epithet: 'гроші одразу',
        says: 'Любить виводити компанію на біржу якомога раніше й рідко вкладається в чужі.',
      },
      Tim: {
        name: 'Тім',
        epithet: 'ще одна карта',
        says: 'Охоче додає ще одну карту: компанії ростуть і на біржу частіше виходять пізно.',
      },
      Rocco: {
        name: 'Рокко',
        epithet: 'брудні прийоми',
        says: 'Грає карти «Скидання» охочіше за інших.',
      },
      Flora: {
        name: 'Флора',
        epithet: 'компанія на кожну ідею',
        says: 'Любить запускати бізнес-плани й охоче веде раунд.',
      },
    }),
};
