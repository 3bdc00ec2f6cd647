import { below, bundleOf, freshSeed, promiseOf, type Seat, seeded, UNRELEASED, verify } from '@parlour/kernel';
import { concession } from '@parlour/kernel/testing/concession.ts';
import { newsSchema, requestSchema } from '@parlour/protocol';
import { randomBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { branchOf, type Home, keptFor, memoryStore, type News, type Sight, type Store, Table } from './index.ts';

const rules = bundleOf(concession) as never as Table['rules'];
const bot = randomBot(rules);

/** A table of concession with a hand on its clock. */
async function tableOf(
  bots: (string | null)[],
  {
    store = memoryStore(),
    id = 'one',
    options = {},
  }: { store?: Store; id?: string; options?: Record<string, string> } = {},
) {
  const dice = { chance: seeded(7) };
  const timers: (() => void)[] = [];
  const home: Home = {
    store,
    think: async (_, seen) => bot.choose(seen, (n) => below(dice, n)),
    after(_, then) {
      timers.push(then);
      return () => void timers.splice(timers.indexOf(then), 1);
    },
  };
  const setup = {
    sitters: bots.map((each, i) => ({ name: `P${i}`, bot: each })),
    options,
    picks: bots.map(() => null),
  };
  await store.create(keptFor(id, 'concession', { version: 1, bundle: UNRELEASED }, setup));
  const table = await opened(home, id);
  return { table, home, store, timers };
}

async function opened(home: Home, id: string, mode: 'play' | 'look' = 'play'): Promise<Table> {
  const table = await Table.open(home, id, async () => rules, mode);
  if (!(table instanceof Table)) throw new Error('not opened');
  return table;
}

/** What a person's page does: promise, wait for everybody, reveal. */
async function settleDice(table: Table): Promise<void> {
  const persons = table.dice?.persons ?? [];
  const entropy = persons.map(() => freshSeed());
  for (const [i, seat] of persons.entries())
    expect(table.promise(seat, promiseOf(entropy[i] as string))).toEqual({ ok: true });
  for (const [i, seat] of persons.entries())
    expect(await table.reveal(seat, entropy[i] as string)).toEqual({ ok: true });
  if (persons.length === 0) await table.begin();
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const fold = { type: 'fold' };

/** What whoever is asked could do, always the same. */
function chosen(table: Table): [Seat, { type: string }] {
  const seat = table.awaited[0] as Seat;
  const { view, offers } = (table.updateFor([seat]).sights[0] as { sight: Sight }).sight;
  const real = offers.filter(({ type }) => !['borrow', 'proposeDeal', 'withdrawDeal'].includes(type));
  return [seat, bot.choose({ seat, view, offers: real }, () => 0)];
}

describe('a table', () => {
  test('the dice: a commitment first, then all promises, then all entropy; nobody reveals early, late or something else', async () => {
    const { table } = await tableOf([null, null]);
    expect(table.dice).toMatchObject({ persons: [0, 1], commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const [a, b] = [freshSeed(), freshSeed()];
    expect(table.promise(0, promiseOf(a)).ok).toBe(true);
    expect((await table.reveal(0, a)).ok).toBe(false);
    expect(table.promise(0, promiseOf(b)).ok).toBe(false);
    expect(table.promise(1, promiseOf(b)).ok).toBe(true);
    expect((await table.reveal(1, a)).ok).toBe(false);
    expect((await table.reveal(0, a)).ok).toBe(true);
    expect(table.dice).not.toBeNull();
    expect((await table.reveal(1, b)).ok).toBe(true);
    expect(table.dice).toBeNull();
    expect(table.kept.head?.dice).toEqual({
      commitment: expect.anything(),
      promises: [promiseOf(a), promiseOf(b)],
      entropy: [a, b],
    });
  });

  test('a table that is open elsewhere before its dice were settled takes the game up once they are', async () => {
    const { table, home } = await tableOf([null, null]);
    const other = await opened(home, 'one');
    await other.follow();
    expect(other.dice).not.toBeNull();
    await settleDice(table);
    await other.follow();
    expect(other.dice).toBeNull();
    expect(other.updateFor([0])).toEqual(table.updateFor([0]));
    // And every line after it, told to whoever looks on there.
    const told: number[] = [];
    other.listen({ eyes: ['spectator'], tell: (news) => news.is === 'update' && told.push(news.update.version) });
    expect(await table.act(0, fold, 0)).toEqual({ ok: true });
    await other.follow();
    expect([other.version, told]).toEqual([1, [1]]);
  });

  test('a store that has lost what it had taken is believed: the game goes on from what is written', async () => {
    let store = memoryStore();
    const losing = Object.fromEntries(
      (['create', 'load', 'append', 'since', 'lines', 'snapshotBefore'] as const).map((name) => [
        name,
        (...all: never[]) => (store[name] as (...all: never[]) => unknown)(...all),
      ]),
    ) as unknown as Store;
    const { table } = await tableOf([null, null], { store: losing });
    for (const seat of [0, 1] as Seat[]) table.asks(seat, 'everything');
    await settleDice(table);
    expect(await table.act(0, fold, 0)).toEqual({ ok: true });
    const written = { kept: table.kept, lines: await store.lines('one', 0, 1) };
    const second = chosen(table);
    expect(await table.act(...second, 1)).toEqual({ ok: true });
    store = memoryStore();
    await store.create(written.kept);
    await store.append('one', 0, { lines: written.lines });
    expect(await table.act(...chosen(table), 2)).toMatchObject({ refusal: { refused: 'playedElsewhere' } });
    expect(table.version).toBe(1);
    expect(await table.act(...second, 1)).toEqual({ ok: true });
  });

  test('a table that was left before its dice were settled keeps its seed: nobody can draw another', async () => {
    const { table, home } = await tableOf([null, null]);
    const again = await opened(home, 'one');
    expect(again.dice).toEqual(table.dice);
  });

  test('bots play a game to its end, every line is in the store, and its record verifies', async () => {
    const { table, store } = await tableOf(['random', 'random', 'random']);
    await settleDice(table);
    for (let i = 0; i < 400 && table.kept.outcome === null; i++) await settled();
    expect(table.kept.outcome).not.toBeNull();
    expect((await store.load('one'))?.version).toBe(table.version);
    expect(verify(concession, await table.wholeRecord())).toMatchObject({ ok: true });
    expect((await table.verify()).ok).toBe(true);
  });

  test('each pair of eyes is told its own and nothing else, and every message is one of the protocol', async () => {
    const { table } = await tableOf([null, null, null]);
    await settleDice(table);
    const heard: Record<string, News[]> = { 0: [], 1: [], spectator: [] };
    for (const eyes of [0, 1, 'spectator'] as const)
      table.listen({ eyes: [eyes], tell: (news) => heard[eyes]?.push(news) });
    const play = (seat: Seat, choice: object) => {
      expect(requestSchema.safeParse({ is: 'act', seat, choice, at: table.version }).success).toBe(true);
      return table.act(seat, choice, table.version);
    };
    for (const seat of [0, 1, 2] as Seat[]) expect(await play(seat, fold)).toEqual({ ok: true });
    expect(await play(1, { type: 'ballot', number: 3 })).toEqual({ ok: true });
    for (const [eyes, news] of Object.entries(heard)) {
      expect(news).toHaveLength(4);
      for (const each of news)
        expect(newsSchema.safeParse(JSON.parse(JSON.stringify(each))).error?.issues ?? []).toEqual([]);
      const last = news.at(-1);
      if (last?.is !== 'update') throw new Error('an update');
      const { sights } = last.update;
      expect(sights.map((each) => String(each.eyes))).toEqual([eyes]);
      // A sealed choice reaches nobody but who made it.
      expect(JSON.stringify(sights[0]?.sight.line)).toBe(
        JSON.stringify({ seat: 1, do: { type: 'ballot', number: { secret: eyes === '1' ? 3 : null } } }),
      );
    }
    expect(JSON.stringify(await table.record(0))).not.toContain('"number":3');
    const log = await table.log(0);
    expect(JSON.stringify(log)).not.toContain('"secret":3');
    expect(JSON.stringify(await table.record(0))).not.toContain(table.kept.seeds[0]);
  });

  test('of three who are asked at once and answer the same version, all are heard; a late answer to another question is stale', async () => {
    const { table } = await tableOf([null, null, null]);
    await settleDice(table);
    for (const seat of [0, 1, 2] as Seat[]) await table.act(seat, fold, table.version);
    const at = table.version;
    expect(await table.act(2, { type: 'ballot', number: 3 }, at)).toEqual({ ok: true });
    expect(await table.act(0, { type: 'ballot', number: 2 }, at)).toEqual({ ok: true });
    expect(await table.act(0, { type: 'ballot', number: 2 }, at)).toMatchObject({ refusal: { refused: 'stale' } });
    expect(await table.act(1, { type: 'ballot', number: 1 }, at)).toEqual({ ok: true });
    expect(await table.act(1, { type: 'ballot', number: 1 }, at)).toMatchObject({ refusal: { refused: 'stale' } });
  });

  test('undo and redo; beyond the barrier everybody is asked, and one no is enough', async () => {
    const { table } = await tableOf([null, null, null]);
    await settleDice(table);
    await table.act(0, fold, 0);
    expect(await table.undo(0)).toMatchObject({ ok: false, refusal: { facts: { because: 'turn' } } });
    await table.askUndo(0);
    expect(table.updateFor([1]).asking).toEqual({ seat: 0, agreed: [] });
    await table.answerUndo(1, true);
    await table.answerUndo(2, false);
    expect(table.updateFor([1]).asking).toBeNull();
    expect(table.version).toBe(1);
    await table.askUndo(0);
    expect((await table.answerUndo(0, true)).ok).toBe(false);
    await table.answerUndo(2, true);
    expect(await table.answerUndo(1, true)).toEqual({ ok: true });
    expect(table.version).toBe(2);
    expect(table.updateFor(['spectator']).waiting?.seats).toEqual([0]);
    const record = await table.wholeRecord();
    expect(record.entries.at(-1)).toMatchObject({ seat: 0, undo: 1, agreed: [1, 2] });
  });

  test('a move that was taken back is done again as it was, by whoever made it and nobody else, until another is made', async () => {
    const { table } = await tableOf([null, null, null]);
    await settleDice(table);
    const dice = { chance: seeded(11) };
    const shown = () => JSON.stringify(table.updateFor(['spectator']).sights[0]?.sight.view);
    let again = 0;
    for (let n = 0; n < 60 && table.updateFor([0]).waiting !== null; n++) {
      const seat = table.updateFor([0]).waiting?.seats[0] as Seat;
      const { view, offers } = (table.updateFor([seat]).sights[0] as { sight: Sight }).sight;
      const choice = bot.choose({ seat, view, offers }, (k) => below(dice, k));
      const before = shown();
      await table.act(seat, choice, table.version);
      const after = shown();
      expect((await table.redo(seat)).ok).toBe(false);
      if (!(await table.undo(seat)).ok) continue;
      expect(shown()).toBe(before);
      expect(table.updateFor([0, 1, 2]).canRedo).toEqual([seat]);
      const other = ((seat + 1) % 3) as Seat;
      expect(table.updateFor([other]).canRedo).toEqual([]);
      expect(await table.redo(other)).toMatchObject({ refusal: { facts: { because: 'nothing' } } });
      expect(await table.redo(seat)).toEqual({ ok: true });
      expect(shown()).toBe(after);
      expect(table.updateFor([0, 1, 2]).canRedo).toEqual([]);
      again += 1;
    }
    expect(again).toBeGreaterThan(2);
  });

  test('moves further back than a match holds can be taken back too', async () => {
    const { table } = await tableOf([null, null], { options: { length: 'long' } });
    await settleDice(table);
    for (const seat of [0, 1] as Seat[]) table.asks(seat, 'everything');
    const dice = { chance: seeded(3) };
    for (let i = 0; i < 90; i++) {
      const { waiting } = table.updateFor([0]);
      const seat = waiting?.seats[0] as Seat;
      const { view, offers } = (table.updateFor([seat]).sights[0] as { sight: Sight }).sight;
      await table.act(
        seat,
        bot.choose({ seat, view, offers }, (n) => below(dice, n)),
        table.version,
      );
    }
    const before = (await table.moment(20, 'spectator')).view;
    for (let i = 0; i < 70; i++) {
      await table.askUndo(0);
      expect(await table.answerUndo(1, true)).toEqual({ ok: true });
    }
    expect(JSON.stringify(table.updateFor(['spectator']).sights[0]?.sight.view)).toBe(JSON.stringify(before));
  });

  test('a write that fails changes nothing, says so, and can be tried again; two tables never overwrite each other', async () => {
    const store = memoryStore();
    let isFull = false;
    const failing: Store = {
      ...store,
      append: (...all) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : store.append(...all)),
    };
    const { table, home } = await tableOf([null, null], { store: failing });
    await settleDice(table);
    isFull = true;
    const before = JSON.stringify(table.updateFor([0]));
    expect(await table.act(0, fold, 0)).toMatchObject({
      ok: false,
      refusal: { refused: 'notSaved', facts: { detail: 'QuotaExceededError' } },
    });
    expect(JSON.stringify(table.updateFor([0]))).toBe(before);
    isFull = false;
    const other = await opened(home, 'one');
    expect(await table.act(0, fold, 0)).toEqual({ ok: true });
    // The other one has not heard of it: its move is refused, and it shows what has happened.
    expect(await other.act(0, { type: 'bid', amount: 4 }, 0)).toMatchObject({
      ok: false,
      refusal: { refused: 'playedElsewhere' },
    });
    expect(other.version).toBe(1);
    expect((await store.load('one'))?.tail).toHaveLength(1);
  });

  test('the keys of the last sixty-four answers are known: one of them that is sent again counts once', async () => {
    const { table } = await tableOf([null, null], { options: { length: 'long' } });
    await settleDice(table);
    for (let n = 0; n < 65; n++) {
      await settled();
      expect(await table.act(...chosen(table), table.version, `key ${n}`)).toEqual({ ok: true });
    }
    expect([0, 1, 64].map((n) => table.hasTaken(`key ${n}`))).toEqual([false, true, true]);
    const { version } = table;
    expect(await table.act(0, fold, version, 'key 1')).toEqual({ ok: true });
    expect(table.version).toBe(version);
  });

  test('when time runs out the rules answer, and the record says so', async () => {
    const { table, timers } = await tableOf([null, 'random']);
    let awaited: readonly Seat[] = [];
    const told: string[] = [];
    const heard: object[] = [];
    table.timing = {
      ask(seats, asked, lines) {
        awaited = seats;
        heard.push(...lines);
        if (seats.length > 0) told.push(`${asked().phase}.${asked().step}`);
        return seats.length > 0 ? 1000 : null;
      },
      out: () => awaited,
    };
    await settleDice(table);
    await settled();
    timers.at(-1)?.();
    await settled();
    const record = await table.wholeRecord();
    expect(record.entries[0]).toMatchObject({ seat: 0, do: { type: 'fold' }, by: 'clock' });
    // The open question is what the clock is told of, and not the turn that it interrupts; and each line, once.
    expect(told[0]).toBe('auction.bidding');
    expect(heard).toEqual(record.entries);
  });

  test('any moment can be looked at, the log has everything, and what was taken back is marked', async () => {
    const { table, home } = await tableOf(['random', 'random'], { options: { length: 'long' } });
    const views: string[] = [];
    table.listen({
      eyes: ['spectator'],
      tell: (news) => news.is === 'update' && views.push(JSON.stringify(news.update.sights[0]?.sight.view)),
    });
    await settleDice(table);
    for (let i = 0; i < 600 && table.kept.outcome === null; i++) await settled();
    const again = await opened(home, 'one', 'look');
    for (const line of [0, 1, 63, 64, 65, 128, table.version])
      expect(JSON.stringify((await again.moment(line, 'spectator')).view)).toBe(views[line]);
    // Also at the table itself, which was open before the game had begun.
    expect(JSON.stringify((await table.moment(70, 'spectator')).view)).toBe(views[70]);
    // Of each value of a number the last position; what was taken back does not count.
    const turns = await again.past(table.version, 'spectator', 'turn');
    expect(turns.length).toBeGreaterThan(3);
    expect(turns.map(({ view }) => (view as { turn?: number }).turn)).toEqual(turns.map((_, turn) => turn));
    const log = await again.log('spectator');
    expect(log.map(({ line }) => line)).toEqual(views.map((_, line) => line));
    await expect(again.moment(table.version + 1, 0)).rejects.toThrow('no line');
  });

  test('a branch has the same past and a future of its own, and verifies', async () => {
    const { table, home, store } = await tableOf(['random', 'random', 'random']);
    await settleDice(table);
    for (let i = 0; i < 400 && table.kept.outcome === null; i++) await settled();
    const entries = await store.lines('one', 0, 10);
    const kept = branchOf('two', { kept: table.kept, entries }, [], 'random');
    await store.create(kept);
    const branch = await opened(home, 'two');
    await branch.begin();
    expect(JSON.stringify((await branch.moment(10, 'open')).view)).toBe(
      JSON.stringify((await table.moment(10, 'spectator')).view),
    );
    for (let i = 0; i < 400 && branch.kept.outcome === null; i++) await settled();
    const record = await branch.wholeRecord();
    expect(record.entries[10]).toMatchObject({ dice: { commitment: expect.anything() }, eyes: [0, 1, 2] });
    expect(record.seeds).toHaveLength(2);
    expect(verify(concession as never, record)).toMatchObject({ ok: true });
    expect((await (await opened(home, 'two', 'look')).verify()).ok).toBe(true);
  });

  test('a branch from far into a game has a snapshot on the way, as if it had been played here', async () => {
    const { table, home, store } = await tableOf(['random', 'random', 'random'], { options: { length: 'long' } });
    await settleDice(table);
    for (let i = 0; i < 400 && table.version < 80; i++) await settled();
    const kept = branchOf('two', { kept: table.kept, entries: await store.lines('one', 0, 70) }, [0, 1, 2], 'random');
    await store.create(kept);
    await settleDice(await opened(home, 'two'));
    const begun = await store.load('two');
    // The table may have answered something by itself already.
    const version = begun?.version ?? 0;
    expect(version).toBeGreaterThanOrEqual(71);
    expect([begun?.snapshot?.version, begun?.tail.length]).toEqual([64, version - 64]);
    expect((await store.snapshotBefore('two', 63)) ?? null).toBeNull();
    const [there, here] = [await opened(home, 'one', 'look'), await opened(home, 'two', 'look')];
    expect(JSON.stringify((await here.moment(64, 'spectator')).view)).toBe(
      JSON.stringify((await there.moment(64, 'spectator')).view),
    );
  });
});
