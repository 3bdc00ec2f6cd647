/**
 * Positions repeat themselves: two hundred cells that cannot be reached, each for the same reason; sixty that can, each with the
 * same field names. Packed, things of one shape are a table: its field names once, then column by column, and in a column
 * a value that comes again only once; long lists of whole numbers are told in runs. Nothing is lost: unpacked it is as it was.
 */
import { inRuns, runsOf } from './runs.ts';

type Plain = Record<string, unknown>;
/** `names`: of things that are not in a list but have a name each. */
type Table = { '~': string[]; n: number; names?: string[]; columns: unknown[] };

/** Shorter lists are not worth it. */
const SHORT = 3;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const unpackedBefore = new WeakMap<object, unknown>();

export function pack(value: unknown): unknown {
  if (!isPlain(value)) return value;
  return Array.isArray(value) ? packList(value) : packFields(value);
}

function packFields(value: Plain): object {
  const names = Object.keys(value);
  const things = Object.values(value);
  const keys = names.length < SHORT || names.some((name) => name.startsWith('~')) ? null : sharedKeys(things);
  if (keys !== null) return { ...tableOf(keys, things), names };
  const packed: Plain = {};
  let isOdd = false;
  for (const key of Object.keys(value)) {
    if (value[key] === undefined) continue;
    isOdd ||= key.startsWith('~') || key === '__proto__';
    packed[key] = pack(value[key]);
  }
  return isOdd ? { '~raw': value } : packed;
}

function packList(list: readonly unknown[]): unknown {
  const runs = runsOf(list);
  if (runs !== null) return { '~runs': runs };
  const keys = list.length < SHORT ? null : sharedKeys(list);
  if (keys === null) return list.map((each) => (each === undefined ? null : pack(each)));
  return tableOf(keys, list);
}

const tableOf = (keys: string[], things: readonly unknown[]): Table => ({
  '~': keys,
  n: things.length,
  columns: keys.map((key) => packColumn(things.map((each) => (each as Plain)[key]))),
});

/** The field names of things that all have the same, and no others. */
function sharedKeys(list: readonly unknown[]): string[] | null {
  const [first] = list;
  if (!isPlain(first) || Array.isArray(first)) return null;
  const keys = Object.keys(first);
  if (keys.length === 0 || keys.some((key) => key.startsWith('~'))) return null;
  const fits = (each: unknown) => {
    if (!isPlain(each) || Array.isArray(each)) return false;
    const own = Object.keys(each);
    return own.length === keys.length && keys.every((key, i) => own[i] === key && each[key] !== undefined);
  };
  return list.every(fits) ? keys : null;
}

function packColumn(values: readonly unknown[]): unknown {
  if (values.every((each) => typeof each === 'number')) return packList(values);
  const places = new Map<string, number>();
  const of: unknown[] = [];
  const is = values.map((each) => {
    const text = JSON.stringify(each);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, of.length);
    of.push(pack(each));
    return of.length - 1;
  });
  if (of.length === 1) return { '~all': of[0] };
  return of.length * 2 <= values.length ? { '~of': of, is: packList(is) } : packList(values);
}

/** What was unpacked once stays so: what has not changed is seen not to have. */
export function unpack(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const known = unpackedBefore.get(value);
  if (known !== undefined) return known;
  const unpacked = Array.isArray(value) ? value.map(unpack) : unpackFields(value);
  unpackedBefore.set(value, unpacked as object);
  return unpacked;
}

function unpackFields(value: Plain): unknown {
  if ('~raw' in value) return value['~raw'];
  if ('~runs' in value) return inRuns(value['~runs'] as string);
  if ('~' in value) return unpackTable(value as Table);
  const fields: Plain = {};
  for (const key of Object.keys(value)) fields[key] = unpack(value[key]);
  return fields;
}

function unpackTable({ '~': keys, n, names, columns }: Table): Plain[] | Plain {
  const lists = columns.map((column) => unpackColumn(column, n));
  const things = Array.from({ length: n }, (_, i) => Object.fromEntries(keys.map((key, at) => [key, lists[at]?.[i]])));
  return names === undefined ? things : Object.fromEntries(names.map((name, i) => [name, things[i]]));
}

function unpackColumn(column: unknown, n: number): unknown[] {
  if (isPlain(column) && '~all' in column) return Array(n).fill(unpack(column['~all']));
  if (isPlain(column) && '~of' in column) {
    const of = (column['~of'] as unknown[]).map(unpack);
    return (unpack(column['is']) as number[]).map((at) => of[at]);
  }
  return unpack(column) as unknown[];
}
