import { patiently } from '@parlour/kit/parts/later.ts';
import { useEffect, useState } from 'react';

/** What a promise gave; `null` until then. A new `load` is started whenever one of `on` changes. */
export function useLoaded<T>(load: () => Promise<T> | undefined, on: readonly unknown[]): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    void patiently(async () => load()).then((value) => wanted && value !== undefined && setLoaded(() => value));
    return () => {
      wanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: `on` says when to load again
  }, on);
  return loaded;
}
