import { z } from 'zod';
import { isNight } from './nights.ts';
import { digest, MAX_SEATS, seat, seats, text } from './parts.ts';

/** What people around a table see of one another. */

/** An id as the server makes them: of a person, of a table. */
export const id = z.string().regex(/^[a-z0-9]{8,24}$/);
export const languageSchema = z.enum(['en', 'ru', 'uk']);

/** What a screen is called by: digits, which are the same in every language and on every remote control. */
export const screenCode = z.string().regex(/^\d{6}$/);

/** One line of text, without what turns or hides letters, and without halves of letters. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

/** A name as it may be shown. */
export const nameSchema = z.string().max(200).transform(oneLine).pipe(z.string().min(1).max(24));

const hourOfDay = z.int().min(0).max(23);
const nightSchema = z
  .strictObject({ from: hourOfDay, to: hourOfDay })
  .refine(isNight, 'at least six hours of a day count');

/** How long people may take: for ever, by a clock that runs while one is asked, or by days. Seconds, and hours of the day. */
export const paceSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  /** The game's own timers, where it has some. */
  z.strictObject({ is: z.literal('own') }),
  z.strictObject({
    is: z.literal('live'),
    base: z.int().min(10).max(14_400),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({
    is: z.literal('days'),
    days: z.int().min(1).max(30),
    /** Whether Saturdays and Sundays count. */
    weekends: z.boolean(),
    /** Hours that do not count, in the time zone of who is asked. */
    night: nightSchema.nullable(),
  }),
]);

export const roomSeatSchema = z.strictObject({
  /** Who sits there; nobody, or a bot. */
  person: id.nullable(),
  bot: text.nullable(),
  name: z.string().max(24),
  mark: text,
  pick: text.nullable(),
  isHere: z.boolean(),
  /** A bot that plays for somebody who is away. */
  standIn: text.nullable(),
  /** The same person has another seat too. */
  isShared: z.boolean(),
  /** Who takes this bot's seat with the next round. */
  next: z.string().max(24).nullable(),
});

export const ROOM_STATES = ['gathering', 'dice', 'playing', 'over', 'ended', 'closed'] as const;

export const saidSchema = z.strictObject({
  at: z.int().min(0),
  /** Whose words; `null`: forgotten, or the table's own. */
  person: id.nullable(),
  name: z.string().max(24),
  text: z.string().max(300).nullable(),
  /** A phrase that everybody reads in their own language. */
  phrase: text.nullable(),
  time: z.number(),
});

/** What is left of everybody's time, in milliseconds when this was told, and whose runs. */
export const clockSchema = z.strictObject({ left: z.array(z.number().nullable()), running: seats });

/** An answer given beforehand: which of those the game knows, with what is filled in; until when it holds. */
export const planSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{8,40}$/),
  is: text,
  with: z.record(text, z.union([z.int(), text])).refine((values) => Object.keys(values).length <= 8),
  once: z.boolean(),
  /** The last round in which it holds; `null`: until it is taken back. */
  until: z.int().nullable(),
});

export const roomSchema = z.strictObject({
  id,
  game: text,
  rules: z.strictObject({ version: z.int(), bundle: z.string() }),
  options: z.record(text, text),
  isPublic: z.boolean(),
  pace: paceSchema,
  state: z.enum(ROOM_STATES),
  host: id,
  /** Who leads just now: the host, or whoever sits here while the host is away. */
  lead: id,
  seats: z.array(roomSeatSchema).max(MAX_SEATS),
  watchers: z.int().min(0),
  /** The big screen everybody sits around: what it is called by, and whether it is on. */
  screen: z.strictObject({ code: screenCode, isHere: z.boolean() }).nullable(),
  /** The table which that screen has gone on to with everybody around it. */
  movedTo: id.nullable(),
  /** What the screen speaks: the language of whoever chose the game. */
  language: languageSchema.nullable(),
  /** The host has stopped the game for a while: nothing is played, and no clock runs. */
  isPaused: z.boolean(),
  /** The screen explains the game while its first round is played. */
  isTaught: z.boolean(),
  /** How often the host has passed over what the screen was showing. */
  skips: z.int().min(0),
  /** The dice as they are being settled. */
  dice: z.strictObject({ commitment: digest, persons: seats, promised: seats }).nullable(),
  clock: clockSchema.nullable(),
  votes: z.strictObject({
    end: seats,
    standIn: z.array(z.strictObject({ seat, agreed: seats })),
  }),
  /** The bots that may be given a seat, weakest first. */
  bots: z.array(text),
  /** The table at which the same people play again. */
  rematch: id.nullable(),
  isChatOff: z.boolean(),
  /** What the host of the house says to everybody. */
  announcement: z.string(),
  you: z.strictObject({
    person: id.nullable(),
    seats,
    /** The bot's seat that will be theirs with the next round. */
    next: seat.nullable(),
    isHost: z.boolean(),
    /** May begin, fill seats with bots, let a paused game go on: the host, or whoever sits here while the host is away. */
    leads: z.boolean(),
    /** What this person has planned. Nobody else is told. */
    plans: z.array(planSchema.extend({ seat })),
  }),
});

/** A line of a list of tables. */
export const listedSchema = z.strictObject({
  id,
  game: text,
  state: z.enum(ROOM_STATES),
  isPublic: z.boolean(),
  pace: paceSchema,
  seats: z.array(z.strictObject({ name: z.string(), bot: text.nullable(), isFree: z.boolean(), mark: text })),
  updated: z.number(),
  /** Whether the table waits for whoever asked. */
  isMyTurn: z.boolean(),
});

export const meSchema = z.strictObject({
  id,
  name: z.string(),
  language: languageSchema,
  zone: text,
});

export type Pace = z.infer<typeof paceSchema>;
export type RoomSeat = z.infer<typeof roomSeatSchema>;
export type RoomState = (typeof ROOM_STATES)[number];
export type Plan = z.infer<typeof planSchema>;
export type Room = z.infer<typeof roomSchema>;
export type Listed = z.infer<typeof listedSchema>;
export type Said = z.infer<typeof saidSchema>;
export type Me = z.infer<typeof meSchema>;
export type Language = z.infer<typeof languageSchema>;
