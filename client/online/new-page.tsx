import { findGame } from '@parlour/games';
import { useState } from 'react';
import { playersIn } from '../home/fits.ts';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Page } from '../shell/page.tsx';
import { navigate, useSearch } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { useOnce } from '../shell/use-once.ts';
import { useGameText } from '../shell/words.tsx';
import { rulesForNew, rulesOf } from '../storage/bundles.ts';
import { api, type Problem } from './api.ts';
import { markKnown } from './known.ts';
import { NameForm } from './name-form.tsx';
import styles from './online.module.css';
import { PACES } from './pace/paces.ts';
import { TableForm, type TableWish } from './settling/table-form.tsx';
import { sorry, useOnlineText } from './text/index.ts';

/** A table for friends: how many seats, who may join, how fast, by which of the game's options. */
export default function NewTablePage({ id }: { id: string }) {
  const text = useOnlineText();
  const entry = findGame(id);
  const gameText = useGameText(entry);
  const rules = useLoaded(
    () => (entry === null ? undefined : rulesForNew(entry.id).then((name) => rulesOf(entry.id, name))),
    [entry],
  );
  const known = useLoaded(
    () =>
      api
        .me()
        .then((me) => ({ me, trouble: '' }))
        .catch((problem: Problem) => ({ me: null, trouble: problem.is })),
    [],
  );
  const wanted = playersIn(useSearch());
  const [chosen, setChosen] = useState<TableWish | null>(null);
  const [trouble, setTrouble] = useState('');
  const [open, isOpening] = useOnce(
    async (wish: TableWish) => {
      setTrouble('');
      const made = await api.create({ game: id, ...wish });
      markKnown();
      navigate(`/t/${made.id}`);
    },
    (error) => text !== null && setTrouble(sorry(text, (error as Problem).is)),
  );
  if (entry === null) return <NotFound />;
  if (text === null || gameText === null || rules === null || known === null) return <Loading />;
  const { min, max } = rules.seats;
  const wish = chosen ?? {
    seats: Math.min(max, Math.max(min, wanted ?? 3)),
    pace: PACES.none,
    isPublic: false,
    options: {},
  };
  return (
    <Page title={text.newTitle(gameText.name)}>
      <div className={styles['stack']}>
        <TableForm game={entry} rules={rules} gameText={gameText} text={text} wish={wish} onChange={setChosen} />
        <section className={`${shell['card']} ${styles['panel']}`}>
          {known.trouble !== '' && <p role="alert">{text.offline}</p>}
          {known.me === null ? (
            <NameForm text={text} action={text.setUp} onMe={() => open(wish)} />
          ) : (
            <button
              type="button"
              className={`${shell['primary']} ${styles['start']}`}
              onClick={() => open(wish)}
              aria-disabled={isOpening}
              data-part="open-table"
            >
              {text.setUp}
            </button>
          )}
          <p role="alert" className={styles['trouble']}>
            {trouble}
          </p>
        </section>
      </div>
    </Page>
  );
}
