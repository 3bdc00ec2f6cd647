import type { About, Game, GameText, GameTypes, Language, Rules } from '@parlour/kernel';
import type { BoardModule, Book, Finale, Lessons, Together, Tutorial } from '@parlour/kit';
import type { GameTable } from '@parlour/kit/terminal/table.ts';
import type { Bot, Features, Guidance } from '@parlour/search';
import type { CharacterWords } from './characters.ts';
import type { Measures } from './measures.ts';
import type { Plans, PlanWords } from './planning.ts';

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
  /** The same of the game as it is begun at a click, with the fewest and with the most players, where `minutes` spans longer ones. */
  usual?: { min: number; max: number };
  credits: string;
  /** Whether with these options everybody wins or loses together: then bots are company, and not opponents. */
  isTogether?(options: Record<string, string>): boolean;
  /** The game's own timers, where it has some: a table may be played by them. */
  timer?(options: Record<string, string>): Promise<(asked: Asked) => Timer>;
  /** Answers that somebody may give beforehand at a table with others, and the words for them. */
  plans?(): Promise<Plans>;
  planWords?(language: Language): Promise<PlanWords>;
  /** What is said of its bots with a character. */
  characters?(language: Language): Promise<CharacterWords>;
  /** Whether with these options nobody holds anything the others may not see: then one screen passes on uncovered. */
  isOpen?(options: Record<string, string>): boolean;
  /** The rules as they stand in the working tree. */
  game(): Promise<Game<GameTypes>>;
  text(language: Language): Promise<GameText<GameTypes>>;
  /** Makes the bots a seat may be given to, weakest first, for rules that they play. */
  bots(): Promise<(rules: Rules) => Bot<GameTypes>[]>;
  /** What guides a thinker in it and what a position is judged by; `null`: its bots do not think ahead. */
  thinking(): Promise<Thinking | null>;
  /** How it is shown in a terminal; `null`: as any game may be. */
  terminal(): Promise<GameTable | null>;
  /** What the lab measures it by. */
  lab(): Promise<Measures | null>;
  /** Its face. A game without one is played with generated controls. */
  board?(): Promise<BoardModule<GameTypes>>;
  /** How it tells of its end: fetched when a game is over. */
  finale?(language: Language): Promise<Finale<GameTypes>>;
  /** Whether there is a picture of its box, upright, 3 to 4: `board/cover.tsx`, drawn into a file when the app is built. */
  hasCover?: boolean;
  /** Whether it has a folder `bot/thinking`, one for the `terminal`, and one for the `lab`. */
  isThoughtAhead?: boolean;
  hasTerminal?: boolean;
  hasLab?: boolean;
  /** The first game, played by a script. */
  tutorial?(): Promise<Tutorial>;
  /** The lessons after it; `about` names them. */
  further?: readonly (() => Promise<Tutorial>)[];
  lessons?(): Promise<Lessons>;
  /** What a screen explains to a whole room while the first round is played. */
  together?(): Promise<Together>;
  /** Its rulebook as a book. A game without one gets the sections of its rulebook as chapters. */
  book?(language: Language): Promise<Book>;
};

type Thinking = { guidanceFor(rules: Rules): Guidance<GameTypes>; features: Features<GameTypes> };

type Typed<G extends GameTypes> = Omit<
  GameEntry,
  'game' | 'text' | 'bots' | 'thinking' | 'terminal' | 'lab' | 'board' | 'finale' | 'plans' | 'together'
> & {
  together?(): Promise<Together<G>>;
  plans?(): Promise<Plans<G>>;
  text(language: Language): Promise<GameText<G>>;
  board?(): Promise<BoardModule<G>>;
  finale?(language: Language): Promise<Finale<G>>;
};

/** A lesson of a game by its number, from 1; `null` if there is none. */
export const lessonOf = ({ tutorial, further = [] }: GameEntry, lesson: number): (() => Promise<Tutorial>) | null =>
  (lesson === 1 ? tutorial : further[lesson - 2]) ?? null;

/**
 * Forgets the types of one game, in this one place. Its rules, bots, terminal and measures lie where every game has them; they are
 * the working tree's, for tests, the lab, the command line and developers. Whoever plays is given released bundles, and no browser
 * draws a terminal, so no build follows these imports.
 */
export const entry = <G extends GameTypes>(game: Typed<G>): GameEntry => {
  const from = (path: string) => import(/* @vite-ignore */ `./${game.id}/${path}`);
  return {
    ...(game as unknown as GameEntry),
    async game() {
      const found: Record<string, unknown> = await from('index.ts');
      return Object.values(found).find((each) => (each as { id?: string })?.id === game.id) as Game<GameTypes>;
    },
    async bots() {
      const found: { botsFor(rules: Rules): Bot<GameTypes>[] } = await from('bot/bots.ts');
      return found.botsFor;
    },
    async thinking() {
      if (game.isThoughtAhead !== true) return null;
      const [{ guidanceFor }, { features }] = await Promise.all([
        from('bot/thinking/guidance.ts') as Promise<Pick<Thinking, 'guidanceFor'>>,
        from('bot/thinking/features.ts') as Promise<Pick<Thinking, 'features'>>,
      ]);
      return { guidanceFor, features };
    },
    async terminal() {
      if (game.hasTerminal !== true) return null;
      const found: { table: GameTable } = await from('terminal/index.ts');
      return found.table;
    },
    async lab() {
      if (game.hasLab !== true) return null;
      const found: { measures: Measures } = await from('lab/index.ts');
      return found.measures;
    },
  };
};
