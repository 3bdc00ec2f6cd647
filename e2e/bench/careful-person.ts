import { gameById } from '@parlour/games';
import { below, type Entry, type Seat, seeded } from '@parlour/kernel';
import { type Home, type Kept, memoryStore, type Sight, Table } from '@parlour/table';
import type { Page } from 'playwright-core';
import { choose, type Wanted } from '../choose.ts';
import { closed, decide } from '../person.ts';
import { released } from '../staged-game.ts';

/** A person in the first seat who plays in the browser, and decides as the careful bot of the game would in that seat; who proposes no deals. */
export type CarefulPerson = {
  /** Answers the open question by clicks: through the list of all choices, where it has no button of its own. */
  decides(): Promise<void>;
  /** What the list did not lead to, so that anything was taken instead. */
  readonly lost: Wanted[];
};

const ME: Seat = 0;
/** What cannot be found in the list so soon is not looked for any more. */
const SOON = 5000;
const PATIENCE = 90_000;

export async function carefulPerson(page: Page, game: string): Promise<CarefulPerson> {
  const { rules, careful } = await released(gameById(game).id);
  const id = page.url().split('/').at(-1) ?? '';
  const store = memoryStore();
  const home: Home = { store, think: () => Promise.reject(new Error('nobody thinks here')), after: () => () => {} };
  const dice = { chance: seeded(7) };
  const random = (n: number) => below(dice, n);
  let table: Table | null = null;
  const lost: Wanted[] = [];

  /** What lies in the browser, as far as it has not been read yet. */
  async function read(): Promise<Table> {
    const from = table?.version ?? 0;
    const { kept, lines } = await page.evaluate(stored, { id, from });
    if (table === null) await store.create(kept);
    if (lines.length > 0) await store.append(id, from, { lines, kept });
    if (table !== null) await table.catchUp();
    const opened = table ?? (await Table.open(home, id, async () => rules, 'look'));
    if (!(opened instanceof Table)) throw new Error(`the table ${id} did not open`);
    table = opened;
    return opened;
  }

  return {
    lost,
    async decides() {
      const { view, offers: all } = ((await read()).updateFor([ME]).sights[0] as { sight: Sight }).sight;
      // What a deal is about is put together on the board, not in the list.
      const offers = all.filter(({ type }) => type !== 'proposeDeal');
      const wanted = (await careful.choose({ seat: ME, view, offers }, random)) as Wanted;
      const before = await answersBy(page);
      page.setDefaultTimeout(SOON);
      const isTaken = await choose(page, wanted)
        .catch(() => {})
        .then(() => isAnswered(page, before));
      page.setDefaultTimeout(PATIENCE);
      if (isTaken) return;
      lost.push(wanted);
      await closed(page);
      await decide(page, random);
    },
  };
}

const answersBy = (page: Page): Promise<number> => page.evaluate(() => window.watched.gone.length);

/** Says yes where the table asks whether that is meant, and tells whether the question is answered. */
async function isAnswered(page: Page, before: number): Promise<boolean> {
  const confirm = page.locator('[data-part=confirm]');
  for (const end = Date.now() + SOON; Date.now() < end; await page.waitForTimeout(20)) {
    if ((await answersBy(page)) > before) return true;
    if ((await confirm.count()) > 0) await confirm.click().catch(() => {});
  }
  return false;
}

/** Runs in the page. */
async function stored({ id, from }: { id: string; from: number }): Promise<{ kept: Kept; lines: Entry[] }> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('parlour'));
  const reading = database.transaction(['kept', 'lines']);
  const range = IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
  const [kept, rows] = await Promise.all([
    done(reading.objectStore('kept').get(id)),
    done(reading.objectStore('lines').getAll(range)),
  ]);
  database.close();
  return { kept, lines: rows.map(({ entry }) => entry) };
}
