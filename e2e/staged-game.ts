import type { GameEntry } from '@parlour/games';
import { bots } from '@parlour/games/boom/bot/index.ts';
import { boom } from '@parlour/games/boom/index.ts';
import {
  act,
  begin,
  below,
  type GameRecord,
  offers,
  optionsOf,
  type Seat,
  seeded,
  sha256,
  view,
  waiting,
} from '@parlour/kernel';
import type { Page } from 'playwright-core';
import { untilAsked } from './person.ts';

/** A place in a game worth a picture: after so many lines, seen by this seat. */
export type Scene = { lines: number; seat: Seat };

/** A game of five careful bots with a crowded table, an offer and an IPO in it, and where they are. */
export function stagedGame(): { record: GameRecord; crowd: Scene; funding: Scene; ipo: Scene } {
  for (let seed = 1; ; seed++) {
    const sitters = ['Alex', 'Ada', 'Boris', 'Clara', 'Dmytro'].map((name) => ({ name, bot: 'careful' }));
    const match = begin(boom, {
      sitters,
      options: {},
      picks: sitters.map(() => null),
      seed: sha256(`staged ${seed}`),
      entropy: sitters.map(() => ''),
    });
    const dice = { chance: seeded(seed) };
    let crowd: Scene | null = null;
    let most = 0;
    let funding: Scene | null = null;
    let ipo: Scene | null = null;
    for (let open = waiting(boom, match.g); open !== null; open = waiting(boom, match.g)) {
      const seat = open.seats[0] as Seat;
      const lines = match.record.entries.length;
      const choice = bots[1]?.choose({ seat, view: view(match.g, seat), offers: offers(boom, match.g, seat) }, (n) =>
        below(dice, n),
      );
      if (open.step === 'cardStep' && match.g.companies.length > most) {
        most = match.g.companies.length;
        crowd = { lines, seat };
      }
      if (open.phase === 'offer' && match.g.companies.length >= 3) funding ??= { lines, seat };
      if (choice?.type === 'takePublic') ipo ??= { lines, seat };
      act(match, { seat, ...choice });
    }
    if (crowd !== null && most >= 6 && funding !== null && ipo !== null)
      return { record: match.record, crowd, funding, ipo };
  }
}

/** A game of careful bots, and a turn of the first seat after about two thirds of it, or another part. */
export async function midGame(
  entry: GameEntry,
  seats: number,
  part = 0.66,
): Promise<{ record: GameRecord; scene: Scene }> {
  const game = await entry.game();
  const careful = (await entry.bots()).find(({ name }) => name === 'careful');
  const sitters = ['Alex', 'Ada', 'Boris', 'Clara'].slice(0, seats).map((name) => ({ name, bot: 'careful' }));
  const match = begin(game, {
    sitters,
    options: optionsOf(game, {}),
    picks: sitters.map(() => null),
    seed: sha256('pictures'),
    entropy: sitters.map(() => ''),
  });
  const dice = { chance: seeded(5) };
  const turns: number[] = [];
  for (let open = waiting(game, match.g); open !== null; open = waiting(game, match.g)) {
    const seat = open.seats[0] as Seat;
    if (seat === 0) turns.push(match.record.entries.length);
    const seen = { seat, view: view(match.g, seat), offers: offers(game, match.g, seat) };
    act(match, { seat, ...careful?.choose(seen, (n) => below(dice, n)) });
  }
  return { record: match.record, scene: { lines: turns[Math.floor(turns.length * part)] ?? 0, seat: 0 } };
}

/** Opens a record and takes it over where a scene is, with bots on the other seats. */
export async function takeOver(page: Page, record: GameRecord, { lines, seat }: Scene): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('[data-part=timeline]');
  await page.locator('[data-part=timeline] input[type=range]').fill(String(lines));
  await page.click('[data-part=take-over]');
  await page.click(`[data-part=take-over-${seat}]`);
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(700);
}
