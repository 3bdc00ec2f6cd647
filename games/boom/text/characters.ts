import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Greta: {
        name: 'Greta',
        epithet: 'cashes in early',
        says: 'Takes a company public the moment it can, and buys into nobody else’s.',
      },
      Tim: {
        name: 'Tim',
        epithet: 'one more card',
        says: 'Keeps adding cards, so companies grow and go public late.',
      },
      Rocco: {
        name: 'Rocco',
        epithet: 'dirty tricks',
        says: 'Plays Discards whenever there’s one in hand.',
      },
      Flora: {
        name: 'Flora',
        epithet: 'a company for every idea',
        says: 'Launches every Business Plan at once and is always looking to lead.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Greta: {
        name: 'Грета',
        epithet: 'деньги сразу',
        says: 'Выводит компанию на биржу при первой возможности и не вкладывается в чужие.',
      },
      Tim: {
        name: 'Тим',
        epithet: 'ещё одна карта',
        says: 'Добавляет карту за картой: компании растут и выходят на биржу поздно.',
      },
      Rocco: {
        name: 'Рокко',
        epithet: 'грязные приёмы',
        says: 'Есть в руке карта «Сброс» — значит, она будет сыграна.',
      },
      Flora: {
        name: 'Флора',
        epithet: 'компания на каждую идею',
        says: 'Сразу запускает каждый бизнес-план и всегда готова вести раунд.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Greta: {
        name: 'Грета',
        epithet: 'гроші одразу',
        says: 'Виводить компанію на біржу за першої нагоди й не вкладається в чужі.',
      },
      Tim: {
        name: 'Тім',
        epithet: 'ще одна карта',
        says: 'Додає карту за картою: компанії ростуть і виходять на біржу пізно.',
      },
      Rocco: {
        name: 'Рокко',
        epithet: 'брудні прийоми',
        says: 'Є в руці карта «Скидання» — отже, її буде зіграно.',
      },
      Flora: {
        name: 'Флора',
        epithet: 'компанія на кожну ідею',
        says: 'Одразу запускає кожен бізнес-план і завжди готова вести раунд.',
      },
    }),
};
