import type { Create } from '@parlour/protocol';
import type { KeptRoom, KeptSeat, Person } from '../store/index.ts';
import { freshId, idAfter } from '../store/people.ts';
import { EMPTY, unaided } from '../store/rooms.ts';
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

/** A table as somebody wants it; `before`: the one that its screen showed until now. */
export function roomMade(
  host: Person,
  { game, seats, options = {}, isPublic = false, pace = { is: 'none' }, screen }: Create,
  rules: KeptRoom['rules'],
  { before, updated }: { before: KeptRoom | null; updated: number },
): KeptRoom {
  const sitting = comingAlong(host, before);
  return {
    ...newRoom(freshId(), host, updated),
    game,
    rules,
    options,
    isPublic,
    pace,
    seats: Array.from({ length: seats }, (_, seat) => sitting[seat] ?? { ...EMPTY }),
    ...(screen !== undefined && { screen, language: host.language }),
  };
}

/** Whoever makes a table sits first; those they sat with until now come along, with their names and marks. */
function comingAlong(host: Person, before: KeptRoom | null): KeptSeat[] {
  const persons = before?.seats.filter(({ person }) => person !== null) ?? [];
  const own = persons.filter(({ person }) => person === host.id);
  if (own.length === 0) return [{ ...EMPTY, person: host.id, name: host.name }];
  const others = persons.filter(({ person }) => person !== host.id);
  return [...own, ...others].map(({ person, name, mark }) => ({ ...EMPTY, person, name, mark }));
}

/** The table at which the same people play again. Whoever asks first makes it; whoever asks at another server at the same moment finds it. */
export function roomAfter(before: KeptRoom, rules: KeptRoom['rules'], updated: number): KeptRoom {
  const { host, game, options, isPublic, pace, seats, screen, language } = before;
  return {
    ...newRoom(idAfter(before.id), { id: host }, updated),
    game,
    rules,
    options,
    isPublic,
    pace,
    seats: seats.map(unaided),
    left: Clocks.full(pace, seats.length),
    ...(screen != null && { screen, isTaught: false, ...(language && { language }) }),
  };
}
