import type { Language } from '@parlour/kernel';

type Said = { title: string; say: string };
type Told = { title: string; given: string; task: string; outcome: string };
type Mistake = { wrong: string; right: string };

/** What the book of •Boom says besides its rules. */
export type BookText = {
  chapters: Record<
    | 'table'
    | 'round'
    | 'events'
    | 'turn'
    | 'cards'
    | 'funding'
    | 'again'
    | 'ipo'
    | 'burn'
    | 'end'
    | 'talk'
    | 'mistakes'
    | 'seldom'
    | 'making',
    string
  >;
  start: {
    who: string;
    how: string;
    cards: string;
    turn: string;
    draw: Said;
    play: Said;
    finance: Said;
    burn: Said;
    endTitle: string;
    end: string;
  };
  table: { aim: string };
  round: { aim: string };
  events: { aim: string; crash: string };
  turn: { aim: string };
  cards: { aim: string; plan: string; company: string; match: string; discard: string };
  funding: { aim: string; lead: string; others: string; close: string };
  again: { aim: string; consent: string; order: string };
  ipo: { aim: string; when: string; roll: string; sum: string; pay: string };
  burn: { aim: string };
  end: { aim: string };
  talk: { aim: string };
  mistakes: Record<
    'mine' | 'alone' | 'cash' | 'lead' | 'consent' | 'limit' | 'costly' | 'crash' | 'bust' | 'second',
    Mistake
  >;
  making: { source: string; cards: string };
  tables: {
    events: string;
    plans: string;
    people: string;
    company: string;
    discards: string;
    track: string;
    ipo: string;
    name: string;
    industry: string;
    burn: string;
    kind: string;
    effect: string;
    hot: string;
    limit: string;
    lowers: string;
    keeps: string;
    extra: string;
    total: string;
    raised: string;
    most(total: number): string;
  };
  names: readonly [string, string, string, string];
  muttscape: Told;
  thiefster: Told;
  flotation: Told;
  listing: Told;
  sinking: Told;
};

/** The book in one language, loaded when it is opened. */
export const bookText: Record<Language, () => Promise<BookText>> = {
  en: async () => (await import('./en/book.ts')).book,
  ru: async () => (await import('./ru/book.ts')).book,
  uk: async () => (await import('./uk/book.ts')).book,
};
