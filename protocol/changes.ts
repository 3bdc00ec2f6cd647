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

export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isPlain(before) || !isPlain(after)) return { is: after };
  if (Array.isArray(before) !== Array.isArray(after)) return { is: after };
  return Array.isArray(before) ? listChange(before, after as unknown as unknown[]) : fieldsChange(before, after);
}

function fieldsChange(before: Plain, after: Plain): Change | undefined {
  const at: Record<string, Change> = {};
  let found = 0;
  for (const key in after) {
    if (!has(after, key)) continue;
    const change = has(before, key) ? changeOf(before[key], after[key]) : { is: after[key] };
    if (change === undefined) continue;
    at[key] = change;
    found += 1;
  }
  const gone = Object.keys(before).filter((key) => has(before, key) && !has(after, key));
  if (gone.length > 0) return { at, gone };
  return found === 0 ? undefined : { at };
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const at: Record<string, Change> = {};
  let found = 0;
  for (let i = 0; i < after.length; i++) {
    if (after[i] === undefined) continue;
    const change = i < before.length ? changeOf(before[i], after[i]) : { is: after[i] };
    if (change === undefined) continue;
    at[i] = change;
    found += 1;
  }
  if (before.length === after.length) return found === 0 ? undefined : { at };
  const byPlace: Change = { at, length: after.length };
  const spliced = splice(before, after);
  // In the middle of a list everything after it seems to have changed; said as what was put there it is short.
  return lengthOf(spliced) < lengthOf(byPlace) ? spliced : byPlace;
}

function splice(before: readonly unknown[], after: readonly unknown[]): Change {
  const most = Math.min(before.length, after.length);
  const isSame = (i: number, j: number) => changeOf(before[i], after[j]) === undefined;
  let from = 0;
  while (from < most && isSame(from, from)) from += 1;
  let end = 0;
  while (end < most - from && isSame(before.length - 1 - end, after.length - 1 - end)) end += 1;
  return { from, cut: before.length - from - end, put: after.slice(from, after.length - end) };
}

const lengthOf = (change: Change): number => JSON.stringify(change).length;

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
