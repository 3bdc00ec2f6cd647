/**
 * What changed between two plain values, so that a position is told whole once and then only as it changes. A change is a new
 * value `{ is }`, or the changes of what lies inside `{ at, gone?, length? }`; `undefined` where nothing changed.
 */
export type Change = { is: unknown } | { at: Record<string, Change>; gone?: string[]; length?: number };

type Plain = Record<string, unknown>;

/** What JSON would write of a value: a field without a value is not there. (Plain values inherit nothing that has a name of a field.) */
const has = (value: Plain, key: string): boolean => value[key] !== undefined && Object.hasOwn(value, key);

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return { is: after };
  const at: Record<string, Change> = {};
  let found = 0;
  if (Array.isArray(before) && Array.isArray(after)) {
    for (let i = 0; i < after.length; i++) {
      if (after[i] === undefined) continue;
      const change = i < before.length ? changeOf(before[i], after[i]) : { is: after[i] };
      if (change === undefined) continue;
      at[i] = change;
      found += 1;
    }
    if (before.length === after.length) return found === 0 ? undefined : { at };
    return { at, length: after.length };
  }
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

/** The value after a change; the one before is left as it was. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if ('is' in change) return change.is;
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
