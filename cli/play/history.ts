import {
  begin,
  type Entry,
  type Event,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  repeat,
  type State,
} from '@parlour/kernel';

/** A line of a record as it was played: what happened and what it led to. Line 0 is the table as it was set. */
export type Moment = { entry: Entry | null; events: Event<GameTypes>[]; g: State<GameTypes> };

/** Plays a record again, line by line; where a line is not possible, `stoppedAt` is its number. */
export function historyOf(
  game: Game<GameTypes>,
  record: GameRecord,
  seed: string,
): { match: Match<GameTypes>; moments: Moment[]; stoppedAt: number | null } {
  const match = begin(game, { ...record, seed });
  const moments: Moment[] = [{ entry: null, events: match.opening, g: match.g }];
  for (const [at, entry] of record.entries.entries()) {
    const done = repeat(match, entry);
    if (!done.ok) return { match, moments, stoppedAt: at + 1 };
    moments.push({ entry, events: done.events, g: match.g });
  }
  return { match, moments, stoppedAt: null };
}
