import type { Language } from '@parlour/kernel';

type Said = { title: string; say: string };
type Told = { title: string; given: string; task: string; outcome: string };
type Mistake = { wrong: string; right: string };

/** What the book of Economics as a Matter of Fact says besides its rules. */
export type BookText = {
  chapters: Record<
    | 'goal'
    | 'setup'
    | 'map'
    | 'turn'
    | 'movement'
    | 'borders'
    | 'assets'
    | 'workers'
    | 'wages'
    | 'planning'
    | 'production'
    | 'prices'
    | 'monopoly'
    | 'centre'
    | 'universities'
    | 'dealership'
    | 'deals'
    | 'raids'
    | 'strike'
    | 'end'
    | 'mistakes'
    | 'seldom'
    | 'making',
    string
  >;
  start: {
    who: string;
    how: string;
    chain: string;
    turn: string;
    production: Said;
    monopoly: Said;
    movement: Said;
    investments: Said;
    wages: Said;
    planning: Said;
    firstTitle: string;
    first: string;
    endTitle: string;
    end: string;
  };
  goal: { aim: string; longer: string };
  setup: { aim: string };
  map: { aim: string; picture: string };
  turn: { aim: string; stages: string };
  movement: { aim: string; way: string };
  borders: { aim: string; contracts: string; money: string };
  assets: { aim: string; sell: string };
  workers: { aim: string };
  wages: { aim: string };
  planning: { aim: string; guards: string };
  production: { aim: string; inputs: string };
  prices: { aim: string; falls: string; rises: string };
  monopoly: { aim: string };
  centre: { aim: string; selling: string };
  universities: { aim: string; cards: string };
  dealership: { aim: string };
  deals: { aim: string };
  raids: { aim: string; operate: string; over: string; arrest: string };
  strike: { aim: string };
  end: { aim: string };
  mistakes: Record<
    | 'plantFirst'
    | 'oneWorker'
    | 'idleWages'
    | 'ownPrice'
    | 'notOnSale'
    | 'border'
    | 'technology'
    | 'vehicle'
    | 'occupied'
    | 'contract'
    | 'late'
    | 'bought',
    Mistake
  >;
  making: { source: string; cards: string };
  tables: Record<
    | 'assets'
    | 'prices'
    | 'places'
    | 'vehicles'
    | 'first'
    | 'second'
    | 'contracts'
    | 'grants'
    | 'taxes'
    | 'asset'
    | 'cost'
    | 'makes'
    | 'count'
    | 'dividend'
    | 'half'
    | 'resource'
    | 'range'
    | 'pays'
    | 'point'
    | 'inBank'
    | 'place'
    | 'use'
    | 'vehicle'
    | 'speed'
    | 'card'
    | 'effect'
    | 'fits'
    | 'price'
    | 'labourExchange'
    | 'dealer'
    | 'post',
    string
  >;
  names: readonly [string, string];
  mines: Told;
  secondMine: Told;
  contract: Told;
  raid: Told;
  biobot: Told;
};

/** The book in one language, loaded when it is opened. */
export const bookText: Record<Language, () => Promise<BookText>> = {
  en: async () => (await import('./en/book.ts')).book,
  ru: async () => (await import('./ru/book.ts')).book,
  uk: async () => (await import('./uk/book.ts')).book,
};
