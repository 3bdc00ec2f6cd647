import './with-auction.ts';
import type { Seat } from '@parlour/kernel';
import { type Ask, type Create, PROTOCOL, type Told } from '@parlour/protocol';
import type { Attendee } from '@parlour/server/house/attendance.ts';
import type { House } from '@parlour/server/house/house.ts';
import type { Room } from '@parlour/server/house/room.ts';
import type { HouseStore, Person } from '@parlour/server/store/index.ts';
import type { Answer } from '@parlour/table';
import { beginTogether, ParlourSeat, randomMove } from './parlour-seat.ts';
import type { Tried } from './played-table.ts';

/** Somebody at a table of a house in this process: no line in between, and every byte that would go over it counted. */
class HouseSeat extends ParlourSeat implements Attendee {
  readonly protocol = PROTOCOL;
  readonly from = '';
  readonly person: Person | null;
  bytes = 0;
  private readonly room: Room;
  private asked = 0;

  constructor(room: Room, person: Person | null, seat: Seat) {
    super(seat);
    this.room = room;
    this.person = person;
  }

  lag = (): number => 0;

  dismiss(): void {}

  tell = (message: string): void => {
    this.bytes += Buffer.byteLength(message);
    this.hear((JSON.parse(message) as { told: Told }).told);
  };

  async ask(ask: Ask): Promise<Answer> {
    this.asked += 1;
    const id = this.asked;
    const { answer } = await this.room.ask(this, ask);
    this.bytes += Buffer.byteLength(JSON.stringify({ id, answer }));
    return answer;
  }
}

export type HouseTable = {
  move(random: (n: number) => number): Promise<Tried>;
  /** What each was told since this was last asked, in bytes: the seats, then who looks on. */
  bytes(): number[];
};

/** A table in this process with a person at every seat, and one who looks on. */
export async function houseTable(house: House, store: HouseStore, wanted: Create): Promise<HouseTable> {
  const names = Array.from({ length: wanted.seats }, (_, i) => `Guest ${i}`);
  const people = await Promise.all(names.map((name) => store.people.join({ name, language: 'en', zone: 'UTC' })));
  const made = await house.create((people[0] as { person: Person }).person, wanted);
  if (!('id' in made)) throw new Error(`no table: ${JSON.stringify(made)}`);
  const room = await house.room(made.id);
  if (room === null) throw new Error('the table is gone');
  const seated = people.map(({ person }, seat) => new HouseSeat(room, person, seat as Seat));
  const onlooker = new HouseSeat(room, null, 0);
  for (const each of [...seated, onlooker]) await room.join(each, null);
  await beginTogether(seated);
  return {
    move: (random) => randomMove(seated, random),
    bytes: () =>
      [...seated, onlooker].map((each) => {
        const { bytes } = each;
        each.bytes = 0;
        return bytes;
      }),
  };
}
