import { useEffect, useState } from 'react';
import { api } from '../online/api.ts';
import styles from '../online/online.module.css';
import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import { LineForm } from './line-form.tsx';
import { houseText } from './words.ts';

/** The door: by the token, or by the link that was printed, which has it behind the #. */
export function Enter({ onEntered }: { onEntered(): void }) {
  const words = houseText[useLanguage()];
  const [token, setToken] = useState(() => location.hash.slice(1));
  const [says, setSays] = useState('');
  useEffect(() => {
    // It does not stay in the address or the history.
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <div className={styles['stack']}>
      <p>{words.enterHint}</p>
      <LineForm
        className={styles['stack']}
        label={words.token}
        type="password"
        autoComplete="current-password"
        value={token}
        onValue={setToken}
        onSend={() => api.host.enter(token.trim()).then(onEntered, () => setSays(words.notHost))}
        data-part="host-token"
      >
        <button type="submit" className={shell['primary']} data-part="enter-house">
          {words.enter}
        </button>
      </LineForm>
      <p role="alert">{says}</p>
    </div>
  );
}
