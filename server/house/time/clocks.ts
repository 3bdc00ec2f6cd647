import type { Asked, Timer } from '@parlour/games/registry.ts';
import type { Seat } from '@parlour/kernel';
import type { Pace } from '@parlour/protocol';
import type { Timing } from '@parlour/table';
import { dueAfter } from './calendar.ts';

/** Network lag that is given back, at most, for one answer. */
const LAG = 1000;
/** What somebody whose time is over still gets for each further question: enough to come back, too little to hold others up. */
const AFTERWARDS = 5000;

/** What somebody does in a common window leaves the others at least so long. */
const MOMENT = 5000;

/** Time as the house has it: one that only goes forwards for what runs, and the calendar's for days. */
export type Time = { steady(): number; calendar(): number };

export const realTime: Time = { steady: () => performance.now(), calendar: () => Date.now() };

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

  ask(seats: readonly Seat[], asked: () => { phase: string; step: string }): number | null {
    const { pace } = this;
    if (pace.is === 'own') return this.askOwn(seats, this.timerOf(asked()));
    return pace.is === 'live' ? this.askLive(seats, pace.increment * 1000) : this.askByDays(seats, pace);
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

  private askLive(seats: readonly Seat[], increment: number): number | null {
    const now = this.time.steady();
    for (const [seat, since] of this.running) {
      if (seats.includes(seat)) continue;
      const lag = Math.min(LAG, this.lagOf(seat), now - since);
      this.left[seat] = Math.max(0, (this.left[seat] ?? 0) - (now - since - lag)) + increment;
      this.running.delete(seat);
    }
    for (const seat of seats) {
      if (this.running.has(seat)) continue;
      this.left[seat] = Math.max(this.left[seat] ?? 0, AFTERWARDS);
      this.running.set(seat, now);
    }
    return soonest(seats.map((seat) => this.leftOf(seat)));
  }

  private askByDays(seats: readonly Seat[], pace: Extract<Pace, { is: 'days' }>): number | null {
    const now = this.time.calendar();
    for (const seat of this.deadlines.keys()) if (!seats.includes(seat)) this.deadlines.delete(seat);
    for (const seat of seats)
      if (!this.deadlines.has(seat)) this.deadlines.set(seat, dueAfter(now, pace, this.zoneOf(seat)));
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
  restore(deadlines: Record<string, number>): void {
    for (const [seat, due] of Object.entries(deadlines)) this.deadlines.set(Number(seat) as Seat, due);
  }

  kept(): { left: number[]; deadlines: Record<string, number> } {
    const left = this.left.map((each, seat) => (this.running.has(seat as Seat) ? this.leftOf(seat as Seat) : each));
    return { left, deadlines: Object.fromEntries(this.deadlines) };
  }

  get runningSeats(): Seat[] {
    return [...this.running.keys(), ...this.deadlines.keys()];
  }

  out(): Seat[] {
    return this.runningSeats.filter((seat) => this.leftOf(seat) <= 0);
  }
}

const soonest = (all: readonly number[]): number | null => (all.length === 0 ? null : Math.max(0, Math.min(...all)));
