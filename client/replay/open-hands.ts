import type { GameTypes, StateView } from '@parlour/kernel';

/**
 * A position with everybody's hands on the table. What lies there for all is as everybody saw it: a deck whose cards were
 * unknown to all still holds them, and what is said of it is what could be said at that moment.
 */
export function openHands(seen: StateView<GameTypes>, laidOpen: StateView<GameTypes>): StateView<GameTypes> {
  const seats = seen.seats.length;
  const open = laidOpen as unknown as Record<string, unknown>;
  const merged = Object.fromEntries(
    Object.entries(seen).map(([key, value]) => [key, isOfSeats(value, seats) || key === 'stack' ? open[key] : value]),
  );
  return merged as unknown as StateView<GameTypes>;
}

/** Things that belong to the seats are kept in a list with one entry for each; seats themselves are numbers. */
const isOfSeats = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && value.length === seats && value.every((each) => typeof each === 'object' && each !== null);

/** The cards each seat holds in secret, pile by pile; empty where nobody holds any. */
export function handsIn(view: StateView<GameTypes>): unknown[][] {
  const hands: unknown[][] = view.seats.map(() => []);
  for (const value of Object.values(view)) {
    if (!isOfSeats(value, view.seats.length)) continue;
    for (const [seat, things] of (value as object[]).entries())
      for (const thing of Object.values(things))
        if (isHand(thing)) hands[seat]?.push(...thing.secret.filter((card) => card !== null));
  }
  return hands.some((cards) => cards.length > 0) ? hands : [];
}

const isHand = (thing: unknown): thing is { secret: unknown[] } =>
  typeof thing === 'object' &&
  thing !== null &&
  'pool' in thing &&
  Array.isArray((thing as { secret?: unknown }).secret);
