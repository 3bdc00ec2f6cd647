import { useState } from 'react';
import { Page } from '../../shell/page.tsx';
import { navigate } from '../../shell/places.tsx';
import shell from '../../shell/shell.module.css';
import type { ScreenText } from '../text/index.ts';
import styles from './phone.module.css';

/** For whoever cannot scan: the digits that stand on the screen. */
export default function EnterCode({ text, wasWrong }: { text: ScreenText; wasWrong: boolean }) {
  const [code, setCode] = useState('');
  const digits = code.replace(/\D/g, '');
  return (
    <Page title={wasWrong ? text.unknownCode : text.title}>
      <form
        className={styles['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (digits.length === 6) navigate(`/s/${digits}`);
        }}
      >
        <p>{text.unknownCodeHint}</p>
        <label className={styles['stack']}>
          {text.enterCode}
          <input
            className={styles['digits']}
            inputMode="numeric"
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            data-part="screen-code"
          />
        </label>
        <button type="submit" className={shell['primary']} aria-disabled={digits.length !== 6}>
          {text.join}
        </button>
      </form>
    </Page>
  );
}
