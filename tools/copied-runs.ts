/** So many lines that stand elsewhere to the letter are a copy. */
export const RUN = 6;

type Line = { number: number; said: string };
type Copy = { file: string; from: number; to: number; of: string; ofFrom: number };

/** The pairs of files (or a file with itself) that share a run of lines, each with the longest they share. White space does not count. */
export function copiedRuns(sources: ReadonlyMap<string, string>): Copy[] {
  const lines = new Map([...sources].map(([file, source]) => [file, linesOf(source)]));
  const places = new Map<string, { file: string; at: number }[]>();
  for (const [file, own] of lines)
    for (let at = 0; at + RUN <= own.length; at++) {
      const run = own.slice(at, at + RUN).map(({ said }) => said);
      places.set(run.join('\n'), [...(places.get(run.join('\n')) ?? []), { file, at }]);
    }
  const longest = new Map<string, Copy>();
  for (const found of places.values())
    for (const [i, one] of found.entries())
      for (const other of found.slice(i + 1)) {
        if (one.file === other.file && other.at - one.at < RUN) continue;
        const copy = grown(lines, one, other);
        const pair = `${one.file} ${other.file}`;
        const known = longest.get(pair);
        if (known === undefined || known.to - known.from < copy.to - copy.from) longest.set(pair, copy);
      }
  return [...longest.values()].sort((a, b) => b.to - b.from - (a.to - a.from));
}

/** As far as the two places go on alike. */
function grown(
  lines: ReadonlyMap<string, readonly Line[]>,
  one: { file: string; at: number },
  other: { file: string; at: number },
): Copy {
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
function linesOf(source: string): Line[] {
  return source
    .replace(/^import\b[^;]*;$/gm, (statement) => statement.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line, i) => ({ number: i + 1, said: line.trim().replace(/\s+/g, ' ') }))
    .filter(({ said }) => /[\p{L}\p{N}]/u.test(said) && !/^(\/\/|\/\*|\*)/.test(said));
}
