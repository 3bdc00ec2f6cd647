import { useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { Sign } from '../../shell/icons.tsx';
import type { ScreenText } from '../text/index.ts';
import styles from './wall.module.css';

const ALL = { sound: true, speed: 1 } as const;
const NONE = { sound: false, speed: 0 } as const;

/** A browser lets nothing be heard before somebody has pressed something. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/**
 * Everything that sounds and moves, off and on with one switch: ▲ and ▼ of a remote control, or a tap where the screen can be
 * touched. At a keyboard S is for the sound alone, and M for what moves.
 */
export function ShowSwitch({ text }: { text: ScreenText }) {
  const { sound, speed, set } = useSettings();
  const [isAwake, setAwake] = useState(mayBeHeard);
  const isOn = sound || speed > 0;
  const isWaiting = sound && !isAwake;
  useEffect(() => {
    const wake = () => setAwake(mayBeHeard());
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (key === 's') set({ sound: !sound });
      if (key === 'm') set({ speed: speed === 0 ? 1 : 0 });
      if (key === 'arrowup' || key === 'arrowdown') {
        event.preventDefault();
        // The first press of all lets it be heard.
        if (!isWaiting) set(isOn ? NONE : ALL);
      }
      wake();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerup', wake);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerup', wake);
    };
  }, [sound, speed, set, isOn, isWaiting]);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles['show']}
      // A remote control has no way back from what it stands on: it presses ▲ and ▼ wherever that is.
      tabIndex={-1}
      onClick={() => !isWaiting && set(isOn ? NONE : ALL)}
      data-part="show-switch"
      data-sound={sound}
      data-moves={speed > 0}
    >
      <Sign name={sound && isAwake ? 'sound' : 'silence'} size={28} />
      <span>{isWaiting ? text.wakeSound : text.show}</span>
      <span className={styles['keys']} aria-hidden="true">
        ▲▼
      </span>
      <span className={styles['knob']} aria-hidden="true" />
    </button>
  );
}
