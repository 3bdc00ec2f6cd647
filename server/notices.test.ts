import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInside, post } from './notices/post.ts';
import { cableTo } from './testing/cable.ts';
import { type Attended, type Guest, guest } from './testing/guest.ts';
import { freshPlace, type OpenHouse, openTestHouse } from './testing/open.ts';
import { asked, dice, playOn } from './testing/play.ts';
import { isSigned, receiver, subscriber } from './testing/receiver.ts';
import { seatedAt } from './testing/seated.ts';

const GATHERED = 1500;
const ways = { noticesInside: true, noticesAfter: GATHERED };
let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse(ways);
});
afterAll(() => open.close());

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
async function until(what: string, is: () => boolean): Promise<void> {
  for (const end = Date.now() + 240_000; !is(); await passed(20))
    if (Date.now() > end) throw new Error(`waited too long: ${what}`);
}

/** A table of two at which it is the turn of one who is away: they have a webhook, and hear of it there. */
async function awayAt(house: OpenHouse, hook: (away: Guest) => Promise<unknown>) {
  const { id, guests, here } = await seatedAt(house, 2);
  const at = here.findIndex((each) => asked(each) !== null);
  const [away, other] = [guests[at] as Guest, here[1 - at] as Attended];
  await hook(away);
  (here[at] as Attended).close();
  await other.until('away', () => other.room?.seats[at]?.isHere === false);
  return { id, away, other, at, here };
}

/** Somebody comes, answers until it is the other's turn, and it is theirs again. */
async function roundAt({ id, away, other }: { id: string; away: Guest; other: Attended }): Promise<void> {
  const back = away.attend(id);
  await back.until('back', () => back.update !== null);
  const random = dice(5);
  while (asked(back) !== null) await playOn([back, other], 1, random);
  back.close();
  await other.until(
    'left',
    () => other.room?.seats.every(({ isHere, person }) => !isHere || person !== away.id) ?? false,
  );
  while (asked(other) !== null && other.update?.outcome == null) await playOn([other], 1, random);
}

describe('whoever is away hears that it is their turn', () => {
  test('by a webhook: once for a turn, with a link to the table, in words of their own; and again for the next turn', async () => {
    const hook = await receiver();
    const { id, away, other } = await awayAt(open, async (person) => {
      await person.http('POST', '/api/me', { name: 'Оля', language: 'uk', zone: 'Europe/Kyiv' });
      expect((await person.http('POST', '/api/me/notices', { webhook: `${hook.address}/mine` })).status).toBe(201);
      // The same address again is no second way.
      expect((await person.http('POST', '/api/me/notices', { webhook: `${hook.address}/mine` })).status).toBe(200);
    });
    // The way was made after the turn had come: the next one is told.
    await roundAt({ id, away, other });
    await until('a notice', () => hook.received.length > 0);
    await passed(2 * GATHERED);
    expect(hook.received.length).toBe(1);
    const [{ content, text, allowed_mentions, notice }] = hook.json();
    expect(notice).toMatchObject({ title: 'Ваш хід', url: `${open.address}/t/${id}` });
    expect(content).toContain('Ваш хід');
    expect(content).toContain(`(<${open.address}/t/${id}>)`);
    expect(text).toContain(`<${open.address}/t/${id}|Відкрити стіл>`);
    expect(allowed_mentions).toEqual({ parse: [] });
    await roundAt({ id, away, other });
    await until('the next turn', () => hook.received.length > 1);
    await hook.close();
  });

  test('not if they are at the table, and not if they answer in time', async () => {
    const hook = await receiver();
    const { guests, here } = await seatedAt(open, 2);
    for (const each of guests) await each.http('POST', '/api/me/notices', { webhook: `${hook.address}/here` });
    await playOn(here, 4, dice(2));
    await passed(2 * GATHERED);
    expect(hook.received).toEqual([]);
    for (const each of here) each.close();
    await hook.close();
  });

  test('also while their page is open but hidden; not while any page of theirs is looked at', async () => {
    const hook = await receiver();
    const { id, guests, here } = await seatedAt(open, 2);
    const [looking, away] = here as [Attended, Attended];
    for (const [i, each] of guests.entries())
      await each.http('POST', '/api/me/notices', { webhook: `${hook.address}/${i}` });
    const second = (guests[0] as Guest).attend(id);
    for (const each of [second, away]) expect(await each.ask({ is: 'hide', isHidden: true })).toEqual({ ok: true });
    const random = dice(6);
    const plays = async (one: Attended, other: Attended) => {
      while (asked(one) !== null) await playOn([one], 1, random);
      await other.until('their turn', () => asked(other) !== null);
    };
    await plays(looking, away);
    await until('a notice', () => hook.received.length > 0);
    await plays(away, looking);
    await passed(2 * GATHERED);
    expect(new Set(hook.received.map(({ path }) => path))).toEqual(new Set(['/1']));
    // Whoever is there though hidden is there for everybody.
    expect(looking.room?.seats.map(({ isHere }) => isHere)).toEqual([true, true]);
    // Both look again: nothing more is told.
    expect(await away.ask({ is: 'hide', isHidden: false })).toEqual({ ok: true });
    const { length } = hook.received;
    await plays(looking, away);
    await passed(2 * GATHERED);
    expect(hook.received.length).toBe(length);
    for (const each of [...here, second]) each.close();
    await hook.close();
  });

  test('also of a turn that came while a dying line still counted as looking; who leaves knowing of it is told nothing', async () => {
    const hook = await receiver();
    const { id, away, other } = await awayAt(open, (person) =>
      person.http('POST', '/api/me/notices', { webhook: `${hook.address}/died` }),
    );
    // They closed the page with the question before their eyes.
    await passed(2 * GATHERED);
    expect(hook.received).toEqual([]);
    const cable = await cableTo(open.address);
    const far = away.attend(id, cable.address);
    await far.until('the table', () => far.update !== null);
    cable.cut();
    await until('a notice', () => hook.received.length > 0);
    await passed(2 * GATHERED);
    expect(hook.received.length).toBe(1);
    far.close();
    other.close();
    await cable.close();
    await hook.close();
  });

  test('by push: sealed for that browser alone, signed by this house; a browser that is gone is forgotten', async () => {
    let status = 201;
    const service = await receiver(() => status);
    const browser = subscriber();
    const { id, away, other } = await awayAt(open, (person) =>
      person.http('POST', '/api/me/notices', { push: { endpoint: `${service.address}/push/1`, keys: browser.keys } }),
    );
    await roundAt({ id, away, other });
    await until('a push', () => service.received.length > 0);
    const [{ headers, body }] = service.received as [(typeof service.received)[number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
    expect(Number(headers['ttl'])).toBeGreaterThan(0);
    const ways = (await away.http('GET', '/api/me/notices')).body as { publicKey: string; channels: unknown[] };
    expect(isSigned(headers.authorization, ways.publicKey, service.address)).toBe(true);
    expect(browser.read(body)).toMatchObject({ title: 'It’s your turn', url: `${open.address}/t/${id}` });
    // Neither the table's name nor anything else can be read on the way.
    expect(JSON.stringify(headers) + String(body)).not.toContain(id);
    expect(() => subscriber().read(body)).toThrow();
    status = 410;
    await roundAt({ id, away, other });
    await until('the second push', () => service.received.length > 1);
    await expect.poll(() => open.store.notices.of(away.id)).toEqual([]);
    await service.close();
  });

  test('several tables at once are one notice', async () => {
    const hook = await receiver();
    const host = await guest(open.address, 'Host');
    const friend = await guest(open.address, 'Friend');
    const tables: string[] = [];
    for (let n = 0; n < 3; n++) {
      const { id } = (await host.http('POST', '/api/tables', { game: 'crates', seats: 2 })).body as { id: string };
      const [a, b] = [host.attend(id), friend.attend(id)];
      await b.until('the room', () => b.room !== null);
      await b.ask({ is: 'sit', seat: 1 });
      await a.until('both', () => a.room?.seats.every(({ person }) => person !== null) ?? false);
      await a.ask({ is: 'start' });
      for (const each of [a, b]) await each.until('begun', () => each.update !== null);
      while (asked(a) === null && asked(b) !== null) await playOn([a, b], 1, dice(n));
      tables.push(id);
      a.close();
      b.close();
    }
    await host.http('POST', '/api/me/notices', { webhook: `${hook.address}/many` });
    await open.house.notices.sweep();
    await until('a notice', () => hook.received.length > 0);
    await passed(2 * GATHERED);
    expect(hook.received.length).toBe(1);
    expect(hook.json()[0].notice).toMatchObject({
      title: '3\u00a0tables are waiting for you',
      url: `${open.address}/online`,
    });
    expect(hook.json()[0].notice.lines.length).toBe(3);
    await hook.close();
  });

  test('a table’s own webhook is told whose turn it is; only its host may say where', async () => {
    const hook = await receiver();
    const { id, guests, here } = await seatedAt(open, 2);
    const wanted = { webhook: `${hook.address}/table`, room: id };
    expect((await (guests[1] as Guest).http('POST', '/api/me/notices', wanted)).status).toBe(403);
    expect((await (guests[0] as Guest).http('POST', '/api/me/notices', wanted)).status).toBe(201);
    await playOn(here, 3, dice(3));
    await until('a notice', () => hook.received.length > 0);
    expect(hook.json()[0].notice.title).toMatch(/Guest \d, it’s your turn/);
    for (const each of here) each.close();
    await hook.close();
  });
});

describe('hearing no more', () => {
  test('takes one tap: what stands in a notice stops it, on any device, once; a GET stops nothing', async () => {
    const hook = await receiver();
    const { id, away, other } = await awayAt(open, (person) =>
      person.http('POST', '/api/me/notices', { webhook: `${hook.address}/stop` }),
    );
    await roundAt({ id, away, other });
    await until('a notice', () => hook.received.length > 0);
    const { stopUrl } = hook.json()[0].notice as { stopUrl: string };
    expect((await fetch(stopUrl)).status).toBe(200);
    expect((await open.store.notices.of(away.id)).length).toBe(1);
    const stop = new URL(stopUrl).hash.slice(1);
    const stranger = await guest(open.address, 'Stranger');
    expect((await stranger.http('POST', '/api/notices/stop', { stop: `${stop.slice(0, -1)}x` })).status).toBe(410);
    expect((await stranger.http('POST', '/api/notices/stop', { stop })).status).toBe(204);
    expect(await open.store.notices.of(away.id)).toEqual([]);
    expect((await stranger.http('POST', '/api/notices/stop', { stop })).status).toBe(410);
    await hook.close();
  });

  test('who is forgotten is not told anything either; nobody sees or removes another’s ways', async () => {
    const person = await guest(open.address, 'Forgotten');
    const made = await person.http('POST', '/api/me/notices', { webhook: 'https://example.org/secret-path' });
    const { id, host } = made.body as { id: string; host: string };
    expect(host).toBe('example.org');
    expect(JSON.stringify(made.body)).not.toContain('secret-path');
    const other = await guest(open.address, 'Other');
    expect((await other.http('DELETE', `/api/me/notices/${id}`)).status).toBe(404);
    expect((await other.http('POST', `/api/me/notices/${id}/try`)).status).toBe(404);
    await person.http('DELETE', '/api/me');
    expect(await open.store.notices.find(id)).toBeNull();
  });
});

test('a server that was closed in between tells what it had not told yet, and nothing twice', async () => {
  const hook = await receiver();
  const file = await freshPlace();
  const first = await openTestHouse({ ...ways, file, noticesAfter: 600_000 });
  const { id, away, other } = await awayAt(first, (person) =>
    person.http('POST', '/api/me/notices', { webhook: `${hook.address}/later` }),
  );
  await roundAt({ id, away, other });
  other.close();
  await passed(1200);
  await first.close();
  expect(hook.received).toEqual([]);
  for (let n = 0; n < 2; n++) {
    const again = await openTestHouse({ ...ways, file });
    await until('a notice', () => hook.received.length > 0);
    await passed(2 * GATHERED);
    await again.close();
    expect(hook.received.length).toBe(1);
  }
  await hook.close();
});

test('nobody makes the server knock at its own network', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::192.168.1.1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
    '2001:0:4136:e378::1',
    'fec0::1',
  ])
    expect(isInside(address), address).toBe(true);
  for (const address of ['93.184.216.34', '2606:2800:220:1::1', '64:ff9b::5db8:d822', '2002:5db8:d822::1'])
    expect(isInside(address), address).toBe(false);
  const hook = await receiver();
  const parcel = { headers: {}, body: 'x' };
  for (const url of [hook.address, hook.address.replace('http:', 'https:'), 'https://localhost:1/', 'https://[::1]:1/'])
    await expect(post({ url, ...parcel }, false), url).rejects.toThrow();
  expect(hook.received).toEqual([]);
  const strict = await openTestHouse({ noticesAfter: 100 });
  const person = await guest(strict.address, 'Curious');
  const { id } = (await person.http('POST', '/api/me/notices', { webhook: hook.address })).body as { id: string };
  expect((await person.http('POST', `/api/me/notices/${id}/try`)).body).toEqual({ delivered: 'gone' });
  expect(hook.received).toEqual([]);
  await strict.close();
  await hook.close();
});
