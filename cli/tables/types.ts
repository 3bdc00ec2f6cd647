import type { GameText, GameTypes, Say, Seat, StateView } from '@parlour/kernel';
import type { Style } from '../terminal.ts';
import type { CliText } from '../text/index.ts';

/** What one pair of eyes sees of a game, with the words and colours to show it in. */
export type Scene<G extends GameTypes = GameTypes> = {
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
  labels: CliText;
  style: Style;
  width: number;
};

/** A choice in the making: its type and the fields chosen so far. */
export type Draft = { type: string } & Record<string, unknown>;

/** How a game is shown in a terminal. Everything here only shows: nothing a rule decides is computed. */
export type GameTable<G extends GameTypes = GameTypes> = {
  /** `small` is for a screen that is too low for the whole table. */
  draw(scene: Scene<G>, size: 'whole' | 'small'): string[];
  /** A few words behind a choice: what it would mean. */
  hint(scene: Scene<G>, choice: Draft): string;
  /** Numbers worth suggesting for a wide range, the best guess first. */
  suggest(scene: Scene<G>, choice: Draft, field: string): { value: number; hint: string }[];
  /** Explains a card; `null` asks for those in the hand. Empty: there is no such card. */
  card(scene: Scene<G>, query: string | null): string[];
  /** Events that the whole log tells and the news before a decision may leave out. */
  isMinor(scene: Scene<G>, event: { type: string }): boolean;
  score(points: number): string;
  legend(scene: Scene<G>): string[];
};
