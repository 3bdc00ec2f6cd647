import { findGame } from '@parlour/games';
import type { Asked, Timer } from '@parlour/games/registry.ts';
import type { Rules, Seat } from '@parlour/kernel';
import type { Ask, Room as RoomTold, Said, Told } from '@parlour/protocol';
import { type Answer, type Eyes, type Home, keptFor, Table } from '@parlour/table';
import type { HouseStore, KeptRoom, Person } from '../store/index.ts';
import { Channel, type Listener } from './channel.ts';
import { Clocks, type Time } from './clocks.ts';
import { EMPTY, gathered } from './gathering.ts';
import { type LookUp, lookedUp } from './looking.ts';
import { OK, refuse } from './refusals.ts';
import { shownClock, shownRoom } from './shown.ts';
import { Votes } from './votes.ts';

/** Somebody at a table, by one connection: a person, or whoever looks on. */
export type Attendee = Listener & { person: Person | null; lag(): number };

/** What a room asks of the house it is in. */
export type RoomHome = {
  store: HouseStore;
  time: Time;
  think: Home['think'];
  after: Home['after'];
  /** The strongest bot of a game: who stands in for somebody. */
  strongest(game: string, rules: Rules): Promise<string>;
  /** The table waits for somebody else than before, or is over. */
  turned(room: KeptRoom): void;
  /** Something that lists show has changed. */
  listed(room: KeptRoom): void;
  again(room: KeptRoom): Promise<string>;
  /** What the host of the house says to everybody; and whom they do not let act here. */
  readonly said: Readonly<{ announcement: string; isSilent: boolean }>;
  isBanned(person: string): boolean;
};

/** For so long the dice wait for those who do not answer. Their silence gains them nothing: the seed is fixed already. */
const DICE_PATIENCE = 20_000;
const NOBODY: readonly Seat[] = [];

/** People around a table: who sits where, who is here, what they have agreed on; and the table itself once it is played at. */
export class Room {
  kept: KeptRoom;
  readonly rules: Rules;
  table: Table | null = null;
  private readonly home: RoomHome;
  private readonly attendees = new Set<Attendee>();
  private readonly channels = new Map<string, Channel>();
  private clocks: Clocks | null = null;
  private timer: ((asked: Asked) => Timer) | null = null;
  private promised: Seat[] = [];
  private readonly votes = new Votes();
  private stopDice: () => void = () => {};
  private isDirty = false;
  private isStarting = false;

  constructor(home: RoomHome, rules: Rules, kept: KeptRoom) {
    this.home = home;
    this.rules = rules;
    this.kept = kept;
  }

  /** Takes the table up where one is being played. */
  async open(): Promise<void> {
    const { state, seats } = this.kept;
    if (state === 'gathering' || state === 'closed') return;
    const found = await Table.open(this.tableHome(), this.kept.id, async () => this.rules, 'play');
    if (!(found instanceof Table)) return;
    this.table = found;
    this.timer = (await findGame(this.kept.game)?.timer?.(this.kept.options)) ?? null;
    if (state === 'dice') return this.settleDice();
    for (const [seat, { standIn }] of seats.entries()) if (standIn !== null) found.standIn(seat as Seat, standIn);
    if (state !== 'playing') found.mode = 'look';
    else this.startPlay();
  }

  private tableHome(): Home {
    const { store, think, after } = this.home;
    return { store: store.tables, think, after, changed: () => this.changed() };
  }

  // ── Who is here ───────────────────────────────────────────────────────────────────────────────

  /** Somebody comes in, or comes back: they are told everything, and what they missed. */
  async join(attendee: Attendee, known: number | null): Promise<void> {
    this.attendees.add(attendee);
    for (const seat of this.seatsOf(attendee)) if (this.kept.seats[seat]?.standIn !== null) this.handBack(seat);
    this.tellRoom();
    const said = this.home.store.rooms.said(this.kept.id);
    if (said.length > 0) tell(attendee, { is: 'said', said });
    await this.look(attendee, known);
  }

  leave(attendee: Attendee): void {
    this.attendees.delete(attendee);
    this.lookAway(attendee);
    this.tellRoom();
  }

  get isEmpty(): boolean {
    return this.attendees.size === 0;
  }

  /** Whether a bot has yet to move: such a table is not put to sleep. */
  get isBusy(): boolean {
    if (this.table === null || this.kept.state === 'dice') return this.kept.state === 'dice';
    const waiting = this.kept.state === 'playing' ? this.table.updateFor([]).waiting : null;
    const { seats } = this.kept;
    return waiting?.seats.some((seat) => seats[seat]?.bot !== null || seats[seat]?.standIn !== null) ?? false;
  }

  /** Names that were forgotten in the store are forgotten here. */
  forgetNames(seats: readonly Seat[]): void {
    if (this.table === null) return;
    const { names } = this.table.kept;
    this.table.kept = {
      ...this.table.kept,
      names: names.map((name, seat) => (seats.includes(seat as Seat) ? null : name)),
    };
  }

  /** Before it sleeps: everything is kept, and nothing runs on. */
  close(): void {
    if (this.isDirty) this.keep();
    this.stopDice();
    this.table?.close();
  }

  private seatsOf({ person }: Pick<Attendee, 'person'>): Seat[] {
    return person === null ? [] : this.seatsWith(person.id);
  }

  private seatsWith(person: string): Seat[] {
    return this.kept.seats.flatMap((seat, i) => (seat.person === person ? [i as Seat] : []));
  }

  private eyesOf(attendee: Attendee): Eyes[] {
    const seats = this.seatsOf(attendee);
    return seats.length > 0 ? seats : ['spectator'];
  }

  private async look(attendee: Attendee, known: number | null): Promise<void> {
    if (this.table === null || this.table.dice !== null) return;
    const eyes = this.eyesOf(attendee);
    const name = eyes.join();
    const channel = this.channels.get(name) ?? new Channel(this.table, eyes);
    this.channels.set(name, channel);
    await channel.join(attendee, known);
    if (!this.attendees.has(attendee)) this.lookAway(attendee);
  }

  private lookAway(attendee: Attendee): void {
    for (const [name, channel] of this.channels) if (channel.leave(attendee)) this.channels.delete(name);
  }

  // ── What is told ──────────────────────────────────────────────────────────────────────────────

  tellRoom(): void {
    for (const attendee of this.attendees) tell(attendee, { is: 'room', room: this.roomFor(attendee) });
  }

  private tellAll(told: Told): void {
    const message = JSON.stringify({ told });
    for (const attendee of this.attendees) attendee.tell(message);
  }

  isHere(person: string | null): boolean {
    return person !== null && [...this.attendees].some((each) => each.person?.id === person);
  }

  roomFor({ person }: Pick<Attendee, 'person'>): RoomTold {
    const people = [...this.attendees].map((each) => each.person?.id ?? null);
    const dice = this.table?.dice ?? null;
    return shownRoom(this.kept, {
      people,
      viewer: person?.id ?? null,
      dice: dice && { ...dice, promised: this.promised },
      clock: this.clock(),
      votes: this.votes.told(),
      ...this.home.said,
    });
  }

  private clock(): RoomTold['clock'] {
    return this.clocks === null ? null : shownClock(this.kept, this.clocks);
  }

  // ── What is asked ─────────────────────────────────────────────────────────────────────────────

  /** Answers what somebody asks; a value comes with it where something is asked for. */
  async ask(attendee: Attendee, ask: Ask): Promise<{ answer: Answer; value?: unknown }> {
    if ('seat' in ask && ask.seat !== undefined && !this.maySpeakFor(attendee, ask.is, ask.seat))
      return { answer: refuse('notYourSeat') };
    switch (ask.is) {
      case 'log':
      case 'moment':
      case 'past':
      case 'record':
      case 'why':
      case 'preview':
        return this.table === null || this.table.dice !== null
          ? { answer: refuse('notAtThisStage') }
          : { answer: OK, value: await lookedUp(this.table, this.eyesOf(attendee)[0] ?? 'spectator', ask) };
      default:
        return { answer: await this.change(attendee, ask) };
    }
  }

  private maySpeakFor(attendee: Attendee, is: Ask['is'], seat: Seat): boolean {
    if (is === 'sit' || is === 'bot' || is === 'voteStandIn') return true;
    if (is === 'stand' && attendee.person?.id === this.kept.host) return true;
    return this.seatsOf(attendee).includes(seat);
  }

  private async change(attendee: Attendee, ask: Exclude<Ask, LookUp>): Promise<Answer> {
    const { person } = attendee;
    if (person === null) return refuse('needsName');
    if (this.home.isBanned(person.id)) return refuse('banned');
    if (ask.is === 'say') return this.say(person, ask);
    const { state } = this.kept;
    if (state === 'gathering') return this.gather(person, ask);
    const { table } = this;
    if (table === null) return refuse('notAtThisStage');
    if (ask.is === 'rematch') return this.rematch(person);
    if (state === 'dice') return this.roll(table, ask);
    if (state !== 'playing') return refuse('notAtThisStage');
    switch (ask.is) {
      case 'act':
        return table.act(ask.seat, ask.choice, ask.at, `${ask.seat}:${ask.key}`);
      case 'undo':
        return table.undo(ask.seat);
      case 'redo':
        return table.redo(ask.seat);
      case 'askUndo':
        return table.askUndo(ask.seat);
      case 'answerUndo':
        return table.answerUndo(ask.seat, ask.agrees);
      case 'voteEnd':
        return this.voteEnd(attendee, ask.agrees);
      case 'voteStandIn':
        return this.voteStandIn(attendee, ask.seat, ask.agrees);
      case 'leave':
        return this.standIn(ask.seat, await this.home.strongest(this.kept.game, this.rules));
      case 'back':
        this.handBack(ask.seat);
        return OK;
      default:
        return refuse('notAtThisStage');
    }
  }

  // ── Gathering ─────────────────────────────────────────────────────────────────────────────────

  private async gather(person: Person, ask: Ask): Promise<Answer> {
    if (ask.is === 'start') return person.id === this.kept.host ? this.start() : refuse('notHost');
    const change = gathered(this.kept, this.rules, person, ask);
    return 'ok' in change ? change : this.set(change);
  }

  private async start(): Promise<Answer> {
    if (this.isStarting) return OK;
    const { id, game, rules, options, pace, seats } = this.kept;
    if (seats.some(({ person, bot }) => person === null && bot === null)) return refuse('seatsFree');
    if (seats.every(({ person }) => person === null)) return refuse('noSeat');
    const setup = {
      sitters: seats.map(({ name, bot }) => ({ name, bot })),
      options,
      picks: seats.map(({ pick }) => pick),
    };
    this.isStarting = true;
    await this.home.store.tables.create(keptFor(id, game, rules, setup));
    await this.home.store.rooms.put({ ...this.kept, state: 'dice', left: Clocks.full(pace, seats.length) });
    this.kept = { ...this.kept, state: 'dice', left: Clocks.full(pace, seats.length) };
    await this.open();
    this.home.listed(this.kept);
    this.tellRoom();
    return OK;
  }

  // ── Dice ──────────────────────────────────────────────────────────────────────────────────────

  private settleDice(): void {
    this.stopDice = this.home.after(DICE_PATIENCE, () => void this.begin());
  }

  private async roll(table: Table, ask: Ask): Promise<Answer> {
    if (ask.is === 'promise') {
      const answer = table.promise(ask.seat, ask.promise);
      if (answer.ok) this.promised = [...this.promised, ask.seat];
      this.tellRoom();
      return answer;
    }
    if (ask.is !== 'reveal') return refuse('notAtThisStage');
    const answer = await table.reveal(ask.seat, ask.entropy);
    if (table.dice === null) await this.begun();
    return answer;
  }

  private async begin(): Promise<void> {
    await this.table?.begin();
    await this.begun();
  }

  private async begun(): Promise<void> {
    if (this.kept.state !== 'dice') return;
    this.stopDice();
    this.kept = { ...this.kept, state: 'playing' };
    this.keep();
    this.startPlay();
    this.tellRoom();
    await Promise.all([...this.attendees].map((attendee) => this.look(attendee, null)));
  }

  // ── Playing ───────────────────────────────────────────────────────────────────────────────────

  private startPlay(): void {
    const { pace, left, deadlines = {} } = this.kept;
    const { time, store } = this.home;
    if (this.table === null) return;
    if (pace.is !== 'none') {
      const personAt = (seat: Seat) => this.kept.seats[seat]?.person ?? null;
      const { timer } = this;
      this.clocks = new Clocks(pace, left, {
        time,
        timerOf: (asked) => timer?.(asked) ?? { is: '', seconds: null, isShared: false },
        zoneOf: (seat) => store.people.find(personAt(seat) ?? '')?.zone ?? 'UTC',
        lagOf: (seat) =>
          Math.min(
            ...[...this.attendees].filter((each) => each.person?.id === personAt(seat)).map((each) => each.lag()),
            1000,
          ),
      });
      this.clocks.restore(deadlines);
      this.table.timing = this.clocks;
    }
    this.table.resume();
    this.changed();
  }

  /** After every move: whom it waits for now, and what the clocks say. */
  private changed(): void {
    const { table } = this;
    if (table === null || table.dice !== null || this.kept.state !== 'playing') return;
    const { waiting, outcome } = table.updateFor([]);
    const awaited = (waiting?.seats ?? NOBODY).filter((seat) => this.kept.seats[seat]?.person !== null);
    const isNew = awaited.join() !== this.kept.awaited.join();
    const since = Object.fromEntries(awaited.map((seat) => [seat, this.sinceOf(seat) ?? table.version]));
    this.kept = { ...this.kept, awaited: [...awaited], since, updated: this.home.time.calendar() };
    this.votes.clearEnd();
    if (outcome !== null) {
      this.kept = { ...this.kept, state: 'over', due: null, awaited: [] };
      this.clocks = null;
      this.keep();
      this.tellRoom();
      this.home.listed(this.kept);
    } else {
      this.keepSoon();
      // The table asks its clocks after this; what they say then is told.
      if (this.clocks !== null) queueMicrotask(() => this.tellClock());
    }
    if (isNew || outcome !== null) this.home.turned(this.kept);
  }

  /** The move at which a seat was asked that is still asked. */
  private sinceOf(seat: Seat): number | undefined {
    return this.kept.awaited.includes(seat) ? this.kept.since?.[seat] : undefined;
  }

  private tellClock(): void {
    const clock = this.clock();
    if (clock !== null) this.tellAll({ is: 'clock', clock });
  }

  private async voteEnd(attendee: Attendee, agrees: boolean): Promise<Answer> {
    const seats = this.seatsOf(attendee);
    if (seats.length === 0) return refuse('notYourSeat');
    if (this.votes.toEnd(seats, agrees, this.present())) {
      if (this.table !== null) this.table.mode = 'look';
      this.kept = { ...this.kept, state: 'ended', due: null, awaited: [] };
      this.keep();
      this.home.listed(this.kept);
    }
    this.tellRoom();
    return OK;
  }

  /** Whose voice counts: persons for whom nobody stands in. */
  private present(): Seat[] {
    return this.kept.seats.flatMap(({ person, standIn }, seat) =>
      person !== null && standIn === null ? [seat as Seat] : [],
    );
  }

  /** More than half of the others let a bot play for somebody who is away. */
  private async voteStandIn(attendee: Attendee, seat: Seat, agrees: boolean): Promise<Answer> {
    const voters = this.seatsOf(attendee).filter((each) => each !== seat);
    const absent = this.kept.seats[seat];
    if (voters.length === 0) return refuse('notYourSeat');
    if (absent === undefined || absent.person === null || this.isHere(absent.person)) return refuse('notAtThisStage');
    const others = this.present().filter((each) => each !== seat);
    if (this.votes.toStandIn(seat, voters, agrees, others))
      return this.standIn(seat, await this.home.strongest(this.kept.game, this.rules));
    this.tellRoom();
    return OK;
  }

  private standIn(seat: Seat, bot: string): Answer {
    this.votes.clearStandIn(seat);
    this.table?.standIn(seat, bot);
    return this.set({ seats: this.kept.seats.map((each, i) => (i === seat ? { ...each, standIn: bot } : each)) });
  }

  private handBack(seat: Seat): void {
    this.table?.standIn(seat, null);
    this.set({ seats: this.kept.seats.map((each, i) => (i === seat ? { ...each, standIn: null } : each)) });
  }

  private async rematch(person: Person): Promise<Answer> {
    if (this.kept.state !== 'over' && this.kept.state !== 'ended') return refuse('notAtThisStage');
    if (this.seatsOf({ person }).length === 0) return refuse('notYourSeat');
    return this.kept.rematch === null
      ? this.set({ rematch: await this.home.again({ ...this.kept, host: person.id }) })
      : OK;
  }

  // ── What the host of the house may do ─────────────────────────────────────────────────────────

  /** Nobody plays here any more. A game with a move in it stays, and can be looked at. */
  closeDown(): void {
    const { state } = this.kept;
    if (state === 'over' || state === 'ended' || state === 'closed') return;
    if (this.table !== null) this.table.mode = 'look';
    this.clocks = null;
    this.stopDice();
    this.set({ state: state === 'playing' ? 'ended' : 'closed', due: null, awaited: [] });
  }

  /** Takes somebody from their seats: before the game they are free, in it a bot plays. */
  async remove(person: string): Promise<void> {
    for (const seat of this.seatsWith(person)) {
      if (this.kept.state === 'playing') this.standIn(seat, await this.home.strongest(this.kept.game, this.rules));
      else if (this.kept.state === 'gathering')
        this.set({ seats: this.kept.seats.map((each, i) => (i === seat ? { ...EMPTY, mark: each.mark } : each)) });
    }
  }

  // ── Talking ───────────────────────────────────────────────────────────────────────────────────

  private async say(person: Person, { text, phrase }: Extract<Ask, { is: 'say' }>): Promise<Answer> {
    if (this.kept.isChatOff || this.home.said.isSilent) return refuse('chatOff');
    const said = text === undefined ? null : oneLine(text);
    if (said === '' || (said === null && phrase === undefined)) return refuse('badMessage');
    const { id, name } = person;
    const time = this.home.time.calendar();
    const kept: Said = await this.home.store.rooms.say(this.kept.id, {
      person: id,
      name,
      text: said,
      phrase: phrase ?? null,
      time,
    });
    this.tellAll({ is: 'said', said: [kept] });
    return OK;
  }

  // ── Keeping ───────────────────────────────────────────────────────────────────────────────────

  /** Changes what people agreed on, and tells them. */
  set(change: Partial<KeptRoom>): Answer {
    this.kept = { ...this.kept, ...change, updated: this.home.time.calendar() };
    this.keep();
    this.home.listed(this.kept);
    this.tellRoom();
    return OK;
  }

  private keep(): void {
    this.isDirty = false;
    const clocks = this.clocks?.kept();
    const running = (this.clocks?.runningSeats ?? []).map((seat) => this.clocks?.leftOf(seat) ?? 0);
    const due = running.length === 0 ? null : Math.round(this.home.time.calendar() + Math.min(...running));
    this.kept = { ...this.kept, ...clocks, due };
    // What cannot be written now is written with the next change; the game itself is never told before it is.
    this.home.store.rooms.put(this.kept).catch(() => {
      this.isDirty = true;
    });
  }

  /** Not with every move: lists may lag a second behind. */
  private keepSoon(): void {
    if (this.isDirty) return;
    this.isDirty = true;
    this.home.after(1000, () => this.isDirty && this.keep());
  }
}

const tell = (attendee: Attendee, told: Told): void => attendee.tell(JSON.stringify({ told }));

/** One line of text, without what turns or hides letters. */
const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]+/gu, ' ')
    .trim();
