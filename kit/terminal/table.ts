import type { GameText, GameTypes, Language, Say, Seat, StateView } from '@parlour/kernel';
import type { Style } from './style.ts';

/** What one pair of eyes sees of a game, with the words and colours to show it in. */
export type Scene<G extends GameTypes = GameTypes, Labels = unknown> = {
  /** What a choice would surely lead to. */
  preview(choice: { type: string }): { view: StateView<G>; facts: G['facts'] } | null;
  text: GameText<G>;
  view: StateView<G>;
  facts: G['facts'];
  say: Say;
  /** What the seats are called, without colour. */
  names: readonly string[];
  /** Whose decision the table waits for. */
  asked: readonly Seat[];
  /** The words around the table that are not words of the game itself. */
  labels: Labels;
  style: Style;
  width: number;
};

/** A choice in the making: its type and the fields chosen so far. */
export type Draft = { type: string } & Record<string, unknown>;

/** How a game is shown in a terminal. Everything here only shows: nothing a rule decides is computed. */
export type GameTable<G extends GameTypes = GameTypes, Labels = unknown> = {
  labels: Record<Language, Labels>;
  /** `small` is for a screen that is too low for the whole table. */
  draw(scene: Scene<G, Labels>, size: 'whole' | 'small'): string[];
  /** A few words behind a choice: what it would mean. */
  hint(scene: Scene<G, Labels>, choice: Draft): string;
  /** Numbers worth suggesting for a wide range, the best guess first. */
  suggest(scene: Scene<G, Labels>, choice: Draft, field: string): { value: number; hint: string }[];
  /** Explains a card; `null` asks for those in the hand. Empty: there is no such card. */
  card(scene: Scene<G, Labels>, query: string | null): string[];
  /** Events that the whole log tells and the news before a decision may leave out. */
  isMinor(scene: Scene<G, Labels>, event: { type: string }): boolean;
  score(points: number): string;
  legend(scene: Scene<G, Labels>): string[];
};
