import type { GameRecord, Seat } from '@parlour/kernel';
import { type Attended, attend } from '@parlour/server/testing/guest.ts';
import type { Page } from 'playwright-core';
import type { House, Visit } from '../browser.ts';
import { type Company, NAMES, tokenOf, type Visitor, visitor } from '../online/company.ts';

/** A television, and phones around it, each in a browser of its own at the end of a cable of its own. */

const TELEVISION: Visit = { width: 1920, height: 1080 };
const PHONE: Visit = { width: 390, height: 844, touch: true };

export const WALL = '[data-part=screen-wall]';
/** A hand is laid: something is asked or will be, or the phone goes to the next of two first. */
export const LAID = '[data-part=hand-table] :is([data-part=prompt], [data-part=pass])';

/** What stands in the code that phones scan. */
export async function scanned({ page }: Pick<Visitor, 'page'>): Promise<string> {
  const link = (await page.getAttribute('[data-part=invitation]', 'data-link')) ?? '';
  return new URL(link).pathname + new URL(link).search;
}

export type How = {
  /** How the screen is set up, where not as usual: no movement, no sound. */
  screen?: Visit['settings'];
  /** The same of every phone. */
  phones?: Visit['settings'];
  /** Done to every page before it is opened: a spy, say. */
  prepare?(visitor: Visitor): Promise<void>;
  /** When all sit, before the host starts. */
  before?(host: Visitor, screen: Visitor): Promise<void>;
};

/** The first phone chooses the game; whoever comes after it only says a name. */
async function sitsDown({ page, name }: Visitor, link: string, game: string | null): Promise<void> {
  await page.goto(link);
  if (game !== null) await page.click(`[data-part=choose-game] [data-game=${game}]`);
  await page.fill('[data-part=name]', name);
  await page.click('[data-part=become]');
  await page.waitForSelector('[data-part=seat-page] [data-mark]');
}

/** A screen is opened, so many phones scan it and sit down, and the host starts with them; bots only where the game needs more. */
export async function gatheredAround(house: House, game: string, phones: number, how: How = {}): Promise<Company> {
  const screen = await visitor(house, { ...TELEVISION, settings: how.screen ?? {} }, 'the screen', null);
  await how.prepare?.(screen);
  await screen.page.goto('/screen');
  await screen.page.waitForSelector('[data-part=screen-waiting] [data-part=invitation]');
  const link = await scanned(screen);
  const players = await Promise.all(
    NAMES.slice(0, phones).map((name, seat) =>
      visitor(house, { ...PHONE, settings: how.phones ?? {} }, name, seat as Seat),
    ),
  );
  for (const player of players) await how.prepare?.(player);
  for (const [at, player] of players.entries()) await sitsDown(player, link, at === 0 ? game : null);
  const [host] = players as [Visitor, ...Visitor[]];
  const path = new URL(host.page.url()).pathname;
  await screen.page.waitForSelector(`[data-part=screen-gathering] li:has-text("${players.at(-1)?.name}")`);
  await how.before?.(host, screen);
  await host.page.click('[data-part=start-online]');
  const all = [...players, screen];
  await Promise.all(players.map(({ page }) => page.waitForSelector(LAID)));
  await screen.page.waitForSelector(WALL);
  return {
    players,
    watcher: screen,
    path,
    async close() {
      await Promise.all(all.map(({ page }) => page.context().close()));
      await Promise.all(all.map(({ cable }) => cable.close()));
    },
  };
}

/** Another device of the same person, over the bare wire. */
export async function deviceOf(house: House, { path }: Company, player: Visitor): Promise<Attended> {
  const device = attend(house.address, path.split('/').at(-1) ?? '', (await tokenOf(player)) ?? '');
  await device.until('the other device', () => device.update !== null);
  return device;
}

/** Bots play for everybody until the game is over; the whole record of it. */
export async function finished(house: House, company: Company): Promise<GameRecord> {
  const devices = await Promise.all(company.players.map((player) => deviceOf(house, company, player)));
  for (const [seat, device] of devices.entries()) await device.ask({ is: 'leave', seat: seat as Seat });
  const [first] = devices as [Attended];
  await first.until('the end', () => first.update?.outcome != null);
  const { value } = await first.line.ask({ is: 'record' });
  for (const device of devices) device.close();
  return value as GameRecord;
}

/** The screen shows a position at least as late as this one. */
export const shows = async ({ page }: Pick<Visitor, 'page'>, version: number): Promise<void> => {
  await page.waitForFunction(
    ({ wall, at }) => Number(document.querySelector(wall)?.getAttribute('data-version') ?? -1) >= at,
    { wall: WALL, at: version },
  );
};

/** The screen has another size, and what is on the wall fills it. */
export async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    ({ wall, to }) => Math.abs((document.querySelector(wall)?.getBoundingClientRect().width ?? 0) - to) < 2,
    { wall: WALL, to: width },
  );
}
