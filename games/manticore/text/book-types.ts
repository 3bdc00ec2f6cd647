import type { Language } from '@parlour/kernel';
import type { StackKind } from '../content/artifacts.ts';
import type { AttackKind } from '../content/combat.ts';

type Said = { title: string; say: string };
type Told = { title: string; given: string; task: string; outcome: string };
type Mistake = { wrong: string; right: string };

/** What the book of Manticore says besides its rules. */
export type BookText = {
  chapters: Record<
    | 'goal'
    | 'map'
    | 'heroes'
    | 'setup'
    | 'roads'
    | 'round'
    | 'walking'
    | 'things'
    | 'power'
    | 'battle'
    | 'kinds'
    | 'together'
    | 'life'
    | 'monsters'
    | 'manticore'
    | 'end'
    | 'variants'
    | 'scenario'
    | 'mistakes'
    | 'seldom'
    | 'making',
    string
  >;
  start: {
    who: string;
    how: string;
    pieces: string;
    piece: Record<'hero' | 'ordinary' | 'raider' | 'manticore' | 'road' | 'lair' | 'artifact' | 'spell', string>;
    roadsTitle: string;
    roads: string;
    round: string;
    heroes: Said;
    monsters: Said;
    manticore: Said;
    city: Said;
    endTitle: string;
    end: string;
  };
  goal: { aim: string; modes: string };
  map: { aim: string; caption: string; stacks: string };
  heroes: { aim: string; sheet: string };
  setup: { aim: string; order: string };
  roads: { aim: string; where: string; lairs: string };
  round: { aim: string; actions: string };
  walking: { aim: string };
  things: { aim: string; bag: string; give: string; tokens: string };
  power: { aim: string; points: string };
  battle: { aim: string; response: string };
  kinds: { aim: string; close: string; shooting: string; magic: string };
  together: { aim: string; spoils: string };
  life: { aim: string; healing: string };
  monsters: { aim: string; walk: string; loot: string; attack: string; city: string };
  manticore: { aim: string; waking: string; way: string };
  end: { aim: string };
  variants: { aim: string; easier: string; faster: string; hidden: string };
  scenario: { aim: string };
  mistakes: Record<
    | 'kill'
    | 'response'
    | 'second'
    | 'wounds'
    | 'boots'
    | 'bag'
    | 'range'
    | 'junction'
    | 'beside'
    | 'partners'
    | 'cover'
    | 'looter',
    Mistake
  >;
  seldom: { aim: string };
  making: { source: string; figures: string; scenario: string };
  tables: {
    heroes: string;
    stacks: string;
    roads: string;
    costs: string;
    artifacts: string;
    spells: string;
    kinds: string;
    monsters: string;
    manticore: string;
    hero: string;
    location: string;
    stack: string;
    adds: string;
    token: string;
    copies: string;
    brings: string;
    action: string;
    points: string;
    name: string;
    what: string;
    story: string;
    attack: string;
    sides: string;
    hurt: string;
    monster: string;
    level: string;
    manners: string;
    power: string;
    party: string;
    life: string;
    /** What each kind of thing adds to. */
    addsTo: Record<StackKind, string>;
    cost: Record<'road' | 'wild' | 'attack' | 'hand' | 'heal' | 'take', string>;
    free: string;
    sums: Record<AttackKind, { attacker: string; defender: string; hurt: string }>;
    cover: { attack: string; attacker: string; defender: string; hurt: string };
    partyOf(heroes: number): string;
  };
  names: readonly [string, string, string, string];
  joining: Told;
  walk: Told;
  firstKill: Told;
  spells: Told;
  covered: Told;
  joint: Told;
  looting: Told;
  gate: Told;
};

/** The book in one language, loaded when it is opened. */
export const bookText: Record<Language, () => Promise<BookText>> = {
  en: async () => (await import('./en/book.ts')).book,
  ru: async () => (await import('./ru/book.ts')).book,
  uk: async () => (await import('./uk/book.ts')).book,
};
