import { botsPlaying, newestRules } from '@parlour/bundles';
import { loadBots, loadRules } from '@parlour/bundles/node.ts';
import type { GameEntry } from '@parlour/games';
import {
  below,
  diceAlone,
  type GameRecord,
  type GameTypes,
  type Match,
  nameCommitment,
  type Question,
  type Rules,
  type Seat,
  seeded,
  sha256,
} from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';
import { untilAsked } from './person.ts';

/** A place in a game worth a picture: after so many lines, seen by this seat. */
export type Scene = { lines: number; seat: Seat };

const NAMES = ['Alex', 'Ada', 'Boris', 'Clara', 'Dmytro'];

/** The newest released rules of a game, as the app under test has them, with their careful bot. */
export async function released(game: string): Promise<{ rules: Rules; bundle: string; careful: Bot<GameTypes> }> {
  const found = newestRules(game);
  const playing = found === null ? null : botsPlaying(game, found.version);
  if (found === null || playing === null) throw new Error(`${game} is not released`);
  const rules = await loadRules(found);
  const careful = (await loadBots(playing)).botsFor(rules).find(({ name }) => name === 'careful');
  if (careful === undefined) throw new Error(`${game} has no bots`);
  return { rules, bundle: found.bundle, careful };
}

/** A whole game of careful bots; `look` sees every question before it is answered, and what was chosen. */
export async function recorded(
  game: string,
  { seats, seed, luck }: { seats: number; seed: string; luck: number },
  look: (open: Question, view: unknown, lines: number, choice: { type: string }) => void,
): Promise<GameRecord> {
  const { rules, bundle, careful } = await released(game);
  const names = NAMES.slice(0, seats).map((name) => ({ name, salt: name }));
  let match: Match<GameTypes> = rules.begin({
    rules: { version: rules.version, bundle },
    seats: names.map((name) => ({ bot: 'careful', pick: null, name: nameCommitment(name) })),
    options: rules.optionsFor({}),
    dice: diceAlone(seed, seats),
    seed,
  });
  const dice = { chance: seeded(luck) };
  const entries: GameRecord['entries'] = [];
  for (let open = rules.about(match).waiting; open !== null; open = rules.about(match).waiting) {
    const seat = open.seats[0] as Seat;
    const seen = { seat, view: rules.view(match, seat), offers: rules.menu(match, seat).offers };
    const choice = await careful.choose(seen, (n) => below(dice, n));
    look(open, seen.view, entries.length, choice);
    const done = rules.act(match, { seat, ...choice });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    match = done.match;
    entries.push(done.entry);
  }
  const { head, outcome, seeds } = rules.about(match);
  return { ...head, names, entries, outcome, seeds: [...seeds] };
}

/** A game of five careful bots with a crowded table, an offer and an IPO in it, and where they are. */
export async function stagedGame(): Promise<{ record: GameRecord; crowd: Scene; funding: Scene; ipo: Scene }> {
  for (let n = 1; ; n++) {
    let crowd: Scene | null = null;
    let most = 0;
    let funding: Scene | null = null;
    let ipo: Scene | null = null;
    const record = await recorded(
      'boom',
      { seats: 5, seed: sha256(`staged ${n}`), luck: n },
      (open, view, lines, choice) => {
        const seat = open.seats[0] as Seat;
        const { length } = (view as { companies: unknown[] }).companies;
        if (open.step === 'cardStep' && length > most) {
          most = length;
          crowd = { lines, seat };
        }
        if (open.phase === 'offer' && length >= 3) funding ??= { lines, seat };
        if (choice.type === 'takePublic') ipo ??= { lines, seat };
      },
    );
    if (crowd !== null && most >= 6 && funding !== null && ipo !== null) return { record, crowd, funding, ipo };
  }
}

/** A game of careful bots, and a turn of the first seat after about two thirds of it, or another part. */
export async function midGame(
  entry: GameEntry,
  seats: number,
  part = 0.66,
): Promise<{ record: GameRecord; scene: Scene }> {
  const turns: number[] = [];
  const record = await recorded(entry.id, { seats, seed: sha256('pictures'), luck: 5 }, (open, _view, lines) => {
    if (open.seats[0] === 0) turns.push(lines);
  });
  return { record, scene: { lines: turns[Math.floor(turns.length * part)] ?? 0, seat: 0 } };
}

/** Opens a record and takes it over where a scene is, with bots on the other seats. */
export async function takeOver(page: Page, record: GameRecord, { lines, seat }: Scene): Promise<void> {
  await openRecord(page, record);
  await page.locator('[data-part=timeline] input[type=range]').fill(String(lines));
  // What is taken over is the moment that is seen, and that may come later than the slider.
  await page.waitForFunction(
    (at) => document.querySelector('[data-part=position]')?.textContent?.match(/\d+/)?.[0] === at,
    String(lines),
  );
  await page.click('[data-part=take-over]');
  await page.click(`[data-part=take-over-${seat}]`);
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await atRest(page);
}

/** Opens a record as a person does: from a file, on the home page. */
export async function openRecord(page: Page, record: unknown): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('[data-part=timeline]');
}
