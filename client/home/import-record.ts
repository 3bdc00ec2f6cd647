import { findGame } from '@parlour/games';
import type { GameRecord, Rules } from '@parlour/kernel';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { Contradiction, replayed } from '@parlour/table/import.ts';
import type { Kept } from '@parlour/table/types.ts';
import { useSettings } from '../settings/settings.ts';
import { rulesNamed, rulesOf } from '../storage/bundles.ts';
import { type FileTrouble, readFile } from '../storage/files.ts';
import { freshId, type SavedTable } from '../storage/saved.ts';
import { keepWhole } from '../storage/tables.ts';
import type { ShellText } from '../text/index.ts';
import { type ImportWords, importWords } from './words.ts';

/** How far it has come: the rules are fetched first, which may take until there is a network; then every line is replayed. */
export type ImportProgress = { is: 'rules'; says: string } | { is: 'lines'; part: number };

/** Takes a record from a file into the browser, to be looked at or gone on with; or says why that cannot be, and keeps nothing. */
export async function importRecord(
  file: Blob,
  { setup }: ShellText,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<{ id: string; isOver: boolean } | { trouble: string }> {
  const words = importWords[useSettings.getState().language];
  const read = await readFile(file);
  if ('why' in read) return { trouble: ofFile(read.why, words) };
  const { record } = read;
  if (findGame(record.game) === null) return { trouble: words.unknownGame(record.game) };
  if (record.seeds === null) return { trouble: words.noSeed };
  onProgress({ is: 'rules', says: words.rules });
  const rules = await rulesFor(record);
  if (rules === 'unreachable') return { trouble: words.noRules };
  if (rules === null) return { trouble: words.otherRules(record.rules.version) };
  const isOver = record.outcome !== null;
  try {
    // Replayed before it is kept: what does not follow from its own lines never comes into the list.
    const { kept, snapshots } = await replayed(rules, record, (line) => {
      onProgress({ is: 'lines', part: line / record.entries.length });
      return new Promise((resolve) => setTimeout(resolve, 0));
    });
    const saved = savedFrom(kept, setup.playerN);
    await keepWhole(saved, { lines: record.entries, snapshots });
    return { id: saved.id, isOver };
  } catch (error) {
    return { trouble: error instanceof Contradiction ? ofContradiction(error, words) : ofStorage(error, words) };
  }
}

async function rulesFor({ game, rules }: GameRecord): Promise<Rules | null | 'unreachable'> {
  try {
    return (await rulesNamed(game, rules.bundle)) === null ? null : await rulesOf(game, rules);
  } catch {
    return 'unreachable';
  }
}

const savedFrom = (kept: Kept, playerN: (n: number) => string): SavedTable => ({
  ...kept,
  id: freshId(),
  // A record may hide who played: then a seat is called by its number.
  setup: {
    ...kept.setup,
    sitters: kept.setup.sitters.map((sitter, seat) => ({ ...sitter, name: sitter.name || playerN(seat + 1) })),
  },
  kind: kept.outcome === null ? 'game' : 'record',
  marks: kept.setup.sitters.map((_, seat) => (MARKS[seat % MARKS.length] ?? MARKS[0]).id),
  updated: Date.now(),
  archived: false,
});

function ofFile(why: FileTrouble, words: ImportWords): string {
  switch (why.is) {
    case 'tooBig':
      return words.tooBig(Math.ceil(why.bytes / 1e6), Math.floor(why.most / 1e6));
    case 'tooLong':
      return words.tooBig(Math.ceil(why.characters / 1e6), Math.floor(why.most / 1e6));
    case 'damaged':
      return words.damaged(why.where);
    case 'tooDeep':
      return words.other;
    default:
      return words[why.is];
  }
}

function ofContradiction({ at }: Contradiction, { contradicts, changed }: ImportWords): string {
  return `${typeof at === 'string' ? contradicts[at] : contradicts.line(at.line)} ${changed}`;
}

const ofStorage = (error: unknown, words: ImportWords): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? words.full : words.notKept;
