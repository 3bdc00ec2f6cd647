import { gameById } from '@parlour/games';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { SavedTable } from '../storage/saved.ts';
import { archiveTable, listTables } from '../storage/tables.ts';
import { sittersOf } from '../table/say.ts';
import styles from './home.module.css';

/** Tables that wait to be gone on with, and those that are over. Putting one away hides it; nothing is deleted. */
export function Tables() {
  const { homePage: words } = useWords();
  const [tables, setTables] = useState<SavedTable[] | null>(null);
  const load = useCallback(() => void listTables().then(setTables), []);
  useEffect(load, [load]);
  const put = async (table: SavedTable, archived: boolean) => {
    await archiveTable(table.id, archived);
    load();
  };
  const isOver = ({ record, kind }: SavedTable) => kind === 'record' || (record !== null && record.outcome !== null);
  const played = (tables ?? []).filter(({ kind }) => kind !== 'tutorial');
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
    </section>
  );
}

type RowProps = { table: SavedTable; href: string; action: string; put: string; onPut(): void };

function TableRow({ table, href, action, put, onPut }: RowProps) {
  const { homePage: words } = useWords();
  const { name } = gameById(table.game).about[useLanguage()];
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
          {sitters.map((sitter) => (
            <SeatMark key={sitter.name} sitter={sitter} size={20} />
          ))}
        </span>
        <span className={styles['hint']}>
          {words.moves(table.record?.entries.length ?? 0)} · {words.ago(Date.now() - table.updated)}
        </span>
      </Link>
      <button type="button" className={shell['quiet']} onClick={onPut}>
        {put}
      </button>
    </li>
  );
}
