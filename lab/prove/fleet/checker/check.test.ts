import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { check } from './check.ts';
import type { Found } from './found.ts';
import { rowsOfFile } from './rows.ts';

/** Three clients at a table of Nine Crates, as they wrote it down, and the rows of the database. A node was killed in between. */
const RECORDED = fileURLToPath(new URL('./recorded', import.meta.url));

type Line = Record<string, unknown>;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const read = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What the checker says when files of the recording are other than they were. */
async function checked(changes: Record<string, (lines: Line[]) => Line[]> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-checked-'));
  folders.push(folder);
  cpSync(RECORDED, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = join(folder, `${name}.jsonl`);
    const lines = change(read(file));
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  return check(folder, await rowsOfFile(join(folder, 'rows.jsonl')));
}

async function finds(check: Found['check'], changes: Parameters<typeof checked>[0], what: RegExp): Promise<void> {
  const { found, wrong } = await checked(changes);
  expect(wrong).toBeGreaterThan(0);
  expect(found.filter((each) => each.check === check).map((each) => each.what)).toContainEqual(
    expect.stringMatching(what),
  );
}

const isRow = (line: Line): boolean => 'at' in line && 'line' in line;
const atRow = (lines: Line[], at: number): number => lines.findIndex((line) => isRow(line) && line['at'] === at);
const without = (lines: Line[], ...kinds: string[]): Line[] => lines.filter(({ is }) => !kinds.includes(String(is)));
const nobodyIsTold = (lines: Line[]): Line[] => without(lines, 'told', 'missed', 'record', 'calm');
const untold = { 'crates-1': nobodyIsTold, 'crates-2': nobodyIsTold, 'crates-3': nobodyIsTold };
const first = (lines: Line[], is: string): number => lines.findIndex((line) => line['is'] === is);
const swapped = (lines: Line[]): Line[] => {
  const [one, other] = [atRow(lines, 10), atRow(lines, 11)];
  const next = [...lines];
  next[one] = { ...(lines[other] as Line), at: 10 };
  next[other] = { ...(lines[one] as Line), at: 11 };
  return next;
};

test('what was recorded is in order, and all of it was looked at', async () => {
  const { wrong, found, counts, rows, clients } = await checked();
  expect(found).toEqual([]);
  expect({ wrong, rows, clients }).toEqual({ wrong: 0, rows: 25, clients: 3 });
  expect(counts).toMatchObject({ acknowledged: 25, told: 78, missed: 3, records: 3, frames: 142, searched: 6 });
});

test('a row that is gone', () =>
  finds('acknowledged', { rows: (lines) => lines.filter((_, i) => i !== atRow(lines, 7)) }, /acknowledged and is not/));

test('a row that is gone, and those after it moved up: told and recorded otherwise', async () => {
  const movedUp = (lines: Line[]) =>
    lines
      .filter((_, i) => i !== atRow(lines, 7))
      .map((line) => (isRow(line) && Number(line['at']) > 7 ? { ...line, at: Number(line['at']) - 1 } : line));
  await finds('acknowledged', { rows: movedUp }, /acknowledged and is not/);
  await finds('record', { rows: movedUp }, /link 7 of the record/);
});

test('the last row is gone: it was told, and is not there', () =>
  finds('told', { rows: (lines) => lines.filter((_, i) => i !== atRow(lines, 24)) }, /line 24 was told and is not/));

test('a gap, where nobody can miss the line', () =>
  finds(
    'numbered',
    { ...untold, rows: (lines) => lines.map((line) => (line['at'] === 24 ? { ...line, at: 25 } : line)) },
    /line 24 is numbered 25/,
  ));

test('two rows that changed places: by their links, and by their order alone', async () => {
  await finds('record', { rows: swapped }, /link 10 /);
  await finds('order', { rows: swapped, ...untold }, /was acknowledged before line 1[01] was sent|answers version/);
});

test('a row that is there twice: under its number, and under the next', async () => {
  const twice = (at: number) => (lines: Line[]) => [...lines, { ...(lines[atRow(lines, 24)] as Line), at }];
  await finds('numbered', { rows: twice(24) }, /line 25 is numbered 24/);
  await finds('acknowledged', { rows: twice(25) }, /is there 2 times/);
});

test('an acknowledgement before the line was written, which then was not', () =>
  finds(
    'acknowledged',
    {
      'crates-2': (lines) => {
        const [, last] = lines.filter(({ is }) => is === 'sent').slice(-2) as [Line, Line];
        const sent = { ...last, key: 'never-written', at: 25, t: Number(last['t']) + 1 };
        return [...lines, sent, { t: sent.t, is: 'answer', table: last['table'], key: sent.key, ok: true }];
      },
    },
    /never-written was acknowledged and is not there/,
  ));

test('a refusal of what was written all the same', () =>
  finds(
    'refused',
    {
      'crates-1': (lines) =>
        lines.map((line, i) =>
          i === first(lines, 'answer') ? { ...line, ok: false, refused: 'playedElsewhere' } : line,
        ),
    },
    /was refused \(playedElsewhere\) and is line 0/,
  ));

test('a row that nobody sent', () =>
  finds(
    'acknowledged',
    { 'crates-1': (lines) => lines.filter((_, i) => i !== first(lines, 'sent')) },
    /sent by nobody/,
  ));

test('another choice than the one that was sent', () =>
  finds(
    'acknowledged',
    {
      'crates-1': (lines) =>
        lines.map((line, i) => (i === first(lines, 'sent') ? { ...line, choice: { type: 'other' } } : line)),
    },
    /sent as something else than line 0/,
  ));

test('a client that was told another line, an older version, the view of somebody else, or another view', async () => {
  const toldAs = (change: (told: Line) => Line) => ({
    'crates-3': (lines: Line[]) => {
      const at = lines.findIndex(({ is, version }) => is === 'told' && version === 10);
      return lines.map((line, i) => (i === at ? change(line) : line));
    },
  });
  await finds(
    'told',
    toldAs((told) => ({ ...told, line: { seat: 0, do: { type: 'other' } } })),
    /line 9 was told as/,
  );
  await finds(
    'told',
    toldAs((told) => ({ ...told, version: 4, line: null })),
    /version 4 was told after 9/,
  );
  await finds(
    'eyes',
    toldAs((told) => ({ ...told, eyes: [1] })),
    /was shown through 1/,
  );
  const again = {
    'crates-3': (lines: Line[]) =>
      lines.flatMap((line) =>
        line['is'] === 'told' && line['version'] === 10 ? [line, { ...line, digests: ['another'] }] : [line],
      ),
  };
  await finds('told', again, /version 10 is shown to spectator in two ways/);
});

test('a seed that was sent before the end, a token, and a part of the dice before the game', async () => {
  const rows = read(join(RECORDED, 'rows.jsonl'));
  const { seeds } = (rows[0] as Line)['kept'] as { seeds: string[] };
  const leaked = (secret: string, before: string) => ({
    'crates-3': (lines: Line[]) => {
      const at = first(lines, before);
      const { t, table } = lines[at] as Line;
      return lines.toSpliced(at, 0, { t, is: 'frame', table, raw: `{"told":{"is":"x","y":"..${secret}00"}}` });
    },
  });
  await finds('secret', leaked(String(seeds[0]), 'calm'), /was sent a seed/);
  const other = read(join(RECORDED, 'crates-1.jsonl'));
  await finds('secret', leaked(String(other[first(other, 'guest')]?.['token']), 'calm'), /token of crates-1/);
  await finds('secret', leaked(String(other[first(other, 'entropy')]?.['entropy']), 'told'), /entropy of crates-1/);
  expect((await checked(leaked(String(other[first(other, 'entropy')]?.['entropy']), 'calm'))).wrong).toBe(0);
});

test('a table at which nothing happens any more, and one that is gone', async () => {
  const stuck = (lines: Line[]) => lines.slice(0, first(lines, 'calm') + 1);
  await finds('goes on', { 'crates-3': stuck }, /nothing after version/);
  const gone = (lines: Line[]) => [...lines, { t: 0, is: 'line', table: 'x', state: 'gone' }];
  await finds('goes on', { 'crates-3': gone }, /the table is gone/);
});
