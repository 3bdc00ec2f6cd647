import {
  below,
  bundleOf,
  diceAlone,
  type Entry,
  type GameRecord,
  type Rules,
  seeded,
  UNRELEASED,
} from '@parlour/kernel';
import { concession } from '@parlour/kernel/testing/concession.ts';
import { describe, expect, test } from 'vitest';
import { Contradiction, importRecord, type Kept, memoryStore, STRETCH } from './index.ts';

const rules = bundleOf(concession) as unknown as Rules;
const SEED = '7'.repeat(64);

/** A game of concession, played at random for so many lines at most. */
function played(most: number): GameRecord {
  const random = { chance: seeded(3) };
  const seats = [0, 1, 2].map((seat) => ({ bot: seat === 2 ? 'random' : null, pick: null, name: '' }));
  const setup = { rules: { version: 1, bundle: UNRELEASED }, seats, options: { length: 'long' }, seed: SEED };
  let match = rules.begin({ ...setup, dice: diceAlone(SEED, 3) });
  const entries: Entry[] = [];
  for (
    let open = rules.about(match).waiting;
    open !== null && entries.length < most;
    open = rules.about(match).waiting
  ) {
    const action = rules.search.sample(match.position.g, open.seats[0] ?? 0, (n) => below(random, n));
    const done = rules.act(match, action);
    if (!done.ok) throw new Error(done.refusal.refused);
    match = done.match;
    entries.push(done.entry);
  }
  const { head, outcome } = rules.about(match);
  const names = [{ name: 'Ann', salt: 's' }, null, null];
  return { ...head, names, entries, outcome, seeds: [SEED] };
}

const named = (id: string) => (kept: Kept) => ({ ...kept, id });
const imported = (record: GameRecord) => importRecord(memoryStore(), rules, record, named('one'));

describe('a record is taken into a store', () => {
  test('with every line, a snapshot after every stretch, and what is told of it', async () => {
    const record = played(2 * STRETCH + 5);
    expect(record.entries).toHaveLength(2 * STRETCH + 5);
    const store = memoryStore();
    const heard: number[] = [];
    const match = await importRecord(store, rules, record, named('one'), async (line) => void heard.push(line));
    expect(heard).toEqual([STRETCH, 2 * STRETCH]);
    expect(rules.about(match).link).toBe(record.entries.at(-1)?.hash);
    expect(await store.lines('one', 0, 999)).toEqual(record.entries);
    const versions = [STRETCH - 1, STRETCH, 2 * STRETCH - 1, 999].map((at) => store.snapshotBefore('one', at));
    expect((await Promise.all(versions)).map((each) => each?.version ?? null)).toEqual([null, 64, 64, 128]);
    const { kept, snapshot, tail } = (await store.load('one')) ?? {};
    expect([snapshot?.version, tail?.length]).toEqual([2 * STRETCH, 5]);
    const resumed = rules.resume(kept?.head as never, record.seeds ?? [], snapshot?.text ?? '');
    expect(rules.about(resumed).link).toBe(record.entries[2 * STRETCH - 1]?.hash);
    expect(kept).toMatchObject({ game: 'concession', names: record.names, seeds: [SEED], outcome: null });
    expect(kept?.setup.picks).toEqual([null, null, null]);
    expect(kept?.setup.sitters).toEqual([
      { name: 'Ann', bot: null },
      { name: '', bot: null },
      { name: '', bot: 'random' },
    ]);
  });

  test('a line that does not follow, a move that was not possible, another result: each is refused with what is wrong', async () => {
    const record = played(12);
    const changed = record.entries.map((entry, at) => (at === 4 ? { ...entry, hash: '0'.repeat(24) } : entry));
    await expect(imported({ ...record, entries: changed })).rejects.toThrow('line 5 does not follow');
    const impossible = { ...(record.entries[4] as Entry), do: { type: 'fly' } } as Entry;
    const entries = record.entries.map((entry, at) => (at === 4 ? impossible : entry));
    await expect(imported({ ...record, entries })).rejects.toThrow('line 5 was not possible');
    await expect(imported({ ...record, outcome: { ranking: [] } as never })).rejects.toThrow('the result is null');
  });

  test('where it stops being true is told apart from a store that cannot write', async () => {
    const record = played(12);
    const refused = (forged: GameRecord) => imported(forged).catch((error) => error);
    const changed = record.entries.map((entry, at) => (at === 4 ? { ...entry, hash: '0'.repeat(24) } : entry));
    expect((await refused({ ...record, entries: changed })).at).toEqual({ line: 5 });
    expect((await refused({ ...record, outcome: { ranking: [] } as never })).at).toBe('result');
    expect((await refused({ ...record, seats: [] })).at).toBe('beginning');
    const full = { ...memoryStore(), create: () => Promise.reject(new Error('disk full')) };
    const error = await importRecord(full, rules, record, named('one')).catch((thrown) => thrown);
    expect(error).not.toBeInstanceOf(Contradiction);
  });

  test('what cannot be written leaves no game that is over without a move', async () => {
    const store = memoryStore();
    const full = { ...store, append: () => Promise.reject(new Error('disk full')) };
    await expect(importRecord(full, rules, played(12), named('one'))).rejects.toThrow('disk full');
    expect((await store.load('one'))?.kept).toMatchObject({ head: null, outcome: null });
    const late = { ...store, append: async () => false };
    await expect(importRecord(late, rules, played(12), named('two'))).rejects.toThrow('somebody else');
  });

  test('a table that is there already stays as it is', async () => {
    const [store, record] = [memoryStore(), played(12)];
    await importRecord(store, rules, record, named('one'));
    await expect(importRecord(store, rules, played(3), named('one'))).rejects.toThrow('there is a table one already');
    expect(await store.lines('one', 0, 99)).toHaveLength(12);
  });
});
