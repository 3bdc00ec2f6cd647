import * as earlier from './earlier.ts';
import * as newest from './newest.ts';
import type { ReleasedBots, ReleasedRules } from './types.ts';

export type { ReleasedBots, ReleasedRules } from './types.ts';

/** Everything that was ever released; of one version the newest is last. */
export const RULES: readonly ReleasedRules[] = [...earlier.RULES, ...newest.RULES];
export const BOTS: readonly ReleasedBots[] = [...earlier.BOTS, ...newest.BOTS];

/** What a new game is played by. */
export const newestRules = (game: string): ReleasedRules | null =>
  newest.RULES.find((each) => each.game === game) ?? null;

/** The rules a record names, by the hash of their bundle. */
export const rulesNamed = (game: string, bundle: string): ReleasedRules | null =>
  RULES.find((each) => each.game === game && (each.bundle === bundle || (each.formerly ?? []).includes(bundle))) ??
  null;

/** The files of bots. */
export const filesOf = ({ file, quick }: ReleasedBots): string[] => (quick === undefined ? [file] : [file, quick]);

/** The newest bots that play a version of the rules. */
export const botsPlaying = (game: string, version: number): ReleasedBots | null =>
  BOTS.findLast((each) => each.game === game && each.plays.includes(version)) ?? null;
