import type { Language } from '@parlour/kernel';
import type { Characteristic } from '../content/characteristics.ts';

type Said = { title: string; say: string };
type Told = { title: string; given: string; task: string; outcome: string };
type Mistake = { wrong: string; right: string };

/** What the book of Businessmen says besides its rules. */
export type BookText = {
  chapters: Record<
    | 'goal'
    | 'square'
    | 'business'
    | 'setup'
    | 'round'
    | 'buying'
    | 'loading'
    | 'sending'
    | 'export'
    | 'improving'
    | 'misfortune'
    | 'insurance'
    | 'end'
    | 'skipping'
    | 'mistakes'
    | 'screen'
    | 'making',
    string
  >;
  start: {
    who: string;
    how: string;
    goods: string;
    turn: string;
    buy: Said;
    load: Said;
    send: Said;
    export: Said;
    improve: Said;
    luck: Said;
    endTitle: string;
    end: string;
    lorries: string;
  };
  goal: { aim: string };
  square: { aim: string; prices: string; yard: string; wheels: string };
  business: { aim: string; store: string; rooms: string };
  setup: { aim: string; first: string };
  round: { aim: string };
  buying: { aim: string; end: string };
  loading: { aim: string; move: string; free: string; after: string };
  sending: { aim: string; wheel: string; leave: string; prices: string; picture: string };
  export: { aim: string };
  improving: { aim: string };
  misfortune: { aim: string; fine: string; picture: string };
  insurance: { aim: string };
  end: { aim: string; tie: string };
  skipping: { aim: string; what: string };
  mistakes: Record<
    'price' | 'again' | 'choose' | 'leave' | 'alone' | 'wheel' | 'five' | 'warning' | 'improved' | 'twenty' | 'shelf',
    Mistake
  >;
  screen: { aim: string };
  making: { source: string; example: string; content: string };
  tables: {
    levels: string;
    level(n: number): string;
    ofLevel: Record<Characteristic, (n: number) => string>;
    cost: string;
    step(coins: number, points: number): string;
    nothing: string;
    lorries: string;
    lorry: string;
    takes: string;
    alone: string;
    falls: string;
    wheel: string;
    sector: string;
    does: string;
    moved(good: string, by: number): string;
    barred(goods: string): string;
    shipments: string;
    shipment: string;
    worth: string;
    crates(n: number): string;
    points(n: number): string;
    exportCards: string;
    goodsCards: string;
    card: string;
    goods: string;
    fines: string;
    at: string;
    loses: string;
    becomes: string;
  };
  names: readonly [string, string];
  filling: Told;
  keeping: Told;
  sharing: Told;
  shipping: Told;
  fined: Told;
};

/** The book in one language, loaded when it is opened. */
export const bookText: Record<Language, () => Promise<BookText>> = {
  en: async () => (await import('./en/book.ts')).book,
  ru: async () => (await import('./ru/book.ts')).book,
  uk: async () => (await import('./uk/book.ts')).book,
};
