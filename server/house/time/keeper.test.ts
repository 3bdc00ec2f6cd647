import type { Entry } from '@parlour/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Attended, type Guest, guest } from '../../testing/guest.ts';
import { type Node, startNode } from '../../testing/node.ts';
import { asked } from '../../testing/play.ts';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Seconds. */
const CLOCK = 15;
const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'the server that looks after a live clock gets %s while it runs: another one lets it run out, and the rules answer once',
  async (how) => {
    const data = await postgres.fresh();
    const database = new pg.Client(data);
    await database.connect();
    onTestFinished(() => database.end());
    const nodes: Node[] = [];
    for (const name of ['keeper', 'one', 'two']) nodes.push(await startNode(['--data', data, '--node', name]));
    onTestFinished(() => {
      for (const { child } of nodes) child.kill('SIGKILL');
    });
    const [keeper, ...others] = nodes as [Node, Node, Node];
    // Both people are at servers that stay; the table was woken by the one that does not.
    const guests = await Promise.all(others.map(({ address }, i) => guest(address, `Guest ${i}`)));
    const pace = { is: 'live', base: CLOCK, increment: 0 };
    const made = await (guests[0] as Guest).http('POST', '/api/tables', { game: 'crates', seats: 2, pace });
    const { id } = made.body as { id: string };
    const onlooker = (await guest(keeper.address, 'Onlooker')).attend(id);
    await onlooker.until('the room', () => onlooker.room !== null);
    const here = guests.map((each) => each.attend(id)) as [Attended, Attended];
    for (const each of here) await each.until('the room', () => each.room !== null);
    expect(await here[1].ask({ is: 'sit', seat: 1 })).toEqual({ ok: true });
    expect(await here[0].ask({ is: 'start' })).toEqual({ ok: true });
    for (const each of here) await each.until('the table', () => each.update !== null);
    const seat = (here.find((each) => asked(each) !== null) as Attended).seats()[0];
    const keeperOf = async () => (await database.query('SELECT keeper FROM rooms WHERE id = $1', [id])).rows[0].keeper;
    expect(await keeperOf()).toMatch(/^keeper-/);

    await passed(2000);
    onlooker.close();
    keeper.child.kill(how);
    for (const each of here) await each.until('the rules have answered', () => (each.update?.version ?? 0) > 0);
    expect(await keeperOf()).toMatch(/^(one|two)-/);
    // One that stood still meanwhile believes that the time is over, and the table its own.
    keeper.child.kill('SIGCONT');
    await passed(2500);
    const { rows } = await database.query<{ line: string }>('SELECT line FROM lines WHERE id = $1 ORDER BY at', [id]);
    const lines = rows.map(({ line }) => JSON.parse(line) as Entry);
    expect(lines).toMatchObject([{ seat, by: 'clock' }]);
    for (const each of here) each.close();
  },
);
