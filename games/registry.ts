import type { About, Game, GameText, GameTypes, Language, Rules } from '@parlour/kernel';
import type { BoardModule, Book, Finale, Lessons, Said, Tutorial } from '@parlour/kit';
import type { Bot } from '@parlour/search';

/** What is asked, as everybody sees it: the innermost frame. */
export type Asked = { phase: string; step: string; [local: string]: unknown };

/** How long that may take. `is`: the same for as long as it is one thing; `isShared`: others may act meanwhile, which leaves all a moment more. */
export type Timer = { is: string; seconds: number | null; isShared: boolean };

/** A game with everything that belongs to it, its types forgotten: what a shell for all games works with. */
export type GameEntry = {
  id: string;
  about: About;
  /** For the cover: players, and minutes on a screen. */
  seats: { min: number; max: number };
  minutes: { min: number; max: number };
  credits: string;
  /** Whether everybody wins or loses together, as the game is played at a click. */
  isTogether?: boolean;
  /** The game's own timers, where it has some: a table may be played by them. */
  timer?(options: Record<string, string>): Promise<(asked: Asked) => Timer>;
  /** Whether with these options nobody holds anything the others may not see: then one screen passes on uncovered. */
  isOpen?(options: Record<string, string>): boolean;
  /** The rules as they stand in the working tree. */
  game(): Promise<Game<GameTypes>>;
  text(language: Language): Promise<GameText<GameTypes>>;
  /** Makes the bots a seat may be given to, weakest first, for rules that they play. */
  bots(): Promise<(rules: Rules) => Bot<GameTypes>[]>;
  /** Its face. A game without one is played with generated controls. */
  board?(): Promise<BoardModule<GameTypes>>;
  /** How it tells of its end: fetched when a game is over. */
  finale?(language: Language): Promise<Finale<GameTypes>>;
  /** Whether there is a picture of its box, upright, 3 to 4: `board/cover.tsx`, drawn into a file when the app is built. */
  hasCover?: boolean;
  /** The first game, played by a script. */
  tutorial?(): Promise<Tutorial>;
  /** The lessons after it, each with a name of its own. */
  further?: readonly { name: Said; tutorial(): Promise<Tutorial> }[];
  lessons?(): Promise<Lessons>;
  /** Its rulebook as a book. A game without one gets the sections of its rulebook as chapters. */
  book?(language: Language): Promise<Book>;
};

type Typed<G extends GameTypes> = Omit<GameEntry, 'game' | 'text' | 'bots' | 'board' | 'finale'> & {
  text(language: Language): Promise<GameText<G>>;
  board?(): Promise<BoardModule<G>>;
  finale?(language: Language): Promise<Finale<G>>;
};

/** A lesson of a game by its number, from 1; `null` if there is none. */
export const lessonOf = ({ tutorial, further = [] }: GameEntry, lesson: number): (() => Promise<Tutorial>) | null =>
  (lesson === 1 ? tutorial : further[lesson - 2]?.tutorial) ?? null;

/**
 * Forgets the types of one game, in this one place. Its rules and bots lie where every game has them; they are the working
 * tree's, for tests, the lab and developers. Whoever plays is given released bundles, so no build follows these imports.
 */
export const entry = <G extends GameTypes>(game: Typed<G>): GameEntry => ({
  ...(game as unknown as GameEntry),
  async game() {
    const found: Record<string, unknown> = await import(/* @vite-ignore */ `./${game.id}/index.ts`);
    return Object.values(found).find((each) => (each as { id?: string })?.id === game.id) as Game<GameTypes>;
  },
  async bots() {
    const found: { botsFor(rules: Rules): Bot<GameTypes>[] } = await import(
      /* @vite-ignore */ `./${game.id}/bot/bots.ts`
    );
    return found.botsFor;
  },
});
