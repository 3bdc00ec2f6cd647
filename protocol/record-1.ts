import { z } from 'zod';
import { choice, digest, link, MAX_SEATS, seat, seats, text } from './parts.ts';

/** Records of the builds before rules had versions: names in the chain, one seed, rules by the hash of their sources. */
export const record1Schema = z.strictObject({
  format: z.literal('parlour-record'),
  version: z.literal(1),
  game: text,
  rules: text,
  sitters: z
    .array(z.strictObject({ name: text, bot: text.nullable() }))
    .min(1)
    .max(MAX_SEATS),
  options: z.record(text, text),
  picks: z.array(text.nullable()).max(MAX_SEATS),
  commitment: digest,
  entropy: z.array(text).max(MAX_SEATS),
  entries: z
    .array(
      z.union([
        z.strictObject({ seat, do: choice, hash: link }),
        z.strictObject({ seat, undo: z.literal(1), agreed: seats, hash: link }),
      ]),
    )
    .max(20_000),
  outcome: z.strictObject({ winners: seats, scores: z.array(z.number()).max(MAX_SEATS) }).nullable(),
  seed: digest.nullable(),
});
