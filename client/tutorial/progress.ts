import type { ScriptedMove, Tutorial } from '@parlour/kit';

export type Chosen = { type: string } & Record<string, unknown>;

/** How far somebody has come in a lesson: the step, and what was chosen on the way. The same seed makes the same table of it. */
export type Progress = { at: number; of: number; choices: readonly Chosen[] };

export const BEGINNING: Progress = { at: 0, of: 0, choices: [] };

const KEY = 'parlour-lessons';
type Kept = Record<string, Progress>;

/** What lies in the browser, as far as it can be understood: anything may have happened to it. */
function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

function write(change: (all: Kept) => void): void {
  const all = kept();
  change(all);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // It holds until the page is closed.
  }
}

const nameOf = (game: string, lesson: number): string => `${game}/${lesson}`;

export function progressOf(game: string, lesson: number): Progress {
  const found = kept()[nameOf(game, lesson)];
  return isProgress(found) ? found : BEGINNING;
}

function isProgress(found: Partial<Progress> | null | undefined): found is Progress {
  const { at = -1, choices } = found ?? {};
  return Number.isInteger(at) && at >= 0 && Array.isArray(choices) && choices.every(isChosen);
}

const isChosen = (choice: unknown): boolean => typeof (choice as Chosen | null)?.type === 'string';

export const keepProgress = (game: string, lesson: number, progress: Progress): void =>
  write((all) => {
    all[nameOf(game, lesson)] = progress;
  });

export const forgetProgress = (game: string, lesson: number): void =>
  write((all) => {
    delete all[nameOf(game, lesson)];
  });

/** Everything that was played up to that step; `null` where the lesson has become another one since. */
export function movesUntil({ steps }: Tutorial, { at, choices }: Progress): ScriptedMove[] | null {
  const left = [...choices];
  const moves: ScriptedMove[] = [];
  if (at > steps.length) return null;
  for (const { expect, then = [] } of steps.slice(0, at)) {
    if (expect !== undefined) {
      const choice = left.shift();
      if (choice === undefined || !isWhat(expect, choice)) return null;
      moves.push({ ...choice, seat: 0 });
    }
    moves.push(...then);
  }
  return left.length === 0 ? moves : null;
}

/** A step may look into what was chosen; what lies in the browser need not have anything there. */
function isWhat(expected: (choice: Chosen) => boolean, choice: Chosen): boolean {
  try {
    return expected(choice);
  } catch {
    return false;
  }
}
