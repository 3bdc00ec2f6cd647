import { useRef, useState } from 'react';

/**
 * What makes a table is begun once, however often and fast one clicks. If that fails it may be tried again, and whoever gave
 * words for it says so.
 */
export function useOnce<Facts extends unknown[]>(
  begin: (...facts: Facts) => Promise<unknown>,
  onTrouble: (error: unknown) => unknown = () => {},
): [run: (...facts: Facts) => void, isBusy: boolean] {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const settle = (value: boolean) => {
    isRunning.current = value;
    setBusy(value);
  };
  const run = (...facts: Facts) => {
    if (isRunning.current) return;
    settle(true);
    // What was begun leaves for the table that it made.
    begin(...facts).catch((error: unknown) => {
      settle(false);
      return onTrouble(error);
    });
  };
  return [run, isBusy];
}
