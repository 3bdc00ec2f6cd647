import type { GameEntry } from '@parlour/games';
import type { GameTypes, Question } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../shell/use-loaded.ts';
import { dueIn, type Note, readingTime, shownOf } from './lectern.ts';
import { keepRead, readAt } from './read.ts';

type Taught = {
  room: string;
  entry: GameEntry;
  /** Whether the host wants it, and the game is going on. */
  isTaught: boolean;
  props: BoardProps<GameTypes> | null;
  waiting: Question | null;
  skips: number;
};

/**
 * What the screen explains now; `null`: nothing. It goes on by itself, when the move is made or everything is read; and at once
 * where the host passes over it.
 */
export function useLectern({ room, entry, isTaught, props, waiting, skips }: Taught): Note | null {
  const together = useLoaded(() => (isTaught ? entry.together?.() : undefined), [isTaught, entry]);
  const [read, setRead] = useState(() => readAt(room));
  // What went by before it could be read is said when there is time.
  const missed = useRef<readonly Note[]>([]);
  const due =
    together == null || props === null
      ? { unread: [], open: [] }
      : dueIn(together, { seen: props, waiting, language: props.language, read });
  const earlier = missed.current.filter(({ id }) => !read.includes(id) && due.unread.every((note) => note.id !== id));
  const unread = [...due.unread, ...earlier];
  missed.current = unread;
  const note = isTaught ? shownOf(unread, due.open) : null;
  const current = note !== null && unread.some(({ id }) => id === note.id) ? note : null;
  const isRead = useRef(() => {});
  isRead.current = () => {
    if (current === null) return;
    const next = [...read, current.id];
    keepRead(room, next);
    setRead(next);
  };
  const id = current?.id ?? null;
  const lasts = current === null ? 0 : readingTime(current);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => isRead.current(), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts]);
  const skipped = useRef(skips);
  useEffect(() => {
    if (skipped.current !== skips) isRead.current();
    skipped.current = skips;
  }, [skips]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => ['Enter', ' ', 'Escape'].includes(key) && isRead.current();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return note;
}
