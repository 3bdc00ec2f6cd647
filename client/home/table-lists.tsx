import { findGame } from '@parlour/games';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { Row } from '../storage/saved.ts';
import { sittersOf } from '../table/say.ts';
import styles from './home.module.css';
import { isOver } from './tables.tsx';

type Props = { tables: readonly Row[]; onPut(table: Row, archived: boolean): void };

/** The tables that wait. Putting one away hides it; nothing is deleted. */
export const Running = (props: Props) => <Rows part="running" {...props} />;

/** The tables that are over, and those that were put away. */
export function Over({ tables, onPut }: Props) {
  const { homePage: words } = useWords();
  const finished = tables.filter((table) => !table.archived).slice(0, 12);
  const archived = tables.filter((table) => table.archived);
  return (
    <section aria-label={words.finished}>
      <Fold title={words.finished} part="finished" tables={finished} onPut={onPut} />
      <Fold title={words.archived} part="archived" tables={archived} onPut={onPut} />
    </section>
  );
}

type ListProps = Props & { part: string };

/** What one seldom looks for is folded up; without a table there is nothing to fold. */
function Fold({ title, ...list }: ListProps & { title: string }) {
  if (list.tables.length === 0) return null;
  return (
    <details className={styles['fold']}>
      <summary>{title}</summary>
      <Rows {...list} />
    </details>
  );
}

const Rows = ({ part, tables, onPut }: ListProps) => (
  <ul className={styles['list']} data-part={part}>
    {tables.map((table) => (
      <TableRow key={table.id} table={table} onPut={onPut} />
    ))}
  </ul>
);

function TableRow({ table, onPut }: { table: Row; onPut: Props['onPut'] }) {
  const { homePage: words } = useWords();
  const language = useLanguage();
  const name = findGame(table.game)?.about[language].name ?? table.game;
  const sitters = sittersOf(table);
  const [href, action] = isOver(table)
    ? [`/replay/${table.id}`, words.lookAgain]
    : [`/table/${table.id}`, words.resume];
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
      <button type="button" className={shell['quiet']} onClick={() => onPut(table, !table.archived)}>
        {table.archived ? words.bringBack : words.archive}
      </button>
    </li>
  );
}
