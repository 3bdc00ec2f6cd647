import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attended, Guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { seatedAt } from './testing/seated.ts';
import { time } from './testing/time.ts';

const now = time();
let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse({ time: now });
});
afterAll(() => open.close());

const OK = { ok: true };

test('nobody drowns a table in words, by whatever lines they come; after a moment they may talk again', async () => {
  const { id, guests, here } = await seatedAt(open, 2);
  const [first, second] = here as [Attended, Attended];
  const other = (guests[0] as Guest).attend(id);
  await other.until('the table', () => other.update !== null);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? first : other).ask({ is: 'say', text: `word ${i}` })),
  );
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused).toHaveLength(7);
  for (const each of refused) expect(each).toMatchObject({ refusal: { refused: 'tooManyWords' } });
  expect(await second.ask({ is: 'say', text: 'Quiet, please' })).toEqual(OK);
  now.pass(5000);
  expect(await first.ask({ is: 'say', text: 'Sorry' })).toEqual(OK);
  for (const each of [...here, other]) each.close();
});
