/** Shorter lists are told as they are. */
const SHORT = 12;
/** As a string a list is told whole when one number of it changes: so only where it is this much shorter. */
const WORTH = 0.4;

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= 0;

/** A list of whole numbers in runs: `0-6` for every number from 0 to 6, `3x5` for 3 five times. `null` where that gains little. */
export function runsOf(list: readonly unknown[]): string | null {
  if (list.length < SHORT || !list.every(isWhole)) return null;
  const runs: string[] = [];
  let length = 1;
  for (let i = 0; i < list.length; ) {
    const first = list[i] as number;
    let [same, rising] = [1, 1];
    while (list[i + same] === first) same += 1;
    while (list[i + rising] === first + rising) rising += 1;
    runs.push(same > 1 ? `${first}x${same}` : rising > 2 ? `${first}-${first + rising - 1}` : `${first}`);
    for (let step = same > 1 ? same : rising > 2 ? rising : 1; step > 0; step--, i++) length += `${list[i]}`.length + 1;
  }
  const text = runs.join();
  return text.length < length * WORTH ? text : null;
}

export const inRuns = (runs: string): number[] =>
  runs.split(',').flatMap((run) => {
    const [, first = '', how, more = ''] = /^(\d+)(?:([x-])(\d+))?$/.exec(run) ?? [];
    const from = Number(first);
    if (how === 'x') return Array<number>(Number(more)).fill(from);
    return how === undefined ? [from] : Array.from({ length: Number(more) - from + 1 }, (_, i) => from + i);
  });
