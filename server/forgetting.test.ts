import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attended, Guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { seatedAt } from './testing/seated.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const redeemed = (link: string) =>
  fetch(`${open.address}/api/me/links/redeem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  });

test('whoever is forgotten is nobody at once, on every line of theirs: no word of theirs is kept, and no private link lets them in', async () => {
  const { id, guests, here, first } = await seatedAt(open, 2);
  const [, gone] = guests as [Guest, Guest];
  const at = here[1] as Attended;
  await at.until('the own seat', () => at.seats().length === 1);
  expect(await at.ask({ is: 'say', text: 'I live at number 5' })).toEqual({ ok: true });
  const { link } = (await gone.http('POST', '/api/me/links', {})).body as { link: string };
  expect((await gone.http('DELETE', '/api/me')).status).toBe(204);
  await at.until('they look on', () => at.room?.you.person === null && at.seats().length === 0);
  expect(await at.ask({ is: 'say', text: 'at number 5' })).toMatchObject({ refusal: { refused: 'needsName' } });
  await first.until('they are gone', () => first.room?.seats[1]?.isHere === false);
  expect(first.room?.seats[1]?.name).toBe('');
  const kept = JSON.stringify([await open.store.rooms.said(id), await open.store.rooms.find(id)]);
  expect(kept).not.toContain('number 5');
  expect(kept).not.toContain(gone.name);
  expect((await redeemed(link)).status).toBe(410);
  for (const each of here) each.close();
});

test('on a line that is older than a name, words and seats are kept under the name of now', async () => {
  const { guests, here, first } = await seatedAt(open, 2);
  const [host, other] = guests as [Guest, Guest];
  const { id } = (await host.http('POST', '/api/tables', { game: 'crates', seats: 2 })).body as { id: string };
  const at = other.attend(id);
  await at.until('the room', () => at.room !== null);
  expect((await other.http('POST', '/api/me', { name: 'Grace', language: 'en', zone: 'UTC' })).status).toBe(200);
  expect(await here[1]?.ask({ is: 'say', text: 'hello' })).toEqual({ ok: true });
  await first.until('it is heard', () => first.said.length === 1);
  expect(first.said[0]?.name).toBe('Grace');
  expect(await at.ask({ is: 'sit', seat: 1 })).toEqual({ ok: true });
  await at.until('the seat', () => at.seats().length === 1);
  expect(at.room?.seats[1]?.name).toBe('Grace');
  for (const each of [...here, at]) each.close();
});
