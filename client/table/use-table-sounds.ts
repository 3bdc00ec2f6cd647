import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { play } from '../shell/sounds.ts';
import type { TableState } from './table-store.ts';

/** Short and soft: one's turn, somebody's move, the end. */
export function useTableSounds({ shown }: TableState, isAsked: boolean): void {
  const sound = useSettings((settings) => settings.sound);
  const heard = useRef<number | null>(null);
  // Nobody waits for a sound: what makes them is fetched after the first decision has been put before the person.
  const wasAsked = useRef(false);
  const version = shown?.version ?? null;
  const isOver = shown !== null && shown.outcome !== null;
  useEffect(() => {
    const isNew = heard.current !== null && heard.current !== version;
    heard.current = version;
    const isLate = wasAsked.current;
    wasAsked.current ||= isAsked;
    if (sound && isNew && isLate) play(isOver ? 'end' : isAsked ? 'turn' : 'move');
  }, [version, isAsked, isOver, sound]);
}
