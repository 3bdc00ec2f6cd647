import { freshSeed, promiseOf, type Seat } from '@parlour/kernel';
import type { Ask, Room, Said, Told } from '@parlour/protocol';
import type { Answer, LogLine, Update } from '@parlour/table';
import { connectTable, type LinePatience, type LineState, positionOf, type TableLine } from '@parlour/wire';

/** Somebody who plays over the wire, with everything they were told kept. */
export type Guest = {
  id: string;
  name: string;
  token: string;
  http(method: string, path: string, body?: object): Promise<{ status: number; body: never }>;
  /** Sits or looks on at a table; over a cable, where it is to be cut. */
  attend(table: string, over?: string): Attended;
};

export type Attended = {
  line: TableLine;
  readonly room: Room | null;
  readonly update: Update | null;
  readonly said: Said[];
  readonly missed: LogLine[];
  readonly states: LineState[];
  /** Every byte that came, as text; and every position that was shown. */
  readonly heard: string[];
  readonly shown: Update[];
  ask(ask: Ask): Promise<Answer>;
  until(what: string, is: () => boolean): Promise<void>;
  seats(): Seat[];
  close(): void;
};

export async function guest(address: string, name: string): Promise<Guest> {
  const http = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        'x-parlour-client': 'program',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as never };
  };
  const made = await http('POST', '/api/me', { name, language: 'en', zone: 'UTC' });
  const { id, token } = made.body as { id: string; token: string };
  return {
    id,
    name,
    token,
    http: (method, path, body) => http(method, path, body, token),
    attend: (table, over = address) => attend(over, table, token),
  };
}

export function attend(
  address: string,
  table: string,
  token?: string,
  isScreen = false,
  patience: Partial<LinePatience> = {},
): Attended {
  let room: Room | null = null;
  const position = positionOf();
  const said: Said[] = [];
  const missed: LogLine[] = [];
  const states: LineState[] = [];
  const heard: string[] = [];
  const shown: Update[] = [];
  const entropy = new Map<Seat, string>();
  const promised = new Set<Seat>();

  function hear(told: Told): void {
    heard.push(JSON.stringify(told));
    if (told.is === 'room') {
      room = told.room as Room;
      settleDice();
    } else if (told.is === 'clock' && room !== null) room = { ...room, clock: told.clock };
    else if (told.is === 'whole') {
      shown.push(position.whole(told));
      missed.push(...(told.missed as LogLine[]));
    } else if (told.is === 'changed') shown.push(position.changed(told));
    else if (told.is === 'said') said.push(...told.said);
  }

  /** As every client does: promise at once, reveal when all have promised. */
  function settleDice(): void {
    if (room?.state !== 'dice' || room.dice === null) return;
    for (const seat of room.you.seats) {
      if (!room.dice.persons.includes(seat) || promised.has(seat)) continue;
      promised.add(seat);
      entropy.set(seat, freshSeed().slice(0, 32));
      void line.ask({ is: 'promise', seat, promise: promiseOf(entropy.get(seat) ?? '') });
    }
    if (room.dice.promised.length < room.dice.persons.length) return;
    for (const [seat, own] of entropy) {
      entropy.delete(seat);
      void line.ask({ is: 'reveal', seat, entropy: own });
    }
  }

  const line = connectTable({
    address,
    table,
    ...(token !== undefined && { token }),
    isScreen,
    known: () => position.update?.version ?? null,
    onTold: hear,
    onState: (state) => states.push(state),
    patience,
  });
  return {
    line,
    get room() {
      return room;
    },
    get update() {
      return position.update;
    },
    said,
    missed,
    states,
    heard,
    shown,
    ask: async (ask) => (await line.ask(ask)).answer,
    async until(what, is) {
      for (const end = Date.now() + 240_000; !is(); ) {
        if (Date.now() > end) throw new Error(`waited too long: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    seats: () => room?.you.seats ?? [],
    close: () => line.close(),
  };
}
