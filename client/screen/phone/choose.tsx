import { findGame, GAMES, type GameEntry } from '@parlour/games';
import { useEffect, useState } from 'react';
import { api, type Problem } from '../../online/api.ts';
import { markKnown } from '../../online/known.ts';
import { NameForm } from '../../online/name-form.tsx';
import { sorry, useOnlineText } from '../../online/text/index.ts';
import { Loading } from '../../shell/loading.tsx';
import { Page } from '../../shell/page.tsx';
import { navigate } from '../../shell/places.tsx';
import shell from '../../shell/shell.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useOnce } from '../../shell/use-once.ts';
import { useLanguage, useWords } from '../../shell/words.tsx';
import type { ScreenText } from '../text/index.ts';
import styles from './phone.module.css';

type Props = {
  code: string;
  text: ScreenText;
  hint: string;
  /** The game that was chosen on the screen. */
  chosen?: string | null;
  /** Somebody else was faster. */
  onTaken(): void;
  onBack?: () => void;
};

/** Which game the screen shows, under which name. Two taps where the name is known already. */
export function Choose({ code, text, hint, chosen = null, onTaken, onBack }: Props) {
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
  const [entry, setEntry] = useState(chosen === null ? null : findGame(chosen));
  const [trouble, setTrouble] = useState('');
  const [open] = useOnce(
    async ({ id, seats }: GameEntry) => {
      const made = await api.create({ game: id, seats: seats.max, screen: code });
      markKnown();
      navigate(`/t/${made.id}`, { replace: true });
    },
    (error) => {
      const { is } = error as Problem;
      if (is === 'screenInUse') onTaken();
      if (online !== null) setTrouble(sorry(online, is));
    },
  );
  const isKnown = known !== null && known.me !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen on the screen, by whoever is known, is settled
  useEffect(() => {
    if (isKnown && entry !== null) open(entry);
  }, [isKnown]);
  if (online === null || known === null) return <Loading />;
  if (entry !== null && known.me === null)
    return (
      <Page title={entry.about[language].name}>
        <section className={`${shell['card']} ${styles['panel']}`}>
          <NameForm text={online} isAwaited action={online.sitDown} onMe={() => open(entry)} />
          <p role="alert">{trouble}</p>
        </section>
      </Page>
    );
  return (
    <Page title={text.chooseGame}>
      <div className={styles['stack']} data-part="choose-game">
        <p>{hint}</p>
        <ul className={styles['games']}>
          {GAMES.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles['game']}
                aria-pressed={each === entry}
                onClick={() => {
                  setEntry(each);
                  if (isKnown) open(each);
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
        {onBack !== undefined && (
          <button type="button" className={shell['button']} onClick={onBack} data-part="same-game">
            {text.backToTable}
          </button>
        )}
        <p role="alert">{trouble}</p>
      </div>
    </Page>
  );
}
