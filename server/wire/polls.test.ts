import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest } from '../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

test('a frame with nothing in it is no message: it is answered as such, and the line stands', async () => {
  const ada = await guest(open.address, 'Ada');
  const { id } = (await ada.http('POST', '/api/tables', { game: 'crates', seats: 2 })).body as { id: string };
  const { line } = (await ada.http('POST', `/api/tables/${id}/polls`)).body as { line: string };
  expect((await ada.http('POST', `/api/polls/${line}`)).status).toBe(202);
  const heard = JSON.stringify((await ada.http('GET', `/api/polls/${line}`)).body);
  expect(heard).toContain('badMessage');
  await ada.http('DELETE', `/api/polls/${line}`);
});
