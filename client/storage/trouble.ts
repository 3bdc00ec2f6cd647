import { createStore } from 'zustand/vanilla';

/** What stands in the way of the browser's storage, if anything does: shown by every page. */
export type StorageTrouble =
  /** Another tab with an earlier version of the app holds the store; it must be closed. */
  | 'blocked'
  /** A newer version of the app has been here; this one must be reloaded. */
  | 'newer'
  /** The browser gives no storage at all. */
  | 'none';
export const storageState = createStore<{ trouble: StorageTrouble | null }>(() => ({ trouble: null }));
