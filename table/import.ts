import type { GameRecord, GameTypes, Match, Rules } from '@parlour/kernel';
import { headOf } from '@parlour/kernel';
import { STRETCH } from './history.ts';
import type { Snapshot, Store } from './store.ts';
import type { Kept } from './types.ts';

/** A record that does not hold: where it stops being true. */
export class Contradiction extends Error {
  readonly at: 'beginning' | 'result' | { line: number };

  constructor(at: Contradiction['at'], message: string) {
    super(message);
    this.at = at;
  }
}

/** A game that has been played again from its first line to its last, and what is to be kept of it. */
type Replayed = { match: Match<GameTypes>; kept: Kept; snapshots: Snapshot[] };

/** Plays a whole record again, and throws a `Contradiction` where it does not hold. */
export async function replayed(
  rules: Rules,
  record: GameRecord,
  onLine: (line: number) => Promise<void> | undefined = () => undefined,
): Promise<Replayed> {
  const seeds = record.seeds ?? [];
  let match = holding('beginning', () => rules.begin({ ...record, seed: seeds[0] ?? '' }));
  const snapshots: Snapshot[] = [];
  for (const [at, entry] of record.entries.entries()) {
    const line = at + 1;
    const done = holding({ line }, () => rules.repeat(match, entry, seeds));
    if (!done.ok) throw new Contradiction({ line }, `line ${line} was not possible: ${done.refusal.refused}`);
    if (done.entry.hash !== entry.hash)
      throw new Contradiction({ line }, `line ${line} does not follow from the lines before it`);
    match = done.match;
    if (line % STRETCH === 0) {
      snapshots.push({ version: line, text: rules.snapshot(match) });
      await onLine(line);
    }
  }
  const { outcome } = rules.about(match);
  const [is, claimed] = [JSON.stringify(outcome), JSON.stringify(record.outcome)];
  if (is !== claimed) throw new Contradiction('result', `the result is ${is}, and the record claims ${claimed}`);
  const kept: Kept = {
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
  };
  return { match, kept, snapshots };
}

/** Takes a whole record into a store, after it has been replayed. Throws where that fails. */
export async function importRecord<K extends Kept>(
  store: Store<K>,
  rules: Rules,
  record: GameRecord,
  keep: (kept: Kept) => K,
  onLine?: (line: number) => Promise<void> | undefined,
): Promise<Match<GameTypes>> {
  const { match, kept: bare, snapshots } = await replayed(rules, record, onLine);
  const kept = keep(bare);
  // It begins with its lines: should they not be written, what stays is a table that never began, and no game without moves.
  if (!(await store.create({ ...kept, head: null, outcome: null })))
    throw new Error(`there is a table ${kept.id} already`);
  if (!(await store.append(kept.id, 0, { lines: record.entries, kept, snapshots })))
    throw new Error(`somebody else has begun table ${kept.id}`);
  return match;
}

/** What rules throw at a record, they throw at what it claims. */
function holding<T>(at: Contradiction['at'], replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    throw new Contradiction(at, String((error as Error).message ?? error));
  }
}
