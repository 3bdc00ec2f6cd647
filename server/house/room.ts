import { findGame } from '@parlour/games';
import type { Asked, Timer } from '@parlour/games/registry.ts';
import type { Rules, Seat } from '@parlour/kernel';
import type { Ask, Room as RoomTold } from '@parlour/protocol';
import { type Answer, type Home, Table } from '@parlour/table';
import type { Present } from '../fleet/fleet.ts';
import type { KeptRoom } from '../store/index.ts';
import { agreedOn } from './agreeing/agreed.ts';
import { closedDown, removed, standingIn, suspended } from './agreeing/deciding.ts';
import { PATIENCE, toldDice } from './agreeing/rolling.ts';
import { toldVotes } from './agreeing/votes.ts';
import { Attendance, type Attendee, movedBetween, seatsOf, tell } from './attendance.ts';
import { courseOf } from './course.ts';
import { Keeping } from './keeping.ts';
import { RoomPlans } from './plans.ts';
import { OK } from './refusals.ts';
import type { RoomHome } from './room-home.ts';
import { Arrivals } from './screen/arrivals.ts';
import { isBotAwaited, takeUpSeats } from './screen/sitting.ts';
import { shownClock, shownRoom } from './shown.ts';
import { layTable } from './starting.ts';
import type { Clocks } from './time/clocks.ts';
import { hasRunOut, Idleness, LOOKED_BACK } from './time/idleness.ts';
import { clocksOf } from './time/room-clocks.ts';
import { Wishes } from './wishes.ts';

/**
 * People around a table: who sits where, who is here, what they have agreed on; and the table itself once it is played at. Several
 * servers may have the same room: what is written down is the same for all, and one of them looks after bots, clocks and plans.
 */
export class Room {
  kept: KeptRoom;
  readonly rules: Rules;
  /** The bots of this game, weakest first; the last stands in for whoever is away. */
  readonly bots: readonly string[];
  table: Table | null = null;
  readonly home: RoomHome;
  readonly attendance = new Attendance(this);
  clocks: Clocks | null = null;
  timer: ((asked: Asked) => Timer) | null = null;
  private readonly idleness: Idleness;
  readonly plans = new RoomPlans(this);
  private readonly keeping: Keeping;
  readonly arrivals = new Arrivals(this);
  private readonly wishes = new Wishes(this);
  private isKeeper: boolean;
  private toldLead = '';
  /** The last that was said and told here. */
  heard = -1;
  private stopWaiting: () => void = () => {};
  /** Nobody is waited for any longer before the game begins. */
  private isLate = false;
  private taking: Promise<void> | null = null;
  /** The game is played, and everybody here was shown it. */
  private isUnderWay = false;

  constructor(home: RoomHome, rules: Rules, bots: readonly string[], kept: KeptRoom, keeps: boolean) {
    this.home = home;
    this.bots = bots;
    this.rules = rules;
    this.kept = kept;
    this.isKeeper = keeps;
    this.keeping = new Keeping(this, home);
    this.idleness = new Idleness(() => home.time.steady());
  }

  async open(): Promise<void> {
    this.heard = (await this.home.store.rooms.said(this.kept.id)).at(-1)?.at ?? -1;
    this.attendance.elsewhere = await this.home.elsewhere();
    await this.takeUp();
  }

  /** Takes the table up where one is being played. Whoever asks meanwhile waits for the same. */
  private takeUp(): Promise<void> {
    this.taking ??= this.takeUpOnce().finally(() => {
      this.taking = null;
    });
    return this.taking;
  }

  private async takeUpOnce(): Promise<void> {
    const { state, id } = this.kept;
    if (this.table !== null || state === 'gathering' || state === 'closed') return;
    if (state === 'dice') await layTable(this.home.store, this.kept);
    const found = await Table.open(this.tableHome(), id, async () => this.rules, 'play');
    if (!(found instanceof Table)) return;
    this.timer = (await findGame(this.kept.game)?.timer?.(this.kept.options)) ?? null;
    await this.plans.open();
    await this.arrivals.open();
    await this.attendance.expect(this.home.store.people);
    found.keeps = this.isKeeper;
    this.table = found;
    found.isGivenUp = state === 'ended';
    takeUpSeats(found, this.kept.seats);
    agreedOn(found, this.kept);
    this.isUnderWay = state !== 'dice';
    if (state === 'dice') await this.rolling(found);
    else if (state !== 'playing' || this.kept.isPaused === true) found.mode = 'look';
    else this.startPlay();
  }

  private tableHome(): Home {
    const { store, think, after } = this.home;
    return { store: store.tables, think, after, changed: () => this.changed() };
  }

  // ── Who looks after it ────────────────────────────────────────────────────────────────────────

  get keeps(): boolean {
    return this.isKeeper;
  }

  /** From now on this server looks after bots, clocks and plans of this table; or another one does. */
  keep(keeps: boolean): void {
    if (this.isKeeper === keeps) return;
    this.isKeeper = keeps;
    const { table } = this;
    if (table === null) return;
    table.keeps = keeps;
    if (this.kept.state === 'dice') return this.aside(this.rolling(table));
    table.resume();
    this.changed();
  }

  /** Another server has written something: lines, what people agreed on, what was said, who is here. */
  async hear(is: 'lines' | 'room' | 'said' | 'here'): Promise<void> {
    if (is === 'lines') await this.table?.follow();
    else if (is === 'room') await this.keeping.reload();
    else if (is === 'said') await this.hearSaid();
    else this.elsewhere = await this.home.elsewhere();
  }

  /** Who is here by way of other servers. */
  set elsewhere(present: readonly Present[]) {
    if (JSON.stringify(present) === JSON.stringify(this.attendance.elsewhere)) return;
    this.attendance.elsewhere = present;
    this.tellRoom();
  }

  /** What could not be written is tried again. */
  retry(): void {
    const { table, kept } = this;
    if (this.lead !== this.toldLead) this.tellRoom();
    if (table === null) return this.aside(this.takeUp().then(() => this.attendance.allLook()));
    if (kept.state === 'playing' && !this.isUnderWay) return this.aside(this.begun(table));
    if (kept.state === 'dice' && table.dice !== null) {
      if (kept.dice !== undefined) this.aside(table.addDice(kept.dice));
      if (this.isLate && this.isKeeper) this.aside(table.begin());
    } else if (kept.state === 'dice' || (kept.state === 'playing' && table.kept.outcome !== null)) this.changed();
    else if (kept.state === 'playing') table.retry();
  }

  /** Nobody waits for this. What fails is tried again when the house looks around next. */
  private aside(done: Promise<unknown>): void {
    done.catch(this.home.failed);
  }

  /** What was written is what people have agreed on: the table, and everybody at it, go by it. */
  async adopt(before: KeptRoom): Promise<void> {
    const wasLaid = this.table !== null;
    await this.takeUp();
    const { table, kept } = this;
    if (table !== null) {
      // What is asked about a position that another server wrote, and this one has not read yet, nobody would be shown.
      if ((kept.asking?.at ?? 0) > table.version) await table.follow();
      table.isGivenUp = kept.state === 'ended';
      takeUpSeats(table, kept.seats, before.seats);
      agreedOn(table, kept, before);
      if (kept.state === 'dice' && kept.dice !== undefined) await table.addDice(kept.dice);
      if (kept.state === 'playing' && before.state === 'dice') await this.begun(table);
      // Others settled the dice before this server heard of it: whoever waits here is shown the table all the same.
      else if (!wasLaid) await this.attendance.allLook();
      const isPlayed = kept.state === 'playing' && kept.isPaused !== true;
      if (!isPlayed && kept.state !== 'dice') this.stopPlay(table);
      else if (isPlayed && before.isPaused === true) this.startPlay();
      if (before.state === 'playing')
        for (const person of movedBetween(before, kept)) this.aside(this.attendance.lookAnew(person));
      this.plans.play();
    }
    this.home.listed();
    this.tellRoom();
  }

  // ── Who is here ───────────────────────────────────────────────────────────────────────────────

  /** Somebody comes in, or comes back: they are told everything, and what they missed. */
  async join(attendee: Attendee, known: number | null): Promise<void> {
    this.attendance.come(attendee);
    this.home.here(this.attendance.own);
    this.giveBack(attendee);
    this.tellRoom();
    const said = await this.home.store.rooms.said(this.kept.id);
    if (said.length > 0) tell(attendee, { is: 'said', said });
    // They may come from another server that is ahead of this one: nobody is shown less than they know.
    if (!this.home.isAlone) await this.table?.follow();
    await this.attendance.look(attendee, known);
  }

  /** Whoever was away is back by being here; but not who has left their seat to a bot until they say otherwise. */
  private giveBack(attendee: Attendee): void {
    const isAided = ({ kept: { seats } }: Room, seat: Seat) =>
      seats[seat]?.standIn != null && seats[seat]?.hasLeft !== true;
    for (const seat of this.seatsOf(attendee))
      if (isAided(this, seat))
        this.aside(this.change((kept) => (kept.seats[seat]?.hasLeft === true ? OK : standingIn(kept, seat, null))));
  }

  leave(attendee: Attendee): void {
    this.attendance.go(attendee);
    this.home.here(this.attendance.own);
    this.tellRoom();
  }

  /** Somebody's line has died. A turn that came while they still counted as looking has been told to nobody yet. */
  lose(attendee: Attendee): void {
    this.leave(attendee);
    const isAwaited = this.seatsOf(attendee).some((seat) => this.kept.awaited.includes(seat));
    if (isAwaited && !this.isHere(attendee.person?.id ?? null)) this.home.turned(this.kept);
  }

  get isEmpty(): boolean {
    return this.attendance.isEmpty;
  }

  /** Whether a bot has yet to move: such a table is not put to sleep. */
  get isBusy(): boolean {
    return this.isKeeper && isBotAwaited(this.kept, this.table);
  }

  /** Before it sleeps: everything is kept, and nothing runs on. */
  async close(): Promise<void> {
    this.stopWaiting();
    this.table?.close();
    await this.keeping.ifDirty();
  }

  private seatsOf = ({ person }: Pick<Attendee, 'person'>): Seat[] => seatsOf(this.kept, person?.id ?? null);

  isHere(person: string | null): boolean {
    return this.attendance.isHere(person);
  }

  /** Who leads: the host; and while they are away, the first of those who sit here. */
  get lead(): string {
    const { host, seats } = this.kept;
    if (!this.idleness.isAway(host)) return host;
    return seats.find(({ person, standIn }) => standIn === null && this.isHere(person))?.person ?? host;
  }

  /** Whether somebody has kept the others waiting for so long that a bot may play for them. */
  async isLongAwaited(seat: Seat): Promise<boolean> {
    const { kept, table } = this;
    const person = kept.seats[seat]?.person ?? null;
    if (person === null || table === null) return false;
    const lines = await this.home.store.tables.lines(kept.id, Math.max(0, table.version - LOOKED_BACK), table.version);
    return this.idleness.isLong(seat, person, kept.pace, hasRunOut(lines, seat));
  }

  // ── What is told ──────────────────────────────────────────────────────────────────────────────

  tellRoom(): void {
    this.idleness.seen(this.attendance.people);
    this.toldLead = this.lead;
    this.attendance.tellEach((attendee) => ({ is: 'room', room: this.roomFor(attendee) }));
  }

  roomFor({ person }: Pick<Attendee, 'person'>): RoomTold {
    // The dice are settled, and that the game is played is being written down: it is.
    const isBegun = this.kept.state === 'dice' && this.table?.dice === null;
    return shownRoom(isBegun ? { ...this.kept, state: 'playing' } : this.kept, {
      people: this.attendance.people,
      viewer: person?.id ?? null,
      lead: this.lead,
      dice: toldDice(this.kept, this.table),
      clock: shownClock(this.kept, this.clocks),
      votes: toldVotes(this.kept, this.table?.version ?? 0),
      plansOf: (seats) => this.plans.of(seats),
      bots: [...this.bots],
      hasScreen: this.attendance.hasScreen,
      ...this.home.said,
    });
  }

  // ── What is asked ─────────────────────────────────────────────────────────────────────────────

  /** Answers what somebody asks; a value comes with it where something is asked for. */
  ask(attendee: Attendee, ask: Ask): Promise<{ answer: Answer; value?: unknown }> {
    return this.wishes.ask(attendee, ask);
  }

  /** The bot that plays for whoever is away. */
  get usualBot(): string {
    return this.bots.find((bot) => bot === 'careful') ?? this.bots.at(-1) ?? 'random';
  }

  // ── Before the game ───────────────────────────────────────────────────────────────────────────

  /** Waits until everybody has added to the dice, and begins without those who say nothing. */
  private async rolling(table: Table): Promise<void> {
    this.stopWaiting();
    if (this.kept.dice !== undefined) await table.addDice(this.kept.dice);
    if (table.dice === null) return this.changed();
    if (!this.isKeeper) return;
    this.stopWaiting = this.home.after(PATIENCE, () => {
      this.isLate = true;
      this.aside(table.begin());
    });
  }

  private async begun(table: Table): Promise<void> {
    this.stopWaiting();
    if (table.dice !== null) await table.follow();
    this.startPlay();
    await this.attendance.allLook();
    this.isUnderWay = true;
  }

  // ── Playing ───────────────────────────────────────────────────────────────────────────────────

  private startPlay(): void {
    const { table } = this;
    if (table === null || table.dice !== null) return;
    table.mode = 'play';
    this.clocks = clocksOf(this, this.attendance, this.home);
    table.timing = this.clocks;
    table.resume();
    this.changed();
  }

  private stopPlay(table: Table): void {
    if (table.mode === 'look') return;
    table.mode = 'look';
    this.clocks = null;
    table.timing = null;
    table.resume();
  }

  /** Whom the table waits for now, and what the clocks say. */
  course(): Partial<KeptRoom> {
    return courseOf(this.kept, this.table, this.clocks, this.home.time.calendar());
  }

  /** After every move. */
  private changed(): void {
    const { table, kept } = this;
    if (table === null || table.dice !== null) return;
    if (kept.state === 'dice')
      return this.aside(this.change((now) => (now.state === 'dice' ? { state: 'playing' } : OK)));
    if (kept.state !== 'playing') return;
    this.idleness.waits(table.awaited, table.lastLine);
    // Not before the table has told this change; it asks its clocks after this, and what they say then is told.
    if (this.clocks !== null) queueMicrotask(() => this.tellClock());
    if (!this.isKeeper) return;
    this.arrivals.seat();
    const course = this.course();
    if (course.state === 'over') {
      const ended = this.change((now) => (now.state === 'playing' ? {} : OK));
      return this.aside(ended.then(() => this.home.turned(this.kept)));
    }
    this.kept = { ...kept, ...course, updated: this.home.time.calendar() };
    this.keeping.soon();
    queueMicrotask(() => this.plans.play());
    if (this.kept.awaited.join() !== kept.awaited.join()) this.home.turned(this.kept);
  }

  private tellClock(): void {
    const clock = shownClock(this.kept, this.clocks);
    if (clock !== null) this.attendance.tellAll({ is: 'clock', clock });
  }

  // ── What the host of the house may do ─────────────────────────────────────────────────────────

  closeDown(): Promise<Answer> {
    return this.change(closedDown);
  }

  suspend(person: string): Promise<Answer> {
    return this.change((kept) => suspended(kept, person, this.usualBot));
  }

  remove(person: string): Promise<Answer> {
    return this.change((kept) => removed(kept, person, this.usualBot));
  }

  // ── Talking ───────────────────────────────────────────────────────────────────────────────────

  /** What was said since, whoever it was said to. */
  async hearSaid(): Promise<void> {
    const said = (await this.home.store.rooms.said(this.kept.id)).filter(({ at }) => at > this.heard);
    this.heard = said.at(-1)?.at ?? this.heard;
    if (said.length > 0) this.attendance.tellAll({ is: 'said', said });
  }

  // ── Keeping ───────────────────────────────────────────────────────────────────────────────────

  /** Changes what people agreed on, and tells them once it is written. */
  change(compute: (kept: KeptRoom) => Partial<KeptRoom> | Answer): Promise<Answer> {
    return this.keeping.change(compute);
  }
}
