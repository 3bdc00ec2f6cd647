import type { Say } from '@parlour/kernel';
import type { Terms } from '../../types.ts';
import { industryOf } from '../reading.ts';
import type { Actions } from '../types.ts';
import { names } from './names.ts';
import { aims, bundle, byCard, company, industry, money, option, projects } from './words.ts';

const KIND = { private: 'частную компанию', state: 'госкомпанию' };
const sides = ({ give, get }: Terms, say: Say): string =>
  `от вас: ${bundle({ ...give, cards: give.cards.length }, say)}; вам: ${bundle(get, say)}`;

const industriesOf = (tags: readonly string[]): string => tags.map((tag) => industry(industryOf(tag))).join(', ');

export const actions: Actions['actions'] = {
  place: ({ industry: id, kind }) =>
    id === undefined
      ? 'Занять компанию'
      : `Занять ${kind === undefined ? 'компанию' : KIND[kind]} в отрасли ${industry(id)}`,
  roll: () => 'Бросить кубики',
  ready: () => 'Продолжить',
  stopAt: ({ windows }) =>
    windows === undefined
      ? 'Выбрать, когда меня спрашивать'
      : windows.length === 0
        ? 'Спрашивать, только когда без меня не решить'
        : `Спрашивать: ${windows.map((window) => names.windows[window].toLowerCase()).join(', ')}`,
  hold: () => 'Подождать: спросить меня в следующий раз',
  callTime: () => 'Объявить, что время вышло',
  takeLoan: ({ industry: id }) => (id === undefined ? 'Взять кредит' : `Взять кредит в отрасли ${industry(id)}`),
  repayLoan: ({ industry: id }) => (id === undefined ? 'Погасить кредит' : `Погасить кредит в отрасли ${industry(id)}`),
  sellAtHalf: ({ company: tag }) => (tag === undefined ? 'Продать за полцены' : `Продать за полцены: ${company(tag)}`),
  raiseMoney: ({ loans = [], sales = [] }) =>
    [
      ...(loans.length > 0 ? [`Взять кредит: ${industriesOf(loans)}`] : []),
      ...(sales.length > 0 ? [`продать за полцены: ${industriesOf(sales)}`] : []),
    ].join('; ') || 'Собрать деньги',
  confirmSale: () => 'Продать по этой цене',
  cancelSale: () => 'Оставить компанию себе',
  exchangeCards: ({ cards }) =>
    cards === undefined || cards.length === 0
      ? 'Обменять две карты на одну'
      : `Обменять на новую карту: ${cards.map(option).join(' и ')}`,
  declareBankruptcy: () => 'Объявить себя банкротом',
  playCard({ card, ...aim }, say) {
    const at = aims(aim, say);
    return card === undefined ? 'Сыграть карту' : `Сыграть ${option(card)}${at === '' ? '' : `: ${at}`}`;
  },
  react: ({ card }) => (card === undefined ? 'Ответить картой' : `Ответить картой ${option(card)}`),
  discard: ({ card }) => (card === undefined ? 'Сбросить карту' : `Сбросить карту ${option(card)}`),
  sell: ({ company: tag }) =>
    tag === undefined ? 'Продать за полную цену' : `Продать за полную цену: ${company(tag)}`,
  payUpkeep: () => 'Заплатить и сохранить проект',
  letBurn: () => 'Дать проекту сгореть',
  offerProject: ({ to, price }, say) =>
    to === undefined
      ? 'Предложить проект другим'
      : `Предложить проект: ${say.seat(to)}${price === undefined ? '' : `, ${money(price)}`}`,
  buyProject: () => 'Купить проект',
  announceLot: ({ kind }) => (kind === undefined ? 'Объявить лот' : `Выставить ${KIND[kind]}`),
  bid: ({ amount }) => (amount === undefined ? 'Сделать ставку' : `Ставка ${money(amount)}`),
  pass: () => 'Пас',
  pay: () => 'Заплатить',
  createProjects: ({ count }) => (count === undefined ? 'Создать проекты' : `Создать ${projects(count)}`),
  offerTakeover: ({ owner, condition }, say) =>
    owner === undefined
      ? 'Сделать исключительное предложение'
      : `Исключительное предложение: ${say.seat(owner)}${condition === undefined ? '' : `, компания ${names.conditions[condition]}`}`,
  acceptTakeover: () => 'Продать компанию',
  keepCompany: () => 'Заплатить и сохранить компанию',
  investigate: () => 'Расследовать',
  payInterest: () => 'Заплатить проценты',
  takeMoney: () => 'Взять деньги',
  drawCard: () => 'Взять карту',
  giveUp: ({ condition }) =>
    condition === undefined ? 'Отдать компанию' : `Отдать компанию ${names.conditions[condition]}`,
  orderCrises: ({ order }) =>
    order === undefined || order.length === 0
      ? 'Вернуть карты'
      : `Вернуть, начиная со следующей: ${order.map(byCard).join(', ')}`,
  sellInside: ({ company: tag }) =>
    tag === undefined ? 'Продать за полную цену' : `Продать за полную цену: ${company(tag)}`,
  takeCard: ({ card }) => (card === undefined ? 'Взять карту' : `Взять карту ${option(card)}`),
  giveCards: ({ cards }) =>
    cards === undefined || cards.length === 0 ? 'Отдать карты' : `Отдать карты: ${cards.map(option).join(', ')}`,
  proposeDeal: ({ to, terms }, say) =>
    to === undefined
      ? 'Предложить сделку'
      : `Предложить сделку: ${say.seat(to)}${terms === undefined ? '' : `; ${sides(terms, say)}`}`,
  acceptDeal: ({ deal }) => (deal === undefined ? 'Принять сделку' : `Принять предложение ${deal}`),
  declineDeal: ({ deal }) => (deal === undefined ? 'Отклонить сделку' : `Отклонить предложение ${deal}`),
  counterDeal: ({ deal, terms }, say) =>
    deal === undefined
      ? 'Предложить другие условия'
      : `Другие условия вместо предложения ${deal}${terms === undefined ? '' : `: ${sides(terms, say)}`}`,
  withdrawDeal: ({ deal }) => (deal === undefined ? 'Отозвать сделку' : `Отозвать предложение ${deal}`),
};

export const fields: Actions['fields'] = {
  industry: 'Отрасль',
  kind: 'Вид компании',
  windows: 'Когда меня спрашивать',
  company: 'Ваша компания',
  cards: 'Карты',
  card: 'Карта',
  rival: 'Какой игрок',
  asset: 'Другая компания',
  loan: 'Второй кредит, который закрыть',
  paid: 'Покупка, по уплаченной сумме, М',
  to: 'Кому',
  price: 'Цена, М',
  amount: 'Ваша ставка, М',
  count: 'Сколько проектов',
  owner: 'Чья компания',
  condition: 'С кредитом или без',
  order: 'Порядок, первой — следующая карта',
  deal: 'Предложение',
  terms: 'Условия',
  give: 'Вы отдаёте',
  get: 'Вы получаете',
  money: 'Деньги, М',
  loans: 'Взять кредит под',
  sales: 'Продать за полцены',
  companies: 'Компании',
  projects: 'Проекты',
  quotas: 'Квоты приватизации',
};
