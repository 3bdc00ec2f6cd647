import type { Language } from '@parlour/kernel';

type Said = { title: string; say: string };
type Told = { title: string; given: string; task: string; outcome: string };
type Mistake = { wrong: string; right: string };

/** What the book of Economicus says besides its rules. */
export type BookText = {
  chapters: Record<
    | 'ring'
    | 'setup'
    | 'goal'
    | 'roll'
    | 'startUps'
    | 'selling'
    | 'auction'
    | 'offers'
    | 'year'
    | 'loans'
    | 'deals'
    | 'debts'
    | 'full'
    | 'crises'
    | 'cards'
    | 'crimes'
    | 'events'
    | 'winning'
    | 'advice'
    | 'mistakes'
    | 'windows'
    | 'together'
    | 'choices'
    | 'making',
    string
  >;
  start: {
    who: string;
    how: string;
    pieces: string;
    piece: Record<'own' | 'mortgaged' | 'private' | 'state' | 'project', string>;
    turn: string;
    roll: Said;
    projects: Said;
    sell: Said;
    auction: Said;
    create: Said;
    offers: Said;
    endTitle: string;
    end: string;
  };
  ring: { aim: string; chain: string };
  setup: { aim: string; words: string };
  goal: { aim: string };
  roll: { aim: string; profit: string };
  startUps: { aim: string };
  selling: { aim: string };
  auction: { aim: string; bids: string; projects: string; price: string };
  offers: { aim: string };
  year: { aim: string; end: string };
  loans: { aim: string; half: string };
  deals: { aim: string };
  debts: { aim: string };
  full: { aim: string; setup: string; stars: string; state: string; year: string };
  crises: { aim: string };
  cards: { aim: string };
  crimes: { aim: string };
  events: { aim: string };
  winning: { aim: string; harder: string };
  advice: { aim: string };
  mistakes: Record<
    'chain' | 'ends' | 'others' | 'sold' | 'price' | 'cheap' | 'loan' | 'project' | 'stars' | 'quota',
    Mistake
  >;
  windows: { aim: string };
  choices: { aim: string };
  making: { source: string; cards: string };
  tables: Record<
    | 'industries'
    | 'targets'
    | 'crises'
    | 'options'
    | 'events'
    | 'industry'
    | 'odds'
    | 'profit'
    | 'companies'
    | 'start'
    | 'players'
    | 'quick'
    | 'full'
    | 'card'
    | 'effect'
    | 'copies'
    | 'crime'
    | 'when'
    | 'yes',
    string
  > & { plots(free: number, state: number): string; ways(n: number): string };
  names: readonly [string, string, string];
  pictures: {
    fate: Record<'caption' | 'gone' | 'waits' | 'works', string>;
    price: Record<'caption' | 'sold' | 'started' | 'nobody', string>;
    loan: Record<'caption' | 'lend' | 'owe' | 'repay', string>;
    stars: Record<'caption' | 'alone' | 'first' | 'level', string>;
  };
  chain: Told;
  startUp: Told;
  auctioned: Told;
  started: Told;
  takeover: Told;
  overbid: Told;
  interest: Told;
  crisis: Told;
};

/** The book in one language, loaded when it is opened. */
export const bookText: Record<Language, () => Promise<BookText>> = {
  en: async () => (await import('./en/book.ts')).book,
  ru: async () => (await import('./ru/book.ts')).book,
  uk: async () => (await import('./uk/book.ts')).book,
};
