import {
  commitmentTo,
  freshSeed,
  type GameRecord,
  nameCommitment,
  promiseOf,
  type Rules,
  type Seat,
  sampleOf,
} from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesForNew, rulesOf } from './bundles.ts';
import { guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playAtRandom } from './testing/play.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

/** A game as somebody has it at home: begun against bots, played for so many moves. */
async function begunAlone(
  game: string,
  bots: (string | null)[],
  moves: number,
  options: Record<string, string> = {},
  picks: (string | null)[] = [],
) {
  const name = rulesForNew(game);
  const rules = (name && (await rulesOf(game, name))) as Rules;
  const [seed, entropy] = [freshSeed(), bots.map((bot) => (bot === null ? freshSeed().slice(0, 32) : null))];
  const names = bots.map((_, i) => ({ name: `P${i}`, salt: freshSeed().slice(0, 32) }));
  let match = rules.begin({
    rules: name as GameRecord['rules'],
    seats: bots.map((bot, i) => ({ bot, pick: picks[i] ?? null, name: nameCommitment(names[i] as never) })),
    options,
    dice: {
      commitment: commitmentTo(seed),
      promises: entropy.map((each) => each && promiseOf(each)),
      entropy,
    },
    seed,
  } as never);
  const random = dice(5);
  const entries: GameRecord['entries'] = [];
  while (entries.length < moves) {
    const seat = rules.about(match).waiting?.seats[0] as Seat;
    const offers = rules.menu(match, seat).offers.filter(({ type }) => !/deal|loan/i.test(type));
    const done = rules.act(match, { ...sampleOf(offers[random(offers.length)] as never, random), seat });
    if (!done.ok) continue;
    entries.push(done.entry);
    match = done.match;
  }
  const record: GameRecord = { ...rules.about(match).head, names, entries, outcome: null, seeds: [seed] };
  return { rules, match, record };
}

test('a game begun alone goes on with a friend: a new record, with what its bringer has not seen dealt anew', async () => {
  const { rules, match, record } = await begunAlone('economicus', ['careful', null, 'careful'], 60, {
    rules: 'full',
    limit: 'turns30',
  });
  const [ada, max] = await Promise.all(['Ada', 'Max'].map((name) => guest(open.address, name)));
  if (ada === undefined || max === undefined) throw new Error('nobody came');
  const made = await ada.http('POST', '/api/tables/from', { record, seat: 1 });
  expect(made.status).toBe(201);
  const { id } = made.body as { id: string };
  const [host, friend] = [ada.attend(id), max.attend(id)];
  await friend.until('the room', () => friend.room !== null && host.room !== null);
  expect(host.room?.seats.map(({ person, bot }) => [person, bot])).toEqual([
    [null, null],
    [ada.id, null],
    [null, null],
  ]);
  expect(await friend.ask({ is: 'sit', seat: 0 })).toEqual({ ok: true });
  expect(await host.ask({ is: 'settle', seats: 4 })).toMatchObject({ refusal: { refused: 'notAtThisStage' } });
  expect(await host.ask({ is: 'bot', seat: 2, bot: 'careful' })).toEqual({ ok: true });
  expect(await host.ask({ is: 'start' })).toEqual({ ok: true });
  await host.until('the table', () => host.update !== null && friend.update !== null);

  // Its bringer sees what they saw.
  const mine = rules.view(match, 1) as unknown as { players: { hand: unknown }[]; year: number };
  const now = host.shown[0]?.sights[0]?.sight.view as unknown as typeof mine;
  expect(now.players[1]?.hand).toEqual(mine.players[1]?.hand);
  expect(now.year).toBe(mine.year);

  await Promise.all([host, friend].map((each, i) => playAtRandom(each, dice(i))));
  const whole = (await friend.line.ask({ is: 'record' })).value as GameRecord;
  expect(rules.verify(whole)).toMatchObject({ ok: true });
  expect(whole.entries[60]).toMatchObject({ eyes: [1] });
  const secrets = whole.seeds as string[];
  expect(secrets).toHaveLength(2);
  expect(secrets[0]).toBe(record.seeds?.[0]);
  const beforeTheEnd = friend.heard.slice(0, -3).join();
  for (const secret of secrets) expect(beforeTheEnd).not.toContain(secret);

  // What they had not seen lies otherwise than on their device.
  let after = rules.begin({ ...whole, seed: secrets[0] } as never);
  for (const entry of whole.entries.slice(0, 61)) {
    const done = rules.repeat(after, entry, secrets);
    if (!done.ok) throw new Error(done.refusal.refused);
    after = done.match;
  }
  const decks = (position: typeof match) => /"optionDeck":\{.*?\}/.exec(rules.snapshot(position))?.[0];
  expect(decks(after)).toMatch(/OP\d\d/);
  expect(decks(after)).not.toBe(decks(match));
  host.close();
  friend.close();
});

test('a seat stays what was picked for it when the game began, whoever has it now', async () => {
  const rulesName = rulesForNew('boom');
  const [firm, another] = ((rulesName && (await rulesOf('boom', rulesName))) as Rules).picks as [string, string];
  const { record } = await begunAlone('boom', [null, 'careful', 'careful'], 12, {}, [null, firm, another]);
  const [ada, max] = await Promise.all(['Ada', 'Max'].map((name) => guest(open.address, name)));
  if (ada === undefined || max === undefined) throw new Error('nobody came');
  const { id } = (await ada.http('POST', '/api/tables/from', { record, seat: 0 })).body as { id: string };
  const [host, friend] = [ada.attend(id), max.attend(id)];
  await friend.until('the room', () => friend.room !== null && host.room !== null);
  expect(await friend.ask({ is: 'sit', seat: 1, pick: another })).toMatchObject({ refusal: { refused: 'badOptions' } });
  expect(await friend.ask({ is: 'sit', seat: 1 })).toEqual({ ok: true });
  for (const bot of ['careful', null, 'careful'])
    expect(await host.ask({ is: 'bot', seat: 2, bot })).toEqual({ ok: true });
  expect(await host.ask({ is: 'start' })).toEqual({ ok: true });
  await host.until('the table', () => host.update !== null);
  expect(host.room?.seats.map(({ pick }) => pick)).toEqual([null, firm, another]);
  // From where it was; by now the bot may have played.
  expect(host.update?.version).toBeGreaterThan(record.entries.length);
  host.close();
  friend.close();
});

test('what cannot be gone on with is said to be so, and nothing is kept of it', async () => {
  const ada = await guest(open.address, 'Ada');
  const bring = (record: object, seat = 0) => ada.http('POST', '/api/tables/from', { record, seat });
  const { record } = await begunAlone('boom', [null, 'careful', 'careful'], 10);
  const kept = async () => (await open.store.rooms.all()).length;
  const before = await kept();
  const cannot = { status: 422, body: { error: 'cannotGoOn' } };
  expect(await bring(record, 1)).toMatchObject(cannot);
  expect(await bring({ ...record, seeds: null })).toMatchObject(cannot);
  expect(await bring({ ...record, outcome: { winners: [0], scores: [1, 0, 0] } })).toMatchObject(cannot);
  expect(await bring({ ...record, rules: { version: 1, bundle: 'f'.repeat(64) } })).toMatchObject(cannot);
  expect(await bring({ ...record, entries: record.entries.slice(1) })).toMatchObject(cannot);
  expect(await bring({ what: 'nothing' })).toMatchObject(cannot);
  const { record: shared } = await begunAlone('boom', [null, null, 'careful'], 10);
  expect(await bring(shared)).toMatchObject(cannot);
  expect(await kept()).toBe(before);
});
