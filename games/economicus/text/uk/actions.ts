import type { Say } from '@parlour/kernel';
import type { Terms } from '../../types.ts';
import { industryOf } from '../reading.ts';
import type { Actions } from '../types.ts';
import { names } from './names.ts';
import { aims, bundle, byCard, company, industry, money, option, projects } from './words.ts';

const KIND = { private: 'приватну компанію', state: 'держкомпанію' };
const sides = ({ give, get }: Terms, say: Say): string =>
  `від вас: ${bundle({ ...give, cards: give.cards.length }, say)}; вам: ${bundle(get, say)}`;

const industriesOf = (tags: readonly string[]): string => tags.map((tag) => industry(industryOf(tag))).join(', ');

export const actions: Actions['actions'] = {
  place: ({ industry: id, kind }) =>
    id === undefined
      ? 'Зайняти компанію'
      : `Зайняти ${kind === undefined ? 'компанію' : KIND[kind]} в галузі ${industry(id)}`,
  roll: () => 'Кинути кубики',
  ready: () => 'Продовжити',
  stopAt: ({ windows }) =>
    windows === undefined
      ? 'Вибрати, де мене питати'
      : windows.length === 0
        ? 'Питати, лише коли без мене не вирішити'
        : `Питати: ${windows.map((window) => names.windows[window].toLowerCase()).join(', ')}`,
  hold: () => 'Зачекати: спитати мене наступного разу',
  callTime: () => 'Оголосити, що час вийшов',
  takeLoan: ({ industry: id }) => (id === undefined ? 'Узяти кредит' : `Узяти кредит у галузі ${industry(id)}`),
  repayLoan: ({ industry: id }) => (id === undefined ? 'Погасити кредит' : `Погасити кредит у галузі ${industry(id)}`),
  sellAtHalf: ({ company: tag }) =>
    tag === undefined ? 'Продати за пів ціни' : `Продати за пів ціни: ${company(tag)}`,
  raiseMoney: ({ loans = [], sales = [] }) =>
    [
      ...(loans.length > 0 ? [`Узяти кредит: ${industriesOf(loans)}`] : []),
      ...(sales.length > 0 ? [`продати за пів ціни: ${industriesOf(sales)}`] : []),
    ].join('; ') || 'Зібрати гроші',
  confirmSale: () => 'Продати за цю ціну',
  cancelSale: () => 'Залишити компанію собі',
  exchangeCards: ({ cards }) =>
    cards === undefined || cards.length === 0
      ? 'Обміняти дві карти на одну'
      : `Обміняти на нову карту: ${cards.map(option).join(' і ')}`,
  declareBankruptcy: () => 'Оголосити себе банкрутом',
  playCard({ card, ...aim }, say) {
    const at = aims(aim, say);
    return card === undefined ? 'Зіграти карту' : `Зіграти ${option(card)}${at === '' ? '' : `: ${at}`}`;
  },
  react: ({ card }) => (card === undefined ? 'Відповісти картою' : `Відповісти картою ${option(card)}`),
  discard: ({ card }) => (card === undefined ? 'Скинути карту' : `Скинути карту ${option(card)}`),
  sell: ({ company: tag }) => (tag === undefined ? 'Продати за повну ціну' : `Продати за повну ціну: ${company(tag)}`),
  payUpkeep: () => 'Сплатити й зберегти проєкт',
  letBurn: () => 'Дати проєктові згоріти',
  offerProject: ({ to, price }, say) =>
    to === undefined
      ? 'Запропонувати проєкт іншим'
      : `Запропонувати проєкт: ${say.seat(to)}${price === undefined ? '' : `, ${money(price)}`}`,
  buyProject: () => 'Купити проєкт',
  announceLot: ({ kind }) => (kind === undefined ? 'Оголосити лот' : `Виставити ${KIND[kind]}`),
  bid: ({ amount }) => (amount === undefined ? 'Зробити ставку' : `Ставка ${money(amount)}`),
  pass: () => 'Пас',
  pay: () => 'Сплатити',
  createProjects: ({ count }) => (count === undefined ? 'Створити проєкти' : `Створити ${projects(count)}`),
  offerTakeover: ({ owner, condition }, say) =>
    owner === undefined
      ? 'Зробити виняткову пропозицію'
      : `Виняткова пропозиція: ${say.seat(owner)}${condition === undefined ? '' : `, компанія ${names.conditions[condition]}`}`,
  acceptTakeover: () => 'Продати компанію',
  keepCompany: () => 'Сплатити й зберегти компанію',
  investigate: () => 'Розслідувати',
  payInterest: () => 'Сплатити відсотки',
  takeMoney: () => 'Узяти гроші',
  drawCard: () => 'Узяти карту',
  giveUp: ({ condition }) =>
    condition === undefined ? 'Віддати компанію' : `Віддати компанію ${names.conditions[condition]}`,
  orderCrises: ({ order }) =>
    order === undefined || order.length === 0
      ? 'Повернути карти'
      : `Повернути, починаючи з наступної: ${order.map(byCard).join(', ')}`,
  sellInside: ({ company: tag }) =>
    tag === undefined ? 'Продати за повну ціну' : `Продати за повну ціну: ${company(tag)}`,
  takeCard: ({ card }) => (card === undefined ? 'Узяти карту' : `Узяти карту ${option(card)}`),
  giveCards: ({ cards }) =>
    cards === undefined || cards.length === 0 ? 'Віддати карти' : `Віддати карти: ${cards.map(option).join(', ')}`,
  proposeDeal: ({ to, terms }, say) =>
    to === undefined
      ? 'Запропонувати угоду'
      : `Запропонувати угоду: ${say.seat(to)}${terms === undefined ? '' : `; ${sides(terms, say)}`}`,
  acceptDeal: ({ deal }) => (deal === undefined ? 'Прийняти угоду' : `Прийняти пропозицію ${deal}`),
  declineDeal: ({ deal }) => (deal === undefined ? 'Відхилити угоду' : `Відхилити пропозицію ${deal}`),
  counterDeal: ({ deal, terms }, say) =>
    deal === undefined
      ? 'Запропонувати інші умови'
      : `Інші умови замість пропозиції ${deal}${terms === undefined ? '' : `: ${sides(terms, say)}`}`,
  withdrawDeal: ({ deal }) => (deal === undefined ? 'Відкликати угоду' : `Відкликати пропозицію ${deal}`),
};

export const fields: Actions['fields'] = {
  industry: 'Галузь',
  kind: 'Вид компанії',
  windows: 'Коли мене питати',
  company: 'Ваша компанія',
  cards: 'Карти',
  card: 'Карта',
  rival: 'Який гравець',
  asset: 'Інша компанія',
  loan: 'Другий кредит, який закрити',
  paid: 'Купівля, за сплаченою сумою, М',
  to: 'Кому',
  price: 'Ціна, М',
  amount: 'Ваша ставка, М',
  count: 'Скільки проєктів',
  owner: 'Чия компанія',
  condition: 'З кредитом чи без',
  order: 'Порядок, першою — наступна карта',
  deal: 'Пропозиція',
  terms: 'Умови',
  give: 'Ви віддаєте',
  get: 'Ви отримуєте',
  money: 'Гроші, М',
  loans: 'Узяти кредит під',
  sales: 'Продати за пів ціни',
  companies: 'Компанії',
  projects: 'Проєкти',
  quotas: 'Квоти приватизації',
};
