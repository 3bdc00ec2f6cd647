import type { Game, GameText, GameTypes, Language } from '@parlour/kernel';
import type { Bot } from '@parlour/search';

/** A game with everything that belongs to it, its types forgotten: what a shell for all games works with. */
export type GameEntry = {
  id: string;
  /** For the cover: players, and minutes on a screen. */
  seats: { min: number; max: number };
  minutes: { min: number; max: number };
  credits: string;
  game(): Promise<Game<GameTypes>>;
  text(language: Language): Promise<GameText<GameTypes>>;
  /** The bots a seat may be given to, weakest first. */
  bots(): Promise<Bot<GameTypes>[]>;
};

type Typed<G extends GameTypes> = Omit<GameEntry, 'game' | 'text' | 'bots'> & {
  game(): Promise<Game<G>>;
  text(language: Language): Promise<GameText<G>>;
  bots(): Promise<Bot<G>[]>;
};

/** Forgets the types of one game, in this one place. */
export const entry = <G extends GameTypes>(game: Typed<G>): GameEntry => game as unknown as GameEntry;
