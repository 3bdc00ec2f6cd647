import type { Seat } from '@parlour/kernel';
import { vi } from 'vitest';
import type { connect } from '../connect.ts';
import { isSettled, type TableState } from '../table-state.ts';
import { openTable, type TableStore } from '../table-store.ts';
import type { News, Opening, Update } from '../types.ts';

/** A table whose other end is held in one's hand, and a clock that goes when it is told to. */

export const ME: Seat = 0;
export const BOT: Seat = 1;
/** A person at another screen. */
export const FRIEND: Seat = 2;

export type Happening = {
  by: Seat;
  /** What they did was to take a move back. */
  undoes?: boolean;
  /** The table gave the answer. */
  automatic?: boolean;
  events?: { type: string; seat?: Seat }[];
  /** What I have afterwards; as before, if not said. */
  mine?: number;
  /** And the other. */
  theirs?: number;
  asks?: Seat;
  answering?: Seat[];
  thinking?: Seat[];
  /** It is the end of the game. */
  isEnd?: boolean;
};

const SITTERS = [null, 'careful', null].map((bot, seat) => ({ name: `P${seat}`, bot }));

type Sat = { here?: Seat[]; pace?: number; mode?: 'play' | 'lesson' };

export async function sat({ here = [ME], pace = 1, mode = 'play' }: Sat = {}) {
  let version = 0;
  let mine = 0;
  let theirs = 0;
  let latest: Update | null = null;
  let tell: (news: News) => void = () => {};
  const updateOf = ({ by, undoes, automatic, events = [], asks = BOT, ...rest }: Happening): Update => {
    mine = rest.mine ?? mine;
    theirs = rest.theirs ?? theirs;
    const view = { players: [{ money: mine }, { money: theirs }], stack: [] };
    const done = undoes
      ? { seat: by, undo: 1 as const, agreed: [] }
      : { seat: by, do: { type: 'move' }, ...(automatic && { by: 'table' as const }) };
    const line = version === 0 ? null : done;
    const eyes = here[0] ?? 'spectator';
    latest = {
      version: version++,
      waiting: rest.isEnd ? null : { seats: [asks], phase: 'turn', step: 'act', rule: 'X-1' },
      outcome: rest.isEnd ? ({} as never) : null,
      sights: [
        { eyes, sight: { view: view as never, facts: {}, offers: [], refused: [], line, events: events as never } },
      ],
      canUndo: [],
      barrier: null,
      canRedo: [],
      asking: null,
      thinking: rest.thinking ?? [],
      answering: rest.answering ?? [],
    };
    return latest;
  };
  const opening: Opening = {
    is: 'open',
    table: { setup: { sitters: SITTERS, options: {}, picks: [] }, game: 'none' } as never,
    update: updateOf({ by: BOT, asks: ME }),
    readOnly: false,
    speaks: 1,
    here,
  };
  const asked: unknown[] = [];
  const connecting = ((onNews: (news: News) => void) => {
    tell = onNews;
    return {
      table: {
        act: async () => ({ ok: true }),
        redo: async () => ({ ok: true }),
        log: async () => [],
        asks: async (...all: unknown[]) => asked.push(all),
      },
      open: async () => opening,
      leave() {},
    };
  }) as never as typeof connect;
  const store = openTable('one', mode, connecting);
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(store.pacing, {
    pace: () => pace,
    isStaged: ({ type }: { type: string }) => type.startsWith('staged'),
    concern: (event: { seat?: Seat }, seat: Seat) =>
      event.seat === undefined ? 'all' : event.seat === seat ? 'me' : 'others',
  });
  return {
    store,
    asked,
    happens: (...all: Happening[]) => {
      for (const each of all) tell({ is: 'update', update: updateOf(each) });
    },
    /** The table tells the present position once more. */
    tellsAgain: () => latest !== null && tell({ is: 'update', update: latest }),
    /** The line to the table stands again. */
    isThereAgain: (now: Happening) => tell({ is: 'again', update: updateOf(now) }),
  };
}

/** Ends stages as a board does, after what they usually take at the pace they are given. */
export const USUALLY = 3400;

type Shown = { waited: number; staged: string[] };

/** How long until this person is asked again, and which moments stood on the stage meanwhile. */
export const untilAsked = (store: TableStore): Promise<Shown> =>
  shownUntil(
    store,
    ({ staged, queue, shown }) =>
      staged === null &&
      queue.length === 0 &&
      shown?.waiting?.seats.includes(ME) === true &&
      !shown.answering?.includes(ME),
  );

/** The same until everything has been shown. */
export const untilSettled = (store: TableStore): Promise<Shown> => shownUntil(store, isSettled);

async function shownUntil(store: TableStore, isReached: (state: TableState) => boolean): Promise<Shown> {
  const staged: string[] = [];
  let left = 0;
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (isReached(store.getState())) return { waited, staged };
    const { staged: now } = store.getState();
    if (now !== null && left <= 0) {
      staged.push(now.event.type);
      left = USUALLY * now.haste * store.pacing.pace();
    }
    if (now !== null) {
      left -= 10;
      if (left <= 0) store.stageDone();
    }
    await vi.advanceTimersByTimeAsync(10);
  }
  throw new Error('never reached');
}

export const move = { by: BOT, events: [{ type: 'moved', seat: BOT }] };
export const asksMe = { ...move, asks: ME };
