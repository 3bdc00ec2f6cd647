import type { GameRecord, GameTypes, Match, Rules } from '@parlour/kernel';
import { headOf } from '@parlour/kernel';
import { STRETCH } from './history.ts';
import type { Snapshot, Store } from './store.ts';
import type { Kept } from './types.ts';

/** Takes a whole record into a store, after it has been replayed from its first line to its last. Throws where that fails. */
export async function importRecord<K extends Kept>(
  store: Store<K>,
  rules: Rules,
  record: GameRecord,
  keep: (kept: Kept) => K,
  onLine: (line: number) => Promise<void> | undefined = () => undefined,
): Promise<Match<GameTypes>> {
  const seeds = record.seeds ?? [];
  let match = rules.begin({ ...record, seed: seeds[0] ?? '' });
  const snapshots: Snapshot[] = [];
  for (const [at, entry] of record.entries.entries()) {
    const done = rules.repeat(match, entry, seeds);
    if (!done.ok) throw new Error(`line ${at + 1} was not possible: ${done.refusal.refused}`);
    if (done.entry.hash !== entry.hash) throw new Error(`line ${at + 1} does not follow from the lines before it`);
    match = done.match;
    if ((at + 1) % STRETCH === 0) {
      snapshots.push({ version: at + 1, text: rules.snapshot(match) });
      await onLine(at + 1);
    }
  }
  const { outcome } = rules.about(match);
  if (JSON.stringify(outcome) !== JSON.stringify(record.outcome))
    throw new Error(
      `the result is ${JSON.stringify(outcome)}, and the record claims ${JSON.stringify(record.outcome)}`,
    );
  const kept = keep({
    id: '',
    game: record.game,
    rules: record.rules,
    setup: {
      sitters: record.seats.map(({ bot }, seat) => ({ name: record.names[seat]?.name ?? '', bot })),
      options: record.options,
      picks: record.seats.map(({ pick }) => pick),
    },
    names: record.names,
    seeds,
    head: headOf(record),
    outcome,
  });
  if (!(await store.create(kept))) throw new Error(`there is a table ${kept.id} already`);
  await store.append(kept.id, 0, { lines: record.entries, snapshots });
  return match;
}
