/** The rules of a game at one version, as they were released. */
export type ReleasedRules = {
  game: string;
  version: number;
  /** The version of the view they speak. */
  speaks: number;
  /** The content hash of the file: its name in records. */
  bundle: string;
  file: string;
  /** Other names under which the same rules stand in records from before there were versions. */
  formerly?: readonly string[];
};

/** Bots of a game, with the versions of its rules that they play. */
export type ReleasedBots = {
  game: string;
  plays: readonly number[];
  /** Named by the beginning of its content hash. */
  file: string;
  /** The same without those who think ahead: all that a table of others needs to fetch. */
  quick?: string;
};
