import { findGame } from '@parlour/games';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { importRecord as take } from '@parlour/table/import.ts';
import { useSettings } from '../settings/settings.ts';
import { rulesNamed, rulesOf } from '../storage/bundles.ts';
import { readFile } from '../storage/files.ts';
import { freshId } from '../storage/saved.ts';
import { browserStore } from '../storage/tables.ts';
import type { ShellText } from '../text/index.ts';

/** Takes a record from a file into the browser, to be looked at or gone on with; or says why that cannot be, and keeps nothing. */
export async function importRecord(
  file: Blob,
  { homePage, setup }: ShellText,
  onProgress: (part: number) => void = () => {},
): Promise<{ id: string; isOver: boolean } | { trouble: string }> {
  const words = (await import('../keeping/words.ts')).keepingWords[useSettings.getState().language];
  const read = await readFile(file);
  if ('error' in read) return { trouble: words.notARecord(read.error) };
  const { record } = read;
  if (findGame(record.game) === null) return { trouble: homePage.unknownGame(record.game) };
  if (record.seeds === null) return { trouble: homePage.noSeed };
  const rules = await rulesOf(record.game, record.rules);
  if (rules === null || (await rulesNamed(record.game, record.rules.bundle)) === null)
    return { trouble: words.otherRules(record.rules.version) };
  const id = freshId();
  const isOver = record.outcome !== null;
  try {
    // Replayed before it is kept: what does not follow from its own lines never comes into the list.
    await take(
      browserStore,
      rules,
      record,
      (kept) => ({
        ...kept,
        id,
        // A record may hide who played: then a seat is called by its number.
        setup: {
          ...kept.setup,
          sitters: kept.setup.sitters.map((sitter, seat) => ({
            ...sitter,
            name: sitter.name || setup.playerN(seat + 1),
          })),
        },
        kind: isOver ? ('record' as const) : ('game' as const),
        marks: record.seats.map((_, seat) => (MARKS[seat % MARKS.length] ?? MARKS[0]).id),
        updated: Date.now(),
        archived: false,
      }),
      (line) => {
        onProgress(line / record.entries.length);
        return new Promise((resolve) => setTimeout(resolve, 0));
      },
    );
  } catch (error) {
    return { trouble: words.notPlayable(String((error as Error).message)) };
  }
  return { id, isOver };
}
