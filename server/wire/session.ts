import { frameSchema, MAX_MESSAGE, PROTOCOL } from '@parlour/protocol';
import type { Answer } from '@parlour/table';
import type { Attendee } from '../house/attendance.ts';
import { CannotTell, refuse } from '../house/refusals.ts';
import type { Room } from '../house/room.ts';
import type { Log } from '../ops/log.ts';
import { countAnswer } from '../ops/metered.ts';
import { meters } from '../ops/meters.ts';
import type { Person } from '../store/index.ts';

/** So many messages at once, and so many a second after that. */
const BURST = 60;
const PER_SECOND = 20;
/** So many questions of one connection are worked on at the same time; more wait for their answers. */
const MOST_OPEN = 16;

const AWAKE = JSON.stringify({ told: { is: 'awake' } });

/** How somebody came: by which protocol, as what, from where, where to say what befell them, and how to close their connection. */
export type How = { protocol: number; isScreen: boolean; from: string; log: Log; end(): void };

/** One connection to a table, whatever carries it: what it sends is bounded, checked and answered. */
export class Session implements Attendee {
  person: Person | null;
  readonly protocol: number;
  readonly from: string;
  /** A screen everybody looks at: whoever's browser it runs in, it is nobody and sees what anybody may. */
  readonly isScreen: boolean;
  readonly tell: (message: string) => void;
  private readonly room: Room;
  private readonly log: Log;
  private readonly end: () => void;
  private tokens = BURST;
  private filled = performance.now();
  private open = 0;
  /** Half of what a message and its echo took, measured by whoever carries the messages. */
  halfTrip = 0;

  constructor(
    room: Room,
    person: Person | null,
    { protocol, isScreen, from, log, end }: How,
    tell: (message: string) => void,
  ) {
    this.room = room;
    this.log = log;
    this.end = end;
    this.protocol = protocol;
    this.from = from;
    this.isScreen = isScreen;
    this.person = isScreen ? null : person;
    this.tell = tell;
  }

  lag(): number {
    return this.halfTrip * 2;
  }

  dismiss(): void {
    this.person = null;
    this.end();
  }

  /** Pages see neither pings nor empty answers: they are told that somebody is there. */
  sayAwake(): void {
    if (this.protocol >= PROTOCOL) this.tell(AWAKE);
  }

  /** Answers one message. False if the connection should be closed. */
  async receive(message: string): Promise<boolean> {
    meters.messages.inc({ way: 'in' });
    if (message.length > MAX_MESSAGE) return false;
    const frame = read(message);
    if (frame === null) {
      this.answer('unread', idIn(message), { answer: refuse('badMessage') });
      return this.spend(5);
    }
    if (!this.spend(1) || this.open >= MOST_OPEN) {
      this.answer(frame.ask.is, frame.id, { answer: refuse('tooFast') });
      return this.tokens > -BURST;
    }
    this.open += 1;
    const began = performance.now();
    try {
      this.answer(frame.ask.is, frame.id, await this.room.ask(this, frame.ask), began);
    } catch (error) {
      if (error instanceof CannotTell) return false;
      // What the rules or the store could not do is not the sender's fault, and closes nothing; a line that is not there is.
      if (!(error instanceof RangeError)) this.log.error({ err: error, ask: frame.ask.is }, 'broken');
      this.answer(frame.ask.is, frame.id, {
        answer: refuse('badMessage', { detail: 'the table could not answer this' }),
      });
    } finally {
      this.open -= 1;
    }
    return true;
  }

  private answer(ask: string, id: number, reply: { answer: Answer; value?: unknown }, began = performance.now()): void {
    this.tell(JSON.stringify({ id, ...reply }));
    const seconds = (performance.now() - began) / 1000;
    meters.answerSeconds.observe(seconds);
    const refused = countAnswer(ask, this.room.kept.game, reply.answer);
    this.log.debug({ ask, ...(refused !== null && { refused }), ms: Math.round(seconds * 1000) }, 'answered');
  }

  private spend(cost: number): boolean {
    const now = performance.now();
    this.tokens = Math.min(BURST, this.tokens + ((now - this.filled) / 1000) * PER_SECOND) - cost;
    this.filled = now;
    return this.tokens >= 0;
  }
}

function read(message: string): ReturnType<typeof frameSchema.parse> | null {
  try {
    return frameSchema.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

/** The number of a message that makes no sense otherwise, so that its sender can tell which it was. */
function idIn(message: string): number {
  const found = /"id"\s*:\s*(\d{1,9})\b/.exec(message);
  return found === null ? -1 : Number(found[1]);
}
