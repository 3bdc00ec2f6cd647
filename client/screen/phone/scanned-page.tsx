import { findGame, GAMES } from '@parlour/games';
import type { Me, ScreenShown } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { api, type Problem } from '../../online/api.ts';
import { markKnown } from '../../online/known.ts';
import { NameForm } from '../../online/name-form.tsx';
import { willSit } from '../../online/sit.ts';
import { sorry, useOnlineText } from '../../online/text/index.ts';
import { Loading } from '../../shell/loading.tsx';
import { Page } from '../../shell/page.tsx';
import { navigate, useSearch } from '../../shell/places.tsx';
import shell from '../../shell/shell.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useLanguage, useWords } from '../../shell/words.tsx';
import { type ScreenText, useScreenText } from '../text/index.ts';
import styles from './phone.module.css';

/** What a phone opens that scanned the code of a screen: its table, or the choice of a game if nobody has chosen one. */
export default function ScannedPage({ code }: { code: string }) {
  const text = useScreenText();
  const [shown, setShown] = useState<ScreenShown | 'unknown' | null>(null);
  useEffect(() => {
    if (code === '') return setShown('unknown');
    let isOver = false;
    const look = () =>
      api.screen(code).then(
        (found) => !isOver && setShown(found),
        () => !isOver && setShown('unknown'),
      );
    void look();
    return () => {
      isOver = true;
    };
  }, [code]);
  const room = shown === null || shown === 'unknown' ? null : shown.room;
  useEffect(() => {
    if (room === null) return;
    willSit(room);
    navigate(`/t/${room}`, { replace: true });
  }, [room]);
  if (text === null || shown === null || room !== null) return <Loading />;
  return shown === 'unknown' ? <EnterCode text={text} wasWrong={code !== ''} /> : <Choose code={code} text={text} />;
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

/** The first phone: which game, under which name. Two taps where the name is known already. */
function Choose({ code, text }: { code: string; text: ScreenText }) {
  const online = useOnlineText();
  const language = useLanguage();
  const words = useWords();
  const known = useLoaded(
    () =>
      api
        .me()
        .catch(() => null)
        .then((me) => ({ me })),
    [],
  );
  const [game, setGame] = useState(new URLSearchParams(useSearch()).get('game'));
  const [trouble, setTrouble] = useState('');
  const entry = game === null ? null : findGame(game);
  if (online === null || known === null) return <Loading />;
  const open = async (_: Me | null, chosen = entry) => {
    if (chosen === null) return;
    try {
      const made = await api.create({ game: chosen.id, seats: chosen.seats.max, screen: code });
      markKnown();
      navigate(`/t/${made.id}`, { replace: true });
    } catch (error) {
      setTrouble(sorry(online, (error as Problem).is));
    }
  };
  if (entry !== null && known.me === null)
    return (
      <Page title={entry.about[language].name}>
        <section className={`${shell['card']} ${styles['panel']}`}>
          <NameForm text={online} isAwaited action={online.sitDown} onMe={(me) => void open(me)} />
          <p role="alert">{trouble}</p>
        </section>
      </Page>
    );
  return (
    <Page title={text.chooseGame}>
      <div className={styles['stack']} data-part="choose-game">
        <p>{text.chooseGameHint}</p>
        <ul className={styles['games']}>
          {GAMES.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles['game']}
                aria-pressed={each.id === game}
                onClick={() => {
                  setGame(each.id);
                  if (known.me !== null) void open(known.me, each);
                }}
                data-game={each.id}
              >
                <img src={`/covers/${each.id}.svg`} alt="" width="72" height="96" />
                <span>
                  <b>{each.about[language].name}</b>
                  <span>{each.about[language].pitch}</span>
                  <small>
                    {words.homePage.players(each.seats.min, each.seats.max)} ·{' '}
                    {words.homePage.minutes(each.minutes.min, each.minutes.max)}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="alert">{trouble}</p>
      </div>
    </Page>
  );
}
