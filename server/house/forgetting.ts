import type { Seat } from '@parlour/kernel';
import type { HouseStore } from '../store/index.ts';
import { NOBODY, type Profile } from '../store/people.ts';
import { withoutPerson } from '../store/rooms.ts';
import type { Room } from './room.ts';
import { forgetNames } from './screen/sitting.ts';

type Home = {
  readonly store: HouseStore;
  room(id: string): Promise<Room | null>;
  /** Whoever has a line as this person is nobody from now on. */
  dismiss(person: string): void;
};

/** Forgets somebody: names, words, ways in. Their games stay, and verify. */
export async function forget(home: Home, person: string): Promise<void> {
  const { people, notices, rooms } = home.store;
  home.dismiss(person);
  await erase(home, person);
  await notices.forget(person);
  await people.forget(person);
  // Somebody may have come in, or have spoken, as long as there was a way in.
  home.dismiss(person);
  await rooms.forget(person);
}

async function erase(home: Home, person: string): Promise<void> {
  const { store } = home;
  for (const id of await store.rooms.forget(person)) {
    const room = await home.room(id);
    if (room === null) continue;
    const seats = room.kept.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
    await room.change((kept) => withoutPerson(kept, person));
    await store.tables.forget(id, seats);
    if (room.table !== null) forgetNames(room.table, seats as Seat[]);
  }
}

/** Guests have names; whoever has none is nobody any more. */
export const isForgotten = ({ name }: Profile): boolean => name === NOBODY.name;
