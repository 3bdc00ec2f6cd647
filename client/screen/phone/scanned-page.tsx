import { useEffect, useState } from 'react';
import { willSit } from '../../online/sit.ts';
import { Loading } from '../../shell/loading.tsx';
import { Page } from '../../shell/page.tsx';
import { navigate, useSearch } from '../../shell/places.tsx';
import shell from '../../shell/shell.module.css';
import { type ScreenText, useScreenText } from '../text/index.ts';
import { Choose } from './choose.tsx';
import styles from './phone.module.css';
import { useShown } from './use-shown.ts';

// One part for a phone: apart, each would weigh more.
export { AnotherGame } from './another-game.tsx';

/** What a phone opens that scanned the code of a screen: its table, or the choice of a game if nobody has chosen one. */
export default function ScannedPage({ code }: { code: string }) {
  const text = useScreenText();
  const { shown, isLost, look } = useShown(code);
  const chosen = new URLSearchParams(useSearch()).get('game');
  const room = shown === null || shown === 'unknown' ? null : shown.room;
  useEffect(() => {
    if (room === null) return;
    willSit(room);
    navigate(`/t/${room}`, { replace: true });
  }, [room]);
  if (text === null || room !== null) return <Loading />;
  if (shown === 'unknown') return <EnterCode text={text} wasWrong={code !== ''} />;
  if (shown !== null)
    return (
      <Choose
        code={code}
        text={text}
        hint={isLost ? text.noHouse : text.chooseGameHint}
        chosen={chosen}
        onTaken={look}
      />
    );
  return isLost ? (
    <Page title={text.title}>
      <p role="status" data-part="no-house">
        {text.noHouse}
      </p>
    </Page>
  ) : (
    <Loading />
  );
}

function EnterCode({ text, wasWrong }: { text: ScreenText; wasWrong: boolean }) {
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
