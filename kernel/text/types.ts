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

/** A game by its name and one sentence, for its cover: all that a list of games has to load. */
export type About = Record<Language, { name: string; pitch: string }>;

/** The names of all fields of all actions. */
export type FieldName<G extends GameTypes> = {
  [A in ActionName<G>]: keyof G['actions'][A] & string;
}[ActionName<G>];

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
  /** A value of a field, for controls that are generated: the name of a card, of a seat, of a company. */
  value(value: unknown, say: Say, field?: string): string;
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

export { listIn, plural, pluralRange, verb } from './grammar.ts';
export { typeset, unset } from './typeset.ts';
