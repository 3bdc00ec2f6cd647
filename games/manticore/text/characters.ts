import { type Language, typeset } from '@parlour/kernel';
import type { CharacterWords } from '../../characters.ts';

/** Whom one may meet: `bot/thinking/characters.ts` has how they play. */
export const characterWords: Record<Language, () => CharacterWords> = {
  en: () =>
    typeset('en', {
      Ragna: {
        name: 'Ragna',
        epithet: 'hunter',
        says: 'Looks for a fight, and seldom ends a turn without one.',
      },
      Wolf: {
        name: 'Wolf',
        epithet: 'lone fighter',
        says: 'Attacks alone, and rarely joins anybody else’s fight.',
      },
      Bruno: {
        name: 'Bruno',
        epithet: 'never alone',
        says: 'Attacks together with others and comes along when asked.',
      },
      Selma: {
        name: 'Selma',
        epithet: 'safety first',
        says: 'Heals early, prefers cover to a fight and waits for better odds.',
      },
    }),
  ru: () =>
    typeset('ru', {
      Ragna: {
        name: 'Рагна',
        epithet: 'в поисках боя',
        says: 'Ищет схватки и редко заканчивает ход без боя.',
      },
      Wolf: {
        name: 'Вольф',
        epithet: 'сам по себе',
        says: 'Атакует в одиночку и редко присоединяется к чужому бою.',
      },
      Bruno: {
        name: 'Бруно',
        epithet: 'всегда вместе',
        says: 'Атакует вместе с другими и не отказывает, когда зовут.',
      },
      Selma: {
        name: 'Сельма',
        epithet: 'осторожность прежде всего',
        says: 'Рано лечит раны, чаще укрывается, чем бьётся, и ждёт лучшего случая.',
      },
    }),
  uk: () =>
    typeset('uk', {
      Ragna: {
        name: 'Рагна',
        epithet: 'у пошуках бою',
        says: 'Шукає сутички й рідко закінчує хід без бою.',
      },
      Wolf: {
        name: 'Вольф',
        epithet: 'сам по собі',
        says: 'Атакує наодинці й рідко приєднується до чужого бою.',
      },
      Bruno: {
        name: 'Бруно',
        epithet: 'завжди разом',
        says: 'Атакує разом з іншими й не відмовляє, коли кличуть.',
      },
      Selma: {
        name: 'Сельма',
        epithet: 'насамперед обережність',
        says: 'Рано лікує рани, частіше ховається, ніж б’ється, і чекає кращої нагоди.',
      },
    }),
};
