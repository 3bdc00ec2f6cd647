import type { GameTypes } from '@parlour/kernel';
import type { BoardModule } from '@parlour/kit';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../shell/sounds.ts';
import type { TableState } from '../../table/table-state.ts';
import { sightOf } from '../../table/table-store.ts';

/** The room hears the screen, and not five phones. */
export function useScreenSounds({ shown, staged }: TableState, module: BoardModule<GameTypes> | null): void {
  const { sound } = useSettings();
  const heard = useRef<number | null>(null);
  const moment = staged === null ? null : staged.event;
  useEffect(() => {
    const own = moment === null ? null : (module?.sounds?.(moment) ?? null);
    if (sound && own !== null) play(own);
  }, [moment, module, sound]);
  const version = shown?.version ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position sounds once
  useEffect(() => {
    const isNew = heard.current !== null && heard.current !== version;
    heard.current = version;
    if (!isNew || !sound || shown === null) return;
    const quiet = (sightOf(shown, 'spectator')?.events ?? []).filter((event) => module?.isStaged?.(event) !== true);
    const own = quiet.map((event) => module?.sounds?.(event) ?? null).findLast((name) => name !== null);
    play(shown.outcome === null ? (own ?? 'move') : 'end');
  }, [version]);
}
