import { frameSchema, MAX_MESSAGE } from '@parlour/protocol';
import { refuse } from '../house/refusals.ts';
import type { Attendee, Room } from '../house/room.ts';
import type { Person } from '../store/index.ts';

/** So many messages at once, and so many a second after that. */
const BURST = 60;
const PER_SECOND = 20;
/** So many questions of one connection are worked on at the same time; more wait for their answers. */
const MOST_OPEN = 16;

/** One connection to a table, whatever carries it: what it sends is bounded, checked and answered. */
export class Session implements Attendee {
  readonly person: Person | null;
  readonly tell: (message: string) => void;
  private readonly room: Room;
  private tokens = BURST;
  private filled = performance.now();
  private open = 0;
  /** Half of what a message and its echo took, measured by whoever carries the messages. */
  halfTrip = 0;

  constructor(room: Room, person: Person | null, tell: (message: string) => void) {
    this.room = room;
    this.person = person;
    this.tell = tell;
  }

  lag(): number {
    return this.halfTrip * 2;
  }

  /** Answers one message. False if the connection should be closed. */
  async receive(message: string): Promise<boolean> {
    if (message.length > MAX_MESSAGE) return false;
    const frame = read(message);
    if (frame === null) {
      this.reply(idIn(message), { answer: refuse('badMessage') });
      return this.spend(5);
    }
    if (!this.spend(1) || this.open >= MOST_OPEN) {
      this.reply(frame.id, { answer: refuse('tooFast') });
      return this.tokens > -BURST;
    }
    this.open += 1;
    try {
      this.reply(frame.id, await this.room.ask(this, frame.ask));
    } catch (error) {
      // What the rules or the store could not do is not the sender's fault, and closes nothing; a line that is not there is.
      if (!(error instanceof RangeError)) console.error(error);
      this.reply(frame.id, { answer: refuse('badMessage', { detail: 'the table could not answer this' }) });
    } finally {
      this.open -= 1;
    }
    return true;
  }

  private reply(id: number, reply: object): void {
    this.tell(JSON.stringify({ id, ...reply }));
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
