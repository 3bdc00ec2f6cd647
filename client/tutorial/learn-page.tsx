import { findGame, lessonOf } from '@parlour/games';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { useEffect, useState } from 'react';
import { newTable } from '../home/begin.ts';
import { Loading } from '../shell/loading.tsx';
import { Page } from '../shell/page.tsx';
import { useLanguage, useWords } from '../shell/words.tsx';
import { OpenTable } from '../table/table-page.tsx';
import { openTable, type TableStore } from '../table/table-store.ts';
import { Guide } from './guide.tsx';
import { type Lesson, startLesson } from './lesson.ts';

/** An interactive lesson, by its number from 1: a table with a fixed deal, and a guide that leads through it. */
export default function LearnPage({ id, number = 1 }: { id: string; number?: number }) {
  const words = useWords();
  const language = useLanguage();
  const entry = findGame(id);
  const load = entry === null ? null : lessonOf(entry, number);
  const [lesson, setLesson] = useState<{ store: TableStore; lesson: Lesson } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson begins once; another language does not begin it anew
  useEffect(() => {
    let left = false;
    let store: TableStore | null = null;
    const begin = async () => {
      const tutorial = await load?.();
      if (entry === null || tutorial === undefined || left) return;
      const { seed, entropy, options = {}, picks = [], prelude = [] } = tutorial;
      const seats = tutorial.names.map((name, seat) => ({
        name: name[language],
        bot: seat === 0 ? null : 'careful',
        mark: (MARKS[seat % MARKS.length] ?? MARKS[0]).id,
        pick: picks[seat] ?? null,
      }));
      const table = await newTable(entry, seats, options, {
        kind: 'tutorial',
        seed,
        entropy: [...entropy],
        prelude: [...prelude],
      });
      if (left) return;
      store = openTable(table, 'lesson');
      setLesson({ store, lesson: startLesson(store, tutorial) });
    };
    void begin();
    return () => {
      left = true;
      store?.close();
    };
  }, [entry, number]);
  if (load === null) return <Page title={words.tutorial.title}>{<p>{words.tutorial.none}</p>}</Page>;
  if (lesson === null) return <Loading />;
  return (
    <>
      <OpenTable store={lesson.store} guard={lesson.lesson.guard} />
      <Guide store={lesson.store} lesson={lesson.lesson} />
    </>
  );
}
