import type { Seat } from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../browser.ts';
import { latest, type Visitor } from '../online/company.ts';
import { clicked } from '../online/course.ts';
import { ASKED, dice } from '../person.ts';
import { deviceOf, gatheredAround } from './around.ts';

/** What people around a screen ask of each other, each on the hand in their hand. */

let house: House;
beforeAll(async () => {
  house = await openHouse([], null, 12);
});
afterAll(() => house.close());

test('whose phone is gone when they are needed can be left to a bot; a move is taken back by all; whoever left to a bot is not called, and comes back', async () => {
  const company = await gatheredAround(house, 'boom', 3);
  await clicked(company, dice(3), { most: 1 });
  const asked = () => company.players.find(({ seat }) => latest(company)?.waiting?.seats.includes(seat as never));
  const gone = asked() as Visitor;
  const [other, third] = company.players.filter((each) => each !== gone) as [Visitor, Visitor];

  // Somebody wants a move back: the hand asks for an answer.
  const device = await deviceOf(house, company, other);
  await device.ask({ is: 'askUndo', seat: other.seat as Seat });
  await third.page.click('[data-part=hand-asks] [data-part=decline-undo]');
  await third.page.waitForSelector('[data-part=hand-asks]', { state: 'detached' });

  // A phone dies on its owner's turn.
  gone.cable.cut();
  const asks = third.page.locator('[data-part=hand-asks]');
  await asks.locator('[data-part=stand-in]').waitFor();
  expect(await asks.textContent()).toContain(gone.name);
  // A moment is too short, and that is said.
  await asks.locator('[data-part=stand-in]').click();
  await asks.locator('[role=alert]').waitFor();
  gone.cable.mend();
  await gone.page.waitForSelector('[data-part=hand-bar][data-line=open]');
  await asks.locator('[data-part=stand-in]').waitFor({ state: 'detached' });

  // Paused, so that it stays their turn: a bot plays for them, and nobody is called.
  await gone.page.waitForSelector(ASKED);
  const leaving = await deviceOf(house, company, gone);
  const host = company.players[0] as Visitor;
  await host.page.click('[data-part=pause]');
  await leaving.ask({ is: 'leave', seat: gone.seat as Seat });
  await gone.page.waitForSelector('[data-part=hand-asks] [data-part=back-button]');
  await host.page.click('[data-part=pause]');
  expect(await gone.page.textContent('[data-part=hand-bar] [role=status]')).not.toBe('Your turn');
  await gone.page.click('[data-part=hand-asks] [data-part=back-button]');
  await gone.page.waitForSelector('[data-part=back-button]', { state: 'detached' });
  for (const each of [device, leaving]) each.close();
  await company.close();
});

test('a partner’s code that cannot be made is told in a sentence', async () => {
  const company = await gatheredAround(house, 'boom', 1);
  const { page } = company.players[0] as Visitor;
  await page.route('**/api/me/links', (route) => route.abort());
  await page.click('[data-part=team]');
  await page.waitForSelector('dialog [role=alert]:has-text("reached")');
  expect(await page.locator('[data-part=team-link]').count()).toBe(0);
  await company.close();
});
