import { findGame } from '@parlour/games';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { Row } from '../storage/saved.ts';
import { changeTable, listTables } from '../storage/tables.ts';
import { sittersOf } from '../table/say.ts';
import styles from './home.module.css';

const Damaged = lazy(() => import('../keeping/damaged.tsx'));

/** Tables that wait to be gone on with, and those that are over. Putting one away hides it; nothing is deleted. */
export function Tables() {
  const { homePage: words } = useWords();
  const [tables, setTables] = useState<{ rows: Row[]; damaged: number } | null>(null);
  const load = useCallback(() => void listTables().then(setTables, () => setTables({ rows: [], damaged: 0 })), []);
  useEffect(load, [load]);
  const put = async (table: Row, archived: boolean) => {
    await changeTable(table.id, { archived });
    load();
  };
  const isOver = ({ outcome, kind }: Row) => kind === 'record' || outcome !== null;
  const played = (tables?.rows ?? []).filter(({ kind }) => kind !== 'tutorial');
  const running = played.filter((table) => !isOver(table) && !table.archived);
  const finished = played.filter((table) => isOver(table) && !table.archived).slice(0, 12);
  const archived = played.filter((table) => table.archived);
  return (
    <section className={styles['tables']} aria-labelledby="running">
      <h2 id="running" className={styles['title']}>
        {words.running}
      </h2>
      {tables !== null && running.length === 0 && <p className={styles['hint']}>{words.runningNone}</p>}
      <ul className={styles['list']} data-part="running">
        {running.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            href={`/table/${table.id}`}
            action={words.resume}
            put={words.archive}
            onPut={() => void put(table, true)}
          />
        ))}
      </ul>
      {finished.length > 0 && (
        <details className={styles['fold']}>
          <summary>{words.finished}</summary>
          <ul className={styles['list']} data-part="finished">
            {finished.map((table) => (
              <TableRow
                key={table.id}
                table={table}
                href={`/replay/${table.id}`}
                action={words.lookAgain}
                put={words.archive}
                onPut={() => void put(table, true)}
              />
            ))}
          </ul>
        </details>
      )}
      {archived.length > 0 && (
        <details className={styles['fold']}>
          <summary>{words.archived}</summary>
          <ul className={styles['list']} data-part="archived">
            {archived.map((table) => (
              <TableRow
                key={table.id}
                table={table}
                href={isOver(table) ? `/replay/${table.id}` : `/table/${table.id}`}
                action={isOver(table) ? words.lookAgain : words.resume}
                put={words.bringBack}
                onPut={() => void put(table, false)}
              />
            ))}
          </ul>
        </details>
      )}
      {tables !== null && tables.damaged > 0 && (
        <Suspense>
          <Damaged count={tables.damaged} />
        </Suspense>
      )}
    </section>
  );
}

type RowProps = { table: Row; href: string; action: string; put: string; onPut(): void };

function TableRow({ table, href, action, put, onPut }: RowProps) {
  const { homePage: words } = useWords();
  const language = useLanguage();
  const name = findGame(table.game)?.about[language].name ?? table.game;
  const sitters = sittersOf(table);
  return (
    <li className={styles['row']}>
      <Link
        href={href}
        className={styles['rowMain']}
        aria-label={`${action}: ${name}, ${sitters.map((sitter) => sitter.name).join(', ')}`}
      >
        <span className={styles['rowName']}>{name}</span>
        <span className={styles['rowSeats']}>
          {sitters.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <SeatMark key={seat} sitter={sitter} size={20} />
          ))}
        </span>
        <span className={styles['hint']}>
          {words.moves(table.version)} · {words.ago(Date.now() - table.updated)}
        </span>
      </Link>
      <button type="button" className={shell['quiet']} onClick={onPut}>
        {put}
      </button>
    </li>
  );
}
