import type { Listed } from '@parlour/protocol';
import type { HouseStore, KeptRoom, Person } from '../store/index.ts';

/** A public table at which nothing happens is listed for so long. */
const LISTED_FOR = 7 * 86_400_000;
/** However much happens, lists are told anew no sooner than after this. */
const GATHER = 500;

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

  constructor(home: Home, calendar: () => number) {
    this.home = home;
    this.calendar = calendar;
  }

  /** Open and running public tables; and somebody's own, those that wait for them first. */
  async lists(person: Person | null): Promise<{ open: Listed[]; mine: Listed[] }> {
    const { rooms } = this.home.store;
    const [open, own] = await Promise.all([
      rooms.listed(this.calendar() - LISTED_FOR),
      person === null ? [] : rooms.mine(person.id),
    ]);
    const mine = own.map((room) => this.listed(room, person));
    return {
      open: open.map((room) => this.listed(room, person)),
      mine: mine.filter(({ state }) => state !== 'closed').sort((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn)),
    };
  }

  private listed(stored: KeptRoom, person: Person | null): Listed {
    const { id, game, state, isPublic, pace, seats, updated, awaited } = this.home.now(stored);
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
    this.watchers.set(watcher, '');
    void this.tell(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Something that lists show has changed. */
  changed(): void {
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
    const lists = await this.lists(watcher.person).catch((error: unknown) => void console.error(error));
    const message = JSON.stringify({ told: { is: 'lobby', ...lists } });
    if (lists === undefined || (this.watchers.get(watcher) ?? message) === message) return;
    this.watchers.set(watcher, message);
    watcher.tell(message);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }
}
