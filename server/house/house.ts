import { findGame } from '@parlour/games';
import type { GameRecord } from '@parlour/kernel';
import type { Ask, Create, GoOn, RoomState } from '@parlour/protocol';
import { type Answer, importRecord } from '@parlour/table';
import { ownHands, type Work } from '@parlour/work';
import { botsAtWork, type Thinking } from '../bots/at-work.ts';
import type { Bots } from '../bots/pool.ts';
import { botsOf, rulesForNew, rulesOf } from '../bundles.ts';
import type { Config } from '../config.ts';
import { alone } from '../fleet/alone.ts';
import { type Fleet, looksOn, type News } from '../fleet/fleet.ts';
import { houseName } from '../fleet/open-fleet.ts';
import { Notices } from '../notices/notices.ts';
import type { HouseStore, KeptRoom, Person } from '../store/index.ts';
import { freshId } from '../store/people.ts';
import { EMPTY } from '../store/rooms.ts';
import type { Attendee } from './attendance.ts';
import { forget } from './forgetting.ts';
import { fits } from './gathering.ts';
import { Lobby } from './lobby.ts';
import { Looks } from './looks.ts';
import { newRoom, roomAfter, roomMade } from './new-room.ts';
import { refuse } from './refusals.ts';
import { Room } from './room.ts';
import type { RoomHome } from './room-home.ts';
import { taughtTo } from './screen/leading.ts';
import { Screens } from './screen/screens.ts';
import { realTime, type Time } from './time/clocks.ts';
import { later } from './time/later.ts';
import { regularly } from './time/regularly.ts';
import { HouseWords } from './words.ts';

/** So many tables that have not begun somebody may have made, and so many that are played. */
const MOST_GATHERING = 12;
const MOST_PLAYING = 100;
/** One at which nothing has happened for a week counts no more. */
const COUNTS_FOR = 7 * 86_400_000;
/** A table at which nobody is, and no bot has to move, goes to sleep after so long. */
const SLEEP_AFTER = 60_000;
/** Lists, and what the host of the house says, are looked at every so many rounds: open tables at each. */
const LOOKS_WIDER = 5;

/** What may be other than usual: in tests, and by the settings of a server. */
type Ways = Pick<Config, 'noticesInside' | 'noticesAfter'> & { time: Time; fleet: Fleet; work: Work };
/** All tables of a server: those at which something happens are in memory, the others in the store. */
export class House {
  readonly store: HouseStore;
  readonly fleet: Fleet;
  private readonly bots: Thinking;
  private readonly work: Work;
  private readonly time: Time;
  private readonly looks = new Looks();
  private readonly rooms = new Map<string, Promise<Room | null>>();
  /** Those that are awake, without waiting for them. */
  private readonly open = new Map<string, Room>();
  private readonly words: HouseWords;
  private readonly stopRounds: () => void;
  private rounds = 0;
  private isClosed = false;
  readonly notices: Notices;
  readonly screens: Screens;
  readonly lobby: Lobby;

  /** The house as it was left: what is kept of it is read before anybody comes in. */
  static async open(store: HouseStore, bots: Bots, ways: Partial<Ways> = {}): Promise<House> {
    const house = new House(store, bots, ways, await houseName(store));
    await house.readWhatIsSaid();
    await house.notices.sweep();
    // Tables with a clock, and those at which a bot has yet to move, go on without anybody looking.
    if (house.fleet.isAlone) for (const id of await store.rooms.running()) void house.room(id);
    return house;
  }

  private constructor(
    store: HouseStore,
    bots: Bots,
    {
      noticesInside = false,
      noticesAfter = 20_000,
      time = realTime,
      fleet = alone(),
      work = ownHands(),
    }: Partial<Ways>,
    name: string,
  ) {
    this.store = store;
    this.fleet = fleet;
    this.work = work;
    this.words = new HouseWords(store);
    this.bots = botsAtWork(bots, work);
    this.time = time;
    this.screens = new Screens(this);
    this.lobby = new Lobby(this, () => time.calendar());
    this.notices = new Notices({
      store,
      work,
      house: name,
      mayBeInside: noticesInside,
      gather: noticesAfter,
      now: (room) => this.now(room),
      isAt: (room, person) => this.isAt(room, person),
    });
    this.stopRounds = regularly(fleet.isAlone ? 5000 : 1000, () => this.makeRound(), this.failed);
    fleet.hear((news) => void this.hear(news).catch(this.failed));
  }

  /** What goes wrong aside is told to whoever runs the server; once it closes, nobody expects anything else. */
  private readonly failed = (error: unknown): void => {
    if (!this.isClosed) console.error(error);
  };

  // ── Tables ────────────────────────────────────────────────────────────────────────────────────

  /** A new table, made by somebody. Whoever makes it sits first. */
  async create(host: Person, wanted: Create): Promise<{ id: string } | Answer> {
    const { game, seats, options = {}, pace, screen } = wanted;
    const name = rulesForNew(game);
    if (name === null) return refuse('badOptions', { game });
    const rules = await rulesOf(game, name);
    if (rules === null || !fits(rules, options)) return refuse('badOptions', { game });
    if (pace?.is === 'own' && findGame(game)?.timer === undefined) return refuse('badOptions', { game });
    if (seats < rules.seats.min || seats > rules.seats.max) return refuse('badOptions', rules.seats);
    const full = await this.hasTooMany(host);
    if (full !== null) return full;
    const put = async (before: KeptRoom | null) => {
      const room = roomMade(host, wanted, name, { before, updated: this.time.calendar() });
      await this.store.rooms.put({ ...room, ...(await taughtTo(room, this.store.rooms)) });
      return room.id;
    };
    const made = screen === undefined ? await put(null) : await this.screens.goOn(screen, host, put);
    this.lobby.changed();
    return typeof made === 'string' ? { id: made } : made;
  }

  /**
   * A game begun alone goes on here with others, from where it stands. Whoever brings it had all of it on their device: so only
   * what their own seat has seen stays as it is, and everything else is dealt anew once all have added to the dice.
   */
  async goOn(
    host: Person,
    record: GameRecord,
    { seat, isPublic = false, pace = { is: 'none' } }: Omit<GoOn, 'record'>,
  ) {
    const rules = await rulesOf(record.game, record.rules);
    const persons = record.seats.flatMap(({ bot }, at) => (bot === null ? [at] : []));
    if (rules === null || record.outcome !== null || record.seeds === null || persons.join() !== String(seat))
      return refuse('cannotGoOn', { isKnown: rules !== null, isOver: record.outcome !== null, persons });
    if (pace.is === 'own' && findGame(record.game)?.timer === undefined) return refuse('badOptions');
    const full = await this.hasTooMany(host);
    if (full !== null) return full;
    const [origin, id] = [freshId(), freshId()];
    try {
      const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
      await importRecord(this.store.tables, rules, record, (kept) => ({ ...kept, id: origin }), breathe);
    } catch (error) {
      return refuse('cannotGoOn', { detail: String((error as Error).message ?? error) });
    }
    await this.store.rooms.put({
      ...newRoom(id, host, this.time.calendar()),
      game: record.game,
      rules: record.rules,
      options: record.options,
      isPublic,
      pace,
      seats: record.seats.map(({ pick }, at) => ({
        ...EMPTY,
        pick,
        ...(at === seat && { person: host.id, name: host.name }),
      })),
      from: { table: origin, lines: record.entries.length, eyes: [seat] },
    });
    this.lobby.changed();
    return { id };
  }

  private async hasTooMany(host: Person): Promise<Answer | null> {
    const open = (state: RoomState) =>
      this.store.rooms.count(host.id, state, Math.floor(this.time.calendar()) - COUNTS_FOR);
    if ((await open('gathering')) >= MOST_GATHERING) return refuse('tooMany', { most: MOST_GATHERING });
    return (await open('playing')) >= MOST_PLAYING ? refuse('tooMany', { most: MOST_PLAYING }) : null;
  }

  /** A table by its id: from memory, or woken up. `null` if there is none. */
  room(id: string): Promise<Room | null> {
    const known = this.rooms.get(id) ?? this.wake(id);
    this.rooms.set(id, known);
    known.then(
      (room) => room === null && this.rooms.delete(id),
      () => this.rooms.delete(id),
    );
    return known;
  }

  private async wake(id: string): Promise<Room | null> {
    const kept = await this.store.rooms.find(id);
    if (kept === null) return null;
    const rules = await rulesOf(kept.game, kept.rules);
    if (rules === null) throw new Error(`there are no rules ${kept.rules.bundle} of ${kept.game}`);
    const bots = (await botsOf(kept.game, rules)).map(({ name }) => name);
    const keeps = (await this.fleet.claim([id])).has(id);
    const room = new Room(this.roomHome(kept), rules, bots, kept, keeps);
    // From here on it hears what is new; so nothing is missed that comes while it is opened.
    this.open.set(id, room);
    try {
      await room.open();
    } catch (error) {
      this.open.delete(id);
      throw error;
    }
    return room;
  }

  private roomHome({ id, game, rules }: KeptRoom): RoomHome {
    return {
      store: this.store,
      time: this.time,
      think: (bot, seen, signal) => {
        const line = this.open.get(id)?.table?.version ?? freshId();
        return this.bots.think(`${id} ${line} ${seen.seat} ${bot}`, { game, rules, bot, seen }, signal);
      },
      after: later,
      looks: this.looks,
      turned: (room) => {
        this.notices.turned(room).catch((error: unknown) => console.error(error));
        this.lobby.changed();
      },
      listed: () => this.lobby.changed(),
      again: (kept) => this.again(kept),
      failed: this.failed,
      isAlone: this.fleet.isAlone,
      here: (present) => this.fleet.here(id, present),
      elsewhere: async () => (await this.fleet.elsewhere([id])).get(id) ?? [],
      spoken: () => this.fleet.tell({ is: 'said', room: id }),
      isBanned: (person) => this.words.isBanned(person),
      said: this.words.said,
    };
  }

  /** Whether somebody sits at a table with their page before their eyes, by way of this server or of another one. */
  private async isAt(id: string, person: string): Promise<boolean> {
    const room = await this.rooms.get(id)?.catch(() => null);
    if (room != null) return room.attendance.isLooking(person);
    return (await this.fleet.elsewhere([id])).get(id)?.some((present) => looksOn(person, present)) ?? false;
  }

  /** The same people at a new table, by today's rules. */
  private async again(before: KeptRoom): Promise<string> {
    const rules = rulesForNew(before.game);
    if (rules === null) throw new Error(`there are no rules of ${before.game}`);
    const room = roomAfter(before, rules, this.time.calendar());
    await this.store.rooms.put(room);
    this.lobby.changed();
    return room.id;
  }

  // ── One of several servers ────────────────────────────────────────────────────────────────────

  /** Another server has written something. */
  private async hear(news: News): Promise<void> {
    if (this.isClosed) return;
    if (news.is === 'house') return this.readWhatIsSaid();
    if (news.is === 'forgotten') return this.dismiss(news.person);
    if (news.is === 'room') this.lobby.changed();
    await this.open.get(news.room)?.hear(news.is);
  }

  /** Every few seconds: tables that are due are woken, those at which nothing happens go to sleep. */
  private async makeRound(): Promise<void> {
    const { rooms } = this.store;
    if (this.fleet.isAlone) for (const id of await rooms.due(this.time.calendar() + 10_000)) void this.room(id);
    else await this.lookAround();
    for (const [id, waking] of this.rooms) {
      const room = await waking.catch(() => null);
      room?.retry();
      if (room !== null && this.maySleep(room)) await this.putToSleep(id, room);
    }
  }

  /** Which tables are this server's to look after; and what was missed, whoever's news was lost. */
  private async lookAround(): Promise<void> {
    // What this server cannot wake, for want of a newer version's rules, another one may.
    for (const id of await this.fleet.orphans()) this.room(id).catch(() => this.fleet.release([id]));
    const own = await this.fleet.claim([...this.open.keys()]);
    const elsewhere = await this.fleet.elsewhere([...this.open.keys()]);
    for (const { id, revision, lines, said } of await this.store.rooms.heads([...this.open.keys()])) {
      const room = this.open.get(id);
      if (room === undefined) continue;
      room.keep(own.has(id));
      room.elsewhere = elsewhere.get(id) ?? [];
      if (revision !== room.kept.revision) await room.hear('room');
      if (room.table !== null && lines > room.table.version) await room.hear('lines');
      if (said > room.heard + 1) await room.hear('said');
    }
    this.rounds += 1;
    if (this.rounds % LOOKS_WIDER !== 0) return;
    this.lobby.changed();
    await this.readWhatIsSaid();
  }

  private maySleep(room: Room): boolean {
    const { due, updated } = room.kept;
    const now = this.time.calendar();
    return (
      room.isEmpty &&
      !room.isBusy &&
      now - updated >= SLEEP_AFTER &&
      (!room.keeps || due === null || due - now >= 2 * SLEEP_AFTER)
    );
  }

  private async putToSleep(id: string, room: Room): Promise<void> {
    this.rooms.delete(id);
    await room.close();
    // Somebody may have woken it meanwhile.
    if (this.open.get(id) !== room) return;
    this.open.delete(id);
    await this.fleet.release([id]);
  }

  /** Looks at every clock now, instead of when its timer says: after the machine slept, and in tests. */
  async runClocks(): Promise<void> {
    for (const waking of this.rooms.values()) await (await waking.catch(() => null))?.table?.checkClock();
  }

  get awake(): number {
    return this.rooms.size;
  }

  // ── People ────────────────────────────────────────────────────────────────────────────────────

  ask(room: Room, attendee: Attendee, ask: Ask) {
    return room.ask(attendee, ask);
  }

  async forget(person: string): Promise<void> {
    await forget(this, person);
    this.fleet.tell({ is: 'forgotten', person });
  }

  dismiss(person: string): void {
    for (const { attendance } of this.open.values()) attendance.dismiss(person);
    this.lobby.dismiss(person);
  }

  // ── What the host of the house may do ─────────────────────────────────────────────────────────

  async ban(person: string, isBanned: boolean): Promise<void> {
    await this.store.people.change(person, { isBanned });
    await this.say();
  }

  /** Takes somebody from all tables they sit at: for good, or until they may come in again. */
  async take(person: string, how: 'remove' | 'suspend'): Promise<void> {
    for (const { id } of await this.store.rooms.mine(person)) await (await this.room(id))?.[how](person);
  }

  async announce(text: string): Promise<void> {
    await this.store.settings.put('announcement', text);
    await this.say();
  }

  async silence(isChatOff: boolean): Promise<void> {
    await this.store.settings.put('isChatOff', isChatOff);
    await this.say();
  }

  /** What the host of the house has said counts at every table, and on every server. */
  private async say(): Promise<void> {
    await this.readWhatIsSaid();
    this.fleet.tell({ is: 'house' });
  }

  private async readWhatIsSaid(): Promise<void> {
    if (!(await this.words.read())) return;
    for (const waking of this.rooms.values()) (await waking.catch(() => null))?.tellRoom();
  }

  /** At a table that is awake something may have happened since it was kept. */
  now(room: KeptRoom): KeptRoom {
    return this.open.get(room.id)?.kept ?? room;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stopRounds();
    await this.work.close();
    this.lobby.close();
    for (const waking of this.rooms.values()) await (await waking.catch(() => null))?.close().catch(() => {});
    await this.fleet.close();
    await this.bots.close();
  }
}
