import type { Seat } from '@parlour/kernel';
import { z } from 'zod';

/** Generous bounds: no honest record comes near them, and no file can exhaust the memory of who opens it. */
export const MAX_TEXT = 200;
export const MAX_SEATS = 8;

export const text = z.string().max(MAX_TEXT);
/** A whole number that is not -0, which is none in JSON as we write it. */
const whole = z.int().refine((n) => !Object.is(n, -0), 'is -0');
export const seat = whole.min(0).max(MAX_SEATS - 1) as unknown as z.ZodType<Seat, Seat>;
export const seats = z.array(seat).max(MAX_SEATS);
export const digest = z.string().regex(/^[0-9a-f]{64}$/);
export const link = z.string().regex(/^[0-9a-f]{24}$/);

/** What a player chose: its name and plain values. What they mean is for the rules of the game to judge. */
export const choice = z.looseObject({ type: text });

export const dice = z.strictObject({
  commitment: digest,
  promises: z.array(digest.nullable()).max(MAX_SEATS),
  entropy: z.array(text.nullable()).max(MAX_SEATS),
});

const said = {
  move: { seat, do: choice, by: z.enum(['clock', 'table']).optional() },
  undone: { seat, undo: z.literal(1), agreed: seats },
  diced: { dice, eyes: seats },
};
export const line = z.union([z.strictObject(said.move), z.strictObject(said.undone), z.strictObject(said.diced)]);
export const entry = z.union([
  z.strictObject({ ...said.move, hash: link }),
  z.strictObject({ ...said.undone, hash: link }),
  z.strictObject({ ...said.diced, hash: link }),
]);
