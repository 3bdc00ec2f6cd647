import type { Seat } from '@parlour/kernel';
import { MARKS } from '@parlour/kit/seats/index.ts';
import type { Ask, Room } from '@parlour/protocol';
import type { SavedTable } from '../storage/saved.ts';
import type { Remote } from '../table/calls.ts';
import type { Connection, connect } from '../table/connect.ts';
import type { Answer, News, Opening, TableApi } from '../table/types.ts';
import type { RoomStore } from './room-store.ts';
import { homeOf, takeHome } from './take-home.ts';

/** An online table as the table screen talks to it: the same questions, over the wire. What is over is looked at in a copy of one's own. */
export const connectOnline =
  (room: RoomStore): typeof connect =>
  (onNews: (news: News) => void): ReturnType<typeof connect> => {
    let home: Promise<Connection> | null = null;
    const copy = (): Promise<Connection> => {
      home ??= takeHome(room);
      return home;
    };
    const answer = async (ask: Ask): Promise<Answer> => (await room.ask(ask)).answer as Answer;
    const value = async <T>(ask: Ask): Promise<T> => {
      const reply = await room.ask(ask);
      if (!reply.answer.ok) throw new Error(reply.answer.refusal?.refused ?? 'refused');
      return reply.value as T;
    };
    const eyes = (each: unknown) => (typeof each === 'number' ? { seat: each as Seat } : {});
    const isOver = () => room.position()?.outcome != null || room.getState().room?.state === 'ended';
    const never = () => Promise.reject(new Error('not at a table with other people'));
    const table: Remote<TableApi> = {
      open: () => opening(room),
      opened: () => opening(room),
      takeOver: () => opening(room),
      promise: (seat, promise) => answer({ is: 'promise', seat, promise }),
      reveal: (seat, entropy) => answer({ is: 'reveal', seat, entropy }),
      act: (seat, choice, at) => answer({ is: 'act', seat, choice, at, key: freshKey() }),
      undo: (seat) => answer({ is: 'undo', seat, ...room.now() }),
      redo: (seat) => answer({ is: 'redo', seat, ...room.now() }),
      asks: (seat, what) => answer({ is: 'asks', seat, what }),
      retry: async () => {},
      why: (seat, choice) => value({ is: 'why', seat, choice }),
      preview: (seat, choice) => value({ is: 'preview', seat, choice }),
      log: (of, from = 0, to = 1_000_000) => value({ is: 'log', from, to, ...eyes(of) }),
      moment: (line, of) => value({ is: 'moment', line, ...eyes(of), ...(of === 'open' && { open: true }) }),
      past: (line, of, by) => value({ is: 'past', line, by, ...eyes(of) }),
      record: () => value({ is: 'record' }),
      whole: () => value({ is: 'record' }),
      course: async () => (isOver() ? (await copy()).table.course() : []),
      verify: async () => (await copy()).table.verify(),
      branch: async (...how) => (isOver() ? (await copy()).table.branch(...how) : never()),
      script: never,
      release: never,
    };
    room.onUpdate((update, isAgain) => onNews(isAgain ? { is: 'again', update } : { is: 'update', update }));
    return {
      table,
      open: () => opening(room),
      online: {
        home: () => homeOf(room),
        async again() {
          await room.ask({ is: 'rematch' });
          return room.getState().room?.rematch ?? null;
        },
      },
      leave: () => void home?.then((connection) => connection.leave()),
    };
  };

async function opening(store: RoomStore): Promise<Opening> {
  const { room } = store.getState();
  const update = store.position();
  if (room === null || update === null) return { is: 'unknown' };
  const { seats } = room.you;
  return {
    is: 'open',
    table: savedOf(room),
    update,
    readOnly: seats.length === 0 || room.state !== 'playing',
    speaks: store.speaks(),
    here: seats,
  };
}

/** The room in the shape in which tables of this browser are kept. */
function savedOf({ id, game, rules, options, seats }: Room): SavedTable {
  return {
    id,
    game,
    rules,
    setup: {
      sitters: seats.map(({ name, bot }) => ({ name, bot })),
      options,
      picks: seats.map(({ pick }) => pick),
    },
    names: [],
    seeds: [],
    head: null,
    outcome: null,
    marks: marksOf(seats),
    updated: Date.now(),
    archived: false,
    kind: 'game',
  };
}

/** Everybody's mark; who has not chosen one gets the next that is free. */
export function marksOf(seats: readonly { mark: string }[]): string[] {
  const taken = new Set(seats.map(({ mark }) => mark));
  const free = MARKS.map(({ id }) => id).filter((id) => !taken.has(id));
  return seats.map(({ mark }) => (mark !== '' ? mark : (free.shift() ?? 'blue')));
}

/** The name of whoever leads just now; empty where nobody of them sits. */
export const leadOf = ({ seats, lead }: Room): string => seats.find(({ person }) => person === lead)?.name ?? '';

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
