import type { GameEntry } from '@parlour/games';
import type { GameTypes, Question } from '@parlour/kernel';
import { typeset } from '@parlour/kernel/text/types.ts';
import type { BoardProps } from '@parlour/kit';
import { meaningOf } from '@parlour/kit/teaching/explaining.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../shell/use-loaded.ts';
import { keepRead, readAt } from './read.ts';
import styles from './teaching.module.css';

type Props = {
  room: string;
  entry: GameEntry;
  props: BoardProps<GameTypes>;
  waiting: Question | null;
  isAsked: boolean;
  /** What is said while others are asked, and what the host may do about it. */
  idle: string;
  children: ReactNode;
};

/** Beside a question that somebody is asked for the first time: what it means, in a sentence. */
export default function Short({ room, entry, props, waiting, isAsked, idle, children }: Props) {
  const together = useLoaded(() => entry.together?.(), [entry]);
  const [read, setRead] = useState(() => readAt(room));
  const isFirst = together != null && waiting !== null && together.isFirstRound(props);
  const meaning = isFirst && isAsked ? meaningOf(together, props, waiting) : null;
  const asked = useRef<string | null>(null);
  const id = meaning?.id ?? null;
  // Whoever has answered once knows.
  useEffect(() => {
    const before = asked.current;
    asked.current = id;
    if (before === null || before === id) return;
    setRead((all) => {
      const next = all.includes(before) ? all : [...all, before];
      keepRead(room, next);
      return next;
    });
  }, [id, room]);
  if (!isFirst) return null;
  const isNew = meaning !== null && !read.includes(meaning.id);
  if (isAsked && !isNew) return null;
  const words = isNew ? meaning.short[props.language] : idle;
  return (
    <aside className={styles['short']} data-part="lesson-short" data-note={id ?? ''}>
      <p>{typeset(props.language, words)}</p>
      {children}
    </aside>
  );
}
