import type { ActionName, CommonRefusals, Event, EventName, GameTypes, Seat, StateView, View } from '../types.ts';

/** The languages Parlour speaks. */
export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a sentence may need to know besides its facts. */
export type Say = {
  /** The name of a seat, as everybody calls it. */
  seat(seat: Seat): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
};

/** A game by its name, one sentence, and the lessons after the first, for its cover: all that a list of games has to load. */
export type About = Record<Language, { name: string; pitch: string; lessons?: readonly string[] }>;

/** The names of all fields of all actions, with those of the parts of a group. */
type FieldName<G extends GameTypes> = { [A in ActionName<G>]: NameIn<G['actions'][A]> }[ActionName<G>];
type NameIn<C> = { [K in keyof C & string]: K | (C[K] extends infer T ? NameInGroup<T> : never) }[keyof C & string];
type NameInGroup<T> = T extends readonly unknown[] ? never : T extends object ? NameIn<T> : never;

/** Each field of an action with its values; of a list it is the items that are named, of a group its parts. */
type Named<C> = { [K in keyof C & string]: C[K] extends infer T ? NamedAs<K, T> : never }[keyof C & string];
type NamedAs<K, T> = T extends readonly (infer I)[] ? [K, I] : T extends object ? Named<T> : [K, T];

/** How each value of each field of each action is named. */
export type ValueWords<G extends GameTypes> = {
  [A in ActionName<G> as keyof G['actions'][A] extends never ? never : A]: {
    [F in Named<G['actions'][A]>[0] & string]: (
      value: Extract<Named<G['actions'][A]>, [F, unknown]>[1],
      say: Say,
    ) => string;
  };
};

/** Every sentence of a game in one language. A missing one does not compile. */
export type GameText<G extends GameTypes> = {
  name: string;
  /** One sentence for the cover. */
  pitch: string;
  options: { [K in keyof G['options']]: { label: string; values: { [V in G['options'][K]]: string } } };
  presets: Record<string, { label: string; hint: string }>;
  picks: Record<string, string>;
  /** The question that is open, by phase and step, put to the one who must answer. */
  questions: Record<G['question'], (view: StateView<G>, say: Say) => string>;
  /** An action as a button or a line of a list; fields that are not chosen yet are missing. */
  actions: { [A in ActionName<G>]: (choice: Partial<G['actions'][A]>, say: Say) => string };
  /** The values of fields, for controls that are generated: the name of a card, of a seat, of a company. */
  values: ValueWords<G>;
  /** Reads `values` for `action.field`, a list item by item; without it, the name of a thing. `naming` makes it. */
  value(value: unknown, say: Say, of?: string): string;
  /** What each field of an action asks for, as the label of a control. */
  fields: Record<FieldName<G>, string> & Record<string, string>;
  /** What happened, as a line of the log. */
  events: { [E in EventName<G>]: (event: View<Event<G, E>>, say: Say) => string };
  refusals: { [R in keyof G['refusals'] & string]: (facts: G['refusals'][R], say: Say) => string };
  /** The rulebook is loaded when it is opened: a table can be played without it. */
  rulebook(): Promise<Rulebook<G>>;
};

/** The rulebook in our own words: section titles in their order, and every paragraph by its id. */
export type Rulebook<G extends GameTypes> = {
  sections: Record<string, string>;
  rules: Record<G['rule'], string>;
};

/** Sentences that are the same in every game. */
export type CommonText = {
  language: string;
  refusals: { [R in keyof CommonRefusals]: (facts: CommonRefusals[R], say: Say) => string };
};

export { countedIn, listIn, plural, pluralRange, verb } from './grammar.ts';
export { typeset, unset } from './typeset.ts';
