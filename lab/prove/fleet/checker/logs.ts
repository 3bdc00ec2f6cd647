import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** One line of a client's log. */
export type Said =
  | { t: number; is: 'guest'; person: string; token: string }
  | { t: number; is: 'table'; table: string; game: string }
  | { t: number; is: 'entropy'; table: string; seat: number; entropy: string }
  | { t: number; is: 'line'; table: string; state: 'connecting' | 'open' | 'waiting' | 'gone' }
  | { t: number; is: 'frame'; table: string; raw: string }
  | { t: number; is: 'sent'; table: string; seat: number; at: number; key: string; choice: unknown }
  | { t: number; is: 'answer'; table: string; key: string; ok: boolean; refused?: string }
  | Told
  | { t: number; is: 'missed'; table: string; line: number; entry: unknown }
  | { t: number; is: 'record'; table: string; hashes: string[]; isOver: boolean }
  | { t: number; is: 'crashed'; table: string; detail: string }
  | { t: number; is: 'calm'; table: string | null };

export type Told = {
  t: number;
  is: 'told';
  table: string;
  how: 'whole' | 'changed';
  version: number;
  line: unknown;
  eyes: (number | string)[];
  seats: number[];
  isOver: boolean;
  digests?: string[];
};

export const logsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && name !== 'rows.jsonl')
    .sort()
    .map((name) => join(folder, name));

/** Line by line; only those that may be wanted are read. */
export async function* linesOf(file: string, isWanted: (line: string) => boolean = () => true): AsyncGenerator<Said> {
  const input = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line !== '' && isWanted(line)) yield JSON.parse(line) as Said;
}
