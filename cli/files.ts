import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord, GameTypes, Match } from '@parlour/kernel';
import type { CliText } from './text/index.ts';
import { Problem } from './usage.ts';

/** A record from a file, and the seed if the file or the record reveals it. */
export type Opened = { record: GameRecord; seed: string | null };

/** Opens a finished record, or a game saved before its end. Whatever is wrong with the file is said in one line. */
export async function openRecord(file: string, text: CliText): Promise<Opened> {
  const value = readJson(file, text);
  const saved = isSaved(value) ? value : null;
  const { parseRecord } = await import('@parlour/protocol');
  const parsed = parseRecord(saved === null ? value : saved.record);
  if ('error' in parsed) throw new Problem(text.wrong.notARecord(file, parsed.error), 1);
  return { record: parsed.record, seed: parsed.record.seed ?? saved?.seed ?? null };
}

function readJson(file: string, text: CliText): unknown {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(text.wrong.unreadable(file, reasonOf(error)), 1);
  }
  try {
    return JSON.parse(content);
  } catch {
    throw new Problem(text.wrong.notJson(file), 1);
  }
}

const isSaved = (value: unknown): value is { record: unknown; seed: string } =>
  typeof value === 'object' &&
  value !== null &&
  'record' in value &&
  'seed' in value &&
  typeof value.seed === 'string' &&
  /^[0-9a-f]{64}$/.test(value.seed);

/** A finished game is its record; an unfinished one needs its seed beside it to go on. */
export function saveMatch(match: Match<GameTypes>, file: string, text: CliText): void {
  const content = match.record.outcome === null ? { record: match.record, seed: match.seed } : match.record;
  writeText(file, `${JSON.stringify(content, null, 1)}\n`, text);
}

export function writeText(file: string, content: string, text: CliText): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Problem(text.wrong.unwritable(file, reasonOf(error)), 1);
  }
}

const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** A name for a new file in the current directory: never one that is taken. */
export function freshName(game: string, now = new Date()): string {
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
  for (let i = 1; ; i++) {
    const name = `parlour-${game}-${date}${i === 1 ? '' : `-${i}`}.json`;
    if (!existsSync(name)) return name;
  }
}
