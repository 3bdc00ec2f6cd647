import { type Language, typeset } from '@parlour/kernel';
import type { PlanWords } from '../../planning.ts';
import { names as en } from './en/names.ts';
import { names as ru } from './ru/names.ts';
import { names as uk } from './uk/names.ts';

type Industries = Record<number, string>;
const whereIn = (any: string, industries: Industries): Record<string, string> => ({
  any,
  ...Object.fromEntries(Object.entries(industries).map(([id, name]) => [id, `${id} · ${name}`])),
});
const at = (industries: Industries, where: unknown, one: (name: string) => string): string =>
  where === 'any' ? '' : one(industries[Number(where)] ?? '');

export const planWords: Record<Language, () => PlanWords> = {
  en: () =>
    typeset('en', {
      thisRound: 'until the end of this year',
      plans: {
        bidUpTo: {
          says: ({ most, where }) =>
            `Bid as little as possible, up to ${most}M, then pass${at(en.industries, where, (name) => `; only in ${name}`)}`,
          fields: { most: 'Up to, M', where: 'Where' },
          values: { where: whereIn('In every auction', en.industries) },
        },
        passAuctions: {
          says: ({ where }) => `Pass in auctions${at(en.industries, where, (name) => `; only in ${name}`)}`,
          fields: { where: 'Where' },
          values: { where: whereIn('In every auction', en.industries) },
        },
        acceptDeals: {
          says: ({ least }) => `Accept proposals that bring me at least ${least}M at market prices`,
          fields: { least: 'At least, M' },
        },
        buyProjects: {
          says: ({ most }) => `Buy projects offered to me for up to ${most}M, decline the others`,
          fields: { most: 'Up to, M' },
        },
        passOffers: { says: () => 'Don’t make exceptional offers', fields: {} },
        passStartUps: { says: () => 'Don’t create projects', fields: {} },
        passWindows: { says: () => 'Continue for me before and after each step', fields: {} },
      },
    }),
  ru: () =>
    typeset('ru', {
      thisRound: 'до конца этого года',
      plans: {
        bidUpTo: {
          says: ({ most, where }) =>
            `Торговаться по минимуму до ${most}М, дальше пасовать${at(ru.industries, where, (name) => `; только отрасль «${name}»`)}`,
          fields: { most: 'До, М', where: 'Где' },
          values: { where: whereIn('На всех аукционах', ru.industries) },
        },
        passAuctions: {
          says: ({ where }) =>
            `Пасовать на аукционах${at(ru.industries, where, (name) => `; только отрасль «${name}»`)}`,
          fields: { where: 'Где' },
          values: { where: whereIn('На всех аукционах', ru.industries) },
        },
        acceptDeals: {
          says: ({ least }) => `Принимать сделки, которые по рыночным ценам приносят мне не меньше ${least}М`,
          fields: { least: 'Не меньше, М' },
        },
        buyProjects: {
          says: ({ most }) => `Покупать проекты, если предложат не дороже ${most}М, от остальных отказываться`,
          fields: { most: 'До, М' },
        },
        passOffers: { says: () => 'Не делать исключительных предложений', fields: {} },
        passStartUps: { says: () => 'Не создавать проектов', fields: {} },
        passWindows: { says: () => 'Не спрашивать меня до и после каждого шага', fields: {} },
      },
    }),
  uk: () =>
    typeset('uk', {
      thisRound: 'до кінця цього року',
      plans: {
        bidUpTo: {
          says: ({ most, where }) =>
            `Торгуватися мінімальними ставками до ${most}М, далі пасувати${at(uk.industries, where, (name) => `; лише галузь «${name}»`)}`,
          fields: { most: 'До, М', where: 'Де' },
          values: { where: whereIn('На всіх аукціонах', uk.industries) },
        },
        passAuctions: {
          says: ({ where }) => `Пасувати на аукціонах${at(uk.industries, where, (name) => `; лише галузь «${name}»`)}`,
          fields: { where: 'Де' },
          values: { where: whereIn('На всіх аукціонах', uk.industries) },
        },
        acceptDeals: {
          says: ({ least }) => `Приймати угоди, які за ринковими цінами дають мені щонайменше ${least}М`,
          fields: { least: 'Щонайменше, М' },
        },
        buyProjects: {
          says: ({ most }) => `Купувати проєкти, якщо запропонують не дорожче ніж за ${most}М, від решти відмовлятися`,
          fields: { most: 'До, М' },
        },
        passOffers: { says: () => 'Не робити виняткових пропозицій', fields: {} },
        passStartUps: { says: () => 'Не створювати проєктів', fields: {} },
        passWindows: { says: () => 'Не питати мене до і після кожного кроку', fields: {} },
      },
    }),
};
