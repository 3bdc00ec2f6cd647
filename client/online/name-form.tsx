import type { Me } from '@parlour/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import shell from '../shell/shell.module.css';
import { api, type Problem } from './api.ts';
import { markKnown } from './known.ts';
import styles from './online.module.css';
import { type OnlineText, sorry } from './text/index.ts';

type Props = {
  text: OnlineText;
  action: string;
  /** Whoever came by a link came for this: they write at once, without touching the field first. */
  isAwaited?: boolean;
  onMe(me: Me): void;
};

/** One field and one button: a name is all that is needed to sit down. */
export function NameForm({ text, action, isAwaited = false, onMe }: Props) {
  const settings = useSettings();
  const [name, setName] = useState(settings.name ?? '');
  const [trouble, setTrouble] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAwaited) field.current?.focus();
  }, [isAwaited]);
  const become = async () => {
    setTrouble('');
    try {
      const me = await api.become(name.trim());
      settings.set({ name: me.name });
      markKnown();
      onMe(me);
    } catch (error) {
      setTrouble(sorry(text, (error as Problem).is));
    }
  };
  return (
    <form
      className={styles['stack']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void become();
      }}
    >
      <label className={styles['field']}>
        {text.yourName}
        <input
          ref={field}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
          data-part="name"
        />
      </label>
      <p className={styles['hint']}>{text.nameHint}</p>
      <button type="submit" className={shell['primary']} aria-disabled={name.trim() === ''} data-part="become">
        {action}
      </button>
      <p role="alert" className={styles['trouble']}>
        {trouble}
      </p>
    </form>
  );
}
