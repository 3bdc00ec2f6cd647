import { findGame } from '@parlour/games';
import type { Plans } from '@parlour/games/planning.ts';
import type { Seat } from '@parlour/kernel';
import type { Answer, Table } from '@parlour/table';
import type { KeptRoom, Person } from '../../store/index.ts';
import { unaided } from '../../store/rooms.ts';
import { seatsOf } from '../attendance.ts';
import { OK, refuse } from '../refusals.ts';

type Place = {
  readonly kept: KeptRoom;
  readonly table: Table | null;
  change(compute: (kept: KeptRoom) => Partial<KeptRoom> | Answer): Promise<Answer>;
};

/** Late comers at a table around a screen: each takes a bot's seat, and plays from the next round on. */
export class Arrivals {
  private readonly place: Place;
  private roundIn: Plans['round'] | null = null;

  constructor(place: Place) {
    this.place = place;
  }

  async open(): Promise<void> {
    this.roundIn = (await findGame(this.place.kept.game)?.plans?.())?.round ?? null;
  }

  come(person: Person, seat: Seat): Promise<Answer> {
    return this.place.change((kept) => {
      const place = kept.seats[seat];
      const { arriving = {} } = kept;
      if (place === undefined) return refuse('noSeat');
      if (kept.screen == null) return refuse('notAtThisStage');
      if (kept.removed?.includes(person.id)) return refuse('removed');
      if (place.person !== null || place.bot === null || arriving[seat] !== undefined) return refuse('seatTaken');
      const isWaiting = Object.values(arriving).some((each) => each.person === person.id);
      if (isWaiting || seatsOf(kept, person.id).length > 0) return refuse('seatTaken');
      const next = { ...arriving, [seat]: { person: person.id, name: person.name, round: this.round() } };
      return { arriving: next, ...this.seated({ ...kept, arriving: next }) };
    });
  }

  /** Seats those whose round has come. A game that counts no rounds seats them at once. */
  seat(): void {
    if (this.seated(this.place.kept) === null) return;
    // What cannot be written is tried again with the next move.
    this.place.change((kept) => this.seated(kept) ?? OK).catch(() => {});
  }

  private seated({ seats, arriving = {} }: KeptRoom): Pick<KeptRoom, 'seats' | 'arriving'> | null {
    const now = this.round();
    const isDue = (round: number) => this.roundIn === null || round !== now;
    const waiting = Object.entries(arriving);
    if (!waiting.some(([, { round }]) => isDue(round))) return null;
    return {
      seats: seats.map((each, i) => {
        const { person, name, round } = arriving[i] ?? {};
        return person !== undefined && name !== undefined && round !== undefined && isDue(round)
          ? { ...unaided(each), person, name, bot: null }
          : each;
      }),
      arriving: Object.fromEntries(waiting.filter(([, { round }]) => !isDue(round))),
    };
  }

  private round(): number {
    const view = this.place.table?.updateFor(['spectator']).sights[0]?.sight.view;
    return view === undefined ? 0 : (this.roundIn?.(view) ?? 0);
  }
}
