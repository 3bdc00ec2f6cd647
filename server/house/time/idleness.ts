import type { Line, Seat } from '@parlour/kernel';
import type { Pace } from '@parlour/protocol';

/** So long somebody may be away, and so long leave a question open at a table without a clock, before a bot may play for them. */
const AWAY = 60_000;
const OPEN = 300_000;

/**
 * Who keeps the others waiting. A minute of dead network costs nobody their seat, and nobody holds the others up for ever, though
 * their page is open. What was before this server took the table up counts for nothing.
 */
export class Idleness {
  private readonly now: () => number;
  private readonly began: number;
  private here: readonly (string | null)[] = [];
  private readonly left = new Map<string, number>();
  private readonly asked = new Map<Seat, number>();

  constructor(now: () => number) {
    this.now = now;
    this.began = now();
  }

  /** Who is here just now, by way of any server. */
  seen(here: readonly (string | null)[]): void {
    for (const person of this.here) if (person !== null && !here.includes(person)) this.left.set(person, this.now());
    this.here = here;
  }

  /** For a minute or more. */
  isAway(person: string): boolean {
    return !this.here.includes(person) && this.now() - (this.left.get(person) ?? this.began) >= AWAY;
  }

  /** The table waits for these, after somebody did something. */
  waits(seats: readonly Seat[], line: Line | null): void {
    for (const seat of this.asked.keys()) if (!seats.includes(seat)) this.asked.delete(seat);
    for (const seat of seats) if (!this.asked.has(seat) || isOwn(line, seat)) this.asked.set(seat, this.now());
  }

  /** Whether the others may let a bot play for whoever sits there; `hasRunOut`: the clock gave their last answer. */
  isLong(seat: Seat, person: string, pace: Pace, hasRunOut: boolean): boolean {
    if (hasRunOut) return true;
    // By days people are away most of the time, and their clock says when it is too long.
    if (pace.is === 'days') return false;
    if (!this.here.includes(person)) return this.isAway(person);
    return pace.is === 'none' && this.now() - (this.asked.get(seat) ?? this.now()) >= OPEN;
  }
}

const isOwn = (line: Line | null, seat: Seat): boolean =>
  line !== null && 'seat' in line && line.seat === seat && !('by' in line && line.by !== undefined);

/** So far back it is looked for what somebody did last. */
export const LOOKED_BACK = 64;

/** Whether the last thing somebody did was done by the clock. */
export function hasRunOut(lines: readonly Line[], seat: Seat): boolean {
  const last = lines.findLast((line) => 'do' in line && line.seat === seat);
  return last !== undefined && 'by' in last && last.by === 'clock';
}
