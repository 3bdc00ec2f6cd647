import type { GameTypes } from '@parlour/kernel';
import type { BoardModule } from '@parlour/kit';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../shell/sounds.ts';
import type { TableState } from '../table-state.ts';
import { sightOf } from '../table-store.ts';

/** Short and soft: what happened, in the game's own sounds where it has some; one's turn; the end. */
export function useTableSounds(
  { shown, staged, eyes }: TableState,
  isAsked: boolean,
  { sounds, isStaged }: Pick<BoardModule<GameTypes>, 'sounds' | 'isStaged'> = {},
  /** Beside a big screen the room hears that, and not every phone. */
  mayBeHeard = true,
): void {
  const isOn = useSettings((settings) => settings.sound) && mayBeHeard;
  const heard = useRef<number | null>(null);
  // Nobody waits for a sound: what makes them is fetched after the first decision has been put before the person.
  const wasAsked = useRef(false);
  const wasStaged = useRef(false);
  const moment = staged?.event ?? null;
  const ownOfMoment = moment === null ? null : (sounds?.(moment) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment on the stage sounds once
  useEffect(() => {
    if (moment === null) return;
    wasStaged.current = true;
    if (isOn && wasAsked.current && ownOfMoment !== null) play(ownOfMoment);
  }, [moment]);

  const version = shown?.version ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position sounds once
  useEffect(() => {
    const isNew = heard.current !== null && heard.current !== version;
    heard.current = version;
    const isLate = wasAsked.current;
    wasAsked.current ||= isAsked;
    if (shown === null || !isNew) return;
    // What was on the stage has sounded there.
    const untold = (sightOf(shown, eyes)?.events ?? []).filter((event) => !(wasStaged.current && isStaged?.(event)));
    wasStaged.current = false;
    const own = untold.map((event) => sounds?.(event) ?? null).findLast((name) => name !== null);
    if (!isOn || !isLate) return;
    if (shown.outcome !== null) play('end');
    else play(own ?? (isAsked ? 'turn' : 'move'));
  }, [version, isAsked, isOn]);
}
