import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@parlour/kernel';
import type { CliText } from './text/index.ts';
import { Problem } from './usage.ts';

/** Opens a finished record, or a game saved before its end. Whatever is wrong with the file is said in one line. */
export async function openRecord(file: string, text: CliText): Promise<GameRecord> {
  const { readRecord } = await import('@parlour/protocol');
  const read = readRecord(contentOf(file, text));
  if ('error' in read) throw new Problem(text.wrong.notARecord(file, read.error), 1);
  return read.record;
}

function contentOf(file: string, text: CliText): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(text.wrong.unreadable(file, reasonOf(error)), 1);
  }
  if (!/^\s*[{[]/.test(content)) throw new Problem(text.wrong.notJson(file), 1);
  return content;
}

/** A finished game is its record; an unfinished one is kept with its seeds, to go on. */
export function saveGame(record: GameRecord, file: string, text: CliText): void {
  const content = record.outcome === null ? { format: 'parlour-saved', record } : record;
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
