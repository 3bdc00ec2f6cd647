import type { Event, GameTypes, Seat, View } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import type { Sight, Update } from '../types.ts';

/**
 * What a wall shows a room of people: everything in its own time, unless one of them is asked already. Then phone and wall would speak
 * of different things, and what is left is quicker the more of it there is. Milliseconds at normal pace, since the wall heard last.
 */

type AnyEvent = View<Event<GameTypes>>;

/** So late the wall shows what somebody is asked, however much went before it. */
const ROOM = 5000;
/** How long a stage takes where there is time, and less than what nobody can follow. */
const USUAL = 3200;
const LEAST = 1000;
/** A position without a moment of its own is held for so long at most. */
const MOST = 450;

/** What a table's store asks about a room; without it, whoever looks on is in no hurry. */
export type RoomPacing = {
  /** Whether this position asks a person in the room. */
  awaits(update: Update): boolean;
  /** Those of these moments that befall anybody: a wheel that stops at a quiet day has no stage while somebody is waited for. */
  befalling(events: readonly AnyEvent[], view: Sight['view']): AnyEvent[];
  /** The first of these moments for which there is time, with those after it; `later`: how many are still to come in later positions. */
  next(
    events: readonly AnyEvent[],
    since: number,
    later: number,
  ): { event: AnyEvent; rest: AnyEvent[]; haste: number } | null;
  /** How long a position is held, so that the last moment still has its stage; `behind`: how many wait after it. */
  held(since: number, behind: number): number;
};

type Room = {
  awaits(update: Update): boolean;
  seats: readonly Seat[];
  concern(event: AnyEvent, seat: Seat, view: Sight['view']): Concern;
};

export const paceOfRoom = ({ awaits, seats, concern }: Room): RoomPacing => ({
  awaits,
  befalling: (events, view) => events.filter((event) => seats.some((seat) => concern(event, seat, view) !== 'others')),
  next(events, since, later) {
    for (const [i, event] of events.entries()) {
      const each = (ROOM - since) / (events.length - i + later);
      if (each >= LEAST) return { event, rest: events.slice(i + 1), haste: Math.min(1, each / USUAL) };
    }
    return null;
  },
  held: (since, behind) => Math.max(0, Math.min(MOST, (ROOM - LEAST - since) / (behind + 1))),
});
