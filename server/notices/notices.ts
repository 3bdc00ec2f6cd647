import type { Seat } from '@parlour/kernel';
import type { Language } from '@parlour/protocol';
import type { Channel, HouseStore, KeptRoom, Person } from '../store/index.ts';
import { stopSecretOf } from '../store/notices.ts';
import { type Delivered, deliver, type Notice, vapidKeys } from './deliver.ts';
import { aboutTable, gameName, noticeWords, type Waiting } from './words.ts';

/** What happens in so short a while is told at once, and whoever answers within it is told nothing. */
const GATHER = 20_000;
/** What could not be delivered is tried again after these. */
const AGAIN = [30_000, 300_000, 3_600_000];
/** So many ways to be told somebody may have. */
export const MOST_CHANNELS = 12;

export type NoticesHome = {
  store: HouseStore;
  /** Whether somebody sits at a table with their page open: they see that it is their turn. */
  isAt(room: string, person: string): Promise<boolean>;
  after(milliseconds: number, then: () => void): () => void;
  /** Notices may go to addresses of this machine and its network, without encryption: for a house that trusts its guests. */
  mayBeInside: boolean;
  gather?: number;
  /** A table as it is now, where it is awake. */
  now(room: KeptRoom): KeptRoom;
};

/** Tells people that a table waits for them, wherever they asked to be told. Never twice for one turn, and never a secret. */
export class Notices {
  private readonly home: NoticesHome;
  private readonly pending = new Map<string, () => void>();

  constructor(home: NoticesHome) {
    this.home = home;
  }

  /** Looks for turns that nobody was told of: those that came before the house was closed, or before there was a way. */
  async sweep(): Promise<void> {
    for (const { person, room } of await this.home.store.notices.all()) {
      if (room === null) this.soon(`person ${person}`, () => this.tellPerson(person));
      else this.soon(`room ${room}`, () => this.tellRoom(room));
    }
  }

  async publicKey(): Promise<string> {
    return (await vapidKeys(this.home.store)).publicKey;
  }

  /** A table waits for somebody else than before. */
  async turned({ id, seats, awaited }: KeptRoom): Promise<void> {
    const { notices } = this.home.store;
    for (const seat of awaited) {
      const person = seats[seat]?.person ?? null;
      if (person !== null && (await notices.of(person)).length > 0)
        this.soon(`person ${person}`, () => this.tellPerson(person));
    }
    if ((await notices.forRoom(id)).length > 0) this.soon(`room ${id}`, () => this.tellRoom(id));
  }

  private soon(what: string, tell: () => Promise<void>): void {
    if (this.pending.has(what)) return;
    const then = () => {
      this.pending.delete(what);
      tell().catch((error: unknown) => console.error(error));
    };
    this.pending.set(what, this.home.after(this.home.gather ?? GATHER, then));
  }

  /** All tables that wait for somebody now and that they were not told of: in one notice. */
  private async tellPerson(id: string): Promise<void> {
    const { store, isAt } = this.home;
    const person = await store.people.find(id);
    const channels = (await store.notices.of(id)).filter(({ room }) => room === null);
    if (person === null || channels.length === 0) return;
    const waiting: { room: KeptRoom; turn: string }[] = [];
    for (const room of (await store.rooms.mine(id)).map(this.home.now)) {
      const turn = turnOf(room, ({ person: sitter }) => sitter === id);
      if (turn !== null && !(await isAt(room.id, id))) waiting.push({ room, turn });
    }
    for (const channel of channels) {
      const fresh: KeptRoom[] = [];
      for (const { room, turn } of waiting) if (await store.notices.claim(channel.id, room.id, turn)) fresh.push(room);
      if (fresh.length > 0) this.send(channel, this.ownTurns(channel, person, fresh));
    }
  }

  /** A table's own channel is told whose turn it is. */
  private async tellRoom(id: string): Promise<void> {
    const { store } = this.home;
    const kept = await store.rooms.find(id);
    const room = kept && this.home.now(kept);
    const turn = room === null ? null : turnOf(room, () => true);
    if (room === null || turn === null) return;
    for (const channel of await store.notices.forRoom(id)) {
      const person = await store.people.find(channel.person);
      if (person !== null && (await store.notices.claim(channel.id, id, turn)))
        this.send(channel, this.theirTurn(channel, person, room));
    }
  }

  // ── What is said ──────────────────────────────────────────────────────────────────────────────

  private ownTurns(channel: Channel, { id, language, zone }: Person, rooms: readonly KeptRoom[]): Notice {
    const words = noticeWords[language];
    const lines = rooms.map((room) =>
      aboutTable(
        waitingIn(room, ({ person }) => person !== id),
        language,
        zone,
      ),
    );
    const [only] = rooms;
    return {
      ...this.ends(channel, language, rooms.length === 1 && only !== undefined ? `/t/${only.id}` : '/online'),
      title: rooms.length === 1 ? words.yourTurn : words.tables(rooms.length),
      lines,
      tag: 'turn',
    };
  }

  private theirTurn(channel: Channel, { language, zone }: Person, room: KeptRoom): Notice {
    const names = room.awaited.map((seat) => room.seats[seat]?.name ?? '').filter(Boolean);
    const others = waitingIn(room, ({ name }) => !names.includes(name));
    return {
      ...this.ends(channel, language, `/t/${room.id}`),
      title: noticeWords[language].theirTurn(names.join(', ')),
      lines: [aboutTable(others, language, zone)],
      tag: room.id,
    };
  }

  /** Something to see that it works. */
  async tryOut(channel: Channel, language: Language): Promise<Delivered> {
    const game = channel.room === null ? null : (await this.home.store.rooms.find(channel.room))?.game;
    return this.give(channel, {
      ...this.ends(channel, language, channel.room === null ? '/online' : `/t/${channel.room}`),
      title: 'Parlour',
      lines: [noticeWords[language].works, ...(game == null ? [] : [gameName(game, language)])],
      tag: 'try',
    });
  }

  private ends({ id, origin }: Channel, language: Language, path: string) {
    const { open, stop } = noticeWords[language];
    // In the fragment: neither servers on the way nor the preview of a chat ever see it.
    const stopUrl = `${origin}/stop#${stopSecretOf(id)}`;
    return { url: `${origin}${path}`, open, stop, stopUrl };
  }

  // ── How it gets there ─────────────────────────────────────────────────────────────────────────

  private send(channel: Channel, notice: Notice, tries = 0): void {
    void this.give(channel, notice).then((delivered) => {
      const wait = AGAIN[tries];
      if (delivered === 'failed' && wait !== undefined)
        this.home.after(wait, async () => {
          // Meanwhile it may have been stopped.
          const found = await this.home.store.notices.find(channel.id).catch(() => null);
          if (found !== null) this.send(channel, notice, tries + 1);
        });
    });
  }

  private async give(channel: Channel, notice: Notice): Promise<Delivered> {
    const { store, mayBeInside } = this.home;
    const delivered = await deliver(channel, notice, { vapid: await vapidKeys(store), mayBeInside });
    // A browser that took its permission back, a webhook that was deleted.
    if (delivered === 'gone') await store.notices.remove(channel.id);
    return delivered;
  }

  close(): void {
    for (const stop of this.pending.values()) stop();
  }
}

type Sitter = KeptRoom['seats'][number];

/** The turn of those seats at a table, by the moves at which they were asked; `null` where none of them is asked. */
function turnOf({ state, awaited, seats, since = {} }: KeptRoom, isMeant: (seat: Sitter) => boolean): string | null {
  const asked = state !== 'playing' ? [] : awaited.filter((seat) => isMeant(seats[seat] as Sitter));
  return asked.length === 0 ? null : asked.map((seat: Seat) => `${seat}:${since[seat] ?? 0}`).join();
}

function waitingIn({ game, seats, due, updated }: KeptRoom, isOther: (seat: Sitter) => boolean): Waiting {
  return { game, others: seats.filter(isOther).map(({ name }) => name), since: updated, due };
}
