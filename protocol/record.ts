import { type GameRecord, RECORD_VERSION } from '@parlour/kernel';
import { z } from 'zod';

/** Generous bounds: no honest record comes near them, and no file can exhaust the memory of who opens it. */
const MAX_ENTRIES = 200_000;
const MAX_TEXT = 200;

const text = z.string().max(MAX_TEXT);
const seat = z.int().min(0).max(7);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const link = z.string().regex(/^[0-9a-f]{24}$/);
const outcome = z.strictObject({ winners: z.array(seat).max(8), scores: z.array(z.number()).max(8) });

/** What a player chose: its name and plain values. What they mean is for the rules of the game to judge. */
const choice = z.looseObject({ type: text });

const entry = z.union([
  z.strictObject({ seat, do: choice, hash: link }),
  z.strictObject({ seat, undo: z.int().min(1).max(1), agreed: z.array(seat).max(8), hash: link }),
]);

/** The portable game file. */
export const recordSchema = z
  .strictObject({
    format: z.literal('parlour-record'),
    version: z.literal(RECORD_VERSION),
    game: text,
    rules: text,
    sitters: z
      .array(z.strictObject({ name: text, bot: text.nullable() }))
      .min(1)
      .max(8),
    options: z.record(text, text),
    picks: z.array(text.nullable()).max(8),
    commitment: digest,
    entropy: z.array(text).max(8),
    entries: z.array(entry).max(MAX_ENTRIES),
    outcome: outcome.nullable(),
    seed: digest.nullable(),
  })
  .describe('A game of Parlour: everything needed to replay it, to check it, and to go on from any point of it.');

/** Reads a record from outside; an error says what is wrong and where. */
export function parseRecord(value: unknown): { record: GameRecord } | { error: string } {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return { record: parsed.data as GameRecord };
  const [issue] = parsed.error.issues;
  if (issue === undefined) return { error: 'This is not a record of Parlour.' };
  const where = issue.path.join('.');
  return { error: `This is not a readable record of Parlour: ${where === '' ? '' : `${where}: `}${issue.message}` };
}

/** A game that is still going on, as it is kept between sittings: with its seed, which a shared record does not have. */
export const savedGameSchema = z.strictObject({ record: recordSchema, seed: digest });
