import type { Seat } from '@parlour/kernel';
import type { Ask } from '@parlour/protocol';
import { useState } from 'react';
import places from '../../online/online.module.css';
import type { OnlineText } from '../../online/text/index.ts';
import shell from '../../shell/shell.module.css';
import type { ScreenText } from '../text/index.ts';
import styles from './phone.module.css';

type Props = { text: ScreenText; online: OnlineText; free: Seat; ask(what: Ask): Promise<boolean> };

/** Two children at one phone: the second sits down under a name of their own, and the phone goes from hand to hand. */
export default function AnotherHere({ text, online, free, ask }: Props) {
  const [name, setName] = useState('');
  return (
    <form
      className={styles['another']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void ask({ is: 'sit', seat: free, name: name.trim() });
      }}
    >
      <label className={places['field']}>
        {text.theirName}
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever pressed the button came to write here
          autoFocus
          value={name}
          maxLength={24}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          data-part="another-name"
        />
      </label>
      <button type="submit" className={shell['primary']} aria-disabled={name.trim() === ''} data-part="another-sits">
        {online.sitDown}
      </button>
    </form>
  );
}
