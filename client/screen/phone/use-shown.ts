import type { ScreenShown } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { api, type Problem } from '../../online/api.ts';

/** Somebody else may choose a game any moment. */
const EVERY = 1000;

type Seen = { shown: ScreenShown | 'unknown' | null; isLost: boolean };

/** Which table a screen shows, asked again until it shows one; `null`: not known yet. */
export function useShown(code: string): Seen & { look(): void } {
  const [seen, setSeen] = useState<Seen>({ shown: null, isLost: false });
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks again asks at once
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: (now: Seen) => Seen) => !isOver && setSeen(next);
    const look = async () => {
      try {
        const shown = code === '' ? 'unknown' : await api.screen(code);
        tell(() => ({ shown, isLost: false }));
        if (shown === 'unknown' || shown.room !== null) return;
      } catch (problem) {
        if ((problem as Problem).is === 'unknownScreen') return tell(() => ({ shown: 'unknown', isLost: false }));
        tell(({ shown }) => ({ shown, isLost: true }));
      }
      if (!isOver) timer = setTimeout(look, EVERY);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [code, looks]);
  return { ...seen, look: () => setLooks((count) => count + 1) };
}
