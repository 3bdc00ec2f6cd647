import { GAMES, type GameEntry } from '@parlour/games';
import { later } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { isKnown } from '../online/known.ts';
import { Boundary } from '../shell/boundary.tsx';
import { Emblem } from '../shell/emblem.tsx';
import { Sign } from '../shell/icons.tsx';
import { Link, navigate } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useUpdate } from '../shell/updates.ts';
import { useWords } from '../shell/words.tsx';
import { showBegun } from './begun.ts';
import { DropZone } from './drop-zone.tsx';
import { Finder } from './finder.tsx';
import { fits, type Wanted } from './fits.ts';
import { GameCard } from './game-card.tsx';
import styles from './home.module.css';
import type { ImportProgress } from './import-record.ts';
import { OtherTables, RunningTables, useTables } from './tables.tsx';

const HomeLists = lazy(later(() => import('../online/lists/home-lists.tsx')));

/** The room: the games on the table, what was begun and waits, and the records one has. */
export function HomePage() {
  const words = useWords();
  const [trouble, setTrouble] = useState('');
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [wanted, setWanted] = useState<Wanted>({ players: null, minutes: null });
  const [first] = GAMES as readonly [GameEntry];
  const found = GAMES.filter((entry) => fits(entry, wanted));
  const update = useUpdate((state) => state.load);
  const tables = useTables();
  // The page that was drawn beforehand knows nobody.
  const [isOnline, setOnline] = useState(false);
  useEffect(() => setOnline(isKnown()), []);
  useLayoutEffect(showBegun, []);
  useEffect(() => {
    document.title = `${words.title}: ${words.tagline}`;
  }, [words]);
  const open = async (file: File) => {
    setTrouble('');
    try {
      const { importRecord } = await import('./import-record.ts');
      const imported = await importRecord(file, words, setProgress);
      if ('trouble' in imported) setTrouble(imported.trouble);
      else navigate(`/${imported.isOver ? 'replay' : 'table'}/${imported.id}`);
    } catch {
      setTrouble(words.homePage.notOpened);
    } finally {
      setProgress(null);
    }
  };
  return (
    <div className={styles['home']}>
      <header className={styles['head']}>
        <Emblem size={44} />
        <div>
          <h1 className={styles['name']}>{words.title}</h1>
          <p className={styles['tagline']}>{words.tagline}</p>
        </div>
        <Link href="/online" className={`${shell['button']} ${styles['online']}`} data-part="online-link">
          <Sign name="person" />
          {words.homePage.online}
        </Link>
        <Link href="/settings" className={`${shell['quiet']} ${styles['settings']}`} aria-label={words.settings.title}>
          <Sign name="settings" />
          <span>{words.settings.title}</span>
        </Link>
      </header>
      {update !== null && (
        <p className={styles['update']} role="status">
          {words.update.ready}
          <button type="button" className={shell['button']} onClick={update}>
            {words.update.reload}
          </button>
        </p>
      )}
      <main className={styles['main']}>
        <section className={styles['games']} aria-label={words.homePage.games}>
          <Finder first={first} wanted={wanted} onWanted={setWanted} />
          {found.map((entry) => (
            <GameCard key={entry.id} entry={entry} wanted={wanted} />
          ))}
          {found.length === 0 && <p role="status">{words.homePage.nothingFits}</p>}
        </section>
        <Boundary fallback={() => <p role="alert">{words.homePage.notListed}</p>}>
          <RunningTables tables={tables} />
        </Boundary>
        <div className={styles['side']}>
          {isOnline && (
            <Suspense>
              <HomeLists />
            </Suspense>
          )}
          <Boundary fallback={() => <p role="alert">{words.homePage.notListed}</p>}>
            <OtherTables tables={tables} />
          </Boundary>
          <section className={styles['records']} aria-labelledby="records">
            <h2 id="records" className={styles['title']}>
              {words.homePage.records}
            </h2>
            <label className={`${shell['button']} ${styles['file']}`}>
              {words.homePage.openRecord}
              <input
                type="file"
                accept=".json,application/json"
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file !== undefined) void open(file);
                  event.target.value = '';
                }}
              />
            </label>
            <p className={styles['hint']}>{words.homePage.dropHint}</p>
            <p role="status" className={styles['hint']}>
              {progress?.is === 'rules' && progress.says}
            </p>
            {progress?.is === 'lines' && <progress value={progress.part} aria-label={words.loading} />}
            <p role="alert" className={styles['trouble']}>
              {trouble}
            </p>
          </section>
        </div>
      </main>
      <footer className={styles['foot']}>
        <details>
          <summary>{words.homePage.credits}</summary>
          {GAMES.map(({ id, credits }) => (
            <p key={id}>{credits}</p>
          ))}
          <p>{words.homePage.iconCredits}</p>
        </details>
      </footer>
      <DropZone onFile={(file) => void open(file)} />
    </div>
  );
}
