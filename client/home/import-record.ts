import { findGame } from '@parlour/games';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { readRecord } from '../storage/files.ts';
import { freshId } from '../storage/saved.ts';
import { saveTable } from '../storage/tables.ts';
import type { ShellText } from '../text/index.ts';

/** Takes a record from a file into the browser, to be looked at; or says why that cannot be. */
export async function importRecord(file: Blob, { homePage }: ShellText): Promise<{ id: string } | { trouble: string }> {
  const record = await readRecord(file);
  if (record === null) return { trouble: homePage.notARecord };
  if (findGame(record.game) === null) return { trouble: homePage.unknownGame(record.game) };
  if (record.seed === null) return { trouble: homePage.noSeed };
  const id = freshId();
  await saveTable({
    id,
    game: record.game,
    kind: 'record',
    setup: { sitters: record.sitters, options: record.options, picks: record.picks },
    marks: record.sitters.map((_, seat) => (MARKS[seat % MARKS.length] ?? MARKS[0]).id),
    record,
    seed: record.seed,
    updated: Date.now(),
    archived: false,
  });
  return { id };
}
