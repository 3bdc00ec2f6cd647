import type { Seat } from '@parlour/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paceOfRoom } from './pace/room.ts';
import { isSettled, isThinking } from './table-state.ts';
import {
  asksMe,
  BOT,
  FRIEND,
  type Happening,
  ME,
  move,
  sat,
  USUALLY,
  untilAsked,
  untilSettled,
} from './testing/table-in-hand.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is shown between a decision and the next question', () => {
  test('many quiet moves of others are shown within a moment and a half, and can be read afterwards', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens({ by: ME, events: [{ type: 'moved', seat: ME }] }, ...Array.from({ length: 33 }, () => move), asksMe);
    const { waited, staged } = await untilAsked(store);
    expect(waited).toBeLessThanOrEqual(1500);
    expect(staged).toEqual([]);
    expect(store.getState().since).toHaveLength(34);
    expect(store.getState().missed).toEqual([]);
  });

  test('what concerns others only never covers the board; what concerns everybody and me does, while there is time', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens(
      { by: BOT, events: [{ type: 'staged others', seat: BOT }] },
      { by: BOT, events: [{ type: 'staged all' }] },
      { by: BOT, events: [{ type: 'staged mine', seat: ME }], asks: ME },
    );
    const { waited, staged } = await untilAsked(store);
    expect(staged).toEqual(['staged all', 'staged mine']);
    expect(waited).toBeLessThanOrEqual(5000);
  });

  test('a dozen fights of mine at once take five seconds at most; those that are left out are told in the log', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    const fights = Array.from({ length: 12 }, () => ({ type: 'staged fight', seat: ME }));
    happens({ by: ME, events: fights, asks: ME });
    const { waited, staged } = await untilAsked(store);
    expect(waited).toBeLessThanOrEqual(5000);
    expect(staged.length).toBeGreaterThan(1);
    expect(staged.length).toBeLessThan(12);
    expect(store.getState().log.at(-1)?.events).toHaveLength(12);
    expect(store.getState().missed.map(({ line }) => line)).toEqual([1]);
  });

  test('a moment of mine that had its stage is not marked; a stage for everybody tells me nothing of my own', async () => {
    for (const [event, isMarked] of [
      [{ type: 'staged mine', seat: ME }, false],
      [{ type: 'staged all' }, true],
    ] as const) {
      const { store, happens } = await sat();
      void store.act({ type: 'move' });
      happens({ by: BOT, events: [event], mine: 1 });
      // So late that there is no time for what comes after the stage.
      expect(store.getState().staged?.event).toEqual(event);
      await vi.advanceTimersByTimeAsync(3700);
      store.stageDone();
      happens(asksMe);
      await untilAsked(store);
      expect([event.type, store.getState().missed.length > 0]).toEqual([event.type, isMarked]);
    }
  });

  test('what is mine is what the game says: also what lies elsewhere on the table', async () => {
    const { store, happens } = await sat();
    store.pacing.holdings = (view, seat) => (view as never as { players: { money: number }[] }).players[1 - seat];
    void store.act({ type: 'move' });
    await vi.advanceTimersByTimeAsync(9000);
    happens({ ...move, mine: 5 }, { ...move, theirs: 3 }, asksMe);
    await untilAsked(store);
    expect(store.getState().missed.map(({ line }) => line)).toEqual([2]);
  });

  test('however long bots think: what they did then is shown at once, and what changed my things stays marked', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens({ by: ME, events: [{ type: 'moved', seat: ME }] });
    await vi.advanceTimersByTimeAsync(9000);
    happens({ ...move, mine: 5 }, { ...move, events: [{ type: 'staged mine', seat: ME }] }, asksMe);
    const { waited, staged } = await untilAsked(store);
    expect(waited).toBeLessThanOrEqual(50);
    expect(staged).toEqual([]);
    // What changed, and the moment of mine that had no stage any more.
    expect(store.getState().missed).toHaveLength(2);
    // Until I have looked, also after another decision.
    void store.act({ type: 'move' });
    expect(store.getState().missed).toHaveLength(2);
    store.looked();
    expect(store.getState().missed).toEqual([]);
  });

  test('what changes my own things is seen for 0.8 s, or stays marked', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens(
      { by: ME, events: [{ type: 'moved', seat: ME }] },
      ...[1, 2, 3, 4, 5, 6, 7].map((mine) => ({ ...move, mine })),
      asksMe,
    );
    const seen = new Map<number, number>();
    while (store.getState().queue.length > 0) {
      const { shown } = store.getState();
      if (shown !== null) seen.set(shown.version, (seen.get(shown.version) ?? 0) + 10);
      await vi.advanceTimersByTimeAsync(10);
    }
    const marked = store.getState().missed.map(({ line }) => line);
    for (const version of [2, 3, 4, 5, 6, 7, 8])
      expect([version, (seen.get(version) ?? 0) >= 790 || marked.includes(version)]).toEqual([version, true]);
    expect(marked.length).toBeGreaterThan(0);
    expect([...seen.values()].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(5000);
  });

  test('at other speeds the same takes as much longer or shorter, and without movement nothing is waited for', async () => {
    for (const [pace, least, most] of [
      [2, 600, 3000],
      [0.5, 100, 800],
      [0, 0, 0],
    ] as const) {
      const { store, happens } = await sat({ pace });
      void store.act({ type: 'move' });
      happens(...Array.from({ length: 10 }, () => move), asksMe);
      const { waited } = await untilAsked(store);
      expect([pace, waited >= least && waited <= most]).toEqual([pace, true]);
    }
  });

  test('a question that the table answers is put to nobody', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens({ ...asksMe, answering: [ME] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.getState().shown?.answering).toEqual([ME]);
    happens({ by: ME, automatic: true, events: [{ type: 'moved', seat: ME }] }, asksMe);
    await untilAsked(store);
    expect(store.getState().since).toHaveLength(3);
  });

  test('whoever only looks on, and whoever learns, is shown every moment', async () => {
    for (const how of [{ here: [] }, { mode: 'lesson' as const }]) {
      const { store, happens } = await sat(how);
      happens({ by: BOT, events: Array.from({ length: 5 }, () => ({ type: 'staged', seat: BOT })) });
      const staged: number[] = [];
      for (; store.getState().staged !== null; store.stageDone()) staged.push(store.getState().staged?.haste ?? 0);
      expect(staged).toEqual([1, 1, 1, 1, 1]);
    }
  });
});

describe('with people elsewhere', () => {
  test('however long one of them thought: what befalls me then has its stage, and what is mine is seen', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens({ by: ME, events: [{ type: 'moved', seat: ME }], asks: FRIEND });
    await vi.advanceTimersByTimeAsync(20_000);
    happens({ by: FRIEND, events: [{ type: 'staged all' }, { type: 'staged raid', seat: ME }], asks: FRIEND });
    expect((await untilSettled(store)).staged).toEqual(['staged all', 'staged raid']);
    await vi.advanceTimersByTimeAsync(20_000);
    happens({ by: FRIEND, events: [{ type: 'moved' }], mine: 3 }, asksMe);
    expect((await untilAsked(store)).waited).toBeGreaterThanOrEqual(800);
    expect(store.getState().missed).toEqual([]);
  });

  test('what bots think afterwards counts from there; neither a bot nor the table is a person, whoever it plays for', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    const raid = [{ type: 'staged raid', seat: ME }];
    happens({ by: ME, events: [{ type: 'moved', seat: ME }], asks: FRIEND, thinking: [FRIEND] });
    await vi.advanceTimersByTimeAsync(9000);
    // A bot plays for the friend, and the table answers for them.
    happens({ by: FRIEND, events: raid }, { by: FRIEND, automatic: true, events: raid }, { by: BOT, events: raid });
    expect(await untilSettled(store)).toMatchObject({ staged: [] });
    happens({ by: FRIEND, events: [{ type: 'moved' }] });
    await vi.advanceTimersByTimeAsync(2000);
    happens({ by: BOT, events: [{ type: 'staged all' }, ...raid], asks: ME });
    expect((await untilAsked(store)).staged).toEqual(['staged raid']);
  });
});

describe('the end of a game', () => {
  test('has its stage, however long bots thought about it; nobody waits for a question any more', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    await vi.advanceTimersByTimeAsync(9000);
    happens({ by: BOT, events: [{ type: 'staged all' }, { type: 'staged others', seat: BOT }], isEnd: true });
    expect((await untilSettled(store)).staged).toEqual(['staged all']);
    expect(store.getState().shown?.outcome).not.toBeNull();
  });
});

describe('somebody thinks', () => {
  test('only while nothing is being shown, held or on its way', async () => {
    const { store, happens } = await sat();
    expect(isThinking(store.getState())).toBe(false);
    const thinking = [BOT];
    void store.act({ type: 'move' });
    happens(
      { by: ME, events: [{ type: 'moved', seat: ME }], thinking },
      { by: BOT, events: [{ type: 'staged mine', seat: ME }], thinking },
    );
    // The first is being looked at, then the moment stands on its stage.
    expect([store.getState().holding, isThinking(store.getState())]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1300);
    expect([store.getState().staged === null, isThinking(store.getState())]).toEqual([false, false]);
    await untilSettled(store);
    expect(isThinking(store.getState())).toBe(true);
    happens(asksMe);
    await untilAsked(store);
    expect(isThinking(store.getState())).toBe(false);
  });

  test('also where the line to the table was lost while something was being looked at', async () => {
    const { store, happens, isThereAgain } = await sat();
    void store.act({ type: 'move' });
    await vi.advanceTimersByTimeAsync(0);
    happens(move);
    expect(store.getState().holding).toBe(true);
    isThereAgain({ by: BOT, thinking: [BOT] });
    expect([isThinking(store.getState()), isSettled(store.getState())]).toEqual([true, true]);
  });
});

describe('what an order of mine answers', () => {
  test('is no decision: what went by can still be read, and nothing begins anew', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens({ by: ME, events: [{ type: 'moved', seat: ME }] }, move, asksMe);
    await untilAsked(store);
    await vi.advanceTimersByTimeAsync(3700);
    void store.act({ type: 'ready' }, 'order');
    expect(store.getState().since).toHaveLength(2);
    happens({ by: ME, events: [{ type: 'moved', seat: ME }] }, { by: BOT, events: [{ type: 'staged all' }], asks: ME });
    expect((await untilAsked(store)).staged).toEqual([]);
    void store.act({ type: 'move' });
    expect(store.getState().since).toEqual([]);
  });

  test('is asked again after something was taken back, until I have decided or done it again', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'ready' }, 'order');
    expect(store.getState().isAgain).toBe(false);
    for (const decides of [() => store.act({ type: 'move' }), () => store.redo()]) {
      happens({ by: ME, undoes: true, asks: ME });
      await untilAsked(store);
      expect(store.getState().isAgain).toBe(true);
      void decides();
      expect(store.getState().isAgain).toBe(false);
      await vi.advanceTimersByTimeAsync(0);
    }
  });
});

test('who wants to be asked the next time can see that, until they take it back or the table answers again', async () => {
  const { store, happens, asked, tellsAgain } = await sat();
  const isNext = () => store.getState().asksNext;
  await store.asks('next');
  expect(isNext()).toBe(true);
  await store.asks('choices');
  expect([isNext(), asked]).toEqual([
    false,
    [
      [ME, 'next'],
      [ME, 'choices'],
    ],
  ]);
  await store.asks('next');
  happens(move, { ...asksMe, by: ME });
  await untilAsked(store);
  expect(isNext()).toBe(true);
  happens({ ...asksMe, by: ME, automatic: true });
  await untilAsked(store);
  expect(isNext()).toBe(false);
  // Said at the position that the table made: it is told once more.
  await store.asks('next');
  tellsAgain();
  await vi.advanceTimersByTimeAsync(3000);
  expect(isNext()).toBe(true);
});

describe('on the wall of a room of people', () => {
  const wheel = (type: string, seat: Seat) => ({ by: BOT, events: [{ type, seat }] });

  /** How long until the wall shows what was asked last, and what stood on its stage until then. */
  async function shownOn(happening: readonly Happening[], isAsked = true) {
    const { store, happens } = await sat({ here: [] });
    store.pacing.room = paceOfRoom({
      awaits: ({ waiting }) => isAsked && (waiting?.seats.includes(ME) ?? false),
      concern: ({ type }) => (type === 'staged calm' ? 'others' : 'me'),
      seats: [ME, BOT],
    });
    happens(...happening);
    return untilAsked(store);
  }

  test('what somebody is asked is shown within five seconds or so, however much there was: the last of it, quicker', async () => {
    const wheels = Array.from({ length: 8 }, (_, at) => wheel(`staged ${at}`, BOT));
    const { waited, staged } = await shownOn([...wheels, asksMe]);
    expect(waited).toBeLessThanOrEqual(5300);
    // The first stands on its stage already when the room is asked.
    expect(staged).toEqual(['staged 0', 'staged 7']);
    const atOnce = await shownOn([{ ...asksMe, events: wheels.flatMap(({ events }) => events) }]);
    expect(atOnce.waited).toBeLessThanOrEqual(5300);
    expect(atOnce.staged.length).toBeGreaterThan(3);
    expect(atOnce.staged.at(-1)).toBe('staged 7');
  });

  test('few moments are as slow as ever, and a day on which nothing happens has no stage then', async () => {
    const blow = wheel('staged blow', BOT);
    const one = await shownOn([wheel('staged calm', ME), blow, wheel('staged calm', BOT), asksMe]);
    // What is on its stage when the room is asked goes from it.
    expect(one.staged).toEqual(['staged blow']);
    expect(one.waited).toBeGreaterThanOrEqual(USUALLY);
    const quiet = await shownOn([...Array.from({ length: 8 }, () => wheel('staged calm', BOT)), asksMe]);
    expect(quiet).toMatchObject({ staged: [] });
    expect(quiet.waited).toBeLessThanOrEqual(5000);
  });

  test('where bots play on, everything is shown in its own time', async () => {
    const wheels = Array.from({ length: 8 }, () => wheel('staged calm', BOT));
    const { waited, staged } = await shownOn([...wheels, asksMe], false);
    expect(staged).toHaveLength(8);
    expect(waited).toBeGreaterThanOrEqual(8 * USUALLY);
  });
});

describe('skipping', () => {
  test('goes to my next question at once, past every stage and everything that waits', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    await vi.advanceTimersByTimeAsync(0);
    happens(
      { by: BOT, events: [{ type: 'staged mine', seat: ME }], mine: 3 },
      move,
      { by: BOT, events: [{ type: 'staged mine', seat: ME }] },
      move,
      asksMe,
    );
    expect(store.getState().staged).not.toBeNull();
    store.skip();
    const { shown, staged, queue, log, missed } = store.getState();
    expect([shown?.waiting?.seats, staged, queue]).toEqual([[ME], null, []]);
    expect(log.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(missed.map(({ line }) => line)).toEqual([1]);
    expect(isSettled(store.getState())).toBe(true);
  });

  test('also past what others have yet to do; after my next question everything is shown again', async () => {
    const { store, happens } = await sat();
    void store.act({ type: 'move' });
    happens({ by: ME, events: [{ type: 'moved', seat: ME }] });
    store.skip();
    happens(move, { by: BOT, events: [{ type: 'staged all' }] }, asksMe);
    expect(store.getState()).toMatchObject({ staged: null, queue: [] });
    expect(store.getState().shown?.waiting?.seats).toEqual([ME]);
    void store.act({ type: 'move' });
    happens({ by: BOT, events: [{ type: 'staged all' }] });
    expect(store.getState().staged).not.toBeNull();
  });
});
