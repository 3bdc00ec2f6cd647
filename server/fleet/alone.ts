import type { Fleet } from './fleet.ts';

/** So many screens may wait for somebody to choose a game; those that have waited longest are forgotten first. */
const MOST_WAITING = 500;

/** A house with one server: there is nobody to tell, and everything is its own. */
export function alone(): Fleet {
  const waiting = new Set<string>();
  return {
    isAlone: true,
    node: '',
    tell() {},
    hear() {},
    claim: async (rooms) => new Set(rooms),
    orphans: async () => [],
    release: async () => {},
    here() {},
    elsewhere: async () => new Map(),
    waitingScreens: {
      async add(code) {
        if (waiting.has(code)) return false;
        waiting.add(code);
        for (const oldest of waiting) if (waiting.size > MOST_WAITING) waiting.delete(oldest);
        return true;
      },
      has: async (code) => waiting.has(code),
    },
    addressOf: async () => null,
    now: () => Date.now(),
    close: async () => {},
  };
}
