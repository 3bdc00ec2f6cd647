import type { RulesName, Seat } from '@parlour/kernel';
import type { Language, Pace, Plan, RoomState, Said } from '@parlour/protocol';
import type { Asks, DiceAdded } from '@parlour/table';

/** A seat as it is kept: who sits there, or a bot, or nobody. */
export type KeptSeat = {
  person: string | null;
  bot: string | null;
  name: string;
  mark: string;
  pick: string | null;
  standIn: string | null;
  /** The stand-in plays until its owner says that they are back, not only until they are seen again. */
  hasLeft?: boolean;
};

export const EMPTY: KeptSeat = { person: null, bot: null, name: '', mark: '', pick: null, standIn: null };

/** Bots have names people can say. */
const BOT_NAMES = ['Ada', 'Max', 'Lena', 'Oleh', 'Vera', 'Taras', 'Nina', 'Pavlo'];

export const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length] ?? '';

/** What people have agreed on around a table; the game itself lies beside it. */
export type KeptRoom = {
  id: string;
  /** How often it was written down: whoever knows another number has missed something. */
  revision: number;
  game: string;
  rules: RulesName;
  options: Record<string, string>;
  isPublic: boolean;
  pace: Pace;
  state: RoomState;
  host: string;
  seats: KeptSeat[];
  /** Milliseconds that are left to each seat, as far as they were counted. */
  left: number[];
  /** When the time of each who is asked is over, at a table by days. */
  deadlines?: Record<string, number>;
  /** What was left to each who was asked when the host stopped the game, at a table by days. */
  remaining?: Record<string, number>;
  /** When the time of those who are asked is over; `null` where no clock runs. */
  due: number | null;
  /** Whom the table waits for: so that lists need not open it. */
  awaited: Seat[];
  /** At which move each of them was asked: a turn, however many questions it has. */
  since?: Record<string, number>;
  /** A game begun alone that is gone on with here: what none of these eyes has seen is dealt anew. */
  from?: { table: string; lines: number; eyes: Seat[] };
  /** Answers given beforehand, by seat. */
  plans?: Record<string, Plan[]>;
  /** The digits of the screen people sit around; `null`: it shows another table by now. */
  screen?: string | null;
  /** What it speaks. */
  language?: Language;
  /** The table which that screen has gone on to. */
  movedTo?: string | null;
  /** The host has stopped the game for a while. */
  isPaused?: boolean;
  /** What each person adds to the dice: promised first, then revealed. */
  dice?: DiceAdded;
  /** What people are voting on: to end the game, at this move; and, since that move, to let a bot play for somebody. */
  votes?: { end: Seat[]; at: number; standIn: { seat: Seat; agreed: Seat[]; since?: number }[] };
  /** Somebody asks to take back what led to this move. */
  asking?: { seat: Seat; agreed: Seat[]; at: number } | null;
  /** What each seat wants to be asked; `next`: in any case what comes after this move. */
  asks?: Record<string, { what?: Exclude<Asks, 'next'>; next?: number }>;
  /** Who takes a bot's seat with the round after this one, by seat. */
  arriving?: Record<string, { person: string; name: string; round: number }>;
  /** Whom the host of the house has taken from this game: no seat of it is theirs again. */
  removed?: string[];
  /** A bot has yet to move, or the dice are being settled: somebody must look after the table, whoever is at it. */
  isBusy?: boolean;
  /** Whether the screen explains the first round; not said: it does, unless somebody sits down who has played to the end. */
  isTaught?: boolean;
  skips?: number;
  rematch: string | null;
  isChatOff: boolean;
  updated: number;
};

/** What has to be known of a room to see that something was missed. */
export type Head = { id: string; revision: number; lines: number; said: number };

/** Rooms, and what is said in them. */
export type Rooms = {
  find(id: string): Promise<KeptRoom | null>;
  /** Writes it down, if nobody else has meanwhile: as it is then, with its next revision. `null`: somebody was faster. */
  put(room: KeptRoom): Promise<KeptRoom | null>;
  /** How often these were written down, how many lines their tables have, and how much was said there. */
  heads(ids: readonly string[]): Promise<Head[]>;
  /** The table that a screen with these digits shows: one that is played at, else the latest. */
  onScreen(code: string): Promise<string | null>;
  /** Public tables at which something happened since then. */
  listed(since: number): Promise<KeptRoom[]>;
  /** The tables somebody sits at or has made: the latest hundred, those that are not over first. */
  mine(person: string): Promise<KeptRoom[]>;
  all(): Promise<KeptRoom[]>;
  /** How many tables in this state somebody has made, at which something happened since then. */
  count(person: string, state: RoomState, since: number): Promise<number>;
  /** The tables at which somebody's time is over. */
  due(now: number): Promise<string[]>;
  over(): Promise<string[]>;
  /** All tables that must be looked after though nobody is at them: with a clock, or a bot that has yet to move. */
  running(): Promise<string[]>;
  say(room: string, said: Omit<Said, 'at'>): Promise<Said>;
  said(room: string): Promise<Said[]>;
  /** Erases somebody's words and names, wherever they were said; the tables they sat at. */
  forget(person: string): Promise<string[]>;
};

/** Nobody stands in at this seat. */
export function unaided({ hasLeft: _, ...seat }: KeptSeat): KeptSeat {
  return { ...seat, standIn: null };
}

/** A seat that nobody has any more. In a game that goes on it still is who it was at the beginning of that game. */
export const emptied = ({ seats, from }: Pick<KeptRoom, 'seats' | 'from'>, at: number): KeptSeat => ({
  ...EMPTY,
  mark: seats[at]?.mark ?? '',
  pick: from === undefined ? null : (seats[at]?.pick ?? null),
});

/** A room in which nobody knows any more who this person was. Before the game their seat is free. */
export function withoutPerson(room: KeptRoom, person: string): KeptRoom {
  const nameless = (seat: KeptSeat, at: number) =>
    room.state === 'gathering' ? emptied(room, at) : { ...seat, name: '' };
  const seats = room.seats.map((seat, at) => (seat.person === person ? nameless(seat, at) : seat));
  const plans = Object.entries(room.plans ?? {}).filter(([seat]) => room.seats[Number(seat)]?.person !== person);
  const arriving = Object.entries(room.arriving ?? {}).filter(([, each]) => each.person !== person);
  return { ...room, seats, plans: Object.fromEntries(plans), arriving: Object.fromEntries(arriving) };
}

export const unsaid = (said: Said): Said => ({ ...said, person: null, name: '', text: null, phrase: null });
