import { useEffect, useState } from 'react';
import type { OfferHandle } from '../board.ts';

type Moment = {
  /** What may be chosen now; the same object until something happens at the table. */
  offers: readonly object[];
  /** Whether the person at this screen is asked, and nothing is on its way. */
  canChoose: boolean;
  offer(type: string): OfferHandle;
  /** What comes next; `null`: that was all, or something is not as it was announced. */
  next(): { type: string } | null;
  stop(): void;
};

/**
 * Ordinary choices that were announced as one, made one after another: each only when the table has answered the one before, each only if it is still
 * on offer. Whatever comes in between ends the series, and what was made of it stays as if it had been chosen by hand.
 */
export function newSeries(): (moment: Moment) => void {
  let sentFor: readonly object[] | null = null;
  let wasOnItsWay = false;
  return ({ offers, canChoose, offer, next, stop }) => {
    if (!canChoose) {
      wasOnItsWay ||= sentFor !== null;
      return;
    }
    // The same offers again after a choice was on its way: it was refused.
    if (sentFor === offers) return wasOnItsWay ? stop() : undefined;
    const choice = next();
    if (choice === null) return stop();
    const { type, ...fields } = choice;
    const handle = offer(type);
    if (!handle.isOffered || !handle.allows(fields)) return stop();
    sentFor = offers;
    wasOnItsWay = false;
    handle.pick(fields);
  };
}

/** Whether two choices are one and the same, in whatever order their fields came. */
export function isSameChoice(a: object, b: object): boolean {
  const [mine, theirs] = [Object.entries(a), Object.entries(b)];
  return (
    mine.length === theirs.length && mine.every(([field, value]) => (b as Record<string, unknown>)[field] === value)
  );
}

/** Goes on with a series at every new moment, while there is one. */
export function useSeries(isOn: boolean, moment: Moment): void {
  const [held, hold] = useState<{ look: (moment: Moment) => void } | null>(null);
  useEffect(() => hold(isOn ? { look: newSeries() } : null), [isOn]);
  useEffect(() => held?.look(moment));
}
