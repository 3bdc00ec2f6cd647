import type { Entry } from '@parlour/kernel';
import type { Snapshot, Store } from './store.ts';
import type { Kept } from './types.ts';

/** Tables that last as long as the program: for tests, simulations and the terminal. */
export function memoryStore<K extends Kept = Kept>(): Store<K> {
  const tables = new Map<string, { kept: K; lines: Entry[]; snapshots: Snapshot[]; keys: (string | null)[] }>();
  const copy = <T>(value: T): T => structuredClone(value);
  return {
    async create(kept) {
      if (tables.has(kept.id)) return false;
      tables.set(kept.id, { kept: copy(kept), lines: [], snapshots: [], keys: [] });
      return true;
    },
    async load(id) {
      const table = tables.get(id);
      if (table === undefined) return null;
      const snapshot = table.snapshots.at(-1) ?? null;
      return copy({
        kept: table.kept,
        version: table.lines.length,
        snapshot,
        tail: table.lines.slice(snapshot?.version ?? 0),
        keys: table.keys.filter((key) => key !== null),
      });
    },
    async append(id, at, { lines, kept, snapshots = [], key }) {
      const table = tables.get(id);
      if (table === undefined || table.lines.length !== at || (kept?.head && table.kept.head !== null)) return false;
      table.lines.push(...copy(lines));
      Object.assign(table.kept, copy(kept ?? {}));
      table.snapshots.push(...copy(snapshots));
      table.keys.push(...lines.map((_, i) => (i === lines.length - 1 ? (key ?? null) : null)));
      return true;
    },
    async since(id, from) {
      const { lines = [], keys = [] } = tables.get(id) ?? {};
      return copy(lines.slice(from).map((entry, i) => ({ entry, key: keys[from + i] ?? null })));
    },
    async lines(id, from, to) {
      return copy(tables.get(id)?.lines.slice(from, to) ?? []);
    },
    async snapshotBefore(id, version) {
      return tables.get(id)?.snapshots.findLast((each) => each.version <= version) ?? null;
    },
  };
}
