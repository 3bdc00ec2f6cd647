import type { GameEntry } from '@parlour/games';
import type { GameTypes } from '@parlour/kernel';
import type { BoardModule, BoardProps, Finale } from '@parlour/kit';
import { useMemo } from 'react';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage } from '../shell/words.tsx';
import type { Connection } from '../table/connect.ts';
import { type Course, courseOf } from './course.ts';

/** How this game tells of its end; a game without a face, or with rules its face does not know, has the plain words of the shell. */
export function useFinale(
  entry: GameEntry,
  module: BoardModule<GameTypes> | null,
): { finale: Finale<GameTypes> | null } | null {
  const language = useLanguage();
  return useLoaded(
    async () => ({ finale: module === null ? null : ((await entry.finale?.(language)) ?? null) }),
    [entry, module, language],
  );
}

/** The course of a finished game; `undefined` until it is known, `null` if there is nothing to tell. */
export function useCourse(
  { table }: Connection,
  finale: Finale<GameTypes> | null | undefined,
  module: BoardModule<GameTypes> | null,
  { text, say }: Pick<BoardProps<GameTypes>, 'text' | 'say'>,
  lines: number,
): Course | null | undefined {
  const wanted = finale !== null && finale !== undefined;
  const told = useLoaded(
    () => (wanted ? Promise.all([table.course(), table.log('open')]) : undefined),
    [table, lines, wanted],
  );
  return useMemo(() => {
    if (finale === null) return null;
    return finale === undefined || told === null
      ? undefined
      : courseOf(told[0], told[1], finale, module, { text, say });
  }, [told, finale, module, text, say]);
}
