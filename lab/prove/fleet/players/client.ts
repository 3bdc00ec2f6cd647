import { createHash } from 'node:crypto';
import { freshSeed, promiseOf, type Seat } from '@parlour/kernel';
import type { Ask, Room, Told } from '@parlour/protocol';
import { asked, randomChoice } from '@parlour/server/testing/play.ts';
import type { Answer, Update } from '@parlour/table';
import { connectTable, positionOf, type TableLine } from '@parlour/wire';
import { posted, rest } from './asking.ts';
import { ClientLog } from './client-log.ts';
import { tap } from './wiretap.ts';

/** The view of every so-many-th position is written down by its digest: whoever has the same eyes must be shown the same. */
const DIGESTED = 10;
/** A refused choice is followed by another one, after so long at most. */
const RETRY = 150;

type Person = { id: string; token: string };

/** Somebody who plays over the wire, and writes down everything. */
export class Client {
  readonly name: string;
  readonly log: ClientLog;
  acknowledged = 0;
  /** How often something new was told about the table. */
  heard = 0;
  person: Person = { id: '', token: '' };
  private readonly address: string;
  private readonly random: (n: number) => number;
  private keys = 0;
  private at: At | null = null;

  constructor(name: string, folder: string, address: string, random: (n: number) => number) {
    this.name = name;
    this.address = address;
    this.random = random;
    this.log = new ClientLog(`${folder}/${name}.jsonl`);
  }

  async join(): Promise<void> {
    const profile = { name: this.name.slice(0, 20), language: 'en', zone: 'UTC' };
    this.person = await posted<Person>(`${this.address}/api/me`, profile);
    tap(this.person.token, (table, raw) => this.log.write('frame', { table: table || this.at?.table, raw }));
    this.log.write('guest', { person: this.person.id, token: this.person.token });
  }

  attend(table: string, game: string): At {
    this.log.write('table', { table, game });
    this.at = new At(this, this.address, table);
    return this.at;
  }

  note(): void {
    this.log.write('calm', { table: this.at?.table ?? null });
  }

  /** One of the offers, as soon as one is asked; until the game is over or the table is left. */
  async play(at: At, pause: number): Promise<void> {
    for (;;) {
      await at.until(() => at.isClosed || at.isOver || at.asked() !== null);
      if (at.isClosed || at.isOver) return;
      await rest(pause + this.random(pause));
      const seat = at.asked();
      const { update } = at;
      const choice = seat === null || update === null ? null : randomChoice(update, seat, this.random);
      if (seat === null || update === null || choice === null) continue;
      this.keys += 1;
      const key = `${this.name}-${this.keys}-${update.version}`.replace(/[^\w-]/g, '').padStart(8, 'k');
      this.log.write('sent', { table: at.table, seat, at: update.version, key, choice });
      const answer = await at.ask({ is: 'act', seat, choice, at: update.version, key });
      this.log.write('answer', {
        table: at.table,
        key,
        ok: answer.ok,
        ...(!answer.ok && { refused: (answer.refusal as { refused: string }).refused }),
      });
      const known = update.version;
      const isNew = () => at.isClosed || (at.update?.version ?? 0) > known;
      if (answer.ok) {
        this.acknowledged += 1;
        await at.until(isNew);
      } else await Promise.race([at.until(isNew), rest(RETRY)]);
    }
  }

  /** What the table says of itself from beginning to end. */
  async record(at: At): Promise<void> {
    // On a line that is closed meanwhile nobody answers any more.
    const answered = await Promise.race([at.line.ask({ is: 'record' }), at.until(() => at.isClosed)]);
    const told = answered?.value as { entries?: { hash: string }[]; outcome?: object | null } | undefined;
    if (told?.entries === undefined) return;
    const hashes = told.entries.map(({ hash }) => hash);
    // As the record says: the game may have ended since it was asked for.
    this.log.write('record', { table: at.table, hashes, isOver: told.outcome != null });
  }
}

/** A client at one table, over a line that is laid again by itself: the one that people's browsers have. */
export class At {
  readonly table: string;
  readonly line: TableLine;
  room: Room | null = null;
  isClosed = false;
  private readonly client: Client;
  private readonly position = positionOf();
  private readonly waiting = new Set<() => void>();
  private readonly entropy = new Map<Seat, string>();
  private readonly promised = new Set<Seat>();
  private newest = -1;

  constructor(client: Client, address: string, table: string) {
    this.client = client;
    this.table = table;
    this.line = connectTable({
      address,
      table,
      token: client.person.token,
      known: () => this.update?.version ?? null,
      onTold: (told) => this.hear(told),
      onState: (state) => client.log.write('line', { table, state: state.is }),
    });
  }

  get update(): Update | null {
    return this.position.update;
  }

  get isOver(): boolean {
    return this.update?.outcome != null || this.room?.state === 'ended';
  }

  seats = (): Seat[] => (this.room?.you.seats ?? []) as Seat[];

  asked(): Seat | null {
    return asked(this as never);
  }

  async ask(ask: Ask): Promise<Answer> {
    return (await this.line.ask(ask)).answer;
  }

  until(is: () => boolean): Promise<void> {
    if (is()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (!is()) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  close(): void {
    this.isClosed = true;
    this.line.close();
    this.news();
  }

  private news(): void {
    for (const look of [...this.waiting]) look();
  }

  private hear(told: Told): void {
    const { log } = this.client;
    if (told.is === 'room') {
      this.room = told.room as Room;
      this.settleDice();
    } else if (told.is === 'whole') {
      for (const { line, entry } of told.missed) log.write('missed', { table: this.table, line, entry });
      this.show(this.position.whole(told), 'whole');
    } else if (told.is === 'changed') this.show(this.position.changed(told), 'changed');
    else if (told.is === 'crashed') log.write('crashed', { table: this.table, detail: told.detail });
    this.news();
  }

  private show({ version, sights, outcome }: Update, how: 'whole' | 'changed'): void {
    if (version > this.newest) this.client.heard += 1;
    this.newest = Math.max(version, this.newest);
    const isDigested = version % DIGESTED === 0 || how === 'whole';
    this.client.log.write('told', {
      table: this.table,
      how,
      version,
      line: sights[0]?.sight.line ?? null,
      eyes: sights.map(({ eyes }) => eyes),
      seats: this.seats(),
      isOver: outcome !== null,
      ...(isDigested && { digests: sights.map(({ sight }) => digestOf(sight.view)) }),
    });
  }

  /** As every client does: promise at once, reveal when all have promised. */
  private settleDice(): void {
    const { room } = this;
    if (room?.state !== 'dice' || room.dice === null) return;
    for (const seat of this.seats()) {
      if (!room.dice.persons.includes(seat) || this.promised.has(seat)) continue;
      this.promised.add(seat);
      const own = freshSeed().slice(0, 32);
      this.entropy.set(seat, own);
      this.client.log.write('entropy', { table: this.table, seat, entropy: own });
      void this.line.ask({ is: 'promise', seat, promise: promiseOf(own) });
    }
    if (room.dice.promised.length < room.dice.persons.length) return;
    for (const [seat, own] of this.entropy) {
      this.entropy.delete(seat);
      void this.line.ask({ is: 'reveal', seat, entropy: own });
    }
  }
}

/** The same for the same value, in whatever order its fields came. */
function digestOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url')
    .slice(0, 16);
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((name) => [name, sorted(fields[name])]),
  );
};
