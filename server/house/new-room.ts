import type { KeptRoom, Person } from '../store/index.ts';
import { idAfter } from '../store/people.ts';
import { unaided } from '../store/rooms.ts';
import { Clocks } from './time/clocks.ts';

/** A table around which nobody has agreed on anything yet. */
export const newRoom = (id: string, host: Pick<Person, 'id'>, updated: number) => ({
  id,
  revision: 0,
  state: 'gathering' as const,
  host: host.id,
  left: [],
  due: null,
  awaited: [],
  rematch: null,
  isChatOff: false,
  updated,
});

/** The table at which the same people play again. Whoever asks first makes it; whoever asks at another server at the same moment finds it. */
export function roomAfter(before: KeptRoom, rules: KeptRoom['rules'], updated: number): KeptRoom {
  const { host, game, options, isPublic, pace, seats, screen } = before;
  return {
    ...newRoom(idAfter(before.id), { id: host }, updated),
    game,
    rules,
    options,
    isPublic,
    pace,
    seats: seats.map(unaided),
    left: Clocks.full(pace, seats.length),
    ...(screen != null && { screen, isTaught: false }),
  };
}
