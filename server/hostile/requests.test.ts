import { OPERATIONS, openApi } from '@parlour/protocol/operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attended, type Guest, guest } from '../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';
import { dice, playOn } from '../testing/play.ts';
import { seatedAt } from '../testing/seated.ts';
import { JUNK } from './testing/senseless.ts';
import { standing } from './testing/standing.ts';

/** In the proof at full size a hundred thousand requests are made. */
const REQUESTS = process.env['PARLOUR_PROVE'] === 'on' ? 100_000 : 1500;

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

type Described = { properties?: Record<string, unknown>; anyOf?: Described[]; oneOf?: Described[] };

/** Every name that a body of this address may have in it. */
function namesIn(path: string, method: string): string[] {
  const { paths } = openApi() as { paths: Record<string, Record<string, { requestBody?: object }>> };
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys((value as Described).properties ?? {})) found.add(name);
    for (const each of Object.values(value)) walk(each);
  };
  walk(paths[path]?.[method]?.requestBody);
  return [...found];
}

/** What may stand where something of ours stands: nothing of it is known to whoever asks, but what anybody may know. */
function wrongOnes(random: (n: number) => number, table: string) {
  const of = <T>(...all: readonly T[]): T => all[random(all.length)] as T;
  const word = () =>
    of('', 'x'.repeat(300), '..%2f..', '%00', '%ff', '__proto__', table, "'; drop table rooms; --", '0');
  const value = (): unknown =>
    of<() => unknown>(
      () => of(...JUNK),
      () => word(),
      () => random(10),
      () => ['boom', 2, { is: 'days', days: -1 }, { is: 'none' }][random(4)],
    )();
  return { of, word, value };
}

test(`${REQUESTS} requests that make no sense, to every address: each is answered with the reason, and nothing changes for others`, async () => {
  const { id, here, guests } = await seatedAt(open, 2, { game: 'economicus' });
  const [at] = here as [Attended];
  await playOn(here, 6, dice(2));
  const before = await standing(open, id, at);
  const [own] = guests as [Guest];
  const mallory = await guest(open.address, 'Mallory');
  const me = await own.http('GET', '/api/me');
  const random = dice(22);
  const { of, word, value } = wrongOnes(random, id);
  const ways = OPERATIONS.map(({ method, path }) => ({ method, path, names: namesIn(path, method) }));
  const seen = new Map<number, number>();
  for (let made = 0; made < REQUESTS; made++) {
    const { method, path, names } = of(...ways);
    // A line that is waited at answers after half a minute, which is no fault.
    if (path === '/api/polls/{id}' && method === 'get' && random(20) > 0) continue;
    const url = `${open.address}${path.replaceAll(/\{\w+\}/g, () => word() || 'x')}${of('', '?', '?since=x&protocol=99', '?a[]=1')}`;
    const body =
      method === 'get'
        ? undefined
        : of(
            JSON.stringify(value()),
            JSON.stringify(Object.fromEntries(names.map((name) => [name, value()]))),
            JSON.stringify(Object.fromEntries(names.filter(() => random(2) > 0).map((name) => [name, value()]))),
            `{"a":${'['.repeat(3000)}`,
            'x'.repeat(of(0, 10, 70_000)),
          );
    const headers: Record<string, string> = {
      'x-parlour-client': of('program', ''),
      ...(body !== undefined && { 'content-type': of('application/json', 'application/json', 'text/plain', 'x/y') }),
      ...of<Record<string, string>>(
        {},
        { authorization: `Bearer ${mallory.token}` },
        { authorization: of('Bearer', 'Bearer x', `Bearer ${'a'.repeat(5000)}`, 'Basic e30=') },
        { cookie: of('parlour=x', 'parlour_host=0', '=;=;', `parlour=${'%'.repeat(99)}`) },
      ),
    };
    const answer = await fetch(url, { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) });
    const text = await answer.text();
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    const asked = `${method} ${url} ${JSON.stringify(headers)} ${body?.slice(0, 300)}: ${answer.status} ${text.slice(0, 300)}`;
    expect(answer.status, asked).toBeLessThan(500);
    if (answer.status >= 400 && answer.status !== 431) {
      const { error, detail } = JSON.parse(text) as { error: unknown; detail: unknown };
      expect([typeof error, typeof detail], asked).toEqual(['string', 'string']);
    }
  }
  // Not all of them stopped at the same door.
  expect(seen.size, JSON.stringify([...seen])).toBeGreaterThan(4);
  expect(await own.http('GET', '/api/me')).toEqual(me);
  const again = own.attend(id);
  await again.until('the table', () => again.update !== null && again.room !== null);
  expect(await standing(open, id, again)).toEqual(before);
  await playOn(here, 2, dice(5));
  for (const each of [...here, again]) each.close();
}, 3_600_000);
