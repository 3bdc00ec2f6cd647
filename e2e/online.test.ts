import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { House } from './browser.ts';
import { joined, opened, play, started } from './friends.ts';
import { houseForAll } from './house-for-all.ts';
import { ASKED, decide, dice, OVER } from './person.ts';

const house = houseForAll();

type Visitor = Awaited<ReturnType<House['visit']>>;

/** What of a page where people gather does not fit into its width, names of seats above all. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('[data-part=gathering]').evaluate((gathering) =>
    [...gathering.querySelectorAll('section, button, select, b')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isWhole = left >= 0 && right <= innerWidth && width > 0 && element.scrollWidth <= element.clientWidth + 1;
      return isWhole || getComputedStyle(element).display === 'inline' ? [] : [element.outerHTML.slice(0, 120)];
    }),
  );

test('from the home page to a table: a friend with only the link sits down with a name and one tap', async () => {
  const host = await house.visit();
  await host.goto('/');
  await host.click('[data-part=online-link]');
  await host.locator('[data-part=host]').first().click();
  await host.fill('[data-part=name]', 'Ada');
  await host.click('[data-part=become]');
  await host.waitForSelector('[data-part=gathering]');
  // This house listens to its own machine alone.
  await host.getByText('only opens on this computer').waitFor();
  const friend = await house.visit({ width: 390, height: 844, touch: true });
  await friend.goto((await host.textContent('[data-part=invite-link]')) ?? '');
  await friend.fill('[data-part=name]', 'Max');
  await friend.tap('[data-part=become]');
  await host.waitForSelector('[data-part=online-seat-1]:has-text("Max")');
  expect(await cutOff(friend)).toEqual([]);
  await started(host, [host, friend]);
  await Promise.race([host, friend].map((page) => page.waitForSelector(ASKED)));
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
});

test('a table over several days: how many for a decision, and whether weekends and nights count, is chosen and told', async () => {
  const host = await house.visit({ width: 390, height: 844, touch: true });
  await host.goto('/');
  await host.tap('[data-part=online-link]');
  await host.locator('[data-part=host]').first().tap();
  expect(await host.locator('[data-part=days-form]').count()).toBe(0);
  await host.tap('[data-pace=days]');
  await host.selectOption('[data-part=days]', '3');
  await host.selectOption('[data-part=weekends]', 'false');
  await host.selectOption('[data-part=night-from]', '23');
  await host.fill('[data-part=name]', 'Ada');
  await host.tap('[data-part=become]');
  const told = host.locator('[data-part=gathering]');
  await told.waitFor();
  expect(await cutOff(host)).toEqual([]);
  await expect.poll(() => told.textContent()).toMatch(/3\sdays per decision, weekends off, nights off \(23–8\)/);
  expect(host.troubles).toEqual([]);
});

test('from a link in a chat to a seat at the table on a phone: two taps', async () => {
  const host = await house.visit();
  const link = await opened(host, 'economicus');
  const phone = await house.visit({ width: 390, height: 844, touch: true });
  // Some chat, at another address.
  await phone.route('http://chat.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>Come and play: <a href="${link}">${link}</a></p>` }),
  );
  let taps = 0;
  await phone.context().exposeFunction('tapped', () => {
    taps += 1;
  });
  await phone.addInitScript("addEventListener('touchstart', () => tapped(), true)");
  await phone.goto('http://chat.test/');
  const began = performance.now();
  await phone.locator('a').tap();
  await phone.waitForSelector('[data-part=name]:focus');
  const read = performance.now();
  await phone.keyboard.type('Max');
  await phone.locator('[data-part=become]').tap();
  await phone.waitForSelector('[data-part=online-seat-1]:has-text("you")');
  console.log(
    `from the link to the table ${(read - began).toFixed(0)} ms, to the seat ${(performance.now() - began).toFixed(0)} ms`,
  );
  await host.waitForSelector('[data-part=online-seat-1]:has-text("Max")');
  expect(taps).toBe(2);
  expect(phone.troubles).toEqual([]);
});

test('who comes by the link and finds the seat just taken sits down on the next', async () => {
  const host = await house.visit();
  const link = await opened(host, 'boom');
  const [quick, late] = await Promise.all([house.visit(), house.visit()]);
  // The late one's line is slow: what it is shown of the table is three seconds old.
  await late.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => void setTimeout(() => line.send(message), 3000));
  });
  await late.goto(link);
  await late.fill('[data-part=name]', 'Late');
  await late.locator('[data-part=become]').click();
  await joined(quick, link, 'Quick');
  for (const name of ['Quick', 'Late']) await host.waitForSelector(`[data-part=gathering] li:has-text("${name}")`);
});

test('a whole game of •Boom between two and a bot: one reloads, the plug is pulled, one looks on; then replay and rematch', async () => {
  const [host, friend, watcher] = (await Promise.all([
    house.visit(),
    house.visit({ width: 390, height: 844, touch: true }),
    house.visit(),
  ])) as [Visitor, Visitor, Visitor];
  const link = await opened(host, 'boom');
  await joined(friend, link, 'Max');
  await watcher.goto(link);
  await started(host, [host, friend, watcher]);
  const random = dice(18);
  await play([host, friend], random, 6);
  await friend.reload();
  await friend.waitForSelector('[data-part=room-bar][data-line=open]');
  await play([host, friend], random, 6);
  await house.pullThePlug();
  for (const page of [host, friend, watcher]) await page.waitForSelector('[data-part=room-bar][data-line=open]');
  await play([host, friend], random, 400);
  for (const page of [host, friend, watcher]) await page.waitForSelector(OVER);
  await host.waitForSelector('[data-part=dice-verdict][data-ok=true]');
  // The new table, with the same people.
  await friend.locator('[data-part=play-again]').click();
  await friend.waitForSelector('[data-part=gathering] li:has-text("Ada")');
  await host.click('[data-part=watch-replay]');
  await host.waitForSelector('[data-part=timeline]');
  await host.click('[data-part=verify]');
  await host.waitForSelector('[data-part=verdict][data-ok=true]');
  // A line that breaks is written to the console by the browser itself.
  const own = [host, friend, watcher].flatMap(({ troubles }) => troubles);
  expect(own.filter((each) => !/WebSocket|ERR_CONNECTION/.test(each))).toEqual([]);
});

test('words, votes and taking back: what the others ask is put before me in place', async () => {
  const [host, friend] = (await Promise.all([house.visit(), house.visit()])) as [Visitor, Visitor];
  await joined(friend, await opened(host, 'boom'), 'Max');
  await started(host, [host, friend]);
  await host.click('[data-part=chat-button]');
  await host.getByRole('button', { name: 'Good luck!' }).click();
  await host.keyboard.press('Escape');
  await friend.waitForSelector('[data-part=chat-button]:has-text("1")');
  await play([host, friend], dice(5), 4);
  // What is asked of the others is about a position: a bot that moved on now would have it lapse.
  await Promise.race([host, friend].map((page) => page.waitForSelector(ASKED)));
  await host.click('[data-part=people-button]');
  await host.click('[data-part=ask-undo]');
  await host.keyboard.press('Escape');
  await friend.waitForSelector('[data-part=agree]');
  await friend.click('[data-part=decline-undo]');
  await friend.waitForSelector('[data-part=agree]', { state: 'detached' });
  await host.click('[data-part=people-button]');
  await host.click('[data-part=vote-end]');
  await host.keyboard.press('Escape');
  await friend.click('[data-part=answer-end]');
  await host.getByText('Everyone agreed to end the game here.').waitFor();
  // It is looked at, and taken home, like one that is over.
  await friend.click('[data-part=replay-ended]');
  await friend.waitForSelector('[data-part=timeline]');
  await friend.click('[data-part=verify]');
  await friend.waitForSelector('[data-part=verdict][data-ok=true]');
});

test('another device becomes the same person by a private link; being forgotten leaves no name', async () => {
  const first = await house.visit();
  const link = await opened(first, 'manticore', 'Wanderer');
  await first.goto('/online');
  await first.click('[data-part=other-device]');
  const device = (await first.textContent('[data-part=device-link]')) ?? '';
  const second = await house.visit({ width: 390, height: 844, touch: true });
  await second.goto(device);
  await second.click('[data-part=redeem]');
  await second.getByText('Welcome, Wanderer').waitFor();
  expect(second.url()).not.toContain('#');
  await second.goto(link);
  await second.waitForSelector('[data-part=online-seat-0]:has-text("you")');
  second.on('dialog', (dialog) => void dialog.accept());
  await second.goto('/online');
  await second.click('[data-part=forget]');
  await second.getByText('has been erased').waitFor();
  await first.goto(link);
  await first.waitForSelector('[data-part=name]');
  expect(await first.textContent('[data-part=gathering]')).not.toContain('Wanderer');
});

test('a private link asks first where this browser is already somebody who has seats, and is still good for whoever says no', async () => {
  const first = await house.visit();
  await opened(first, 'boom', 'Wanderer');
  await first.goto('/online');
  await first.click('[data-part=other-device]');
  const device = (await first.textContent('[data-part=device-link]')) ?? '';
  const second = await house.visit({ width: 390, height: 844, touch: true });
  const own = await opened(second, 'crates', 'Settler');
  const asks: string[] = [];
  let says = false;
  second.on('dialog', (dialog) => {
    asks.push(dialog.message());
    return says ? dialog.accept() : dialog.dismiss();
  });
  const takes = async () => {
    await second.goto('/');
    await second.goto(device);
    await second.click('[data-part=redeem]');
  };
  await takes();
  await expect.poll(() => asks.length).toBe(1);
  expect(asks[0]).toMatch(/as Settler, at 1\stable/);
  await second.goto(own);
  await second.waitForSelector('[data-part=online-seat-0]:has-text("you")');
  says = true;
  await takes();
  await second.getByText('Welcome, Wanderer').waitFor();
  expect(asks.length).toBe(2);
});

test('whoever is banned while they look at a table is told so, and the page asks no more', async () => {
  const host = await house.visit();
  const link = await opened(host, 'boom');
  const banned = await house.visit();
  let lines = 0;
  await banned.routeWebSocket(/\/live/, (line) => {
    if (line.url().includes('lobby')) return;
    lines += 1;
    void line.close({ code: 4403, reason: 'banned' });
  });
  await banned.goto(link);
  await banned.getByText('You’ve been removed from this server').waitFor();
  await banned.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await banned.waitForTimeout(1500);
  expect(lines).toBe(1);
});

test('answers are planned beforehand and taken back on a phone', async () => {
  const host = await house.visit();
  const link = await opened(host, 'economicus');
  const phone = await house.visit({ width: 390, height: 844, touch: true });
  await joined(phone, link, 'Max');
  await started(host, [host, phone]);
  await phone.locator('[data-part=plans-button]').tap();
  await phone.locator('[data-plan=bidUpTo]').tap();
  await phone.locator('[data-part=add-plan]').tap();
  await phone.waitForSelector('[data-part=own-plans] [data-part=unplan]');
  await phone.locator('[data-plan=passWindows]').tap();
  await phone.locator('[data-part=plan-span]').selectOption('round');
  await phone.locator('[data-part=add-plan]').tap();
  const planned = phone.locator('[data-part=own-plans] li:has([data-part=unplan])');
  await planned.nth(1).waitFor();
  await phone.locator('[data-part=unplan]').first().tap();
  await planned.nth(1).waitFor({ state: 'detached' });
  expect([...host.troubles, ...phone.troubles]).toEqual([]);
});

test('a game begun alone goes on with a friend from where it stands', async () => {
  const host = await house.visit();
  await host.goto('/play/boom');
  await host.click('[data-part=start]');
  const random = dice(3);
  for (let moves = 0; moves < 4; moves++) {
    await host.waitForSelector(ASKED);
    await decide(host, random);
  }
  await host.waitForSelector(ASKED);
  await host.click('[data-part=menu-button]');
  await host.getByRole('button', { name: 'Continue with friends' }).click();
  await host.fill('[data-part=name]', 'Ada');
  await host.click('[data-part=become]');
  await host.waitForSelector('[data-part=gathering]');
  const friend = await house.visit({ width: 390, height: 844, touch: true });
  await joined(friend, (await host.textContent('[data-part=invite-link]')) ?? '', 'Max');
  await started(host, [host, friend]);
  await Promise.race([host, friend].map((page) => page.waitForSelector(ASKED)));
  expect(await play([host, friend], random, 4)).toBeGreaterThanOrEqual(4);
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
});

test('a host chooses how well bots play; whoever does not want to read somebody mutes them', async () => {
  const host = await house.visit();
  const link = await opened(host, 'boom');
  const friend = await house.visit();
  await joined(friend, link, 'Max');
  await host.locator('[data-part=online-seat-2] [data-part=bot]').click();
  await host.locator('[data-part=bot-strength]').selectOption('novice');
  await friend.waitForSelector('[data-part=online-seat-2]:has-text("Beginner")');
  await friend.locator('[data-part=chat-button]').click();
  await friend.getByRole('textbox').fill('Some words');
  await friend.keyboard.press('Enter');
  await host.locator('[data-part=chat-button]').click();
  await host.waitForSelector('[data-part=said]:has-text("Some words")');
  await host.locator('[data-part=mute]').click();
  await host.waitForSelector('[data-part=said] li[data-muted=true]:not(:has-text("Some words"))');
  await host.reload();
  await host.locator('[data-part=chat-button]').click();
  await host.waitForSelector('[data-part=said] li[data-muted=true]:not(:has-text("Some words"))');
  await host.locator('[data-part=mute]').click();
  await host.waitForSelector('[data-part=said]:has-text("Some words")');
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
});
