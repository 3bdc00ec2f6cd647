import { type Language, typeset } from '@parlour/kernel';
import type { PlanWords } from '../../planning.ts';

export const planWords: Record<Language, () => PlanWords> = {
  en: () =>
    typeset('en', {
      thisRound: 'until the end of this round',
      plans: {
        joinFights: { says: () => 'Join whenever I’m called to a fight', fields: {} },
        declineFights: { says: () => 'Stay out of other heroes’ fights', fields: {} },
        takeGifts: { says: () => 'Take what I’m given, into the bag if there’s room', fields: {} },
        refuseGifts: { says: () => 'Don’t take anything from others', fields: {} },
        saveSpells: { says: () => 'Save my spells when I attack', fields: {} },
        saveCounters: { says: () => 'Save my counter-spells', fields: {} },
        fightBack: { says: () => 'Accept the fight when I’m attacked', fields: {} },
        takeCover: { says: () => 'Take cover when I’m attacked', fields: {} },
      },
    }),
  ru: () =>
    typeset('ru', {
      thisRound: 'до конца этого раунда',
      plans: {
        joinFights: { says: () => 'Вступать в бой, когда зовут', fields: {} },
        declineFights: { says: () => 'Не вмешиваться в чужие бои', fields: {} },
        takeGifts: { says: () => 'Брать, что дают, если есть место — в сумку', fields: {} },
        refuseGifts: { says: () => 'Ничего не брать у других', fields: {} },
        saveSpells: { says: () => 'Беречь заклинания при атаке', fields: {} },
        saveCounters: { says: () => 'Беречь контрзаклинания', fields: {} },
        fightBack: { says: () => 'Принимать бой, когда вас атакуют', fields: {} },
        takeCover: { says: () => 'Укрываться, когда вас атакуют', fields: {} },
      },
    }),
  uk: () =>
    typeset('uk', {
      thisRound: 'до кінця цього раунду',
      plans: {
        joinFights: { says: () => 'Вступати в бій, коли кличуть', fields: {} },
        declineFights: { says: () => 'Не втручатися в чужі бої', fields: {} },
        takeGifts: { says: () => 'Брати, що дають, якщо є місце — до торби', fields: {} },
        refuseGifts: { says: () => 'Нічого не брати в інших', fields: {} },
        saveSpells: { says: () => 'Берегти закляття під час атаки', fields: {} },
        saveCounters: { says: () => 'Берегти контрзакляття', fields: {} },
        fightBack: { says: () => 'Приймати бій, коли нападають', fields: {} },
        takeCover: { says: () => 'Ховатися, коли нападають', fields: {} },
      },
    }),
};
