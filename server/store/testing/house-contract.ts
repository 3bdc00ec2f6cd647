import { kept } from '@parlour/table/testing/store-contract.ts';
import { expect } from 'vitest';
import type { HouseStore } from '../index.ts';
import { stopSecretOf } from '../notices.ts';
import type { KeptRoom } from '../rooms.ts';

/** What every store of a house must do besides keeping lines: one list, run on each of them. */
type HouseContract = Record<string, (store: HouseStore) => Promise<void>>;

const ADA = { name: 'Ada', language: 'en', zone: 'Europe/Kyiv' } as const;

const seat = (person: string | null, name = '') => ({
  person,
  bot: null,
  name,
  mark: '',
  pick: null,
  standIn: null,
});

const keptRoom = (id: string, change: Partial<KeptRoom> = {}): KeptRoom => ({
  id,
  revision: 0,
  game: 'boom',
  rules: { version: 1, bundle: 'b' },
  options: {},
  isPublic: false,
  pace: { is: 'none' },
  state: 'gathering',
  host: 'host',
  seats: [seat('host', 'Host'), seat(null)],
  left: [],
  due: null,
  awaited: [],
  rematch: null,
  isChatOff: false,
  updated: 1000,
  ...change,
});

const said = (person: string, text: string) => ({ person, name: 'Ada', text, phrase: null, time: 5 });
const ids = (rooms: readonly KeptRoom[]) => rooms.map(({ id }) => id);

export const houseContract: HouseContract = {
  async 'a guest is known by a token of which only the hash is kept, under the name of now'({ people }) {
    const { person, token } = await people.join(ADA);
    expect(person).toEqual({ id: person.id, ...ADA, isBanned: false });
    expect(await people.byToken(token)).toEqual(person);
    expect(await people.byToken('another')).toBeNull();
    expect(await people.change(person.id, { name: 'Ada L.' })).toEqual({ ...person, name: 'Ada L.' });
    expect(await people.find(person.id)).toEqual({ ...person, name: 'Ada L.' });
    expect(await people.change('nobody', { name: 'x' })).toBeNull();
    await people.seen(person.id);
    expect((await people.all()).map(({ name }) => name)).toEqual(['Ada L.']);
  },
  async 'who is banned is listed, until they are not'({ people }) {
    const { person } = await people.join(ADA);
    await people.change(person.id, { isBanned: true });
    expect(await people.banned()).toEqual([person.id]);
    await people.change(person.id, { isBanned: false });
    expect(await people.banned()).toEqual([]);
  },
  async 'a private link is good once, for another token of the same person'({ people }) {
    const { person, token } = await people.join(ADA);
    const link = await people.link(person.id);
    const tries = await Promise.all([people.redeem(link), people.redeem(link), people.redeem('no link')]);
    const [taken] = tries.flatMap((each) => each ?? []);
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(taken?.person).toEqual(person);
    expect(taken?.token).not.toBe(token);
    expect(await people.byToken(taken?.token ?? '')).toEqual(person);
  },
  async 'who is forgotten has no name and no way in'({ people }) {
    const { person, token } = await people.join(ADA);
    const link = await people.link(person.id);
    await people.forget(person.id);
    expect(await people.byToken(token)).toBeNull();
    expect(await people.redeem(link)).toBeNull();
    expect((await people.find(person.id))?.name).toBe('');
  },
  async 'a room is found as it was kept last; lists have what they are for, the newest first'({ rooms }) {
    await rooms.put(keptRoom('old', { isPublic: true, state: 'playing', updated: 1000, due: 50 }));
    await rooms.put(keptRoom('new', { isPublic: true, updated: 3000, seats: [seat('ada')] }));
    await rooms.put(keptRoom('private', { updated: 2000 }));
    await rooms.put(keptRoom('done', { isPublic: true, state: 'over', updated: 4000 }));
    expect(await rooms.find('none')).toBeNull();
    expect((await rooms.find('old'))?.due).toBe(50);
    const old = (await rooms.find('old')) as KeptRoom;
    expect((await rooms.put({ ...old, updated: 1500, due: 70 }))?.revision).toBe(old.revision + 1);
    expect((await rooms.find('old'))?.updated).toBe(1500);
    expect(ids(await rooms.listed(0))).toEqual(['new', 'old']);
    expect(ids(await rooms.listed(2000))).toEqual(['new']);
    expect(ids(await rooms.mine('ada'))).toEqual(['new']);
    // What is not over comes first: it is what somebody may be awaited at.
    expect(ids(await rooms.mine('host'))).toEqual(['new', 'private', 'old', 'done']);
    expect(ids(await rooms.all())).toEqual(['done', 'new', 'private', 'old']);
    // Of those that somebody has made, as far as something happened at them lately.
    expect([await rooms.count('host', 'gathering', 0), await rooms.count('host', 'gathering', 2000)]).toEqual([2, 1]);
    expect(await rooms.count('ada', 'gathering', 0)).toBe(0);
    expect([await rooms.due(60), await rooms.due(70), await rooms.running()]).toEqual([[], ['old'], ['old']]);
    await rooms.put(keptRoom('busy', { isBusy: true }));
    expect((await rooms.running()).sort()).toEqual(['busy', 'old']);
    expect(await rooms.over()).toEqual(['done']);
  },
  async 'half a letter in a name stops nobody who sits at that table'({ rooms, people }) {
    const name = 'Ada \ud83d';
    const { person } = await people.join({ ...ADA, name });
    expect((await people.find(person.id))?.name).toBe(name);
    const seats = [seat('half', 'Half'), seat(person.id, name)];
    const room = await rooms.put(keptRoom('half-table', { host: 'half', seats }));
    expect(await rooms.find('half-table')).toEqual(room);
    expect(await rooms.mine('half')).toEqual([room]);
    expect([await rooms.count('half', 'gathering', 0), await rooms.count(person.id, 'gathering', 0)]).toEqual([1, 0]);
    await rooms.say('half-table', { ...said(person.id, name), name });
    expect(await rooms.said('half-table')).toMatchObject([{ name, text: name }]);
    expect(await rooms.forget(person.id)).toEqual(['half-table']);
  },
  async 'of many who write a room down exactly one does, and the others know that they have missed something'({
    rooms,
  }) {
    const first = await rooms.put(keptRoom('race', { updated: 1 }));
    const all = await Promise.all([2, 3, 4, 5].map((updated) => rooms.put({ ...(first as KeptRoom), updated })));
    const [winner] = all.flatMap((each) => each ?? []);
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await rooms.find('race')).toEqual(winner);
    expect(await rooms.heads(['race', 'none'])).toEqual([{ id: 'race', revision: 2, lines: 0, said: 0 }]);
  },
  async 'a screen shows the table that is played at it, and the latest where none is'({ rooms }) {
    await rooms.put(keptRoom('lunch', { screen: '123456', state: 'over', updated: 9 }));
    expect(await rooms.onScreen('123456')).toBe('lunch');
    await rooms.put(keptRoom('dinner', { screen: '123456', state: 'playing', updated: 5 }));
    expect([await rooms.onScreen('123456'), await rooms.onScreen('654321')]).toEqual(['dinner', null]);
    await rooms.put({ ...((await rooms.find('dinner')) as KeptRoom), screen: null });
    expect(await rooms.onScreen('123456')).toBe('lunch');
  },
  async 'words are kept in their order, however many speak at once; of somebody forgotten nothing is left to read'({
    rooms,
  }) {
    await rooms.put(keptRoom('talk', { seats: [seat('ada', 'Ada'), seat('ben', 'Ben')], plans: { 0: [], 1: [] } }));
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) => rooms.say('talk', said(i % 2 === 0 ? 'ada' : 'ben', `${i}`))),
    );
    expect(all.map(({ at }) => at).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await rooms.said('talk')).toHaveLength(8);
    expect(await rooms.forget('ada')).toEqual(['talk']);
    const left = await rooms.said('talk');
    expect(left.filter(({ text }) => text === null)).toHaveLength(4);
    expect(JSON.stringify(left)).not.toContain('ada');
    const room = await rooms.find('talk');
    expect(room?.seats.map(({ name }) => name)).toEqual(['', 'Ben']);
    expect(room?.plans).toEqual({ 1: [] });
  },
  async 'somebody is forgotten at all tables, however many; before a game their seat is free'({ rooms }) {
    for (let i = 0; i < 130; i++)
      await rooms.put(keptRoom(`many-${i}`, { state: 'over', updated: i, seats: [seat('cleo', 'Cleo')] }));
    await rooms.put(
      keptRoom('to-come', { seats: [{ ...seat('cleo', 'Cleo'), mark: 'blue', pick: 'a' }, seat('ben')] }),
    );
    expect(await rooms.mine('cleo')).toHaveLength(100);
    expect(await rooms.forget('cleo')).toHaveLength(131);
    const left = await Promise.all(Array.from({ length: 130 }, (_, i) => rooms.find(`many-${i}`)));
    expect(left.filter((room) => room?.seats[0]?.name !== '')).toEqual([]);
    expect((await rooms.find('to-come'))?.seats[0]).toEqual({ ...seat(null), mark: 'blue' });
  },
  async 'ways to be told are found by person and by table, and stopped by what stands in a notice'({ notices }) {
    const to = { is: 'webhook', url: 'https://example.org/hook' } as const;
    const own = await notices.add({ person: 'ada', room: null, to, origin: 'https://house' });
    const table = await notices.add({ person: 'ada', room: 'talk', to, origin: 'https://house' });
    expect((await notices.of('ada')).map(({ id }) => id).sort()).toEqual([own.id, table.id].sort());
    expect(await notices.forRoom('talk')).toEqual([table]);
    expect([await notices.of('ben'), await notices.find('none')]).toEqual([[], null]);
    expect(await notices.stop(stopSecretOf(own.id))).toBe(true);
    expect(await notices.stop(stopSecretOf(own.id))).toBe(false);
    expect(await notices.all()).toEqual([table]);
    await notices.forget('ada');
    expect(await notices.of('ada')).toEqual([]);
  },
  async 'a turn is told once on a way, however many want to'({ notices }) {
    const tries = await Promise.all([1, 2, 3].map(() => notices.claim('way', 'table', '0:5')));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await notices.claim('way', 'table', '0:6')).toBe(true);
  },
  async 'settings are what was put last'({ settings }) {
    expect(await settings.get('announcement')).toBeNull();
    await settings.put('announcement', 'Tea at five');
    await settings.put('announcement', 'Tea at six');
    expect(await settings.get('announcement')).toBe('Tea at six');
  },
  async 'names of a table are forgotten, and its lines stay'({ tables }) {
    await tables.create(kept('named'));
    await tables.append('named', 0, { lines: [{ seat: 0, do: { type: 'move' }, hash: '0'.repeat(24) }], key: 'k' });
    await tables.forget('named', [0]);
    const loaded = await tables.load('named');
    expect([loaded?.kept.names, loaded?.kept.setup.sitters[0]?.name, loaded?.version, loaded?.keys]).toEqual([
      [null],
      '',
      1,
      ['k'],
    ]);
  },
};
