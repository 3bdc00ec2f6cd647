/**
 * What changed between two plain values, so that a position is told whole once and then only as it changes. A change is a new
 * value `{ is }`; the changes of what lies inside `{ at, gone?, length? }`; or, of a list into which something was put or from
 * which something was taken, `{ from, cut, put }`. `undefined` where nothing changed.
 */
export type Change =
  | { is: unknown }
  | { at: Record<string, Change>; gone?: string[]; length?: number }
  | { from: number; cut: number; put: unknown[] };

type Plain = Record<string, unknown>;

/** What JSON would write of a value: a field without a value is not there. */
const has = (value: Plain, key: string): boolean => value[key] !== undefined && Object.hasOwn(value, key);

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

export const changeOf = (before: unknown, after: unknown): Change | undefined => difference(before, after)?.change;

/** A change, and about how long JSON would be of it. */
type Difference = { change: Change; length: number };

function difference(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return anew(after);
  return Array.isArray(before) ? listChange(before, after as unknown as unknown[]) : fieldsChange(before, after);
}

const anew = (is: unknown): Difference => ({ change: { is }, length: 7 + lengthUpTo(is, LONG) });

function fieldsChange(before: Plain, after: Plain): Difference | undefined {
  const at: Record<string, Change> = {};
  let [fields, found, length] = [0, 0, 8];
  for (const key in after) {
    if (!has(after, key)) continue;
    fields += 1;
    const inner = has(before, key) ? difference(before[key], after[key]) : anew(after[key]);
    if (inner === undefined) continue;
    at[key] = inner.change;
    found += 1;
    length += inner.length + key.length + 4;
  }
  const gone = Object.keys(before).filter((key) => has(before, key) && !has(after, key));
  if (gone.length === 0) return found === 0 ? undefined : shorter({ change: { at }, length }, after, found / fields);
  return shorter({ change: { at, gone }, length: length + 10 * gone.length }, after, found / fields);
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const at: Record<string, Change> = {};
  let [found, length] = [0, 8];
  for (let i = 0; i < after.length; i++) {
    if (after[i] === undefined) continue;
    const inner = i < before.length ? difference(before[i], after[i]) : anew(after[i]);
    if (inner === undefined) continue;
    at[i] = inner.change;
    found += 1;
    length += inner.length + 6;
  }
  const share = found / after.length;
  if (before.length === after.length)
    return found === 0 ? undefined : shorter({ change: { at }, length }, after, share);
  const byPlace = { change: { at, length: after.length }, length: length + 12 };
  // In the middle of a list everything after it seems to have changed; said as what was put there it is short.
  const spliced = splice(before, after);
  return spliced.put.length >= found
    ? shorter(byPlace, after, share)
    : shorter({ change: spliced, length: 26 + lengthUpTo(spliced.put, LONG) }, after, share);
}

/** Where most of it has changed, the new value itself may say it in fewer bytes. */
function shorter(by: Difference, after: unknown, share: number): Difference {
  if (share < 0.3 || by.length < SHORT) return by;
  const length = 7 + lengthUpTo(after, by.length);
  return length < by.length ? { change: { is: after }, length } : by;
}

/** Changes shorter than this are as good as any; nothing is measured further than the other. */
const SHORT = 60;
const LONG = 20_000;

/** About as long as JSON would be, or more than the limit. */
function lengthUpTo(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value > -10 && value < 100 ? 2 : 5;
  if (!isPlain(value)) return 4;
  let length = 2;
  if (Array.isArray(value))
    for (let i = 0; i < value.length && length <= most; i++) length += 1 + lengthUpTo(value[i], most - length);
  else
    for (const key in value) {
      if (length > most) break;
      length += key.length + 4 + lengthUpTo(value[key], most - length);
    }
  return length;
}

function splice(before: readonly unknown[], after: readonly unknown[]): Extract<Change, { put: unknown[] }> {
  const most = Math.min(before.length, after.length);
  const isSame = (i: number, j: number) => difference(before[i], after[j]) === undefined;
  let from = 0;
  while (from < most && isSame(from, from)) from += 1;
  let end = 0;
  while (end < most - from && isSame(before.length - 1 - end, after.length - 1 - end)) end += 1;
  return { from, cut: before.length - from - end, put: after.slice(from, after.length - end) };
}

/** The value after a change; the one before is left as it was. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if ('is' in change) return change.is;
  if ('put' in change) {
    const { from, cut, put } = change;
    if (!Array.isArray(before) || from + cut > before.length) throw new Error('a change does not fit what it changes');
    return [...before.slice(0, from), ...put, ...before.slice(from + cut)];
  }
  const { at, gone = [], length } = change;
  const isList = Array.isArray(before);
  if (!isPlain(before)) throw new Error('a change does not fit what it changes');
  const after: Plain = isList ? ([...before] as unknown as Plain) : { ...before };
  if (isList && length !== undefined) (after as unknown as unknown[]).length = length;
  for (const key of gone) delete after[key];
  for (const [key, inner] of Object.entries(at)) {
    if (key === '__proto__') throw new Error('a change does not fit what it changes');
    after[key] = changed(before[key], inner);
  }
  return after;
}
