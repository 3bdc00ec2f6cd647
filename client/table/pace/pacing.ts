import type { Event, GameTypes, Seat, View } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import type { Sight } from '../types.ts';
import type { RoomPacing } from './room.ts';
import { holdingsIn } from './waits.ts';

type AnyEvent = View<Event<GameTypes>>;

/** What the store of a table is told about how to show it. */
export type Pacing = {
  /** How long movements take; 0 shows everything at once. */
  pace(): number;
  isStaged(event: AnyEvent): boolean;
  concern(event: AnyEvent, seat: Seat, view: Sight['view']): Concern;
  holdings(view: Sight['view'], seat: Seat): unknown;
  /** On a wall: the people who look at it. */
  room: RoomPacing | null;
};

/** Before anybody has said anything. */
export const unpaced = (): Pacing => ({
  pace: () => 0,
  isStaged: () => false,
  concern: () => 'all',
  holdings: holdingsIn,
  room: null,
});
