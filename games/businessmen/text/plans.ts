import { type Language, typeset } from '@parlour/kernel';
import type { PlanWords } from '../../planning.ts';
import { names as en } from './en/names.ts';
import { names as ru } from './ru/names.ts';
import { names as uk } from './uk/names.ts';

const named = (goods: Record<string, string>, good: unknown): string => (goods[String(good)] ?? '').toLowerCase();

export const planWords: Record<Language, () => PlanWords> = {
  en: () =>
    typeset('en', {
      thisRound: 'until the end of this round',
      plans: {
        buyGood: {
          says: ({ good }) => `Buy as much ${named(en.goods, good)} as I can`,
          fields: { good: 'What' },
          values: { good: en.goods },
        },
        passBuying: { says: () => 'Buy nothing more', fields: {} },
        passLoading: { says: () => 'Load nothing more', fields: {} },
        turnCards: { says: () => 'Turn the cards for me', fields: {} },
        spinPrices: { says: () => 'Spin the price wheel for me', fields: {} },
        spinMisfortune: { says: () => 'Spin the wheel of misfortune for me', fields: {} },
        playRounds: { says: () => 'Play every round', fields: {} },
        skipRounds: { says: () => 'Skip every round I can', fields: {} },
        noExports: { says: () => 'Export nothing', fields: {} },
        noImprovements: { says: () => 'Improve nothing', fields: {} },
        noInsurance: { says: () => 'Insure nothing', fields: {} },
      },
    }),
  ru: () =>
    typeset('ru', {
      thisRound: 'до конца этого раунда',
      plans: {
        buyGood: {
          says: ({ good }) => `Покупать как можно больше: ${named(ru.goods, good)}`,
          fields: { good: 'Что' },
          values: { good: ru.goods },
        },
        passBuying: { says: () => 'Больше ничего не покупать', fields: {} },
        passLoading: { says: () => 'Больше ничего не грузить', fields: {} },
        turnCards: { says: () => 'Открывать карты за меня', fields: {} },
        spinPrices: { says: () => 'Крутить колесо цен за меня', fields: {} },
        spinMisfortune: { says: () => 'Крутить колесо неудач за меня', fields: {} },
        playRounds: { says: () => 'Играть каждый раунд', fields: {} },
        skipRounds: { says: () => 'Пропускать раунды, когда можно', fields: {} },
        noExports: { says: () => 'Ничего не экспортировать', fields: {} },
        noImprovements: { says: () => 'Ничего не улучшать', fields: {} },
        noInsurance: { says: () => 'Ничего не страховать', fields: {} },
      },
    }),
  uk: () =>
    typeset('uk', {
      thisRound: 'до кінця цього раунду',
      plans: {
        buyGood: {
          says: ({ good }) => `Купувати якомога більше: ${named(uk.goods, good)}`,
          fields: { good: 'Що' },
          values: { good: uk.goods },
        },
        passBuying: { says: () => 'Більше нічого не купувати', fields: {} },
        passLoading: { says: () => 'Більше нічого не вантажити', fields: {} },
        turnCards: { says: () => 'Відкривати карти за мене', fields: {} },
        spinPrices: { says: () => 'Крутити колесо цін за мене', fields: {} },
        spinMisfortune: { says: () => 'Крутити колесо негараздів за мене', fields: {} },
        playRounds: { says: () => 'Грати кожен раунд', fields: {} },
        skipRounds: { says: () => 'Пропускати раунди, коли можна', fields: {} },
        noExports: { says: () => 'Нічого не експортувати', fields: {} },
        noImprovements: { says: () => 'Нічого не поліпшувати', fields: {} },
        noInsurance: { says: () => 'Нічого не страхувати', fields: {} },
      },
    }),
};
