export { type History, historyOf, STRETCH, undoneIn } from './history.ts';
export { importRecord } from './import.ts';
export { memoryStore } from './memory-store.ts';
export { branchOf, keptFor, mayAdd } from './opening.ts';
export type { Loaded, Snapshot, Store, Written } from './store.ts';
export { type Home, type Listener, type Mode, Table, type Timing } from './table.ts';
export type * from './types.ts';
