import { GAMES } from '@parlour/games';
import type { ScreenShown } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../shell/words.tsx';
import { Invitation } from './invitation.tsx';
import styles from './screen.module.css';
import type { ScreenText } from './text/index.ts';

/** Before there is a table: the code to scan, and the games, to be chosen from by a remote control or by the first phone. */
export function Waiting({ shown, text, isLost }: { shown: ScreenShown; text: ScreenText; isLost: boolean }) {
  const language = useLanguage();
  const words = useWords();
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setAt((now) => (now === null ? (step > 0 ? 0 : GAMES.length - 1) : (now + step + GAMES.length) % GAMES.length));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const game = at === null ? null : GAMES[at];
  return (
    <main className={styles['waiting']} data-part="screen-waiting">
      <section className={styles['welcome']}>
        <h1>{text.title}</h1>
        <p className={styles['say']}>{text.waitingForPhone}</p>
        <ul className={styles['covers']}>
          {GAMES.map(({ id, about, seats, hasCover }, i) => (
            <li key={id} data-chosen={at === i}>
              <button type="button" onClick={() => setAt(i)} aria-pressed={at === i} data-game={id}>
                {hasCover && <img src={`/covers/${id}.svg`} alt="" width="300" height="400" />}
                <b>{about[language].name}</b>
                <span>{words.homePage.players(seats.min, seats.max)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles['hint']} role="status">
          {isLost ? text.noHouse : game == null ? text.chooseHere : text.chosen(game.about[language].name)}
        </p>
      </section>
      <aside className={styles['door']}>
        <h2>{text.scan}</h2>
        <Invitation shown={shown} text={text} game={game?.id ?? null} />
      </aside>
    </main>
  );
}
