/** So many lines that stand elsewhere are a copy. */
export const RUN = 6;

/** What two places must have in common to be a copy. */
type Reading = {
  /** What of a line has to be the same. */
  said(line: string): string;
  /** So many lines of a run are unlike each other: one line after another of the same kind is a table. */
  unlike: number;
  /** What stands in more places is how things are said here. */
  places: number;
};

export const TO_THE_LETTER: Reading = { said: (line) => line, unlike: 1, places: Number.POSITIVE_INFINITY };
/** With other names, strings and numbers. */
export const IN_SHAPE: Reading = { said: shapeOf, unlike: 5, places: 8 };

type Line = { number: number; said: string };
type Place = { file: string; at: number };
type Copy = { file: string; from: number; to: number; of: string; ofFrom: number };

/** The pairs of files (or a file with itself) that share a run of lines, each with the longest they share. White space does not count. */
export function copiedRuns(sources: ReadonlyMap<string, string>, reading = TO_THE_LETTER): Copy[] {
  const lines = new Map([...sources].map(([file, source]) => [file, linesOf(source, reading)]));
  const places = new Map<string, Place[]>();
  for (const [file, own] of lines)
    for (let at = 0; at + RUN <= own.length; at++) {
      const run = own.slice(at, at + RUN).map(({ said }) => said);
      if (reading.unlike > 1 && new Set(run).size < reading.unlike) continue;
      const key = run.join('\n');
      const known = places.get(key);
      if (known === undefined) places.set(key, [{ file, at }]);
      else known.push({ file, at });
    }
  const longest = new Map<string, Copy>();
  for (const found of places.values()) {
    if (found.length > reading.places) continue;
    for (const [i, one] of found.entries())
      for (const other of found.slice(i + 1)) {
        if (one.file === other.file && other.at - one.at < RUN) continue;
        const copy = grown(lines, one, other);
        const pair = `${one.file} ${other.file}`;
        const known = longest.get(pair);
        if (known === undefined || known.to - known.from < copy.to - copy.from) longest.set(pair, copy);
      }
  }
  return [...longest.values()].sort((a, b) => b.to - b.from - (a.to - a.from));
}

/** As far as the two places go on alike. */
function grown(lines: ReadonlyMap<string, readonly Line[]>, one: Place, other: Place): Copy {
  const [a, b] = [lines.get(one.file) ?? [], lines.get(other.file) ?? []];
  const most = one.file === other.file ? other.at - one.at : Number.POSITIVE_INFINITY;
  let length = RUN;
  while (length < most && a[one.at + length] !== undefined && a[one.at + length]?.said === b[other.at + length]?.said)
    length++;
  return {
    file: one.file,
    from: a[one.at]?.number ?? 0,
    to: a[one.at + length - 1]?.number ?? 0,
    of: other.file,
    ofFrom: b[other.at]?.number ?? 0,
  };
}

/** What a source says, without imports, comments, and lines that are punctuation only. */
function linesOf(source: string, { said }: Reading): Line[] {
  return source
    .replace(/^import\b[^;]*;$/gm, (statement) => statement.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line, i) => ({ number: i + 1, said: line.trim().replace(/\s+/g, ' ') }))
    .filter((line) => /[\p{L}\p{N}]/u.test(line.said) && !/^(\/\/|\/\*|\*)/.test(line.said))
    .map((line) => ({ number: line.number, said: said(line.said) }));
}

const STRING = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;
const WORD = /\d[\w.]*|[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** The words that say what is done; every other is a name. */
const KEYWORDS = new Set(
  'as async await break case catch class const continue default do else export extends false for from function if import in let new null of return satisfies switch throw true try type typeof undefined while'.split(
    ' ',
  ),
);

/** How a line is built. */
function shapeOf(line: string): string {
  const named = (word: string) => (/^\d/.test(word) ? '0' : KEYWORDS.has(word) ? word : 'a');
  return line.replace(STRING, "''").replace(WORD, named);
}
