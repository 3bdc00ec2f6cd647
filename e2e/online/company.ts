import type { Seat } from '@parlour/kernel';
import { type Cable, cableTo } from '@parlour/server/testing/cable.ts';
import type { Update } from '@parlour/table';
import type { Page } from 'playwright-core';
import type { House, Visit } from '../browser.ts';
import { joined } from '../friends.ts';
import { released } from '../staged-game.ts';
import { type Ears, openEars } from './ears.ts';

/** Somebody at the table, or looking on, in a browser of their own, at the end of a cable of their own. */
export type Visitor = {
  name: string;
  seat: Seat | null;
  page: Page & { troubles: string[] };
  cable: Cable;
  ears: Ears;
};

export type Company = {
  players: readonly Visitor[];
  watcher: Visitor;
  /** The table's place at every address of the house. */
  path: string;
  close(): Promise<void>;
};

export const NAMES = ['Ada', 'Max', 'Vera', 'Taras', 'Nadia', 'Otto', 'Lina', 'Ivan'];

/** Phones first: with few people they are among them too. */
const SIZES: Visit[] = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const sizeOf = (at: number): Visit => SIZES[at] ?? { width: 1280, height: 720 };

/** The present position, as far as any of them was told. */
export function latest({ players, watcher }: Company): Update | null {
  const known = [...players, watcher].flatMap(({ ears: { update } }) => (update === null ? [] : [update]));
  return known.reduce<Update | null>(
    (best, each) => (best === null || each.version > best.version ? each : best),
    null,
  );
}

/** By what the house knows them: whoever has it is them. */
export const tokenOf = async ({ page }: Visitor): Promise<string | null> =>
  (await page.context().cookies()).find(({ name }) => name === 'parlour')?.value ?? null;

export async function visitor(house: House, size: Visit, name: string, seat: Seat | null): Promise<Visitor> {
  const ears = openEars();
  const cable = await cableTo(house.address, ears.hear);
  const page = await house.visit({ ...size, through: cable.address });
  ears.listen(page);
  return { name, seat, page, cable, ears };
}

/** People come to a table by its link, one after another, and somebody looks on; then it begins. */
export async function gathered(
  house: House,
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<Company> {
  const players = await Promise.all(
    NAMES.slice(0, seats).map((name, seat) => visitor(house, sizeOf(seat), name, seat as Seat)),
  );
  const watcher = await visitor(house, sizeOf(seats), 'Zoe', null);
  const [host, ...others] = players as [Visitor, ...Visitor[]];
  const path = await tableFor(host, game, seats, options);
  for (const { page, name } of others) await joined(page, path, name);
  await watcher.page.goto(path);
  const all = [...players, watcher];
  await host.page.click('[data-part=start-online]:not([aria-disabled=true])');
  await Promise.all(all.map(({ page }) => page.waitForSelector('[data-part=room-bar]')));
  return {
    players,
    watcher,
    path,
    async close() {
      await Promise.all(all.map(({ page }) => page.context().close()));
      await Promise.all(all.map(({ cable }) => cable.close()));
    },
  };
}

/** A table with so many seats and these options, made as people make one. */
async function tableFor(
  { page, name }: Visitor,
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<string> {
  const { rules } = await released(game);
  await page.goto(`/host/${game}`);
  await page.getByRole('button', { name: seats === 1 ? '1 seat' : `${seats} seats` }).click();
  if (Object.keys(options).length > 0) await page.locator('details summary').last().click();
  for (const [option, value] of Object.entries(options))
    await page
      .locator(`input[name=${option}]`)
      .nth(rules.options[option]?.indexOf(value) ?? 0)
      .check();
  await page.fill('[data-part=name]', name);
  await page.click('[data-part=become]');
  await page.waitForSelector('[data-part=gathering]');
  return new URL(page.url()).pathname;
}
