import { findGame, type GameEntry, lessonOf } from '@parlour/games';
import type { Language } from '@parlour/kernel';
import type { Tutorial } from '@parlour/kit';
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
import { BEGINNING, forgetProgress, keepProgress, movesUntil, type Progress, progressOf } from './progress.ts';

/** An interactive lesson, by its number from 1: a table with a fixed deal, and a guide that leads through it. It goes on where it was left. */
export default function LearnPage({ id, number = 1 }: { id: string; number?: number }) {
  const words = useWords();
  const language = useLanguage();
  const entry = findGame(id);
  const load = entry === null ? null : lessonOf(entry, number);
  const [lesson, setLesson] = useState<{ store: TableStore; lesson: Lesson; from: number } | null>(null);
  const [begun, setBegun] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson begins once; another language does not begin it anew
  useEffect(() => {
    let left = false;
    let store: TableStore | null = null;
    const begin = async () => {
      const tutorial = await load?.();
      if (entry === null || tutorial === undefined || left) return;
      const progress = progressOf(id, number);
      const played = movesUntil(tutorial, progress);
      const from = played === null ? BEGINNING : progress;
      const table = await lessonTable(entry, tutorial, language, played ?? []);
      if (left) return;
      const opened = openTable(table, 'lesson');
      store = opened;
      const keep = (reached: Progress) => keepProgress(id, number, reached);
      setLesson({ store: opened, lesson: startLesson(opened, tutorial, keep, from), from: from.at });
      // What was kept does not fit the rules of today: then from the beginning.
      opened.subscribe(({ status }) => {
        if (from.at > 0 && (status === 'broken' || status === 'crashed')) again();
      });
    };
    void begin();
    return () => {
      left = true;
      store?.close();
    };
  }, [entry, number, begun]);
  const again = () => {
    forgetProgress(id, number);
    setLesson(null);
    setBegun((times) => times + 1);
  };
  if (load === null) return <Page title={words.tutorial.title}>{<p>{words.tutorial.none}</p>}</Page>;
  if (lesson === null) return <Loading />;
  return (
    <OpenTable
      store={lesson.store}
      guard={lesson.lesson.guard}
      guide={(props) => (
        <Guide
          {...props}
          store={lesson.store}
          lesson={lesson.lesson}
          onAgain={lesson.from > 0 ? again : null}
          onFinish={() => forgetProgress(id, number)}
        />
      )}
    />
  );
}

function lessonTable(
  entry: GameEntry,
  { seed, entropy, names, options = {}, picks = [], prelude = [] }: Tutorial,
  language: Language,
  played: NonNullable<Tutorial['prelude']>,
): Promise<string> {
  const seats = names.map((name, seat) => ({
    name: name[language],
    bot: seat === 0 ? null : 'careful',
    mark: (MARKS[seat % MARKS.length] ?? MARKS[0]).id,
    pick: picks[seat] ?? null,
  }));
  return newTable(entry, seats, options, {
    kind: 'tutorial',
    seed,
    entropy: [...entropy],
    prelude: [...prelude, ...played],
  });
}
