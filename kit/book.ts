import { type EventName, type GameTypes, roll, type Seat, type State, seeded } from '@parlour/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { BoardProps } from './board.ts';
import type { ScriptedMove } from './tutorial.ts';

/**
 * The rulebook of a game as a book in one language. It says where each rule stands, not what it says: the sentences are the
 * rulebook's (`text/`), and each of them stands in the book exactly once.
 */
export type Book = {
  /** One page that suffices to begin. */
  start: readonly Block[];
  /** In the order a player meets them. */
  chapters: readonly Chapter[];
  /** What a player seldom needs: open questions, and how the game was reconstructed. */
  appendix: readonly Chapter[];
  /** The classes of the game's face, for its colours and its display type. */
  className?: string;
};

/** `id` is its address in the book, the same in every language. */
export type Chapter = { id: string; title: string; blocks: readonly Block[] };

/** Words may have **stressed words** and rule ids in them; an id becomes a link. */
export type Block =
  /** A paragraph that is no rule: it leads in, explains, gives a reason. */
  | { is: 'text'; say: string }
  | { is: 'heading'; say: string }
  /** The sentences of these rules, in this order, as one paragraph. */
  | { is: 'rules'; rules: readonly string[] }
  /** The same in small print: seldom cases, folded up until somebody wants them. */
  | { is: 'finePrint'; rules: readonly string[] }
  | { is: 'steps'; steps: readonly Step[] }
  | { is: 'picture'; art: ReactNode; caption: string }
  | { is: 'table'; table: Table }
  | { is: 'example'; example: Example }
  | { is: 'mistakes'; mistakes: readonly Mistake[] };

export type Step = { title: string; say: string; rule?: string; art?: ReactNode };

/** What beginners believe, and how it is. */
export type Mistake = { wrong: string; right: string; rule: string };

/** Made from `content/`, never typed. */
export type Table = {
  title: string;
  head: readonly string[];
  /** A cell is words, with or without a picture before them. */
  rows: readonly (readonly Cell[])[];
  /** Columns of figures. */
  numbers?: readonly number[];
};
export type Cell = string | { art: ReactNode; say: string };

/** A position by hand, drawn in the book; the reader takes a seat at it and plays. */
export type Example<G extends GameTypes = GameTypes> = {
  id: string;
  title: string;
  /** How things stand, what to try, and what came of it. */
  given: string;
  task: string;
  outcome: string;
  names: readonly string[];
  picks?: readonly (string | null)[];
  options?: Partial<Record<string, string>>;
  /** Where the reader sits. */
  seat: Seat;
  /** Lays the position on a game that has just begun. */
  lay(g: State<G>): void;
  /** How it goes on from there to the question. */
  prelude?: readonly ScriptedMove[];
  /** What the others answer, each as soon as it is possible; besides, they do what is done when time runs out. */
  replies?: readonly ScriptedMove[];
  /** The events it may lead to. */
  until: readonly EventName<G>[];
  /** The choices of the reader that lead there as told in `outcome`. */
  solution: readonly ({ type: string } & Record<string, unknown>)[];
  /** The position as a picture. */
  Picture: ComponentType<BoardProps<G>>;
};

/** Forgets whose example it is, so that a book for all games can hold it. */
export const exampleOf = <G extends GameTypes>(example: Example<G>): Block => ({
  is: 'example',
  example: example as unknown as Example,
});

type ToldOf<G extends GameTypes> = Pick<Example<G>, 'title' | 'given' | 'task' | 'outcome'>;

/** What an example has to itself: the position it begins with, and whatever is not as in the others. */
type Own<G extends GameTypes, Position> = Partial<Omit<Example<G>, 'lay'>> &
  Pick<Example<G>, 'until' | 'solution'> & { position: Position };

/** How the examples of a book are written: in its words, with what is alike in all of them. */
export const examplesOf =
  <G extends GameTypes, Words extends { names: readonly string[] }, Position>(
    alike: Pick<Example<G>, 'seat' | 'Picture' | 'picks' | 'options'>,
    lay: (g: State<G>, position: Position) => void,
  ) =>
  <Name extends string>(name: Name, { position, ...own }: Own<G, Position>) =>
  (words: Words & Record<Name, ToldOf<G>>): Block =>
    exampleOf<G>({
      id: name,
      ...words[name],
      names: words.names,
      ...alike,
      lay: (g) => lay(g, position),
      ...own,
    });

/** Luck as an example wants it: the first chance whose draws come out as they should. */
export function chanceThat(isWanted: (trial: { chance: number }) => boolean): number {
  for (let seed = 1; ; seed++) if (isWanted({ chance: seeded(seed) })) return seeded(seed);
}

/** Dice that show these next, for a position of an example. */
export const chanceOf = (dice: readonly number[]): number =>
  chanceThat((trial) => dice.every((die) => roll(trial) === die));

export const text = (say: string): Block => ({ is: 'text', say });
export const heading = (say: string): Block => ({ is: 'heading', say });
export const rules = (...ids: string[]): Block => ({ is: 'rules', rules: ids });
export const finePrint = (...ids: string[]): Block => ({ is: 'finePrint', rules: ids });
export const picture = (art: ReactNode, caption: string): Block => ({ is: 'picture', art, caption });
export const table = (made: Table): Block => ({ is: 'table', table: made });

/** A chapter under its title; where the words of the book say what it is for, that stands first. */
export const chapter = <W extends { chapters: Readonly<Record<string, string>> }>(
  words: W,
  id: keyof W['chapters'] & string,
  blocks: readonly Block[],
): Chapter => {
  const { aim } = (words as Record<string, { aim?: string }>)[id] ?? {};
  return { id, title: words.chapters[id] ?? '', blocks: aim === undefined ? blocks : [text(aim), ...blocks] };
};

/** What is done in its order, each with the rule that says so. */
export const steps = <K extends string>(
  words: Readonly<Record<NoInfer<K>, Omit<Step, 'rule'>>>,
  told: Readonly<Record<K, string>>,
): Block => ({
  is: 'steps',
  steps: (Object.keys(told) as K[]).map((which) => ({ ...words[which], rule: told[which] })),
});

/** What beginners believe, each with the rule that says how it is. */
export const mistakes = <K extends string>(
  words: Readonly<Record<K, Omit<Mistake, 'rule'>>>,
  told: Readonly<Record<K, string>>,
): Block => ({
  is: 'mistakes',
  mistakes: (Object.keys(told) as K[]).map((which) => ({ ...words[which], rule: told[which] })),
});
