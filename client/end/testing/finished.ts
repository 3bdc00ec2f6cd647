import { newestRules } from '@parlour/bundles';
import { goldenGame } from '@parlour/bundles/golden.ts';
import { loadRules } from '@parlour/bundles/node.ts';
import type { Event, GameRecord, GameTypes, Match, Outcome, Rules, View } from '@parlour/kernel';
import type { Passed } from '@parlour/kit/finale.ts';
import { readRecord } from '@parlour/protocol';
import type { LogLine } from '../../table/types.ts';

/** A recorded game of the newest rules, from its first position to its last. */
export type Finished = { rules: Rules; course: Passed<GameTypes>[]; log: LogLine[]; outcome: Outcome };

const kept = new Map<string, Promise<Finished>>();

export function finished(game: string, name: string): Promise<Finished> {
  const key = `${game} ${name}`;
  const found = kept.get(key) ?? read(game, name);
  kept.set(key, found);
  return found;
}

async function read(game: string, name: string): Promise<Finished> {
  const released = newestRules(game);
  if (released === null) throw new Error(`${game} is not released`);
  const found = readRecord(goldenGame(game, released.version, name));
  if ('error' in found) throw new Error(`${game} ${name}: ${found.error}`);
  const rules = await loadRules(released);
  return { rules, ...replayed(rules, found.record) };
}

function replayed(rules: Rules, record: GameRecord): Omit<Finished, 'rules'> {
  const seeds = record.seeds ?? [];
  let match: Match<GameTypes> = rules.begin({ ...record, seed: seeds[0] ?? '' });
  const open = (): Passed<GameTypes> => {
    const laid = rules.laidOpen(match);
    return { view: rules.view(laid, null), facts: rules.facts(laid, null) };
  };
  const course = [open()];
  const log: LogLine[] = [{ line: 0, entry: null, events: [], undone: false }];
  for (const [at, entry] of record.entries.entries()) {
    const done = rules.repeat(match, entry, seeds);
    if (!done.ok) throw new Error(`line ${at + 1}: ${done.refusal.refused}`);
    match = done.match;
    course.push(open());
    const events = done.events.map((event) => rules.show(event, null)) as View<Event<GameTypes>>[];
    log.push({ line: at + 1, entry: rules.show(done.line, null), events, undone: false });
  }
  const { outcome } = rules.about(match);
  if (outcome === null) throw new Error('the game is not over');
  return { course, log, outcome };
}
