import { BOTS, RULES } from './released.ts';

export { BOTS, RULES } from './released.ts';

/** The rules of a game at one version, as they were released. */
export type ReleasedRules = {
  game: string;
  version: number;
  /** The version of the view they speak. */
  speaks: number;
  seats: { min: number; max: number };
  /** The content hash of the file: its name in records. */
  bundle: string;
  file: string;
  /** Other names under which the same rules stand in records from before there were versions. */
  formerly: readonly string[];
};

/** Bots of a game, with the versions of its rules that they play. */
export type ReleasedBots = { game: string; plays: readonly number[]; bundle: string; file: string };

/** What a new game is played by. */
export const newestRules = (game: string): ReleasedRules | null => {
  const all = RULES.filter((each) => each.game === game);
  const version = Math.max(...all.map((each) => each.version));
  return all.findLast((each) => each.version === version) ?? null;
};

/** The rules a record names, by the hash of their bundle. */
export const rulesNamed = (game: string, bundle: string): ReleasedRules | null =>
  RULES.find((each) => each.game === game && (each.bundle === bundle || each.formerly.includes(bundle))) ?? null;

/** The newest bots that play a version of the rules. */
export const botsPlaying = (game: string, version: number): ReleasedBots | null =>
  BOTS.findLast((each) => each.game === game && each.plays.includes(version)) ?? null;
