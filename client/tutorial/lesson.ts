import type { Tutorial, TutorialStep } from '@parlour/kit';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableStore } from '../table/table-store.ts';

export type LessonState = {
  at: number;
  step: TutorialStep | null;
  /** Something else than what was asked for has just been tried. */
  strayed: boolean;
};

export type Lesson = StoreApi<LessonState> & {
  tutorial: Tutorial;
  /** Whether a choice may be sent: only what the step waits for. */
  guard(choice: { type: string }): boolean;
  /** Goes on from a step that is only read. */
  next(): void;
  /** The script is over, or the person has had enough of it: bots choose for themselves from now on. */
  release(): Promise<void>;
};

/** Leads through a script: waits for what a step expects, lets the others do what the script says, goes on. */
export function startLesson(table: TableStore, tutorial: Tutorial): Lesson {
  const store = createStore<LessonState>(() => ({ at: 0, step: tutorial.steps[0] ?? null, strayed: false }));
  const { getState: get, setState: set } = store;
  let awaited: number | null = null;

  const advance = async () => {
    const { at, step } = get();
    set({ at: at + 1, step: tutorial.steps[at + 1] ?? null, strayed: false });
    const answer = await table.connection.table.script([...(step?.then ?? [])]);
    // A script that does not fit the rules is a fault of ours: better a free game than a stuck lesson.
    if (!answer.ok) await release();
  };
  const release = async () => {
    set({ at: tutorial.steps.length, step: null, strayed: false });
    await table.connection.table.release();
  };

  table.subscribe(({ shown }) => {
    if (awaited === null || shown === null || shown.version <= awaited) return;
    awaited = null;
    void advance();
  });

  return Object.assign(store, {
    tutorial,
    guard(choice: { type: string }) {
      const { step } = get();
      if (step === null) return true;
      if (step.expect?.(choice as { type: string } & Record<string, unknown>) !== true) {
        set({ strayed: true });
        return false;
      }
      awaited = table.getState().shown?.version ?? 0;
      return true;
    },
    next: () => void advance(),
    release,
  });
}
