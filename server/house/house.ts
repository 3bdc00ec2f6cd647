import { findGame } from '@parlour/games';
import type { Rules, Seat } from '@parlour/kernel';
import type { Ask, Create, Listed } from '@parlour/protocol';
import type { Answer } from '@parlour/table';
import type { Bots } from '../bots/pool.ts';
import { botsOf, rulesForNew, rulesOf } from '../bundles.ts';
import type { Config } from '../config.ts';
import { Notices } from '../notices/notices.ts';
import type { HouseStore, KeptRoom, Person } from '../store/index.ts';
import { freshId } from '../store/people.ts';
import { Clocks, realTime, type Time } from './clocks.ts';
import { EMPTY, fits } from './gathering.ts';
import { refuse } from './refusals.ts';
import { type Attendee, Room, type RoomHome } from './room.ts';

/** So many tables that have not begun somebody may have made, and so many that are played. */
const MOST_GATHERING = 12;
const MOST_PLAYING = 100;
/** A table at which nobody is, and no bot has to move, goes to sleep after so long. */
const SLEEP_AFTER = 60_000;
/** A public table at which nothing happens is listed for so long. */
const LISTED_FOR = 7 * 86_400_000;
/** Nothing that a timer waits for may be longer. */
const LONGEST_TIMER = 3_600_000;

/** What may be other than usual: in tests, and by the settings of a server. */
type Ways = Pick<Config, 'noticesInside' | 'noticesAfter'> & { time: Time };
export type Watcher = { person: Person | null; tell(message: string): void };

/** All tables of a server: those at which something happens are in memory, the others in the store. */
export class House {
  readonly store: HouseStore;
  private readonly bots: Bots;
  private readonly time: Time;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly watchers = new Set<Watcher>();
  private readonly banned: Set<string>;
  /** What the host of the house says to all tables. */
  private readonly said: { announcement: string; isSilent: boolean };
  private readonly ticker: NodeJS.Timeout;
  private lobbyTimer: NodeJS.Timeout | null = null;
  readonly notices: Notices;

  constructor(
    store: HouseStore,
    bots: Bots,
    { noticesInside = false, noticesAfter = 20_000, time = realTime }: Partial<Ways> = {},
  ) {
    this.store = store;
    this.bots = bots;
    this.time = time;
    this.banned = new Set(store.people.banned());
    this.said = {
      announcement: store.settings.get('announcement') ?? '',
      isSilent: store.settings.get('isChatOff') ?? false,
    };
    this.notices = new Notices({
      store,
      after: later,
      mayBeInside: noticesInside,
      gather: noticesAfter,
      isAt: async (room, person) => (await this.rooms.get(room)?.catch(() => null))?.isHere(person) ?? false,
    });
    this.ticker = setInterval(() => void this.tick(), 5000);
    this.ticker.unref();
    // Tables with a clock go on without anybody looking.
    for (const id of store.rooms.clocked()) void this.room(id);
  }

  // ── Tables ────────────────────────────────────────────────────────────────────────────────────

  /** A new table, made by somebody. Whoever makes it sits first. */
  async create(
    host: Person,
    { game, seats, options = {}, isPublic = false, pace = { is: 'none' } }: Create,
  ): Promise<{ id: string } | Answer> {
    const name = rulesForNew(game);
    if (name === null) return refuse('badOptions', { game });
    const rules = await rulesOf(game, name);
    if (rules === null || !fits(rules, options)) return refuse('badOptions', { game });
    if (pace.is === 'own' && findGame(game)?.timer === undefined) return refuse('badOptions', { game });
    if (seats < rules.seats.min || seats > rules.seats.max) return refuse('badOptions', rules.seats);
    if (this.store.rooms.count(host.id, 'gathering') >= MOST_GATHERING)
      return refuse('tooMany', { most: MOST_GATHERING });
    if (this.store.rooms.count(host.id, 'playing') >= MOST_PLAYING) return refuse('tooMany', { most: MOST_PLAYING });
    const own = { ...EMPTY, person: host.id, name: host.name };
    const id = freshId();
    await this.store.rooms.put({
      id,
      game,
      rules: name,
      options,
      isPublic,
      pace,
      state: 'gathering',
      host: host.id,
      seats: Array.from({ length: seats }, (_, i) => (i === 0 ? own : { ...EMPTY })),
      left: [],
      due: null,
      awaited: [],
      rematch: null,
      isChatOff: false,
      updated: this.time.calendar(),
    });
    this.tellLobby();
    return { id };
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
    const kept = this.store.rooms.find(id);
    if (kept === null) return null;
    const rules = await rulesOf(kept.game, kept.rules);
    if (rules === null) throw new Error(`there are no rules ${kept.rules.bundle} of ${kept.game}`);
    const room = new Room(this.roomHome(kept), rules, kept);
    await room.open();
    return room;
  }

  private roomHome({ game, rules }: KeptRoom): RoomHome {
    return {
      store: this.store,
      time: this.time,
      think: (bot, seen, signal) => this.bots.think({ game, rules, bot, seen }, signal),
      after: later,
      strongest: async (of: string, loaded: Rules) => (await botsOf(of, loaded)).at(-1)?.name ?? 'random',
      turned: (room) => {
        this.notices.turned(room);
        this.tellLobby();
      },
      listed: () => this.tellLobby(),
      again: (kept) => this.again(kept),
      isBanned: (person) => this.banned.has(person),
      said: this.said,
    };
  }

  /** The same people at a new table, by today's rules. */
  private async again({ host, game, options, isPublic, pace, seats }: KeptRoom): Promise<string> {
    const id = freshId();
    await this.store.rooms.put({
      id,
      game,
      rules:
        rulesForNew(game) ??
        (() => {
          throw new Error(`there are no rules of ${game}`);
        })(),
      options,
      isPublic,
      pace,
      state: 'gathering',
      host,
      seats: seats.map((seat) => ({ ...seat, standIn: null })),
      left: Clocks.full(pace, seats.length),
      due: null,
      awaited: [],
      rematch: null,
      isChatOff: false,
      updated: this.time.calendar(),
    });
    return id;
  }

  /** Every few seconds: tables that are due are woken, those at which nothing happens go to sleep. */
  private async tick(): Promise<void> {
    for (const id of this.store.rooms.due(this.time.calendar() + 10_000)) void this.room(id);
    for (const [id, waking] of this.rooms) {
      const room = await waking.catch(() => null);
      if (room === null || !room.isEmpty || room.isBusy) continue;
      const { due, updated } = room.kept;
      const now = this.time.calendar();
      if (now - updated < SLEEP_AFTER || (due !== null && due - now < 2 * SLEEP_AFTER)) continue;
      room.close();
      this.rooms.delete(id);
    }
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

  /** Forgets somebody: names, words, ways in. Their games stay, and verify. */
  async forget(person: string): Promise<void> {
    const ids = await this.store.rooms.forget(person);
    for (const id of ids) {
      const room = await this.room(id);
      if (room === null) continue;
      const seats = room.kept.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
      room.set({ seats: room.kept.seats.map((seat) => (seat.person === person ? { ...seat, name: '' } : seat)) });
      await this.store.tables.forget(id, seats);
      room.forgetNames(seats as Seat[]);
    }
    await this.store.notices.forget(person);
    await this.store.people.forget(person);
  }

  // ── What the host of the house may do ─────────────────────────────────────────────────────────

  async ban(person: string, isBanned: boolean): Promise<void> {
    if (isBanned) this.banned.add(person);
    else this.banned.delete(person);
    await this.store.people.change(person, { isBanned });
  }

  /** Takes somebody from all tables they sit at. */
  async remove(person: string): Promise<void> {
    for (const { id } of this.store.rooms.mine(person)) await (await this.room(id))?.remove(person);
  }

  async announce(text: string): Promise<void> {
    await this.store.settings.put('announcement', text);
    this.said.announcement = text;
    await this.tellRooms();
  }

  async silence(isChatOff: boolean): Promise<void> {
    await this.store.settings.put('isChatOff', isChatOff);
    this.said.isSilent = isChatOff;
    await this.tellRooms();
  }

  private async tellRooms(): Promise<void> {
    for (const waking of this.rooms.values()) (await waking.catch(() => null))?.tellRoom();
  }

  // ── Lists ─────────────────────────────────────────────────────────────────────────────────────

  /** Open and running public tables; and somebody's own, those that wait for them first. */
  lists(person: Person | null): { open: Listed[]; mine: Listed[] } {
    const mine = person === null ? [] : this.store.rooms.mine(person.id).map((room) => this.listed(room, person));
    return {
      open: this.store.rooms.listed(this.time.calendar() - LISTED_FOR).map((room) => this.listed(room, person)),
      mine: mine.filter(({ state }) => state !== 'closed').sort((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn)),
    };
  }

  private listed(stored: KeptRoom, person: Person | null): Listed {
    const { id, game, state, isPublic, pace, seats, updated, awaited } = stored;
    return {
      id,
      game,
      state,
      isPublic,
      pace,
      seats: seats.map(({ name, bot, mark, person: sitter }) => ({
        name,
        bot,
        mark,
        isFree: sitter === null && bot === null,
      })),
      updated,
      isMyTurn: person !== null && awaited.some((seat) => seats[seat]?.person === person.id),
    };
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    this.tellLists(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** At most twice a second, however much happens. */
  private tellLobby(): void {
    if (this.lobbyTimer !== null || this.watchers.size === 0) return;
    this.lobbyTimer = setTimeout(() => {
      this.lobbyTimer = null;
      for (const watcher of this.watchers) this.tellLists(watcher);
    }, 500);
    this.lobbyTimer.unref();
  }

  private tellLists(watcher: Watcher): void {
    watcher.tell(JSON.stringify({ told: { is: 'lobby', ...this.lists(watcher.person) } }));
  }

  async close(): Promise<void> {
    clearInterval(this.ticker);
    this.notices.close();
    if (this.lobbyTimer !== null) clearTimeout(this.lobbyTimer);
    for (const waking of this.rooms.values()) (await waking.catch(() => null))?.close();
    await this.bots.close();
  }
}

/** A timer that keeps no program alive, and none that is longer than timers can be. */
function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, Math.min(milliseconds, LONGEST_TIMER));
  timer.unref();
  return () => clearTimeout(timer);
}
