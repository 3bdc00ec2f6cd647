/**
 * One tab at a time plays a table. A lock of the browser decides which; it goes with the worker that holds it. A page
 * without TLS has no such locks (a phone in the same network): there the last tab to write wins.
 */
export function lockTable(id: string, onLost: () => void, how: 'ask' | 'steal' = 'ask'): Promise<boolean> {
  if (!('locks' in navigator) || navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const untilLost = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => {});
    };
    const options = how === 'steal' ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(`parlour-table-${id}`, options, untilLost).catch(onLost);
  });
}
