import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attended, type Guest, guest } from '../testing/guest.ts';
import { startNode } from '../testing/node.ts';
import { asked, dice, playOn } from '../testing/play.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { receiver } from '../testing/receiver.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';

let postgres: Postgres;
let redis: TestRedis;
beforeAll(async () => {
  postgres = await startPostgres();
  redis = await startRedis(20_000 + ((process.pid + 3571) % 20_000));
});
afterAll(async () => {
  await postgres.stop();
  await redis.close();
});

const GATHERED = 5;
const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('the server that looks after a table is killed while turns are gathered: another one tells it, once', async () => {
  const data = await postgres.fresh();
  const hook = await receiver();
  const settings = ['--data', data, '--redis', redis.url, '--notices-inside', '--notices-after', String(GATHERED)];
  const [keeper, other] = await Promise.all([
    startNode([...settings, '--node', 'keeper']),
    startNode([...settings, '--node', 'other']),
  ]);
  const guests = [await guest(keeper.address, 'One'), await guest(keeper.address, 'Two')] as [Guest, Guest];
  const made = await guests[0].http('POST', '/api/tables', { game: 'crates', seats: 2 });
  const { id } = made.body as { id: string };
  const here = guests.map((each) => each.attend(id)) as [Attended, Attended];
  await here[1].until('the room', () => here[1].room !== null);
  await here[1].ask({ is: 'sit', seat: 1 });
  await here[0].until('both', () => here[0].room?.seats.every(({ person }) => person !== null) ?? false);
  await here[0].ask({ is: 'start' });
  for (const each of here) await each.until('begun', () => each.update !== null);
  const at = here.findIndex((each) => asked(each) === null);
  const [away, mover] = [guests[at] as Guest, here[1 - at] as Attended];
  const made2 = await away.http('POST', '/api/me/notices', { webhook: `${hook.address}/mine` });
  expect(made2.status).toBe(201);
  (here[at] as Attended).close();
  await mover.until('away', () => mover.room?.seats[at]?.isHere === false);
  while (asked(mover) !== null) await playOn([mover], 1, dice(5));
  // Within the gathering: the turn has come, and nothing is told yet.
  await passed(1500);
  expect(hook.received).toEqual([]);
  keeper.child.kill('SIGKILL');
  await keeper.ended;
  mover.close();
  await expect.poll(() => hook.received.length).toBe(1);
  await passed(2 * GATHERED * 1000);
  expect(hook.received.length).toBe(1);
  expect(hook.json()[0].notice.title).toBe('It’s your turn');
  other.child.kill('SIGTERM');
  expect((await other.ended).code).toBe(0);
  await hook.close();
});
