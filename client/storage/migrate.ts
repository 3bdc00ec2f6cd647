import { RULES } from '@parlour/bundles/newest.ts';
import type { Entry, Head } from '@parlour/kernel';
import { headOf } from '@parlour/kernel/record.ts';
import { fromVersion1, type Record1 } from '@parlour/protocol/from-version-1.ts';
import type { TableSetup } from '@parlour/table';
import { answered } from './requests.ts';
import type { Row } from './saved.ts';
import { storeOf } from './stored.ts';

/** A table as versions 1 and 2 of the store kept it: with its whole record, written anew at every move. */
export type OldTable = {
  id: string;
  game: string;
  setup: TableSetup;
  marks: string[];
  record: Record1 | null;
  seed: string | null;
  updated: number;
  archived: boolean;
  kind: Row['kind'];
};

/** Takes every table over, one after another: no more than one of them is in memory at a time. */
export async function migrate(transaction: IDBTransaction): Promise<void> {
  const [kept, lines, damaged] = [
    storeOf(transaction, 'kept'),
    storeOf(transaction, 'lines'),
    storeOf(transaction, 'damaged'),
  ];
  const asking = transaction.objectStore('tables').openCursor();
  for (let cursor = await answered(asking); cursor !== null; cursor = await answered(asking)) {
    const old = cursor.value as OldTable;
    let found: { row: Row; entries: readonly Entry[] } | null = null;
    try {
      found = takenOver(old);
    } catch {
      await damaged.add({ what: old });
    }
    if (found !== null) {
      const { row, entries } = found;
      await kept.put(row);
      for (const [at, entry] of entries.entries()) await lines.put({ table: row.id, at, entry });
    }
    cursor.continue();
  }
}

/** A table of the old store in today's form. Its game goes on by rules 0; one that had not begun, by today's. */
function takenOver({ id, game, setup, marks, record, seed, updated, archived, kind }: OldTable): {
  row: Row;
  entries: readonly Entry[];
} {
  const common = { id, game, marks: [...marks], updated, archived: archived === true, kind };
  if (record === null) {
    const rules = RULES.find((each) => each.game === game);
    if (rules === undefined) throw new Error(`there are no rules of ${game}`);
    const { bundle, version } = rules;
    const names = setup.sitters.map(({ name }) => ({ name, salt: id }));
    const seeds = [setup.seed ?? freshHex()];
    return {
      row: { ...common, rules: { version, bundle }, setup, names, seeds, head: null, outcome: null, version: 0 },
      entries: [],
    };
  }
  const today = fromVersion1({ ...record, seed: record.seed ?? seed });
  const { sitters, options, picks } = record;
  const head: Head = headOf(today);
  return {
    row: {
      ...common,
      rules: today.rules,
      setup: { sitters: sitters.map(({ name, bot }) => ({ name, bot })), options, picks },
      names: today.names,
      seeds: today.seeds ?? [],
      head,
      outcome: today.outcome,
      version: today.entries.length,
    },
    entries: today.entries,
  };
}

const freshHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
