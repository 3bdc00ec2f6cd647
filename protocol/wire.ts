import { z } from 'zod';
import { choice, MAX_SEATS, seat, text } from './parts.ts';
import {
  clockSchema,
  id,
  languageSchema,
  listedSchema,
  nameSchema,
  paceSchema,
  planSchema,
  roomSchema,
  saidSchema,
  screenCode,
} from './room.ts';
import {
  answerSchema,
  type askingSchema,
  logLineSchema,
  requestSchema,
  sightSchema,
  toldUpdateSchema,
} from './table.ts';

/** What crosses the wire between a browser (or a bot of yours) and a server. docs/protocol.md says it in words. */

/** No message is longer, in bytes. */
export const MAX_MESSAGE = 16_384;

/** A key of the sender's own, so that an answer which was lost can be sent again and counts once. */
const key = z.string().regex(/^[\w-]{8,40}$/);
const line = z.int().min(0).max(1_000_000);
/** A name that is a word of the protocol, and nothing to read: a phrase, a mark. */
const word = z.string().regex(/^[a-zA-Z-]{0,40}$/);
const [promise, reveal, , undo, redo, askUndo, answerUndo, asks] = requestSchema.options;
/** The position it is said of: at another one it is refused, so that it may be sent again and is done once. Version 1 does not say it. */
const at = z.int().min(0).optional();

/** What is asked of a table one sits or looks on at. */
export const askSchema = z.discriminatedUnion('is', [
  // Gathering.
  // A name of its own for a seat: two at one device, each with theirs.
  z.strictObject({
    is: z.literal('sit'),
    seat,
    mark: word.optional(),
    pick: text.nullable().optional(),
    name: nameSchema.optional(),
  }),
  z.strictObject({ is: z.literal('stand'), seat }),
  z.strictObject({ is: z.literal('bot'), seat, bot: text.nullable() }),
  z.strictObject({
    is: z.literal('settle'),
    seats: z.int().min(1).max(MAX_SEATS).optional(),
    options: z.record(text, text).optional(),
    isPublic: z.boolean().optional(),
    pace: paceSchema.optional(),
  }),
  z.strictObject({ is: z.literal('start') }),
  /** Whoever opened a table that has not begun closes it. */
  z.strictObject({ is: z.literal('close') }),
  promise,
  reveal,
  // Playing.
  z.strictObject({ is: z.literal('act'), seat, choice, at: z.int().min(0), key }),
  undo.extend({ at }),
  redo.extend({ at }),
  askUndo.extend({ at }),
  answerUndo.extend({ at }),
  asks,
  z.strictObject({ is: z.literal('why'), seat, choice }),
  z.strictObject({ is: z.literal('preview'), seat, choice }),
  /** Answers given beforehand, and taken back. */
  z.strictObject({ is: z.literal('plan'), seat, plan: planSchema }),
  z.strictObject({ is: z.literal('unplan'), seat, plan: z.string().max(40) }),
  // Looking back.
  z.strictObject({ is: z.literal('log'), from: line, to: line, seat: seat.optional() }),
  z.strictObject({ is: z.literal('moment'), line, seat: seat.optional(), open: z.boolean().optional() }),
  z.strictObject({ is: z.literal('past'), line, by: text, seat: seat.optional() }),
  z.strictObject({ is: z.literal('record') }),
  // People.
  z.strictObject({ is: z.literal('say'), text: z.string().min(1).max(300).optional(), phrase: word.optional() }),
  z.strictObject({ is: z.literal('voteEnd'), agrees: z.boolean(), at }),
  z.strictObject({ is: z.literal('voteStandIn'), seat, agrees: z.boolean() }),
  /** One gives the seat to a bot, for as long as one is away; and takes it back. */
  // The house names the bot itself; earlier clients name one.
  z.strictObject({ is: z.literal('leave'), seat, bot: text.optional() }),
  z.strictObject({ is: z.literal('back'), seat }),
  z.strictObject({ is: z.literal('rematch') }),
  /** The host stops the game for a while, and lets it go on. */
  z.strictObject({ is: z.literal('pause'), isPaused: z.boolean() }),
  /** The host lets the screen explain the first round, or has it stop; and passes over what it is showing. */
  z.strictObject({ is: z.literal('teach'), isTaught: z.boolean() }),
  z.strictObject({ is: z.literal('skip') }),
  /** Nobody looks at this page now, or somebody does again. Who never says it looks at it for as long as the line stands. */
  z.strictObject({ is: z.literal('hide'), isHidden: z.boolean() }),
]);

/** What a connection sends: what it asks, under a number of its own, by which it is answered. */
export const frameSchema = z.strictObject({ id: z.int().min(0), ask: askSchema });

export const createSchema = z.strictObject({
  game: text,
  seats: z.int().min(1).max(MAX_SEATS),
  options: z.record(text, text).default({}),
  isPublic: z.boolean().default(false),
  pace: paceSchema.default({ is: 'none' }),
  /** The screen it is played around. */
  screen: screenCode.optional(),
});

/** The version a house speaks, and where others in its network find it: for whoever came by a name that only its own machine has. */
export const houseSchema = z.strictObject({ protocol: z.int(), address: z.string().nullable() });

/** A screen asks what it is called by; with the table it showed last, if it showed one. */
export const screenSchema = z.strictObject({ room: id.optional() });
/** What a screen is called by, the table it shows, and where this house is found by phones of the same network. */
export const screenShownSchema = z.strictObject({
  code: screenCode,
  room: id.nullable(),
  address: z.string().nullable(),
});

/** A game begun alone, gone on with: its whole record, and the seat of who brings it. */
export const goOnSchema = z.strictObject({
  record: z.looseObject({}),
  seat,
  isPublic: z.boolean().default(false),
  pace: paceSchema.default({ is: 'none' }),
});

export const profileSchema = z.strictObject({
  name: nameSchema,
  language: languageSchema.default('en'),
  zone: text.default('UTC'),
});

/** An address that takes messages: of a chat, or of a program of one's own. */
const webAddress = z.url({ protocol: /^https?$/ }).max(1000);
const onlyRoom = { room: id.optional() };

/** A way to hear that it is one's turn; with a table, that it is anybody's there. */
export const noticeSchema = z.union([
  z.strictObject({
    push: z.strictObject({
      endpoint: webAddress,
      keys: z.strictObject({ p256dh: z.base64url().length(87), auth: z.base64url().length(22) }),
    }),
  }),
  z.strictObject({ webhook: webAddress, ...onlyRoom }),
]);
export const stopSchema = z.strictObject({ stop: z.string().max(100) });
export const channelSchema = z.strictObject({
  id: z.string(),
  room: id.nullable(),
  is: z.enum(['push', 'webhook']),
  host: z.string(),
});

/** What whoever runs a house may do with a table, a person, and everybody. */
export const hostTableSchema = z.strictObject({ is: z.enum(['close', 'chatOff', 'chatOn']) });
export const hostPersonSchema = z.strictObject({ is: z.enum(['ban', 'unban', 'remove', 'forget']) });
export const announceSchema = z.strictObject({ text: z.string().max(500) });
export const silenceSchema = z.strictObject({ isOff: z.boolean() });

const change = z.looseObject({});

/** What a table tells everybody at it, each through their own eyes. */
export const toldSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('room'), room: roomSchema }),
  /** The whole position, with the lines that were missed since the one the client knew. */
  z.strictObject({ is: z.literal('whole'), update: toldUpdateSchema, missed: z.array(logLineSchema), speaks: z.int() }),
  /** What of it is other than before: a change of everything but the line and the events, which are told as they are. */
  z.strictObject({
    is: z.literal('changed'),
    version: z.int().min(0),
    change: change.optional(),
    news: z.array(sightSchema.pick({ line: true, events: true })),
  }),
  z.strictObject({ is: z.literal('clock'), clock: clockSchema }),
  z.strictObject({ is: z.literal('said'), said: z.array(saidSchema) }),
  z.strictObject({ is: z.literal('lobby'), open: z.array(listedSchema), mine: z.array(listedSchema) }),
  z.strictObject({ is: z.literal('crashed'), detail: z.string() }),
  /** Nothing has happened: somebody is there, though. Pages cannot see the pings of a socket. */
  z.strictObject({ is: z.literal('awake') }),
]);

/** What a server sends: the answer to a frame, or something it tells. */
export const repliedSchema = z.union([
  z.strictObject({ id: z.int(), answer: answerSchema, value: z.unknown().optional() }),
  z.strictObject({ told: toldSchema }),
]);

export type Ask = z.infer<typeof askSchema>;
export type Told = z.infer<typeof toldSchema>;
export type HouseShown = z.infer<typeof houseSchema>;
export type ScreenShown = z.infer<typeof screenShownSchema>;
export type Frame = z.infer<typeof frameSchema>;
export type NoticeWay = z.infer<typeof noticeSchema>;
export type NoticeChannel = z.infer<typeof channelSchema>;
export type Create = z.input<typeof createSchema>;
export type GoOn = z.input<typeof goOnSchema>;
export type Asking = z.infer<typeof askingSchema>;
export { id as idSchema };
