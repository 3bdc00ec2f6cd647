import { expect, test } from 'vitest';
import { joined, opened, play, started } from './friends.ts';
import { houseForAll } from './house-for-all.ts';
import { ASKED, dice } from './person.ts';

const house = houseForAll();

test('by what a game is played everybody reads before it begins; whoever opened the table changes it there', async () => {
  const host = await house.visit();
  const link = await opened(host, 'boom');
  const friend = await house.visit({ width: 390, height: 844, touch: true });
  await joined(friend, link, 'Max');
  const chosen = friend.locator('[data-part=chosen]');
  await expect.poll(() => chosen.textContent()).toContain('no clock');
  expect(await friend.locator('[data-part=change-table]').count()).toBe(0);
  await host.click('[data-part=change-table]');
  await host.click('[data-public=true]');
  await host.click('[data-pace=quick]');
  await host.fill('[data-part=base]', '7.5');
  await host.fill('[data-part=increment]', '3');
  // What no clock can be changes nothing.
  await host.fill('[data-part=increment]', '9999');
  await host
    .getByRole('dialog')
    .getByRole('button', { name: '4 seats', exact: true })
    .or(host.getByRole('dialog').getByText('4', { exact: true }))
    .first()
    .click();
  await host.getByRole('dialog').locator('summary').click();
  await host.getByRole('dialog').locator('fieldset').first().locator('input').nth(1).check();
  await host.click('[data-part=settle]');
  await expect.poll(() => chosen.textContent()).toMatch(/Anyone on this server.*7\.5\smin \+ 3\ss/);
  await expect.poll(() => chosen.locator('[data-option]').count()).toBe(1);
  await friend.waitForSelector('[data-part=online-seat-3]');
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
});

test('whoever lets a bot play is told so in place, also after coming back, and says there that they are back; nobody is asked where nobody is', async () => {
  const [host, friend] = await Promise.all([house.visit(), house.visit()]);
  await joined(friend, await opened(host, 'boom'), 'Max');
  await started(host, [host, friend]);
  await play([host, friend], dice(4), 4);
  await friend.click('[data-part=people-button]');
  await friend.click('[data-part=leave-to-bot]');
  await friend.keyboard.press('Escape');
  await friend.waitForSelector('[data-part=back-button]');
  await friend.reload();
  await friend.waitForSelector('[data-part=back-button]');
  // The others are bots just now: nobody can be asked to let a move be taken back.
  await host.click('[data-part=people-button]');
  await host.waitForSelector('[data-part=vote-end]');
  expect(await host.locator('[data-part=ask-undo]').count()).toBe(0);
  await friend.click('[data-part=back-button]');
  await friend.waitForSelector('[data-part=back-button]', { state: 'detached' });
  await host.waitForSelector('[data-part=ask-undo]');
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
});

test('a bot that cannot answer is told to those who wait for it, until the game goes on', async () => {
  const host = await house.visit();
  let tell: (message: string) => void = () => {};
  await host.routeWebSocket(/tables.*live/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => line.send(message));
    tell = (message) => line.send(message);
  });
  await opened(host, 'boom');
  await started(host, [host]);
  await host.waitForSelector(ASKED);
  tell(JSON.stringify({ told: { is: 'crashed', detail: 'a bot could not answer' } }));
  await host.getByText('A bot couldn’t answer').waitFor();
  await play([host], dice(4), 1);
  await host.waitForSelector('[data-part=bar-trouble]', { state: 'detached' });
});

test('lists come back by themselves when the network does, also where no WebSocket gets through', async () => {
  const host = await house.visit();
  await opened(host, 'boom');
  await host.routeWebSocket(/lobby/, (line) => line.close());
  let isCut = true;
  await host.route('**/api/tables', (route) => (isCut ? route.abort() : route.continue()));
  await host.goto('/online');
  await host.waitForSelector('[data-part=online] [role=alert]');
  isCut = false;
  await host.evaluate(() => dispatchEvent(new Event('online')));
  await host.waitForSelector('[data-part=listed]');
  expect(await host.locator('[data-part=online] [role=alert]').count()).toBe(0);
});
