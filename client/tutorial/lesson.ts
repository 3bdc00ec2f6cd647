import type { Tutorial, TutorialStep } from '@parlour/kit';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSettled } from '../table/table-state.ts';
import type { TableStore } from '../table/table-store.ts';
import { BEGINNING, type Chosen, type Progress } from './progress.ts';

type LessonState = {
  at: number;
  step: TutorialStep | null;
  /** What the step led to is still being shown: nothing new is said before that was seen. */
  isWatching: boolean;
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

/**
 * Leads through a script: waits for what a step expects, lets the others do what the script says, and goes on once all of that has been
 * seen. `keep` is told how far it has come.
 */
export function startLesson(
  table: TableStore,
  tutorial: Tutorial,
  keep: (progress: Progress) => void,
  from: Progress = BEGINNING,
): Lesson {
  const stepAt = (at: number) => ({ at, step: tutorial.steps[at] ?? null, isWatching: false, strayed: false });
  const store = createStore<LessonState>(() => stepAt(from.at));
  const { getState: get, setState: set } = store;
  const choices = [...from.choices];
  let awaited: { after: number; choice: Chosen } | null = null;

  const advance = async () => {
    const { at, step } = get();
    set({ isWatching: true, strayed: false });
    const answer = await table.connection.table.script([...(step?.then ?? [])]);
    // A script that does not fit the rules is a fault of ours: better a free game than a stuck lesson.
    if (!answer.ok) return release();
    await untilSettled(table);
    // Whoever has left the lesson meanwhile is not called back.
    if (get().at !== at) return;
    set(stepAt(at + 1));
    keep({ at: at + 1, of: tutorial.steps.length, choices: [...choices] });
  };
  const release = async () => {
    set(stepAt(tutorial.steps.length));
    await table.connection.table.release();
  };

  table.subscribe(({ shown }) => {
    if (awaited === null || shown === null || shown.version <= awaited.after) return;
    choices.push(awaited.choice);
    awaited = null;
    void advance();
  });

  return Object.assign(store, {
    tutorial,
    guard(choice: Chosen) {
      const { step, isWatching } = get();
      // A second click on the same button must not be taken for the next answer.
      if (isWatching || (awaited !== null && !isSettled(table.getState()))) return false;
      if (step === null) return true;
      if (step.expect?.(choice) !== true) {
        set({ strayed: true });
        return false;
      }
      awaited = { after: table.getState().shown?.version ?? 0, choice };
      return true;
    },
    next: () => void advance(),
    release,
  });
}

const untilSettled = (table: TableStore): Promise<void> =>
  new Promise((resolve) => {
    if (isSettled(table.getState())) return resolve();
    const stop = table.subscribe((state) => {
      if (!isSettled(state)) return;
      stop();
      resolve();
    });
  });
