import { findGame } from '@parlour/games';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { Row } from '../storage/saved.ts';
import { sittersOf } from '../table/say.ts';
import styles from './home.module.css';

const isOver = ({ outcome, kind }: Row): boolean => kind === 'record' || outcome !== null;

type Props = { played: readonly Row[]; onPut(table: Row, archived: boolean): void };

/** The tables that are kept, by where they stand. Putting one away hides it; nothing is deleted. */
export default function TableLists({ played, onPut }: Props) {
  const { homePage: words } = useWords();
  const running = played.filter((table) => !isOver(table) && !table.archived);
  const finished = played.filter((table) => isOver(table) && !table.archived).slice(0, 12);
  const archived = played.filter((table) => table.archived);
  return (
    <>
      {running.length === 0 && <p className={styles['hint']}>{words.runningNone}</p>}
      <ul className={styles['list']} data-part="running">
        {running.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            href={`/table/${table.id}`}
            action={words.resume}
            put={words.archive}
            onPut={() => onPut(table, true)}
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
                onPut={() => onPut(table, true)}
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
                onPut={() => onPut(table, false)}
              />
            ))}
          </ul>
        </details>
      )}
    </>
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
