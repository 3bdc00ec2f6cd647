import type { Listed } from '@parlour/protocol';
import type { HouseStore, KeptRoom, Person } from '../store/index.ts';

/** A public table at which nothing happens is listed for so long. */
const LISTED_FOR = 7 * 86_400_000;
/** However much happens, lists are told anew no sooner than after this. */
const GATHER = 500;

/** The open tables as everybody is shown them, and who is awaited at each. */
type Open = { tables: { listed: Listed; room: KeptRoom }[]; text: string };

type Watcher = { person: Person | null; tell(message: string): void };
/** `now`: a stored table as it is where it is awake. */
type Home = { readonly store: HouseStore; now(room: KeptRoom): KeptRoom };

/** The lists of tables, and whoever looks at them. */
export class Lobby {
  private readonly home: Home;
  private readonly calendar: () => number;
  /** Each with what they were told last. */
  private readonly watchers = new Map<Watcher, string>();
  private timer: NodeJS.Timeout | null = null;
  private open: Promise<Open> | null = null;
  private readAt = 0;

  constructor(home: Home, calendar: () => number) {
    this.home = home;
    this.calendar = calendar;
  }

  /** Open and running public tables; and somebody's own, those that wait for them first. */
  async lists(person: Person | null): Promise<{ open: Listed[]; mine: Listed[] }> {
    const [{ tables }, mine] = await Promise.all([this.openNow(), this.mine(person)]);
    return { open: tables.map(({ listed, room }) => ({ ...listed, isMyTurn: isAwaited(room, person) })), mine };
  }

  private async mine(person: Person | null): Promise<Listed[]> {
    const own = person === null ? [] : await this.home.store.rooms.mine(person.id);
    return own
      .map((room) => this.listed(room, person))
      .filter(({ state }) => state !== 'closed')
      .sort((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn));
  }

  /** Read once after each change, however many look at it. */
  private openNow(): Promise<Open> {
    if (this.open === null || this.calendar() - this.readAt >= GATHER) {
      this.readAt = this.calendar();
      const reading = this.readOpen();
      this.open = reading;
      // What could not be read is read for whoever comes next.
      reading.catch(() => {
        if (this.open === reading) this.open = null;
      });
    }
    return this.open;
  }

  private async readOpen(): Promise<Open> {
    const stored = await this.home.store.rooms.listed(this.calendar() - LISTED_FOR);
    const tables = stored.map((each) => ({ listed: this.listed(each, null), room: this.home.now(each) }));
    return { tables, text: JSON.stringify(tables.map(({ listed }) => listed)) };
  }

  private listed(stored: KeptRoom, person: Person | null): Listed {
    const room = this.home.now(stored);
    const { id, game, state, isPublic, pace, seats, updated } = room;
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
      isMyTurn: isAwaited(room, person),
    };
  }

  watch(watcher: Watcher): () => void {
    this.watchers.set(watcher, '');
    void this.tell(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Something that lists show has changed. */
  changed(): void {
    this.open = null;
    if (this.timer !== null || this.watchers.size === 0) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      for (const watcher of this.watchers.keys()) void this.tell(watcher);
    }, GATHER);
    this.timer.unref();
  }

  /** Whoever looked at the lists as this person is nobody from now on. */
  dismiss(person: string): void {
    for (const watcher of this.watchers.keys()) if (watcher.person?.id === person) watcher.person = null;
    this.changed();
  }

  private async tell(watcher: Watcher): Promise<void> {
    const text = await this.textFor(watcher.person).catch((error: unknown) => void console.error(error));
    if (text === undefined || (this.watchers.get(watcher) ?? text) === text) return;
    this.watchers.set(watcher, text);
    watcher.tell(text);
  }

  /** Most are awaited at none of the open tables: those are told the same. */
  private async textFor(person: Person | null): Promise<string> {
    const { tables, text } = await this.openNow();
    if (tables.some(({ room }) => isAwaited(room, person)))
      return JSON.stringify({ told: { is: 'lobby', ...(await this.lists(person)) } });
    return `{"told":{"is":"lobby","open":${text},"mine":${JSON.stringify(await this.mine(person))}}}`;
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }
}

const isAwaited = ({ awaited, seats }: KeptRoom, person: Person | null): boolean =>
  person !== null && awaited.some((seat) => seats[seat]?.person === person.id);
