import type { GameTypes } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { useMemo } from 'react';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../shell/words.tsx';
import type { Connection } from '../table/connect.ts';
import { isDrawable, type KeyMoment, keyMoments, type Series, scoresIn } from './series.ts';

/** The course of a finished game: scores after each line, and its moments. */
export function useSeries(
  { table }: Connection,
  module: BoardModule<GameTypes> | null,
  props: BoardProps<GameTypes>,
  lines: number,
): { series: Series | null; moments: KeyMoment[] } | null {
  const words = useWords();
  const course = useLoaded(() => Promise.all([table.views(), table.log('open')]), [table, lines]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the props only texts and sitters matter here
  return useMemo(() => {
    if (course === null) return null;
    const [views, log] = course;
    const series = views.map((view) => scoresIn(module, view, props));
    const drawable = isDrawable(series);
    return {
      series: drawable ? series : null,
      moments: keyMoments(log, drawable ? series : [], module, props, words.end.leadChange),
    };
  }, [course, module, words, props.text, props.sitters]);
}
