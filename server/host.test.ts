import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostToken } from './http/host.ts';
import { type Attended, type Guest, guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';

let open: OpenHouse;
let token: string;
beforeAll(async () => {
  open = await openTestHouse();
  token = (await hostToken(open.store, false)) ?? '';
});
afterAll(() => open.close());

async function host(method: string, path: string, body?: object, by = token) {
  const response = await fetch(`${open.address}/api/host${path}`, {
    method,
    headers: { authorization: `Host ${by}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

describe('the host of a house', () => {
  test('enters by a token that is shown once and kept as a hash; nobody else does', async () => {
    expect(await hostToken(open.store, false)).toBeNull();
    expect((await host('GET', '')).status).toBe(200);
    for (const by of ['', 'x', `${token}x`, token.slice(0, -1)]) {
      expect((await host('GET', '', undefined, by)).status, by).toBe(403);
      expect((await host('POST', '/backup', undefined, by)).status, by).toBe(403);
    }
    const { body } = await host('POST', '/enter', { token: 'wrong' }, '');
    expect(body).toMatchObject({ error: 'notHost' });
    const entered = await fetch(`${open.address}/api/host/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(JSON.stringify(await open.store.settings.get('hostToken'))).not.toContain(token);
    const another = await hostToken(open.store, true);
    expect((await host('GET', '')).status).toBe(403);
    token = another ?? '';
    expect((await host('GET', '')).status).toBe(200);
  });

  test('sees tables and people, but no cards and no seeds', async () => {
    const { id, here } = await seatedAt(open, 2);
    const { body } = await host('GET', '');
    expect(body.tables.find((table: { id: string }) => table.id === id)).toMatchObject({ state: 'playing' });
    expect(body.people.length).toBeGreaterThanOrEqual(2);
    const seeds = (await open.store.tables.load(id))?.kept.seeds ?? [];
    expect(seeds.length).toBeGreaterThan(0);
    for (const seed of seeds) expect(JSON.stringify(body)).not.toContain(seed);
    for (const each of here) each.close();
  });

  test('sees the latest who were here first, not the latest who came for the first time', async () => {
    const first = await guest(open.address, 'Early');
    await guest(open.address, 'Late');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await first.http('GET', '/api/me')).status).toBe(200);
    const names = async () => (await host('GET', '')).body.people.map(({ name }: { name: string }) => name);
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Early', 'Late']);
  });

  test('closes a table: nobody moves there any more, and its game is still there', async () => {
    const { id, here, first } = await seatedAt(open, 2);
    await playOn(here, 3, dice(1));
    const version = first.update?.version ?? 0;
    expect((await host('POST', `/tables/${id}`, { is: 'close' })).status).toBe(204);
    await first.until('closed', () => first.room?.state === 'ended');
    expect(await first.ask({ is: 'voteEnd', agrees: true })).toMatchObject({ ok: false });
    expect((await open.store.tables.lines(id, 0, 99)).length).toBe(version);
    for (const each of here) each.close();
  });

  test('turns the chat off, for a table or for all, and on again', async () => {
    const { id, here, first } = await seatedAt(open, 2);
    const say = () => first.ask({ is: 'say', text: 'hello' });
    expect(await say()).toEqual({ ok: true });
    await host('POST', `/tables/${id}`, { is: 'chatOff' });
    expect(await say()).toMatchObject({ refusal: { refused: 'chatOff' } });
    await host('POST', `/tables/${id}`, { is: 'chatOn' });
    expect(await say()).toEqual({ ok: true });
    await host('POST', '/chat', { isOff: true });
    await first.until('told', () => first.room?.isChatOff === true);
    expect(await say()).toMatchObject({ refusal: { refused: 'chatOff' } });
    await host('POST', '/chat', { isOff: false });
    expect(await say()).toEqual({ ok: true });
    for (const each of here) each.close();
  });

  test('bans somebody: a bot plays on for them, they can do nothing more, also not by a new line; and lets them in again', async () => {
    const { id, guests, here, first } = await seatedAt(open, 3);
    const [, bad] = guests as [Guest, Guest];
    const at = here[1] as Attended;
    expect((await host('POST', `/people/${bad.id}`, { is: 'ban' })).status).toBe(204);
    await first.until('a bot plays', () => first.room?.seats[1]?.standIn !== null);
    expect(await at.ask({ is: 'say', text: 'but why' })).toMatchObject({ refusal: { refused: 'banned' } });
    expect(await at.ask({ is: 'back', seat: 1 })).toMatchObject({ refusal: { refused: 'banned' } });
    expect((await bad.http('POST', '/api/tables', { game: 'crates', seats: 2 })).status).toBe(403);
    // They are told so, once: a page that is only not let in comes again and again.
    const again = bad.attend(id);
    await again.until('the line has an end', () => again.states.at(-1)?.is === 'banned');
    expect(again.room).toBeNull();
    again.close();
    // What they send after that breaks nothing.
    const senseless = connect(Number(new URL(open.address).port), '127.0.0.1', () =>
      senseless.write(
        `GET /api/tables/${id}/live HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bad.token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n${'\x7f'.repeat(64)}`,
      ),
    );
    await new Promise((resolve) => senseless.resume().once('close', resolve));
    expect(await bad.http('POST', `/api/tables/${id}/polls`)).toMatchObject({
      status: 403,
      body: { error: 'banned' },
    });
    await host('POST', `/people/${bad.id}`, { is: 'unban' });
    expect((await bad.http('POST', '/api/tables', { game: 'crates', seats: 2 })).status).toBe(201);
    expect(await at.ask({ is: 'back', seat: 1 })).toEqual({ ok: true });
    for (const each of here) each.close();
  });

  test('takes somebody from a game: a bot has their seat for good, and they look on with the eyes of everybody', async () => {
    const { id, guests, here, first } = await seatedAt(open, 3, { game: 'boom' });
    const [, gone] = guests as [Guest, Guest];
    const at = here[1] as Attended;
    expect((await host('POST', `/people/${gone.id}`, { is: 'remove' })).status).toBe(204);
    const seat = () => first.room?.seats[1];
    await first.until('the seat is a bot’s', () => seat()?.bot === 'careful');
    expect(seat()).toMatchObject({ person: null, isHere: false });
    await at.until('they look on', () => at.update?.sights[0]?.eyes === 'spectator');
    expect(at.room).toMatchObject({ state: 'playing', you: { seats: [] } });
    expect(await at.ask({ is: 'back', seat: 1 })).toMatchObject({ refusal: { refused: 'notYourSeat' } });
    at.close();
    const again = gone.attend(id);
    await again.until('the table', () => again.update !== null);
    expect(again.update?.sights.map(({ eyes }) => eyes)).toEqual(['spectator']);
    expect(seat()).toMatchObject({ person: null, bot: 'careful' });
    // The others play on, and wait for nobody.
    await playOn([first, here[2] as Attended], 8, dice(2));
    await first.until('the bot moves', () => first.update?.waiting?.seats.includes(1) !== true);
    for (const each of [...here, again]) each.close();
  });

  test('takes the one who leads: the table is another’s then', async () => {
    const { guests, here } = await seatedAt(open, 2);
    const second = here[1] as Attended;
    await host('POST', `/people/${(guests[0] as Guest).id}`, { is: 'remove' });
    await second.until('they lead', () => second.room?.you.isHost === true);
    expect(second.room?.you.leads).toBe(true);
    for (const each of here) each.close();
  });

  test('says something to everybody, and takes it back', async () => {
    const { here, first } = await seatedAt(open, 2);
    await host('POST', '/announcement', { text: 'We close at ten.' });
    await first.until('heard', () => first.room?.announcement === 'We close at ten.');
    await host('POST', '/announcement', { text: '' });
    await first.until('gone', () => first.room?.announcement === '');
    for (const each of here) each.close();
  });

  test('is told what is not there, and what makes no sense', async () => {
    expect((await host('POST', '/tables/nothinghere', { is: 'close' })).status).toBe(404);
    expect((await host('POST', '/people/nobodyhere', { is: 'ban' })).status).toBe(404);
    expect((await host('POST', '/people/nobodyhere', { is: 'eat' })).status).toBe(400);
    expect((await host('POST', '/announcement', { text: 'x'.repeat(501) })).status).toBe(400);
  });
});
