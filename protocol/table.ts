import { z } from 'zod';
import { choice, line, MAX_TEXT, seat } from './parts.ts';

/** What a table and those who look at it say to one another. Views, facts, offers and events are the game's own, plain JSON. */

const plain = z.unknown();
const refusal = z.strictObject({
  refused: z.string().max(MAX_TEXT),
  rule: z.string().max(MAX_TEXT).nullable(),
  facts: z.looseObject({}),
});
const outcome = z.strictObject({ winners: z.array(seat), scores: z.array(z.number()) });
const question = z.strictObject({
  seats: z.array(seat),
  phase: z.string(),
  step: z.string(),
  rule: z.string(),
  deal: z.literal(true).optional(),
});

/** Through whose eyes: a seat's, a spectator's, or with everything laid open once the game is over. */
export const eyesSchema = z.union([seat, z.literal('spectator'), z.literal('open')]);

/** A position as one pair of eyes sees it, with what that seat may do in it. */
export const sightSchema = z.strictObject({
  view: plain,
  facts: plain,
  offers: z.array(z.looseObject({ type: z.string() })),
  refused: z.array(z.strictObject({ type: z.string(), because: refusal })),
  /** What led to it: the line, and what happened. */
  line: line.nullable(),
  events: z.array(z.looseObject({ type: z.string() })),
});

/** Somebody asks to take the last move back, which needs everybody else. */
export const askingSchema = z.strictObject({ seat, agreed: z.array(seat) });

/** A new position, for those eyes that it is sent to and no others. */
export const updateSchema = z.strictObject({
  version: z.int().min(0),
  waiting: question.nullable(),
  outcome: outcome.nullable(),
  sights: z.array(z.strictObject({ eyes: eyesSchema, sight: sightSchema })),
  /** Whose last move can be taken back freely; else why not. */
  canUndo: z.array(seat),
  barrier: refusal.nullable(),
  canRedo: z.array(seat),
  asking: askingSchema.nullable(),
  /** Which bots are thinking at this moment. */
  thinking: z.array(seat),
  /** For whom the table itself gives the answer, the only one there is. */
  answering: z.array(seat).optional(),
});

/** Things of one shape, packed (`packing.ts`). */
const packed = z.strictObject({
  '~': z.array(z.string()),
  n: z.int().min(0),
  names: z.array(z.string()).optional(),
  columns: z.array(plain),
});

/** The same as it is told: in version 2 facts, offers and what is refused come packed. */
export const toldUpdateSchema = updateSchema.extend({
  sights: z.array(
    z.strictObject({
      eyes: eyesSchema,
      sight: sightSchema.extend({
        offers: z.union([sightSchema.shape.offers, packed]),
        refused: z.union([sightSchema.shape.refused, packed]),
      }),
    }),
  ),
});

export const logLineSchema = z.strictObject({
  line: z.int().min(0),
  entry: line.nullable(),
  events: z.array(z.looseObject({ type: z.string() })),
  /** Taken back later. */
  undone: z.boolean(),
});

/** What is asked of a table. Every action names the version it answers. */
export const requestSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('promise'), seat, promise: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ is: z.literal('reveal'), seat, entropy: z.string().min(16).max(MAX_TEXT) }),
  z.strictObject({ is: z.literal('act'), seat, choice, at: z.int().min(0) }),
  z.strictObject({ is: z.literal('undo'), seat }),
  z.strictObject({ is: z.literal('redo'), seat }),
  z.strictObject({ is: z.literal('askUndo'), seat }),
  z.strictObject({ is: z.literal('answerUndo'), seat, agrees: z.boolean() }),
  /** What a seat wants to be asked: everything, only what leaves a choice (for everybody to see, or by its own eyes), or the next thing. */
  z.strictObject({ is: z.literal('asks'), seat, what: z.enum(['everything', 'choices', 'ownChoices', 'next']) }),
]);

export const answerSchema = z.union([
  z.strictObject({ ok: z.literal(true) }),
  z.strictObject({ ok: z.literal(false), refusal }),
]);

/** What a table tells without being asked. */
export const newsSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('update'), update: updateSchema }),
  /** A bot's move could not be written down. */
  z.strictObject({ is: z.literal('notSaved'), refusal }),
  /** Somebody else has the table now; it can only be looked at from here. */
  z.strictObject({ is: z.literal('lost') }),
  z.strictObject({ is: z.literal('crashed'), detail: z.string() }),
]);
