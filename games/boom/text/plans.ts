import { type Language, typeset } from '@parlour/kernel';
import type { PlanWords } from '../../planning.ts';

export const planWords: Record<Language, () => PlanWords> = {
  en: () =>
    typeset('en', {
      thisRound: 'until the end of this round',
      plans: {
        buyUpTo: {
          says: ({ most }) => `Buy a share I’m offered for up to $${most}m, decline the others`,
          fields: { most: 'Up to, $m' },
        },
        declineShares: { says: () => 'Decline every share I’m offered', fields: {} },
        agreeFrom: {
          says: ({ least }) =>
            least === 0
              ? 'Let others lead another round for my companies'
              : `Let others lead another round for at least $${least}m, refuse otherwise`,
          fields: { least: 'At least, $m' },
        },
        refuseConsent: { says: () => 'Don’t let anyone else lead another round for my companies', fields: {} },
        passFinance: { says: () => 'Don’t finance anything on my turn', fields: {} },
        skipCards: { says: () => 'Don’t play a card on my turn', fields: {} },
      },
    }),
  ru: () =>
    typeset('ru', {
      thisRound: 'до конца этого раунда',
      plans: {
        buyUpTo: {
          says: ({ most }) => `Покупать предложенную акцию не дороже ${most} млн $, от остальных отказываться`,
          fields: { most: 'Не дороже, млн $' },
        },
        declineShares: { says: () => 'Отказываться от всех предложенных акций', fields: {} },
        agreeFrom: {
          says: ({ least }) =>
            least === 0
              ? 'Соглашаться, чтобы другие вели новый раунд моих компаний'
              : `Соглашаться на чужой раунд не меньше чем за ${least} млн $, иначе отказывать`,
          fields: { least: 'Не меньше, млн $' },
        },
        refuseConsent: { says: () => 'Никому не давать вести новый раунд моих компаний', fields: {} },
        passFinance: { says: () => 'В свой ход ничего не финансировать', fields: {} },
        skipCards: { says: () => 'В свой ход не играть карт', fields: {} },
      },
    }),
  uk: () =>
    typeset('uk', {
      thisRound: 'до кінця цього раунду',
      plans: {
        buyUpTo: {
          says: ({ most }) => `Купувати запропоновану акцію не дорожче ніж за ${most} млн $, від решти відмовлятися`,
          fields: { most: 'Не дорожче, млн $' },
        },
        declineShares: { says: () => 'Відмовлятися від усіх запропонованих акцій', fields: {} },
        agreeFrom: {
          says: ({ least }) =>
            least === 0
              ? 'Погоджуватися, щоб інші вели новий раунд моїх компаній'
              : `Погоджуватися на чужий раунд щонайменше за ${least} млн $, інакше відмовляти`,
          fields: { least: 'Щонайменше, млн $' },
        },
        refuseConsent: { says: () => 'Нікому не давати вести новий раунд моїх компаній', fields: {} },
        passFinance: { says: () => 'У свій хід нічого не фінансувати', fields: {} },
        skipCards: { says: () => 'У свій хід не грати карт', fields: {} },
      },
    }),
};
