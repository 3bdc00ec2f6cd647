import type { Entry, Event, GameRecord, GameTypes, Match, Rules } from '@parlour/kernel';
import { Going } from './going.ts';

/** A line of a record as it was played: what happened and what it led to. Line 0 is the table as it was set. */
export type Moment = { entry: Entry | null; events: readonly Event<GameTypes>[]; match: Match<GameTypes> };

/** Plays a record again, line by line; where a line is not possible, `stoppedAt` is its number. */
export function historyOf(
  rules: Rules,
  record: GameRecord,
): { going: Going; moments: Moment[]; stoppedAt: number | null } {
  const seeds = record.seeds ?? [];
  const going = new Going(rules, rules.begin({ ...record, seed: seeds[0] ?? '' }), record.names);
  const moments: Moment[] = [{ entry: null, events: going.about.opening, match: going.match }];
  for (const [at, entry] of record.entries.entries()) {
    const done = rules.repeat(going.match, entry, seeds);
    if (!done.ok) return { going, moments, stoppedAt: at + 1 };
    going.match = done.match;
    going.entries.push(done.entry);
    moments.push({ entry, events: done.events, match: done.match });
  }
  return { going, moments, stoppedAt: null };
}
