import type { Language } from '@parlour/kernel';

/** The words around the table of Economics as a Matter of Fact that are not words of the game itself. */
export type MatterOfFactLabels = {
  round(n: number): string;
  /** BIObots to win. */
  goal(biobots: number): string;
  /** The headings of the exchange: price, its range, who holds the monopoly, what each could make, tokens of the bank. */
  market: readonly [price: string, range: string, monopoly: string, capacity: string, bank: string];
  notOpen: string;
  /** The headings of a desk: money, goods, workers and of them idle, assets. */
  desk: readonly [cash: string, stock: string, workers: string, assets: string];
  debt(amount: number): string;
  strike: string;
  arrest(turns: number): string;
  /** Workers on an asset and workers it needs. */
  staff(has: number, needs: number): string;
  guard: string;
  ready: string;
  contracts: string;
  salary(due: number): string;
  hexes(n: number): string;
  card: string;
  eitherCard: string;
  /** What a run brings now and would bring. */
  brings(now: number, after: number): string;
  legend: string;
};

export const labels: Record<Language, MatterOfFactLabels> = {
  en: {
    round: (n) => `Round ${n}`,
    goal: (biobots) => `BIObots to win: ${biobots}`,
    market: ['price', 'from–to', 'monopoly', 'capacity', 'bank'],
    notOpen: 'not on sale',
    desk: ['cash', 'coal ore steel energy', 'workers', 'assets'],
    debt: (amount) => `debt ${amount}`,
    strike: 'strike',
    arrest: (turns) => `arrest ${turns}`,
    staff: (has, needs) => `${has} of ${needs} workers`,
    guard: 'guard',
    ready: 'works',
    contracts: 'Contracts',
    salary: (due) => `wages due ${due}`,
    hexes: (n) => `hexes: ${n}`,
    card: 'draws a card',
    eitherCard: 'with or without a card',
    brings: (now, after) => `a run brings ${after} instead of ${now}`,
    legend:
      '1–4: chips · M mine · X excavating plant · S steel plant · E power plant · T technology park · U university · L labour exchange · AD dealership · BC business centre · ##: frontier · ! guard · ^ captured',
  },
  ru: {
    round: (n) => `Раунд ${n}`,
    goal: (biobots) => `БИОботов для победы: ${biobots}`,
    market: ['цена', 'от–до', 'монополия', 'мощность', 'банк'],
    notOpen: 'не продаётся',
    desk: ['деньги', 'уголь руда сталь энергия', 'рабочие', 'активы'],
    debt: (amount) => `долг ${amount}`,
    strike: 'забастовка',
    arrest: (turns) => `арест ${turns}`,
    staff: (has, needs) => `рабочих ${has} из ${needs}`,
    guard: 'охрана',
    ready: 'работает',
    contracts: 'Контракты',
    salary: (due) => `к выплате ${due}`,
    hexes: (n) => `гексов: ${n}`,
    card: 'с картой',
    eitherCard: 'с картой или без',
    brings: (now, after) => `запуск даёт ${after} вместо ${now}`,
    legend:
      '1–4: фишки · M шахта · X карьер · S сталелитейный завод · E электростанция · T технопарк · U университет · L биржа труда · AD автосалон · BC бизнес-центр · ##: граница · ! охрана · ^ захвачено',
  },
  uk: {
    round: (n) => `Раунд ${n}`,
    goal: (biobots) => `БІОботів для перемоги: ${biobots}`,
    market: ['ціна', 'від–до', 'монополія', 'потужність', 'банк'],
    notOpen: 'не продається',
    desk: ['гроші', 'вугілля руда сталь енергія', 'робітники', 'активи'],
    debt: (amount) => `борг ${amount}`,
    strike: 'страйк',
    arrest: (turns) => `арешт ${turns}`,
    staff: (has, needs) => `робітників ${has} з ${needs}`,
    guard: 'охорона',
    ready: 'працює',
    contracts: 'Контракти',
    salary: (due) => `до сплати ${due}`,
    hexes: (n) => `гексів: ${n}`,
    card: 'з карткою',
    eitherCard: 'з карткою чи без',
    brings: (now, after) => `запуск дає ${after} замість ${now}`,
    legend:
      '1–4: фішки · M шахта · X кар’єр · S сталеливарний завод · E електростанція · T технопарк · U університет · L біржа праці · AD автосалон · BC бізнес-центр · ##: кордон · ! охорона · ^ захоплено',
  },
};
