import { type GameRecord, RECORD_VERSION } from '@parlour/kernel';
import { z } from 'zod';
import { fromVersion1 } from './from-version-1.ts';
import { dice, digest, entry, MAX_SEATS, seats, text } from './parts.ts';
import { record1Schema } from './record-1.ts';
import { type Unreadable, unreadable } from './unreadable.ts';

/** The longest honest games have a tenth of this. */
export const MAX_ENTRIES = 20_000;
/** A record of so many lines is far below this, and nothing honest lies deeper. */
export const MAX_BYTES = 16_000_000;
export const MAX_DEPTH = 32;

export const outcome = z.strictObject({ winners: seats, scores: z.array(z.number()).max(MAX_SEATS) });

/** The portable game file. */
export const recordSchema = z
  .strictObject({
    format: z.literal('parlour-record'),
    version: z.literal(RECORD_VERSION),
    game: text,
    rules: z.strictObject({ version: z.int().min(0), bundle: text }),
    seats: z
      .array(z.strictObject({ bot: text.nullable(), pick: text.nullable(), name: text }))
      .min(1)
      .max(MAX_SEATS),
    options: z.record(text, text),
    dice,
    names: z.array(z.strictObject({ name: text, salt: text }).nullable()).max(MAX_SEATS),
    entries: z.array(entry).max(MAX_ENTRIES),
    outcome: outcome.nullable(),
    seeds: z.array(digest).min(1).nullable(),
  })
  .describe('A game of Parlour: everything needed to replay it, to check it, and to go on from any point of it.');

/** A game that is still going on, as it is kept between sittings: whole, with its seeds, which a shared record does not have. */
export const savedSchema = z.strictObject({ format: z.literal('parlour-saved'), record: recordSchema });

export type Parsed = { record: GameRecord } | { error: string; why: Unreadable };

/** Reads the text of a file; an error says what is wrong, and where. */
export function readRecord(content: string): Parsed {
  if (content.length > MAX_BYTES) return unreadable({ is: 'tooLong', characters: content.length, most: MAX_BYTES });
  const depth = depthOf(content);
  if (depth > MAX_DEPTH) return unreadable({ is: 'tooDeep', depth, most: MAX_DEPTH });
  try {
    return parseRecord(JSON.parse(content));
  } catch {
    return unreadable({ is: 'notJson' });
  }
}

/** Reads a record from outside: today's form, that of earlier builds, or a saved game. */
export function parseRecord(value: unknown): Parsed {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (given['format'] === 'parlour-saved') return parseRecord(given['record']);
  // A game that was saved before its end by an earlier build: its seed lay beside the record.
  if (given['format'] === undefined && typeof given['record'] === 'object' && typeof given['seed'] === 'string')
    return parseRecord({ ...given['record'], seed: given['seed'] });
  if (given['version'] === 1) {
    const parsed = record1Schema.safeParse(value);
    return parsed.success ? { record: fromVersion1(parsed.data) } : damaged(parsed.error);
  }
  if (given['format'] !== 'parlour-record') return unreadable({ is: 'other' });
  if (Number(given['version']) > RECORD_VERSION) return unreadable({ is: 'newer', version: Number(given['version']) });
  const parsed = recordSchema.safeParse(value);
  return parsed.success ? { record: parsed.data as unknown as GameRecord } : damaged(parsed.error);
}

function damaged({ issues: [issue] }: z.ZodError): Parsed {
  return unreadable({ is: 'damaged', where: issue?.path.join('.') ?? '', detail: issue?.message ?? '' });
}

/** How deep a JSON text is nested, without reading it: brackets outside of strings are counted. */
function depthOf(content: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let i = 0; i < content.length; i++) {
    const letter = content.charCodeAt(i);
    if (isText) {
      if (letter === BACKSLASH) i += 1;
      else if (letter === QUOTE) isText = false;
    } else if (letter === QUOTE) isText = true;
    else if (letter === OPEN || letter === BRACE) deepest = Math.max(deepest, ++depth);
    else if (letter === OPEN + 2 || letter === BRACE + 2) depth -= 1;
  }
  return deepest;
}
const [QUOTE, BACKSLASH, OPEN, BRACE] = [34, 92, 91, 123];
