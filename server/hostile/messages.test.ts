import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attended, type Guest, guest } from '../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';
import { asked, dice, playOn } from '../testing/play.ts';
import { hostile } from './testing/senseless.ts';
import { standing } from './testing/standing.ts';

/** In the proof at full size a million messages are sent. */
const MESSAGES = process.env['PARLOUR_PROVE'] === 'on' ? 1_000_000 : 3000;

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
/** What is in use, without what is only left over. */
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};
const handles = (): number => readdirSync('/proc/self/fd').length;

/** A table of two in the middle of a game. */
async function middleOfAGame() {
  const guests = await Promise.all(['Ada', 'Max'].map((name) => guest(open.address, name)));
  const [host] = guests as [Guest];
  const wanted = { game: 'economicus', seats: 2, options: { limit: 'turns12' } };
  const { id } = (await host.http('POST', '/api/tables', wanted)).body as { id: string };
  const here = guests.map((each) => each.attend(id)) as [Attended, Attended];
  for (const each of here) await each.until('the room', () => each.room !== null);
  await here[1].ask({ is: 'sit', seat: 1 });
  await here[0].ask({ is: 'start' });
  for (const each of here) await each.until('the table', () => each.update !== null);
  await playOn(here, 10, dice(3));
  return { id, guests, here };
}

/** Somebody who sends what they should not; closed, they come again. Each message is answered, or the line is closed. */
async function attack(id: string, token: string | null, count: number, random: (n: number) => number, at: Attended) {
  const url = `${open.address.replace('http', 'ws')}/api/tables/${id}/live`;
  const how = token === null ? undefined : ({ headers: { authorization: `Bearer ${token}` } } as never);
  const found = { sent: 0, answered: 0, closed: 0 };
  while (found.sent < count) {
    const socket = new WebSocket(url, how);
    const closed = new Promise<void>((resolve) => {
      socket.onclose = () => resolve();
      socket.onerror = () => resolve();
    });
    let [sent, answered] = [0, 0];
    let heard = () => {};
    socket.onmessage = ({ data }) => {
      if (String(data).startsWith('{"id":')) answered += 1;
      heard();
    };
    await new Promise((resolve) => {
      socket.onopen = resolve;
      void closed.then(resolve);
    });
    for (; sent < 400 && found.sent < count && socket.readyState === socket.OPEN; found.sent++) {
      const seat = at.seats()[0] ?? 0;
      socket.send(hostile(random, { version: at.update?.version ?? 0, seat }));
      sent += 1;
      if (sent % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const all = new Promise<void>((resolve) => {
      heard = () => answered >= sent && resolve();
      heard();
    });
    // Whoever is neither answered nor let go waits here until the test has no patience left.
    await Promise.race([all, closed]);
    found.answered += answered;
    if (answered < sent) found.closed += 1;
    else expect(answered).toBe(sent);
    socket.close();
    await closed;
  }
  return found;
}

test(`${MESSAGES} messages that should not be sent: every one answered or the line closed, nothing changed, nothing leaks`, async () => {
  const { id, guests, here } = await middleOfAGame();
  const [first, second] = here;
  const at = asked(first) === null ? second : first;
  const before = await standing(open, id, at);
  const random = dice(18);
  await attack(id, null, 200, random, at);
  const [memory, open0] = [heap(), handles()];
  const each = Math.ceil(MESSAGES / 3);
  const answers = await Promise.all([
    attack(id, null, each, dice(1), at),
    attack(id, (guests[here.indexOf(at)] as Guest).token, each, dice(2), at),
    attack(id, (await guest(open.address, 'Mallory')).token, each, dice(3), at),
  ]);
  for (const { answered, closed } of answers) {
    expect(answered).toBeGreaterThan(0);
    // Who sends so fast is let go as well.
    expect(closed).toBeGreaterThan(0);
  }
  // The table is as it was, in memory and on the disk.
  const again = (guests[here.indexOf(at)] as Guest).attend(id);
  await again.until('the table', () => again.update !== null && again.room !== null);
  expect(await standing(open, id, again)).toEqual(before);
  again.close();
  // And it is played on.
  await playOn(here, 4, dice(5));
  for (const line of here) line.close();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(handles() - open0).toBeLessThan(20);
  // The two at the table have kept all they heard of who came and went.
  const heard = here.reduce((all, line) => all + line.heard.join('').length, 0);
  expect((heap() - memory - 2 * heard) / 1e6).toBeLessThan(20);
}, 3_600_000);
