import type { Line, Seat } from '@parlour/kernel';

/** Who has made a decision: by themselves, or the clock for them. */
export type Made = ReadonlyMap<Seat, 'person' | 'clock'>;

/**
 * The decisions somebody makes while they are asked one thing after another. What was taken back and is decided again is no further
 * one: nobody gets time by that. Nor is what the table answered, for that took nobody's time.
 */
export class Decisions {
  /** How many of each seat stand, and how many have stood at most, since it was asked after others. */
  private readonly standing = new Map<Seat, { now: number; most: number }>();

  madeIn(lines: readonly Line[], asked: readonly Seat[]): Made {
    const made = new Map<Seat, 'person' | 'clock'>();
    for (const line of lines) {
      if (!('seat' in line)) continue;
      const { now, most } = this.standing.get(line.seat) ?? { now: 0, most: 0 };
      const next = 'do' in line ? now + 1 : now - 1;
      this.standing.set(line.seat, { now: next, most: Math.max(most, next) });
      if ('do' in line && line.by !== 'table' && next > most) made.set(line.seat, line.by ?? 'person');
    }
    for (const seat of this.standing.keys()) if (!asked.includes(seat)) this.standing.delete(seat);
    return made;
  }
}
