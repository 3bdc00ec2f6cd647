import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest } from '../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const cookieAfter = async (headers: Record<string, string>) =>
  (await fetch(`${open.address}/api/me`, { headers })).headers.get('set-cookie');

test('a browser that comes again keeps its cookie for another year; a program keeps its token itself', async () => {
  const { token } = await guest(open.address, 'Ada');
  expect(await cookieAfter({ cookie: `parlour=${token}` })).toMatch(
    new RegExp(`^parlour=${token}; Max-Age=31536000;.*HttpOnly.*SameSite=Lax`),
  );
  expect(await cookieAfter({ authorization: `Bearer ${token}` })).toBeNull();
  expect(await cookieAfter({ cookie: 'parlour=of-nobody' })).toBeNull();
});

test('pages speak to no other server', async () => {
  const policy = (await fetch(`${open.address}/`)).headers.get('content-security-policy');
  expect(policy?.split(';').find((each) => each.startsWith('connect-src'))).toBe("connect-src 'self'");
});
