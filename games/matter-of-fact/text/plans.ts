import { type Language, typeset } from '@parlour/kernel';
import type { PlanWords } from '../../planning.ts';
import { names as en } from './en/names.ts';
import { names as ru } from './ru/names.ts';
import type { Names } from './types.ts';
import { names as uk } from './uk/names.ts';

/** What can be planned to be sold, as it stands within a sentence. */
const resources = ({ products: { coal, ore, steel, energy } }: Names): Record<string, string> =>
  Object.fromEntries(Object.entries({ coal, ore, steel, energy }).map(([id, name]) => [id, name.toLowerCase()]));

const RESOURCES = { en: resources(en), ru: resources(ru), uk: resources(uk) };

export const planWords: Record<Language, () => PlanWords> = {
  en: () =>
    typeset('en', {
      thisRound: 'until the end of this round',
      plans: {
        sellFor: {
          says: ({ resource, most, each }) =>
            `Accept proposals that pay at least ${each} nAn per unit for my ${RESOURCES.en[String(resource)]}, up to ${most} at once`,
          fields: { resource: 'What', most: 'Units, at most', each: 'nAn per unit, at least' },
          values: { resource: RESOURCES.en },
        },
        produce: { says: () => 'Produce as suggested, then continue', fields: {} },
        payWages: { says: () => 'Pay wages whenever I can', fields: {} },
        letStrikesBe: { says: () => 'Don’t call strikes', fields: {} },
        callStrikes: { says: () => 'Call a strike whenever I can', fields: {} },
        keepPrices: { says: () => 'Leave the prices alone', fields: {} },
      },
    }),
  ru: () =>
    typeset('ru', {
      thisRound: 'до конца этого раунда',
      plans: {
        sellFor: {
          says: ({ resource, most, each }) =>
            `Продавать ресурс «${RESOURCES.ru[String(resource)]}», если дают не меньше ${each} nAn за единицу; не больше ${most} за раз`,
          fields: { resource: 'Что', most: 'Единиц не больше', each: 'nAn за единицу не меньше' },
          values: { resource: RESOURCES.ru },
        },
        produce: { says: () => 'Производить, как предложено, и идти дальше', fields: {} },
        payWages: { says: () => 'Выплачивать зарплату, если хватает денег', fields: {} },
        letStrikesBe: { says: () => 'Не объявлять забастовок', fields: {} },
        callStrikes: { says: () => 'Объявлять забастовку при каждой возможности', fields: {} },
        keepPrices: { says: () => 'Не трогать цены', fields: {} },
      },
    }),
  uk: () =>
    typeset('uk', {
      thisRound: 'до кінця цього раунду',
      plans: {
        sellFor: {
          says: ({ resource, most, each }) =>
            `Продавати ресурс «${RESOURCES.uk[String(resource)]}», якщо дають щонайменше ${each} nAn за одиницю; не більше ${most} за раз`,
          fields: { resource: 'Що', most: 'Одиниць не більше', each: 'nAn за одиницю не менше' },
          values: { resource: RESOURCES.uk },
        },
        produce: { says: () => 'Виробляти, як запропоновано, й іти далі', fields: {} },
        payWages: { says: () => 'Виплачувати зарплату, якщо вистачає грошей', fields: {} },
        letStrikesBe: { says: () => 'Не оголошувати страйків', fields: {} },
        callStrikes: { says: () => 'Оголошувати страйк за кожної нагоди', fields: {} },
        keepPrices: { says: () => 'Не чіпати цін', fields: {} },
      },
    }),
};
