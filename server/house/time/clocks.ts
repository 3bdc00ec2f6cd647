import type { Asked, Timer } from '@parlour/games/registry.ts';
import type { Line, Seat } from '@parlour/kernel';
import type { Pace } from '@parlour/protocol';
import type { Timing } from '@parlour/table';
import { countedUntil, dueAfter } from './calendar.ts';
import { Decisions, type Made } from './decisions.ts';

/** Network lag that is given back, at most, for one answer. */
const LAG = 1000;
/** What somebody whose time is over still gets for each further question: enough to come back, too little to hold others up. */
const AFTERWARDS = 5000;

/** What somebody does in a common window leaves the others at least so long. */
const MOMENT = 5000;

/** Time as the house has it: one that only goes forwards for what runs, and the calendar's for days. */
export type Time = { steady(): number; calendar(): number };

export const realTime: Time = { steady: () => performance.now(), calendar: () => Date.now() };

/** What is written down of the clocks of a table. */
type KeptClocks = { left: number[]; deadlines: Record<string, number>; remaining: Record<string, number> };

/** Whose time it is, and what the clocks of a table ask about it. */
type ClocksHome = {
  time: Time;
  zoneOf(seat: Seat): string;
  lagOf(seat: Seat): number;
  timerOf(asked: Asked): Timer;
};

/**
 * The clocks of a table. A live one runs while its owner is asked, and gets the increment with every answer; time while the
 * server was down is nobody's. By days, everybody has the same time for each question, counted in the hours that count for them.
 */
export class Clocks implements Timing {
  /** Milliseconds left to each seat when the clocks were last stopped. */
  left: number[];
  private running = new Map<Seat, number>();
  private deadlines = new Map<Seat, number>();
  /** By days, what was left to each who was asked when the game was stopped, as far as it counts. */
  private remaining = new Map<Seat, number>();
  private readonly decisions = new Decisions();
  private readonly pace: Exclude<Pace, { is: 'none' }>;
  private readonly time: Time;
  private readonly zoneOf: (seat: Seat) => string;
  private readonly lagOf: (seat: Seat) => number;
  private readonly timerOf: (asked: Asked) => Timer;
  /** What the game's own timers were last set for. */
  private timed = '';

  constructor(pace: Exclude<Pace, { is: 'none' }>, left: number[], { time, zoneOf, lagOf, timerOf }: ClocksHome) {
    this.pace = pace;
    this.left = [...left];
    this.time = time;
    this.zoneOf = zoneOf;
    this.lagOf = lagOf;
    this.timerOf = timerOf;
  }

  static full(pace: Pace, seats: number): number[] {
    return pace.is === 'live' ? Array.from({ length: seats }, () => pace.base * 1000) : [];
  }

  ask(
    seats: readonly Seat[],
    asked: () => { phase: string; step: string },
    lines: readonly Line[] = [],
  ): number | null {
    const { pace } = this;
    if (pace.is === 'own') return this.askOwn(seats, this.timerOf(asked()));
    const made = this.decisions.madeIn(lines, seats);
    return pace.is === 'live' ? this.askLive(seats, pace.increment * 1000, made) : this.askByDays(seats, pace, made);
  }

  /** By the game's own timers: so long for each question. A window is one question for everybody, however much happens in it. */
  private askOwn(seats: readonly Seat[], { is, seconds, isShared }: Timer): number | null {
    const now = this.time.steady();
    const isSame = isShared && is === this.timed;
    this.timed = is;
    for (const seat of this.running.keys()) if (seconds === null || !seats.includes(seat)) this.running.delete(seat);
    if (seconds === null) return null;
    for (const seat of seats) {
      this.left[seat] = isSame && this.running.has(seat) ? Math.max(this.leftOf(seat), MOMENT) : seconds * 1000;
      this.running.set(seat, now);
    }
    return soonest(seats.map((seat) => this.leftOf(seat)));
  }

  private askLive(seats: readonly Seat[], increment: number, made: Made): number | null {
    const now = this.time.steady();
    for (const [seat, since] of this.running) {
      const by = made.get(seat);
      if (seats.includes(seat) && by === undefined) continue;
      const lag = Math.min(LAG, this.lagOf(seat), now - since);
      const left = Math.max(0, (this.left[seat] ?? 0) - (now - since - lag));
      this.left[seat] = by === 'clock' ? left : left + increment;
      this.running.delete(seat);
    }
    for (const seat of seats) {
      if (this.running.has(seat)) continue;
      this.left[seat] = Math.max(this.left[seat] ?? 0, AFTERWARDS);
      this.running.set(seat, now);
    }
    return soonest(seats.map((seat) => this.leftOf(seat)));
  }

  private askByDays(seats: readonly Seat[], pace: Extract<Pace, { is: 'days' }>, made: Made): number | null {
    const now = this.time.calendar();
    for (const each of [this.deadlines, this.remaining])
      for (const seat of each.keys()) if (!seats.includes(seat)) each.delete(seat);
    for (const seat of seats) {
      const by = made.get(seat);
      if (by === undefined && this.deadlines.has(seat)) continue;
      const whole = () => dueAfter(now, pace, this.zoneOf(seat), this.remaining.get(seat));
      this.deadlines.set(seat, by === 'clock' ? now + AFTERWARDS : whole());
      this.remaining.delete(seat);
    }
    return soonest([...this.deadlines.values()].map((due) => due - now));
  }

  /** What is left to a seat at this moment. */
  leftOf(seat: Seat): number {
    const deadline = this.deadlines.get(seat);
    if (deadline !== undefined) return Math.max(0, deadline - this.time.calendar());
    const since = this.running.get(seat);
    return Math.max(0, (this.left[seat] ?? 0) - (since === undefined ? 0 : this.time.steady() - since));
  }

  /** Deadlines of a table by days are the calendar's: they go on while the server is down. */
  restore({ deadlines, remaining }: Partial<Pick<KeptClocks, 'deadlines' | 'remaining'>>): void {
    this.deadlines = bySeat(deadlines);
    this.remaining = bySeat(remaining);
  }

  kept(): KeptClocks {
    const left = this.left.map((each, seat) => (this.running.has(seat as Seat) ? this.leftOf(seat as Seat) : each));
    return {
      left,
      deadlines: Object.fromEntries(this.deadlines),
      remaining: Object.fromEntries(this.remaining),
    };
  }

  /** The same where the game is stopped: what is left is left, however long that takes. */
  stopped(): KeptClocks {
    const { pace } = this;
    if (pace.is !== 'days') return this.kept();
    const now = this.time.calendar();
    const left = ([seat, due]: [Seat, number]) => [seat, countedUntil(due, now, pace, this.zoneOf(seat))] as const;
    return { ...this.kept(), deadlines: {}, remaining: Object.fromEntries([...this.deadlines].map(left)) };
  }

  get runningSeats(): Seat[] {
    return [...this.running.keys(), ...this.deadlines.keys()];
  }

  out(): Seat[] {
    return this.runningSeats.filter((seat) => this.leftOf(seat) <= 0);
  }
}

const bySeat = (kept: Record<string, number> = {}): Map<Seat, number> =>
  new Map(Object.entries(kept).map(([seat, each]) => [Number(seat) as Seat, each]));

const soonest = (all: readonly number[]): number | null => (all.length === 0 ? null : Math.max(0, Math.min(...all)));
