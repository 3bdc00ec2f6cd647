import type { StateView } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import type { Economicus, Facts } from '../../types.ts';
import { useTable } from './context.tsx';

export type After = { view: StateView<Economicus>; facts: Facts };

/** What a choice would lead to, as the table reckons it; `null` while that is not known. */
export function usePreview(choice: object | null): After | null {
  const { preview } = useTable();
  const key = choice === null ? null : JSON.stringify(choice);
  const [found, setFound] = useState<{ key: string; after: After } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    preview(JSON.parse(key))
      .then((after) => isWanted && setFound(after === null ? null : { key, after }))
      .catch(() => null);
    return () => {
      isWanted = false;
    };
  }, [preview, key]);
  return found !== null && found.key === key ? found.after : null;
}
