import { useState } from 'react';
import { useOnce } from '../shell/use-once.ts';
import { useLanguage } from '../shell/words.tsx';
import { notBegun } from './not-begun.ts';

/** A new table is begun once, however often and fast one clicks; if there is none, the reader is told why, and may try again. */
export function useBeginning<Facts extends unknown[]>(
  begin: (...facts: Facts) => Promise<unknown>,
): [run: (...facts: Facts) => void, isBusy: boolean, trouble: string] {
  const language = useLanguage();
  const [trouble, setTrouble] = useState('');
  const [run, isBusy] = useOnce(
    (...facts: Facts) => {
      setTrouble('');
      return begin(...facts);
    },
    async (error) => setTrouble(await notBegun(language, error)),
  );
  return [run, isBusy, trouble];
}
