import { useEffect, useState } from 'react';

/** What a choice would lead to, as the table reckons it; `null` while that is not known. */
export function usePreviewOf<After>(
  preview: (choice: never) => Promise<After | null>,
  choice: object | null,
): After | null {
  const key = choice === null ? null : JSON.stringify(choice);
  const [found, setFound] = useState<{ key: string; after: After } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    preview(JSON.parse(key) as never)
      .then((after) => isWanted && setFound(after && { key, after }))
      .catch(() => null);
    return () => {
      isWanted = false;
    };
  }, [preview, key]);
  return found?.key === key ? found.after : null;
}
