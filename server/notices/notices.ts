import { createHash } from 'node:crypto';
import type { Seat } from '@parlour/kernel';
import type { Language } from '@parlour/protocol';
import type { Job, Kind, Work } from '@parlour/work';
import type { Channel, HouseStore, KeptRoom, Person } from '../store/index.ts';
import { stopSecretOf } from '../store/notices.ts';
import { type Delivered, deliver, type Notice, vapidKeys } from './deliver.ts';
import { aboutTable, gameName, noticeWords, type Waiting } from './words.ts';

/** What happens in so short a while is told at once, and whoever answers within it is told nothing. */
const GATHER = 20_000;
/** What could not be delivered is tried again after these. */
const AGAIN = [30_000, 300_000, 3_600_000];
/** So many are told at once by each server. */
const AT_ONCE = 8;
/** So many ways to be told somebody may have. */
export const MOST_CHANNELS = 12;

type NoticesHome = {
  store: HouseStore;
  work: Work;
  /** What this house is called where several leave their work. */
  house: string;
  /** Whether somebody sits at a table with their page before their eyes: they see that it is their turn. */
  isAt(room: string, person: string): Promise<boolean>;
  /** Notices may go to addresses of this machine and its network, without encryption: for a house that trusts its guests. */
  mayBeInside: boolean;
  gather?: number;
  /** A table as it is now, where it is awake. */
  now(room: KeptRoom): KeptRoom;
};

/** Whose turns, or which table's; and on which ways: the server that tells it may not have heard of a new one yet. */
type About = ({ person: string } | { room: string }) & { channels: readonly string[] };
type Turn = { room: string; turn: string };
/** A notice on its way: which turns, whether they are being claimed for it, and what it says as soon as that is settled. */
type Sent = { channel: string; turns: readonly Turn[]; isClaimed: boolean; notice: Notice | null };

/** Tells people that a table waits for them, wherever they asked to be told. Never twice for one turn, and never a secret. */
export class Notices {
  private readonly home: NoticesHome;
  private readonly telling: Kind<About, void>;
  private readonly sending: Kind<Sent, void>;

  constructor(home: NoticesHome) {
    this.home = home;
    this.telling = { name: `telling-${home.house}`, lane: 'aside', again: AGAIN };
    this.sending = { name: `notices-${home.house}`, lane: 'aside', again: AGAIN };
    home.work.take(
      this.telling,
      async ({ channels, ...about }) => {
        const found = await Promise.all(channels.map((id) => home.store.notices.find(id)));
        const open = found.filter((channel) => channel !== null);
        await ('room' in about ? this.tellRoom(about.room, open) : this.tellPerson(about.person, open));
      },
      AT_ONCE,
    );
    home.work.take(this.sending, (sent, job) => this.deliver(sent, job), AT_ONCE);
  }

  /** Looks for turns that nobody was told of: those that came before the house was closed, or before there was a way. */
  async sweep(): Promise<void> {
    for (const { id, person, room } of await this.home.store.notices.all()) {
      if (room === null) await this.soon(`way ${id}`, { person, channels: [id] });
      else await this.soon(`way ${id}`, { room, channels: [id] });
    }
  }

  async publicKey(): Promise<string> {
    return (await vapidKeys(this.home.store)).publicKey;
  }

  /** A table waits for somebody else than before. */
  async turned(room: KeptRoom): Promise<void> {
    const { notices } = this.home.store;
    const { id, seats, awaited } = room;
    for (const person of new Set(awaited.map((seat) => seats[seat]?.person ?? null))) {
      const channels = person === null ? [] : idsOf((await notices.of(person)).filter((way) => way.room === null));
      const turn = turnOf(room, (sitter) => sitter.person === person);
      if (person === null || turn === null || channels.length === 0) continue;
      await this.soon(`person ${person} ${id} ${turn}`, { person, channels });
    }
    const turn = turnOf(room, () => true);
    const channels = turn === null ? [] : idsOf(await notices.forRoom(id));
    if (channels.length > 0) await this.soon(`room ${id} ${turn}`, { room: id, channels });
  }

  /** Whatever server is there then tells it: it is work that is named by what it is about, and left once. */
  private async soon(id: string, about: About): Promise<void> {
    await this.home.work.leave(this.telling, id, about, this.home.gather ?? GATHER);
  }

  /** All tables that wait for somebody now and that they were not told of: in one notice. */
  private async tellPerson(id: string, channels: readonly Channel[]): Promise<void> {
    const { store, isAt } = this.home;
    if (channels.length === 0) return;
    const turns: Turn[] = [];
    for (const room of (await store.rooms.mine(id)).map(this.home.now)) {
      const turn = turnOf(room, ({ person }) => person === id);
      if (turn !== null && !(await isAt(room.id, id))) turns.push({ room: room.id, turn });
    }
    for (const channel of channels) await this.send(channel, turns);
  }

  /** A table's own channel is told whose turn it is. */
  private async tellRoom(id: string, channels: readonly Channel[]): Promise<void> {
    const { store } = this.home;
    const kept = await store.rooms.find(id);
    const turn = kept && turnOf(this.home.now(kept), () => true);
    if (turn === null) return;
    for (const channel of channels) await this.send(channel, [{ room: id, turn }]);
  }

  private async send({ id: channel }: Channel, turns: Turn[]): Promise<void> {
    if (turns.length === 0) return;
    const parcel: Sent = { channel, turns, isClaimed: false, notice: null };
    await this.home.work.leave(this.sending, `${channel} ${digestOf(turns)}`, parcel, 0);
  }

  /**
   * Claims the turns, and says them. A turn that is claimed already was told by somebody else; unless it was this work itself that
   * claimed it, before its server died or nobody took what it brought: then it goes on from there.
   */
  private async deliver(sent: Sent, { remember }: Job<Sent>): Promise<void> {
    const { store } = this.home;
    const channel = await store.notices.find(sent.channel);
    // Meanwhile it may have been stopped.
    if (channel === null) return;
    let { notice } = sent;
    if (notice === null) {
      if (!sent.isClaimed) await remember({ ...sent, isClaimed: true });
      const fresh: Turn[] = [];
      for (const each of sent.turns)
        if ((await store.notices.claim(channel.id, each.room, each.turn)) || sent.isClaimed) fresh.push(each);
      notice = await this.about(channel, fresh);
      if (notice === null) return;
      await remember({ ...sent, isClaimed: true, notice });
    }
    if ((await this.give(channel, notice)) === 'failed') throw new Error('a notice could not be delivered');
  }

  private async about(channel: Channel, turns: readonly Turn[]): Promise<Notice | null> {
    const { store, now } = this.home;
    const person = await store.people.find(channel.person);
    const rooms: KeptRoom[] = [];
    for (const { room } of turns) {
      const kept = await store.rooms.find(room);
      if (kept !== null) rooms.push(now(kept));
    }
    const [first] = rooms;
    if (person === null || first === undefined) return null;
    return channel.room === null ? this.ownTurns(channel, person, rooms) : this.theirTurn(channel, person, first);
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

  private async give(channel: Channel, notice: Notice): Promise<Delivered> {
    const { store, mayBeInside } = this.home;
    const delivered = await deliver(channel, notice, { vapid: await vapidKeys(store), mayBeInside });
    // A browser that took its permission back, a webhook that was deleted.
    if (delivered === 'gone') await store.notices.remove(channel.id);
    return delivered;
  }
}

const idsOf = (channels: readonly Channel[]): string[] => channels.map(({ id }) => id);

const digestOf = (turns: readonly Turn[]): string =>
  createHash('sha256').update(JSON.stringify(turns)).digest('base64url').slice(0, 22);

type Sitter = KeptRoom['seats'][number];

/** The turn of those seats at a table, by the moves at which they were asked; `null` where none of them is asked. */
function turnOf({ state, awaited, seats, since = {} }: KeptRoom, isMeant: (seat: Sitter) => boolean): string | null {
  const asked = state !== 'playing' ? [] : awaited.filter((seat) => isMeant(seats[seat] as Sitter));
  return asked.length === 0 ? null : asked.map((seat: Seat) => `${seat}:${since[seat] ?? 0}`).join();
}

function waitingIn({ game, seats, due, updated }: KeptRoom, isOther: (seat: Sitter) => boolean): Waiting {
  return { game, others: seats.filter(isOther).map(({ name }) => name), since: updated, due };
}
