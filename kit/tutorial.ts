import type { Language, Seat } from '@parlour/kernel';

/** A sentence in every language: a missing one does not compile. */
export type Said = Record<Language, string>;

/** One step of an interactive first game. */
export type TutorialStep = {
  /** What the guide says. One or two sentences. */
  say: Said;
  /** The paragraph it comes from. */
  rule?: string;
  /**
   * What is pointed at: the value of a `data-place` or `data-part` attribute, or a CSS selector. Where it takes several touches,
   * all of them in their order: of those that are there, the last one is pointed at.
   */
  highlight?: string | readonly string[];
  /**
   * What the person is to do. Other choices are answered with a kind word and are not sent. Without it the step is
   * only read, and goes on with a button.
   */
  expect?(choice: { type: string } & Record<string, unknown>): boolean;
  /** What is said when something else is tried; the shell has a general sentence. */
  otherwise?: Said;
  /** What the others do once the step is done, in this order, instead of what bots would choose. */
  then?: readonly ScriptedMove[];
};

/** What a script does in place of somebody. */
export type ScriptedMove = { seat: Seat; type: string } & Record<string, unknown>;

/** A scripted table: the same seed gives the same cards and dice, so every step finds the position it speaks of. */
export type Tutorial = {
  game: string;
  seed: string;
  entropy: readonly string[];
  /** Seat 0 is the person who learns. */
  names: readonly Said[];
  options?: Record<string, string>;
  picks?: readonly (string | null)[];
  /** How the position comes about that the lesson begins with: played before anybody looks. */
  prelude?: readonly ScriptedMove[];
  steps: readonly TutorialStep[];
  /** What is said when the script is over and the game goes on freely against bots. */
  goodbye: Said;
};

/** Tips that appear once, when their moment comes, and the turn on one page. */
export type Lessons = {
  tips: readonly { id: string; rule?: string; say: Said; isDue(view: unknown, seat: Seat): boolean }[];
  turn: { title: Said; steps: readonly { say: Said; rule: string }[] };
};
