import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Ragna: {
        name: 'Ragna',
        epithet: 'hunter',
        says: 'Looks for a fight, and would rather not end a turn without one.',
      },
      Wolf: {
        name: 'Wolf',
        epithet: 'lone fighter',
        says: 'Likes to attack alone, and would rather not join anybody else’s fight.',
      },
      Bruno: {
        name: 'Bruno',
        epithet: 'never alone',
        says: 'Likes to attack together with others, and to come along when asked.',
      },
      Selma: {
        name: 'Selma',
        epithet: 'safety first',
        says: 'Likes to heal early, often prefers cover to a fight and waits for better odds.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Ragna: {
        name: 'Рагна',
        epithet: 'в поисках боя',
        says: 'Ищет схватки и не любит заканчивать ход без боя.',
      },
      Wolf: {
        name: 'Вольф',
        epithet: 'сам по себе',
        says: 'Любит атаковать в одиночку и неохотно присоединяется к чужому бою.',
      },
      Bruno: {
        name: 'Бруно',
        epithet: 'всегда вместе',
        says: 'Любит атаковать вместе с другими и охотно идёт, когда зовут.',
      },
      Selma: {
        name: 'Сельма',
        epithet: 'осторожность прежде всего',
        says: 'Любит лечить раны пораньше, чаще укрывается, чем бьётся, и ждёт лучшего случая.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Ragna: {
        name: 'Рагна',
        epithet: 'у пошуках бою',
        says: 'Шукає сутички й не любить закінчувати хід без бою.',
      },
      Wolf: {
        name: 'Вольф',
        epithet: 'сам по собі',
        says: 'Любить атакувати наодинці й неохоче приєднується до чужого бою.',
      },
      Bruno: {
        name: 'Бруно',
        epithet: 'завжди разом',
        says: 'Любить атакувати разом з іншими й охоче йде, коли кличуть.',
      },
      Selma: {
        name: 'Сельма',
        epithet: 'насамперед обережність',
        says: 'Любить лікувати рани якомога раніше, частіше ховається, ніж б’ється, і чекає кращої нагоди.',
      },
    }),
};
