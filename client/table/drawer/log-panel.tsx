import { eventWords, type GameTypes, type Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../shell/words.tsx';
import type { TableStore } from '../table-store.ts';
import type { LogLine } from '../types.ts';
import styles from './log-panel.module.css';
import { RuleMark } from './rule-mark.tsx';
import { useGoverning } from './use-governing.ts';

const seatOf = (entry: LogLine['entry']): Seat | null => (entry !== null && 'seat' in entry ? entry.seat : null);

/** What happened, in words. An entry shows the table as it was then, and beside it stands the rule it was played by. */
export function LogPanel({ store, props }: { store: TableStore; props: BoardProps<GameTypes> }) {
  const words = useWords();
  const { log, looking } = useStore(store);
  const [only, setOnly] = useState<Seat | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { text, say, sitters } = props;
  const ruleOf = useGoverning(store, text);
  const shown = log.filter(({ entry }) => only === null || seatOf(entry) === only);
  const latest = log.at(-1)?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is kept in sight whenever one is added
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [latest, only]);
  return (
    <>
      <label className={styles['filter']}>
        {words.table.filter}
        <select
          value={only ?? ''}
          onChange={(event) => setOnly(event.target.value === '' ? null : (Number(event.target.value) as Seat))}
        >
          <option value="">{words.table.everybody}</option>
          {sitters.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <option key={seat} value={seat}>
              {sitter.name}
            </option>
          ))}
        </select>
      </label>
      <ol className={styles['log']} ref={list} data-part="log">
        {shown.length === 0 && <li className={styles['logEmpty']}>{words.table.logEmpty}</li>}
        {shown.map((each) => {
          const { line, entry, events, undone } = each;
          const sitter = sitters[seatOf(entry) ?? -1];
          const rule = ruleOf(each);
          return (
            <li key={line} data-undone={undone}>
              <button
                type="button"
                className={styles['logLine']}
                aria-current={looking?.line === line}
                onClick={() => void store.look(line)}
              >
                {sitter === undefined ? <span className={styles['noMark']} /> : <SeatMark sitter={sitter} size={18} />}
                <span>
                  {entry !== null && 'undo' in entry && words.table.tookBack(say.seat(entry.seat))}
                  {events.map((event, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the events of a line never change
                    <span key={at} className={styles['logEvent']}>
                      {eventWords(text, event, say)}{' '}
                    </span>
                  ))}
                  {entry !== null && 'do' in entry && entry.by === 'table' && <small>({words.table.automatic})</small>}
                </span>
              </button>
              {rule !== null && <RuleMark rule={rule} onRule={props.showRule} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
