import type { Seat } from '@parlour/kernel';
import type { Told } from '@parlour/protocol';
import type { Eyes, Table } from '@parlour/table';
import { looksOn, type Present } from '../fleet/fleet.ts';
import type { KeptRoom, Person } from '../store/index.ts';
import type { People } from '../store/people.ts';
import { Channel, type Listener } from './channel.ts';

/** Somebody at a table, by one connection: a person, or whoever looks on. */
export type Attendee = Listener & {
  readonly person: Person | null;
  readonly protocol: number;
  /** The address they come from. */
  readonly from: string;
  readonly isScreen?: boolean;
  lag(): number;
  /** They are nobody from now on, and their connection is closed. */
  dismiss(): void;
};

/** Lag that is not known counts as this much. */
const UNKNOWN_LAG = 1000;

type Place = { readonly kept: KeptRoom; readonly table: Table | null };

/** Who is at a table just now, and what they look at. */
export class Attendance {
  private readonly place: Place;
  private readonly attendees = new Set<Attendee>();
  /** Those whose page nobody looks at just now. */
  private readonly hidden = new WeakSet<Attendee>();
  private readonly channels = new Map<string, Channel>();
  /** Who is here by way of other servers. */
  elsewhere: readonly Present[] = [];
  /** Where those who sit here live, also while they are away. */
  private readonly zones = new Map<string, string>();

  constructor(place: Place) {
    this.place = place;
  }

  /** Those who sit here may come any moment, and their clocks run before. */
  async expect(people: People): Promise<void> {
    const ids = new Set(this.place.kept.seats.flatMap(({ person }) => person ?? []));
    for (const id of ids) this.zones.set(id, (await people.find(id))?.zone ?? 'UTC');
  }

  zoneOf(person: string | null): string {
    return this.zones.get(person ?? '') ?? 'UTC';
  }

  come(attendee: Attendee): void {
    this.attendees.add(attendee);
    if (attendee.person !== null) this.zones.set(attendee.person.id, attendee.person.zone);
  }

  go(attendee: Attendee): void {
    this.attendees.delete(attendee);
    this.lookAway(attendee);
  }

  dismiss(person: string): void {
    for (const attendee of this.attendees) if (attendee.person?.id === person) attendee.dismiss();
  }

  get isEmpty(): boolean {
    return this.attendees.size === 0;
  }

  /** Who is here by way of this server. */
  get own(): Present {
    const all = [...this.attendees];
    return {
      people: all.filter(({ isScreen }) => isScreen !== true).map(({ person }) => person?.id ?? null),
      hasScreen: all.some(({ isScreen }) => isScreen === true),
      looking: all.flatMap((each) => (each.person === null || this.hidden.has(each) ? [] : [each.person.id])),
    };
  }

  /** Whoever has the table open, by their ids; `null`: somebody without a name. */
  get people(): (string | null)[] {
    return [this.own, ...this.elsewhere].flatMap(({ people }) => people);
  }

  get hasScreen(): boolean {
    return [this.own, ...this.elsewhere].some(({ hasScreen }) => hasScreen);
  }

  isHere(person: string | null): boolean {
    return person !== null && this.people.includes(person);
  }

  hide(attendee: Attendee, isHidden: boolean): void {
    if (isHidden) this.hidden.add(attendee);
    else this.hidden.delete(attendee);
  }

  /** Whether somebody has a page open here that is not hidden. */
  isLooking(person: string): boolean {
    return [this.own, ...this.elsewhere].some((present) => looksOn(person, present));
  }

  /** The lag of somebody's best connection. */
  lagOf(person: string | null): number {
    const lags = [...this.attendees].filter((each) => each.person?.id === person).map((each) => each.lag());
    return Math.min(...lags, UNKNOWN_LAG);
  }

  eyesOf({ person }: Attendee): Eyes[] {
    const seats = seatsOf(this.place.kept, person?.id ?? null);
    return seats.length > 0 ? seats : ['spectator'];
  }

  /** Shows somebody the position, and all that changes from now on. */
  async look(attendee: Attendee, known: number | null): Promise<void> {
    const { table } = this.place;
    if (table === null || table.dice !== null) return;
    const eyes = this.eyesOf(attendee);
    const name = `${eyes.join()} ${attendee.protocol}`;
    const channel = this.channels.get(name) ?? new Channel(table, eyes, attendee.protocol);
    this.channels.set(name, channel);
    await channel.join(attendee, known);
    if (!this.attendees.has(attendee)) this.lookAway(attendee);
  }

  async allLook(): Promise<void> {
    await Promise.all([...this.attendees].map((attendee) => this.look(attendee, null)));
  }

  /** Somebody sees with other eyes than before. */
  async lookAnew(person: string): Promise<void> {
    for (const attendee of [...this.attendees].filter((each) => each.person?.id === person)) {
      this.lookAway(attendee);
      await this.look(attendee, null);
    }
  }

  private lookAway(attendee: Attendee): void {
    for (const [name, channel] of this.channels) if (channel.leave(attendee)) this.channels.delete(name);
  }

  tellEach(toldTo: (attendee: Attendee) => Told): void {
    for (const attendee of this.attendees) tell(attendee, toldTo(attendee));
  }

  tellAll(told: Told): void {
    const message = JSON.stringify({ told });
    for (const attendee of this.attendees) attendee.tell(message);
  }
}

export const tell = (attendee: Attendee, told: Told): void => attendee.tell(JSON.stringify({ told }));

/** Who has got a seat, or has lost it: they see with other eyes. */
export const movedBetween = (before: KeptRoom, after: KeptRoom): Set<string> =>
  new Set(
    after.seats.flatMap(({ person }, at) => {
      const was = before.seats[at]?.person ?? null;
      return was === person ? [] : [was, person].filter((each) => each !== null);
    }),
  );

export const seatsOf = ({ seats }: KeptRoom, person: string | null): Seat[] =>
  person === null ? [] : seats.flatMap((seat, i) => (seat.person === person ? [i as Seat] : []));
