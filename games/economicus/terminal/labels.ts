import { type Language, plural } from '@parlour/kernel';

/** The words around the table of Economicus that are not words of the game itself. */
export type EconomicusLabels = {
  year(year: number, turn: number, turns: number): string;
  phase(n: number): string;
  goal(stars: number): string;
  /** Forecasts and strengths left in the crisis deck. */
  crisisCards(forecasts: number, strengths: number): string;
  profit: string;
  price: string;
  /** Free companies, private and of the state. */
  free: string;
  /** What the viewer would be paid. */
  pays: string;
  stars: string;
  cash: string;
  income: string;
  loans: string;
  cards: string;
  hand: string;
  out: string;
  cashThen(cash: number): string;
  yields(profit: number, ways: number): string;
  offer(cost: number, keep: number): string;
  allCash: string;
  legend: string;
};

const turnsOf = (turn: number, turns: number): string => `${turn}/${turns}`;

export const labels: Record<Language, EconomicusLabels> = {
  en: {
    year: (year, turn, turns) => `Year ${year}, turn ${turnsOf(turn, turns)}`,
    phase: (n) => `Phase ${n}`,
    goal: (stars) => `goal ${plural('en', stars, { one: `${stars} star`, other: `${stars} stars` })}`,
    crisisCards: (forecasts, strengths) => `crisis deck: ${forecasts} forecasts, ${strengths} strengths`,
    profit: 'profit',
    price: 'price',
    free: 'free',
    pays: 'get',
    stars: 'Stars',
    cash: 'Cash',
    income: 'Income a turn',
    loans: 'Loans',
    cards: 'Cards + quotas',
    hand: 'Hand',
    out: 'bankrupt',
    cashThen: (cash) => `you have ${cash}M`,
    yields: (profit, ways) => `yields ${profit}M, ${ways}/36`,
    offer: (cost, keep) => `you pay ${cost}M, or the owner pays ${keep}M to keep it`,
    allCash: 'all your cash',
    legend:
      '▸ active industry · ☁ crisis forecast · −2 crisis of strength 2 · free 3+1: private + state · 2★ two companies and the majority · % one with a loan · ° a project',
  },
  ru: {
    year: (year, turn, turns) => `Год ${year}, ход ${turnsOf(turn, turns)}`,
    phase: (n) => `Фаза ${n}`,
    goal: (stars) =>
      `цель ${plural('ru', stars, { one: `${stars} звезда`, few: `${stars} звезды`, other: `${stars} звёзд` })}`,
    crisisCards: (forecasts, strengths) => `колода кризисов: прогнозов ${forecasts}, сил ${strengths}`,
    profit: 'приб.',
    price: 'цена',
    free: 'своб.',
    pays: 'вам',
    stars: 'Звёзды',
    cash: 'Наличные',
    income: 'Доход за ход',
    loans: 'Кредиты',
    cards: 'Карты + квоты',
    hand: 'Рука',
    out: 'банкрот',
    cashThen: (cash) => `у вас ${cash}М`,
    yields: (profit, ways) => `приносит ${profit}М, ${ways}/36`,
    offer: (cost, keep) => `вы платите ${cost}М, или владелец платит ${keep}М и оставляет её себе`,
    allCash: 'все наличные',
    legend:
      '▸ активная отрасль · ☁ прогноз кризиса · −2 кризис силой 2 · своб. 3+1: частные + государственные · 2★ две компании и преимущество · % одна с кредитом · ° проект',
  },
  uk: {
    year: (year, turn, turns) => `Рік ${year}, хід ${turnsOf(turn, turns)}`,
    phase: (n) => `Фаза ${n}`,
    goal: (stars) =>
      `мета ${plural('uk', stars, { one: `${stars} зірка`, few: `${stars} зірки`, other: `${stars} зірок` })}`,
    crisisCards: (forecasts, strengths) => `колода криз: прогнозів ${forecasts}, сил ${strengths}`,
    profit: 'приб.',
    price: 'ціна',
    free: 'вільн.',
    pays: 'вам',
    stars: 'Зірки',
    cash: 'Готівка',
    income: 'Дохід за хід',
    loans: 'Кредити',
    cards: 'Карти + квоти',
    hand: 'Рука',
    out: 'банкрут',
    cashThen: (cash) => `у вас ${cash}М`,
    yields: (profit, ways) => `приносить ${profit}М, ${ways}/36`,
    offer: (cost, keep) => `ви платите ${cost}М, або власник платить ${keep}М і залишає її собі`,
    allCash: 'уся готівка',
    legend:
      '▸ активна галузь · ☁ прогноз кризи · −2 криза силою 2 · вільн. 3+1: приватні + державні · 2★ дві компанії й перевага · % одна з кредитом · ° проєкт',
  },
};
