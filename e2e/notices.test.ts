import { receiver } from '@parlour/server/testing/receiver.ts';
import { expect, test } from 'vitest';
import { opened } from './friends.ts';
import { houseForAll } from './house-for-all.ts';

const house = houseForAll();

test('a webhook is added and tried on the page of one’s tables; the link in a notice stops it with one tap', async () => {
  const hook = await receiver();
  const page = await house.visit({ width: 390, height: 844, touch: true });
  await opened(page, 'crates', 'Vera');
  await page.goto('/online');
  await page.locator('[data-part=webhook]').fill(`${hook.address}/mine`);
  await page.locator('[data-part=add-webhook]').tap();
  await page.locator('[data-part=channels] li').waitFor();
  await page.getByRole('button', { name: 'Try it' }).tap();
  await page.getByText('Sent. Check that it arrived.').waitFor();
  const [{ notice }] = hook.json() as [{ notice: { stopUrl: string; lines: string[] } }];
  expect(notice.lines.join()).toContain('It works');
  // On another device, where nobody is known.
  const elsewhere = await house.visit({ width: 390, height: 844, touch: true });
  await elsewhere.goto(notice.stopUrl);
  await elsewhere.getByText('You won’t get these notifications any more.').waitFor();
  expect(elsewhere.url()).not.toContain('#');
  await page.reload();
  await page.locator('[data-part=notices]').waitFor();
  expect(await page.locator('[data-part=channels] li').count()).toBe(0);
  expect([...page.troubles, ...elsewhere.troubles]).toEqual([]);
  await hook.close();
});

test('what is pushed to a browser is shown with its two ways on, also while no page of ours is open', async () => {
  const page = await house.visit({ keepsApp: true });
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: house.address });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const session = await context.newCDPSession(page);
  const registered: { registrationId: string; scopeURL: string }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registered.push(...registrations));
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registered.length).toBeGreaterThan(0);
  const notice = {
    title: 'It’s your turn',
    lines: ['•Boom · with Max'],
    url: `${house.address}/t/abcdefgh`,
    open: 'Open the table',
    stop: 'Stop these notifications',
    stopUrl: `${house.address}/stop#secret`,
    tag: 'turn',
  };
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: house.address,
    registrationId: registered[0]?.registrationId ?? '',
    data: JSON.stringify(notice),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: notice.title, body: notice.lines[0], data: { url: notice.url, stopUrl: notice.stopUrl } }]);
});
