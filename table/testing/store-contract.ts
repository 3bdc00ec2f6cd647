import type { Entry } from '@parlour/kernel';
import type { Store } from '../store.ts';
import type { Kept } from '../types.ts';

/**
 * What every store must do, as plain functions: run by the unit tests on the store in memory, and by the browser tests on
 * IndexedDB in a real browser. Each throws where the store falls short.
 */
type Contract = Record<string, (open: () => Promise<Store>) => Promise<void>>;

export const kept = (id: string): Kept => ({
  id,
  game: 'boom',
  rules: { version: 1, bundle: 'unreleased' },
  setup: { sitters: [{ name: 'Ada', bot: null }], options: {}, picks: [null] },
  names: [{ name: 'Ada', salt: 's' }],
  seeds: ['0'.repeat(64)],
  head: null,
  outcome: null,
});
const line = (n: number): Entry => ({ seat: 0, do: { type: `move ${n}` }, hash: String(n).padStart(24, '0') });
const lines = (from: number, to: number): Entry[] => Array.from({ length: to - from }, (_, i) => line(from + i));

function same(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}

export const storeContract: Contract = {
  async 'a new table is there as it was kept, without a line; a second of its id is refused'(open) {
    const store = await open();
    same(await store.create(kept('new')), true, 'create');
    same(await store.create({ ...kept('new'), game: 'other' }), false, 'create again');
    same(await store.load('new'), { kept: kept('new'), version: 0, snapshot: null, tail: [], keys: [] }, 'load');
    same(await store.load('none'), null, 'load nothing');
    same(await store.lines('new', 0, 0), [], 'no line yet');
  },
  async 'lines are appended in order, only by who knows how many there are, with what changes with them'(open) {
    const store = await open();
    await store.create(kept('order'));
    same(await store.append('order', 0, { lines: lines(0, 2), kept: { outcome: null } }), true, 'the first two');
    same(await store.append('order', 0, { lines: [line(9)], kept: { game: 'lost' } }), false, 'too late');
    same(await store.append('order', 3, { lines: [line(9)] }), false, 'too early');
    same(await store.append('order', 2, { lines: [line(2)], kept: { game: 'changed' } }), true, 'the third');
    same(await store.append('none', 0, { lines: [line(0)] }), false, 'no such table');
    const loaded = await store.load('order');
    same(loaded?.tail, lines(0, 3), 'all lines');
    same([loaded?.version, loaded?.kept.game], [3, 'changed'], 'version and kept');
    same(await store.lines('order', 1, 2), [line(1)], 'one line');
    same(await store.lines('order', 2, 99), [line(2)], 'to the end');
    same(await store.lines('order', 2, Number.POSITIVE_INFINITY), [line(2)], 'to wherever it ends');
  },
  async 'lines are read from anywhere on; a game begins once'(open) {
    const store = await open();
    const head = { game: 'boom' } as unknown as NonNullable<Kept['head']>;
    await store.create(kept('once'));
    same(await store.append('once', 0, { lines: [], kept: { head } }), true, 'begun');
    const other = { game: 'other' } as unknown as NonNullable<Kept['head']>;
    same(await store.append('once', 0, { lines: [], kept: { head: other } }), false, 'begun again');
    same((await store.load('once'))?.kept.head, head, 'as it was begun');
    await store.append('once', 0, { lines: lines(0, 3) });
    same(
      (await store.since('once', 1)).map(({ entry }) => entry),
      lines(1, 3),
      'the last two',
    );
    same(await store.since('once', 3), [], 'nothing new');
  },
  async 'a game that was played elsewhere begins and is over with its lines, in one step'(open) {
    const store = await open();
    const head = { game: 'boom' } as unknown as NonNullable<Kept['head']>;
    await store.create(kept('whole'));
    const whole = { ...kept('whole'), head };
    const snapshots = [{ version: 2, text: '"at 2"' }];
    same(await store.append('whole', 0, { lines: lines(0, 3), kept: whole, snapshots }), true, 'all of it');
    const loaded = await store.load('whole');
    same([loaded?.kept.head, loaded?.version, loaded?.tail], [head, 3, lines(2, 3)], 'as it was brought');
  },
  async 'of many who append at the same version exactly one succeeds'(open) {
    const stores = await Promise.all([open(), open(), open()]);
    await stores[0]?.create(kept('race'));
    for (let at = 0; at < 20; at++) {
      const done = await Promise.all(
        stores.map((store, i) => store.append('race', at, { lines: [line(at * 10 + i)] })),
      );
      same(done.filter(Boolean).length, 1, `winners at ${at}`);
    }
    same((await stores[1]?.load('race'))?.version, 20, 'lines');
  },
  async 'the latest snapshot is loaded with the lines after it; earlier ones are found by line'(open) {
    const store = await open();
    await store.create(kept('snap'));
    await store.append('snap', 0, { lines: lines(0, 70), snapshots: [{ version: 64, text: '"at 64"' }] });
    await store.append('snap', 70, { lines: lines(70, 130), snapshots: [{ version: 128, text: '"at 128"' }] });
    const loaded = await store.load('snap');
    same(loaded?.snapshot, { version: 128, text: '"at 128"' }, 'snapshot');
    same(loaded?.tail, lines(128, 130), 'tail');
    same(await store.snapshotBefore('snap', 128), { version: 128, text: '"at 128"' }, 'the last one before');
    same(await store.snapshotBefore('snap', 127), { version: 64, text: '"at 64"' }, 'an earlier one');
    same(await store.snapshotBefore('snap', 63), null, 'none yet');
  },
  async 'what is given out is a copy'(open) {
    const store = await open();
    await store.create(kept('copy'));
    const loaded = await store.load('copy');
    Object.assign(loaded?.kept ?? {}, { game: 'spoilt' });
    same((await store.load('copy'))?.kept.game, 'boom', 'game');
  },
};
