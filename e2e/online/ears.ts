import type { GameRecord } from '@parlour/kernel';
import { type Ask, type Room, repliedSchema, type Told } from '@parlour/protocol';
import type { LogLine, Update } from '@parlour/table';
import { positionOf } from '@parlour/wire';
import type { Page, Request, Response, WebSocket } from 'playwright-core';

/** What was answered to a question of the page, and the version that it knew then. */
export type Answered = { ask: Ask; value: unknown; version: number };

/** Everything one visitor's browser was sent: the bytes of the cable in the order they came, and what the pages were told. */
export type Ears = {
  /** For the cable. */
  hear(connection: number, bytes: Buffer): void;
  /** Listens to one more page of the same visitor. */
  listen(page: Page): void;
  readonly room: Room | null;
  readonly update: Update | null;
  /** Every position that was shown, every line of the log, every answer with something in it. */
  readonly shown: Update[];
  readonly lines: LogLine[];
  readonly answered: Answered[];
  /** Messages that are not what the protocol says. */
  readonly strange: string[];
  /** The whole record, once the game is over and the page has asked for it. */
  readonly record: GameRecord | null;
  /** Where among all the bytes a text came first; `null`: it never did. */
  whenHeard(text: string): number | null;
  /** The same for the message that told that the game is over. */
  whenOver(): number | null;
  bytes(): number;
};

type Replied = { told: Told } | { id: number; answer: { ok: boolean }; value?: unknown };

const POLLED = /\/api\/polls\/[^/]+$/;

export function openEars(): Ears {
  const connections = new Map<number, { order: number; bytes: Buffer }[]>();
  let order = 0;
  const asked = new Map<number, Ask>();
  const shown: Update[] = [];
  const lines: LogLine[] = [];
  const answered: Answered[] = [];
  const strange: string[] = [];
  const position = positionOf();
  let room: Room | null = null;
  let record: GameRecord | null = null;
  let over: string | null = null;
  // What a response holds is read later than it came: everything waits for what was before it.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (what: () => void | Promise<void>) => {
    before = before.then(what).catch((error: unknown) => strange.push(String(error)));
  };

  function show(update: Update, message: string): void {
    shown.push(update);
    if (update.outcome !== null) over ??= message;
  }

  function receive(message: string): void {
    const read = JSON.parse(message) as Replied;
    if (!repliedSchema.safeParse(read).success) strange.push(message);
    if ('told' in read) {
      const { told } = read;
      if (told.is === 'room') room = told.room as Room;
      else if (told.is === 'whole') {
        lines.push(...(told.missed as LogLine[]));
        show(position.whole(told), message);
      } else if (told.is === 'changed') show(position.changed(told), message);
    } else if (read.value !== undefined) answer(asked.get(read.id) ?? null, read.value);
  }

  function answer(ask: Ask | null, value: unknown): void {
    if (ask === null) return void strange.push('an answer to nothing');
    if (ask.is === 'log') lines.push(...(value as LogLine[]));
    else if (ask.is === 'record' && position.update?.outcome != null) record = value as GameRecord;
    else answered.push({ ask, value, version: position.update?.version ?? 0 });
  }

  function send(message: string): void {
    const { id, ask } = JSON.parse(message) as { id: number; ask: Ask };
    asked.set(id, ask);
  }

  const text = (payload: string | Buffer) => String(payload);

  return {
    hear(connection, bytes) {
      order += 1;
      const known = connections.get(connection) ?? [];
      connections.set(connection, known);
      known.push({ order, bytes });
    },
    listen(page) {
      page.on('websocket', (socket: WebSocket) => {
        if (!socket.url().includes('/api/tables/')) return;
        socket.on('framesent', ({ payload }) => inTurn(() => send(text(payload))));
        socket.on('framereceived', ({ payload }) => inTurn(() => receive(text(payload))));
      });
      page.on('request', (request: Request) => {
        const sent = POLLED.test(request.url()) && request.method() === 'POST' ? request.postData() : null;
        if (sent !== null) inTurn(() => send(sent));
      });
      page.on('response', (response: Response) => {
        if (!POLLED.test(response.url()) || response.request().method() !== 'GET' || !response.ok()) return;
        // Of a page that is gone nothing more can be read; the cable has heard it all the same.
        const body = response.json().catch(() => []);
        inTurn(async () => {
          for (const message of (await body) as unknown[]) receive(JSON.stringify(message));
        });
      });
    },
    get room() {
      return room;
    },
    get update() {
      return position.update;
    },
    get record() {
      return record;
    },
    shown,
    lines,
    answered,
    strange,
    whenHeard,
    whenOver: () => (over === null ? null : whenHeard(over)),
    bytes: () => [...connections.values()].flat().reduce((sum, { bytes }) => sum + bytes.length, 0),
  };

  function whenHeard(wanted: string): number | null {
    const found = [...connections.values()].flatMap((chunks) => {
      const at = Buffer.concat(chunks.map(({ bytes }) => bytes)).indexOf(wanted);
      if (at < 0) return [];
      let passed = 0;
      for (const { order: when, bytes } of chunks) {
        passed += bytes.length;
        if (passed > at) return [when];
      }
      return [];
    });
    return found.length === 0 ? null : Math.min(...found);
  }
}
