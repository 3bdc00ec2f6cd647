import { findGame } from '@parlour/games';
import { markById, SeatMark } from '@parlour/kit/seats/index.ts';
import type { Listed } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { Link } from '../../shell/places.tsx';
import { useLanguage } from '../../shell/words.tsx';
import { marksOf } from '../connect-online.ts';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';
import { type Lists, watchLists } from './watch-lists.ts';

/** The lists, live while the page is looked at; `null` until they are here, `'offline'` where there is no server. */
export function useLists(): Lists | 'offline' | null {
  const [lists, setLists] = useState<Lists | 'offline' | null>(null);
  useEffect(() => watchLists(setLists), []);
  return lists;
}

export function TableList({ tables, none, text }: { tables: Listed[]; none: string; text: OnlineText }) {
  const language = useLanguage();
  if (tables.length === 0) return <p className={styles['hint']}>{none}</p>;
  return (
    <ul className={styles['list']}>
      {tables.map((table) => {
        const free = table.seats.filter(({ isFree }) => isFree).length;
        const says =
          table.state === 'gathering'
            ? text.gathering(free)
            : table.isMyTurn
              ? text.yourTurn
              : table.state === 'over' || table.state === 'ended'
                ? text.over
                : text.running;
        const marks = marksOf(table.seats);
        return (
          <li key={table.id}>
            <Link href={`/t/${table.id}`} className={styles['listed']} data-turn={table.isMyTurn} data-part="listed">
              <span className={styles['who']}>
                <b>{findGame(table.game)?.about[language].name ?? table.game}</b>
                <span className={styles['row']}>
                  {table.seats.map(({ name, isFree }, seat) =>
                    isFree ? null : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                      <span key={seat} title={name} className={styles['row']}>
                        <SeatMark sitter={markById(marks[seat] ?? '')} size={18} />
                        {name || text.forgotten}
                      </span>
                    ),
                  )}
                </span>
                <span className={styles['hint']}>{text.paceSays(table.pace)}</span>
              </span>
              <span className={styles['badge']}>{says}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
