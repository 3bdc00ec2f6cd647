import { request } from 'node:http';
import { rulesNamed } from '@parlour/bundles';
import { loadRules } from '@parlour/bundles/node.ts';
import { type GameRecord, type Seat, sampleOf } from '@parlour/kernel';
import type { Ask, Listed } from '@parlour/protocol';
import { namedBot } from '@parlour/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cableTo } from './testing/cable.ts';
import { deafProxyTo } from './testing/deaf-proxy.ts';
import { type Attended, attend, type Guest, guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { asked, dice, playAtRandom, playOn, randomChoice } from './testing/play.ts';
import { type How, seatedAt } from './testing/seated.ts';
import { hurriedTime } from './testing/time.ts';

const now = hurriedTime();
let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ time: now });
});
afterAll(() => open.close());

const seated = (count: number, how: How = {}) => seatedAt(open, count, how);

const OK = { ok: true };

async function verified(record: GameRecord) {
  const released = rulesNamed(record.game, record.rules.bundle);
  if (released === null) throw new Error('no rules');
  return (await loadRules(released)).verify(record);
}

/** What was told of the position, but for the news. */
const lasting = ({ update }: Attended) =>
  JSON.parse(
    JSON.stringify({ ...update, sights: update?.sights.map(({ sight: { line: _, events: __, ...rest } }) => rest) }),
  );

const leave = (here: readonly Attended[]) => {
  for (const each of here) each.close();
};

async function recordOf(at: Attended): Promise<GameRecord> {
  return (await at.line.ask({ is: 'record' })).value as GameRecord;
}

describe('people at a table', () => {
  test('three sit down, add a bot, settle the dice, and play to the end; everybody has the same record, and it verifies', async () => {
    const { here, first } = await seated(3, { game: 'boom', seats: 4, bots: 1 });
    await Promise.all(here.map((each, i) => playAtRandom(each, dice(i + 1))));
    const records = await Promise.all(here.map(recordOf));
    expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(1);
    const [record] = records as [GameRecord];
    expect(record.dice.entropy.filter((each) => each !== null)).toHaveLength(3);
    expect(await verified(record)).toMatchObject({ ok: true });
    await first.until('the end is told', () => first.room?.state === 'over');
    leave(here);
  });

  test('what everybody was told by changes is what they would be told whole', async () => {
    const { id, guests, here } = await seated(2, { game: 'economicus', options: { limit: 'turns12' } });
    for (let round = 0; round < 6; round++) {
      await playOn(here, 8, dice(round));
      for (const [i, each] of here.entries()) {
        const again = (guests[i] as Guest).attend(id);
        await again.until('the whole', () => again.update !== null);
        expect(lasting(each)).toEqual(lasting(again));
        again.close();
      }
    }
    leave(here);
  });

  test('a cut line is laid again by itself: nothing is lost, and what was missed is told', async () => {
    const { id, guests, here } = await seated(3, { game: 'boom' });
    const [, , third] = here as [Attended, Attended, Attended];
    third.close();
    const cable = await cableTo(open.address);
    const far = (guests[2] as Guest).attend(id, cable.address);
    await far.until('the table', () => far.update !== null);
    const near = here.slice(0, 2);
    const [first] = near as [Attended];
    const before = far.update?.version ?? 0;
    cable.cut();
    await far.until('the cut', () => far.states.at(-1)?.is !== 'open');
    // What is chosen while the line is down is sent when it stands again.
    const late = far.ask({ is: 'log', from: 0, to: 0 });
    for (let move = 0; move < 4 && near.some((each) => asked(each) !== null); move++) await playOn(near, 1, dice(move));
    cable.mend();
    await far.until('the line again', () => far.states.at(-1)?.is === 'open');
    await far.until('the present', () => far.update?.version === first.update?.version);
    expect(await late).toEqual(OK);
    expect(far.missed.map(({ line }) => line)).toEqual(
      Array.from({ length: (first.update?.version ?? 0) - before }, (_, i) => before + 1 + i),
    );
    await playOn([...near, far], 4, dice(3));
    leave([...near, far]);
    await cable.close();
  });

  test('a seat is given to a bot the game has, and to no other', async () => {
    const ada = await guest(open.address, 'Ada');
    const { id } = (await ada.http('POST', '/api/tables', { game: 'boom', seats: 3 })).body as { id: string };
    const at = ada.attend(id);
    await at.until('the room', () => at.room !== null);
    const levels = at.room?.bots.filter((bot) => namedBot(bot).character === null);
    expect(levels).toEqual(['random', 'novice', 'careful', 'thinker', 'expert']);
    const give = (bot: string) => at.ask({ is: 'bot', seat: 1, bot });
    expect(await give('omniscient')).toMatchObject({ refusal: { refused: 'badOptions' } });
    expect(await give('random')).toEqual(OK);
    expect(await give('careful')).toEqual(OK);
    await at.until('it is told', () => at.room?.seats[1]?.bot === 'careful');
    at.close();
  });

  test('the last move of a game, sent again because its answer was lost, was taken and not refused', async () => {
    const { here, first } = await seated(2);
    const random = dice(7);
    let last: { at: Attended; move: Extract<Ask, { is: 'act' }> } | null = null;
    for (let moves = 1; first.update?.outcome == null; moves++) {
      const isOver = () => first.update?.outcome != null;
      await first.until('a question, or the end', () => isOver() || here.some((each) => asked(each) !== null));
      const at = here.find((each) => asked(each) !== null);
      if (at?.update == null) continue;
      const { version } = at.update;
      const seat = asked(at) as Seat;
      const choice = randomChoice(at.update, seat, random);
      if (choice === null) throw new Error('nothing to do');
      const move = { is: 'act', seat, choice, at: version, key: `move-number-${moves}` } as const;
      // Some are refused: what goes not together, what comes too fast.
      if (!(await at.ask(move)).ok) continue;
      last = { at, move };
      await at.until('it is told', () => (at.update?.version ?? 0) > version);
    }
    await first.until('the end', () => first.room?.state === 'over');
    if (last === null) throw new Error('nobody has moved');
    const { at, move } = last;
    expect(await at.ask(move)).toEqual(OK);
    // Another one is refused as ever.
    expect(await at.ask({ ...move, key: 'another-key' })).toMatchObject({ ok: false });
    const record = await recordOf(first);
    expect(await verified(record)).toMatchObject({ ok: true });
    leave(here);
  });

  test('an answer that is sent twice under one key counts once, also by another connection', async () => {
    const { id, guests, here } = await seated(2);
    const at = here.find((each) => asked(each) !== null) as Attended;
    const again = (guests[here.indexOf(at)] as Guest).attend(id);
    await again.until('the table', () => again.update !== null);
    const choice = sampleOf(at.update?.sights[0]?.sight.offers[0] as never, () => 0) as { type: string };
    const move = {
      is: 'act',
      seat: asked(at) as Seat,
      choice,
      at: at.update?.version ?? 0,
      key: 'the-same-key',
    } as const;
    expect(await Promise.all([at.ask(move), at.ask(move), again.ask(move)])).toEqual([OK, OK, OK]);
    await at.until('the move', () => at.update?.version === 1);
    expect(await again.ask(move)).toEqual(OK);
    expect(at.update?.version).toBe(1);
    // Under another key it is another answer, and comes too late.
    expect(await at.ask({ ...move, key: 'another-key' })).toMatchObject({ ok: false });
    leave([...here, again]);
  });

  test('nobody speaks for another seat, from no seat, or out of turn; nothing of it changes the table', async () => {
    const { id, here } = await seated(2);
    const at = here.find((each) => asked(each) !== null) as Attended;
    const other = here.find((each) => each !== at) as Attended;
    const watcher = (await guest(open.address, 'Watcher')).attend(id);
    const nobody = attend(open.address, id);
    for (const each of [watcher, nobody]) await each.until('the table', () => each.update !== null);
    const seat = asked(at) as Seat;
    const choice = sampleOf(at.update?.sights[0]?.sight.offers[0] as never, () => 0) as { type: string };
    const move = { is: 'act', seat, choice, at: 0, key: 'somebody-else' } as const;
    for (const each of [other, watcher, nobody])
      expect(await each.ask(move)).toMatchObject({ ok: false, refusal: { refused: 'notYourSeat' } });
    expect(await other.ask({ ...move, seat: other.seats()[0] as Seat })).toMatchObject({ ok: false });
    expect(await watcher.ask({ is: 'log', from: 0, to: 9, seat })).toMatchObject({ ok: false });
    expect(await nobody.ask({ is: 'say', text: 'hello' })).toMatchObject({ refusal: { refused: 'needsName' } });
    expect(at.update?.version).toBe(0);
    leave([...here, watcher, nobody]);
  });

  test('beyond the barrier a move is taken back only when everybody agrees', async () => {
    const { here } = await seated(3, { game: 'boom' });
    // Until a move opened something, so that nobody may take it back alone.
    for (let move = 0; here[0]?.update?.barrier == null || move < 3; move++) await playOn(here, 1, dice(move));
    const [first, second, third] = here as [Attended, Attended, Attended];
    const version = first.update?.version ?? 0;
    const seatOf = (each: Attended) => each.seats()[0] as Seat;
    expect(await first.ask({ is: 'askUndo', seat: seatOf(first) })).toEqual(OK);
    await second.until('the question', () => second.update?.asking?.seat === seatOf(first));
    expect(await second.ask({ is: 'answerUndo', seat: seatOf(second), agrees: true })).toEqual(OK);
    expect(first.update?.version).toBe(version);
    expect(await third.ask({ is: 'answerUndo', seat: seatOf(third), agrees: true })).toEqual(OK);
    await first.until('it is taken back', () => (first.update?.version ?? 0) > version);
    expect(first.update?.sights[0]?.sight.line).toMatchObject({ undo: 1, agreed: [1, 2] });
    leave(here);
  });

  test('a bot stands in for who is away when most of the others wish it, and gives the seat back', async () => {
    const { id, guests, here } = await seated(3, { game: 'boom' });
    const [first, second, third] = here as [Attended, Attended, Attended];
    const tooEarly = { refusal: { refused: 'tooEarly' } };
    expect(await first.ask({ is: 'voteStandIn', seat: 2, agrees: true })).toMatchObject(tooEarly);
    third.close();
    await first.until('they are away', () => first.room?.seats[2]?.isHere === false);
    expect(await first.ask({ is: 'voteStandIn', seat: 2, agrees: true })).toMatchObject(tooEarly);
    now.pass(60_000);
    expect(await first.ask({ is: 'voteStandIn', seat: 2, agrees: true })).toEqual(OK);
    expect(first.room?.seats[2]?.standIn).toBeNull();
    expect(await second.ask({ is: 'voteStandIn', seat: 2, agrees: true })).toEqual(OK);
    await first.until('the stand-in', () => first.room?.seats[2]?.standIn === 'careful');
    await playOn([first, second], 8, dice(5));
    const back = (guests[2] as Guest).attend(id);
    await first.until('the seat is given back', () => first.room?.seats[2]?.standIn === null);
    leave([first, second, back]);
  });

  test('two seats from one device are told to everybody at the table', async () => {
    const { guests } = await seated(2);
    const [ada, max] = guests as [Guest, Guest];
    const { body } = await ada.http('POST', '/api/tables', { game: 'crates', seats: 4 });
    const { id } = body as { id: string };
    const [host, other] = [ada, max].map((each) => each.attend(id)) as [Attended, Attended];
    await host.until('the room', () => host.room !== null);
    await other.until('the room', () => other.room !== null);
    expect(await other.ask({ is: 'sit', seat: 1 })).toEqual(OK);
    const shared = () => host.room?.seats.map(({ isShared }) => isShared);
    expect(shared()).toEqual([false, false, false, false]);
    expect(await other.ask({ is: 'sit', seat: 2 })).toEqual(OK);
    await host.until('it is told', () => shared()?.[2] === true);
    expect(shared()).toEqual([false, true, true, false]);
    leave([host, other]);
  });

  test('everybody agreeing ends a game; a rematch seats the same people', async () => {
    const { guests, here } = await seated(2);
    const [first, second] = here as [Attended, Attended];
    expect(await first.ask({ is: 'voteEnd', agrees: true })).toEqual(OK);
    expect(first.room?.state).toBe('playing');
    expect(await second.ask({ is: 'voteEnd', agrees: true })).toEqual(OK);
    await first.until('the end', () => first.room?.state === 'ended');
    expect(await first.ask({ is: 'rematch' })).toEqual(OK);
    await second.until('the new table', () => second.room?.rematch !== null);
    const next = (guests[1] as Guest).attend(second.room?.rematch ?? '');
    await next.until('the room', () => next.room !== null);
    expect(next.room).toMatchObject({ state: 'gathering', host: guests[0]?.id, you: { seats: [1] } });
    leave([...here, next]);
  });

  test('a name is one line of letters, none of them hidden and none of them half', async () => {
    const own = await guest(open.address, ' A\u202Eda\n\ud83dB 🙂 ');
    expect((await own.http('GET', '/api/me')).body).toMatchObject({ name: 'A da B 🙂' });
  });

  test('words reach everybody, normalised and bounded; a phrase is told by its name', async () => {
    const { here } = await seated(2);
    const [first, second] = here as [Attended, Attended];
    await first.ask({ is: 'say', text: '  he\u202Ello\n\u0000there \ud83d' });
    await second.ask({ is: 'say', phrase: 'luck' });
    await first.until('both', () => first.said.length === 2);
    expect(first.said.map(({ text, phrase }) => text ?? phrase)).toEqual(['he llo there', 'luck']);
    leave(here);
  });

  test('somebody who is forgotten leaves no name and no word; the game stays, and verifies', async () => {
    const { guests, here } = await seated(2);
    const [first, second] = here as [Attended, Attended];
    await second.ask({ is: 'say', text: 'I was here' });
    await Promise.all(here.map((each, i) => playAtRandom(each, dice(i + 7))));
    expect((await (guests[1] as Guest).http('DELETE', '/api/me')).status).toBe(204);
    await first.until('forgotten', () => first.room?.seats[1]?.name === '');
    const record = await recordOf(first);
    expect(record.names[1]).toBeNull();
    expect(JSON.stringify(record)).not.toContain('Guest 1');
    expect(await verified(record)).toMatchObject({ ok: true });
    expect(await open.store.rooms.said(first.room?.id ?? '')).toMatchObject([{ person: null, name: '', text: null }]);
    expect((await (guests[1] as Guest).http('GET', '/api/me')).status).toBe(204);
    leave(here);
  });

  test('lists: open tables for everybody, one’s own with those that wait first; a link alone is enough for the rest', async () => {
    const { id, guests, here } = await seated(2);
    const lists = async (who: Guest) =>
      (await who.http('GET', '/api/tables')).body as { open: Listed[]; mine: Listed[] };
    const at = here.findIndex((each) => asked(each) !== null);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect((await lists(guests[at] as Guest)).mine[0]).toMatchObject({ id, isMyTurn: true });
    expect((await lists(guests[1 - at] as Guest)).mine[0]).toMatchObject({ id, isMyTurn: false });
    const stranger = await guest(open.address, 'Stranger');
    expect((await lists(stranger)).open.some((each) => each.id === id)).toBe(true);
    expect((await lists(stranger)).mine).toEqual([]);
    leave(here);
  });
});

describe('what comes over the wire', () => {
  test('anything that is no message is answered, and changes nothing', async () => {
    const { id, here, first } = await seated(2);
    const socket = new WebSocket(`${open.address.replace('http', 'ws')}/api/tables/${id}/live`);
    const heard: string[] = [];
    socket.onmessage = ({ data }) => heard.push(String(data));
    await new Promise((resolve) => {
      socket.onopen = resolve;
    });
    for (const bad of [
      '',
      'x',
      '{}',
      '[]',
      '{"id":1}',
      '{"id":2,"ask":{"is":"act"}}',
      '{"id":3,"ask":{"is":"nothing"}}',
    ])
      socket.send(bad);
    await first.until('all are answered', () => heard.filter((each) => each.includes('badMessage')).length === 7);
    expect(heard.some((each) => each.startsWith('{"id":3,'))).toBe(true);
    const closed = new Promise<number>((resolve) => {
      socket.onclose = ({ code }) => resolve(code);
    });
    socket.send('x'.repeat(20_000));
    expect(await closed).toBe(1009);
    expect(first.update?.version).toBe(0);
    leave(here);
  });

  test('where no WebSocket gets through, plain requests carry the line: a game is played to its end over them', async () => {
    const { id, guests, here } = await seated(2);
    const [first, second] = here as [Attended, Attended];
    second.close();
    const proxy = await deafProxyTo(open.address);
    const far = (guests[1] as Guest).attend(id, proxy.address);
    await far.until('the table', () => far.update !== null);
    await Promise.all([playAtRandom(first, dice(1)), playAtRandom(far, dice(2))]);
    expect(far.update?.outcome).not.toBeNull();
    leave([first, far]);
    await proxy.close();
  });

  test('other hosts, other pages, and files beside the app are refused; the answers carry their headers', async () => {
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${open.address}${path}`, { method, headers, redirect: 'manual' });
    const raw = (host: string) =>
      new Promise<number>((resolve) => {
        request(`${open.address}/api/house`, { headers: { host } }, (response) =>
          resolve(response.statusCode ?? 0),
        ).end();
      });
    expect(await raw('evil.example')).toBe(421);
    expect(await raw('localhost:4444')).toBe(200);
    expect(
      (await get('/api/me', { origin: 'http://evil.example', 'content-type': 'application/json' }, 'POST')).status,
    ).toBe(403);
    const page = await get('/');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain("script-src 'unsafe");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['/.parlour-built', '/../package.json', '/%2e%2e/package.json', '/assets/none.js', '/api/none'])
      expect((await get(path)).status, path).toBe(404);
    const socket = new WebSocket(`${open.address.replace('http', 'ws')}/api/lobby/live`, {
      headers: { origin: 'http://evil.example' },
    } as never);
    await new Promise((resolve) => {
      socket.onerror = resolve;
      socket.onopen = () => resolve(new Error('it opened'));
    }).then((result) => expect(result).not.toBeInstanceOf(Error));
  });

  test('a private link works once; a GET makes nobody', async () => {
    const own = await guest(open.address, 'Own');
    const { link } = (await own.http('POST', '/api/me/links', {})).body as { link: string };
    const take = () => own.http('POST', '/api/me/links/redeem', { link });
    expect((await take()).body).toMatchObject({ name: 'Own', id: own.id });
    expect((await take()).status).toBe(410);
    const preview = await fetch(`${open.address}/t/abcdefgh1234`);
    expect(preview.headers.get('set-cookie')).toBeNull();
  });
});
