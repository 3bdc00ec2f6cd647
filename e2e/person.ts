import type { Locator, Page } from 'playwright-core';

/** A person who plays with the mouse: reads the prompt, and takes any of the choices the table offers in words. */

/** A small generator, so that a failing game can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
}

export const ASKED = '[data-part=prompt][data-asked=true]';
export const OVER = '[data-part=ranking]';
export const PASS = '[data-part=take-device]';

/** Waits until something is asked, the device is to be passed, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'pass' | 'over'> {
  await page.waitForSelector(`${ASKED}, ${OVER}, ${PASS}`);
  if ((await page.locator(OVER).count()) > 0) return 'over';
  return (await page.locator(PASS).count()) > 0 ? 'pass' : 'asked';
}

/** Waits until something is asked; where a game is over before, by the luck of its dice, another one is begun. */
export async function untilAskedInSomeGame(page: Page, begin: () => Promise<unknown>): Promise<void> {
  while ((await untilAsked(page)) === 'over') await begin();
}

/** Declines what others ask until it is one's own turn. */
export async function untilOwnTurn(page: Page): Promise<void> {
  for (let answers = 0; answers < 40; answers++) {
    await page.waitForSelector(ASKED);
    if ((await page.locator('[data-action=skipCard]').count()) > 0) return;
    const question = await asked(page);
    await page.locator('[data-part=prompt]').locator('[data-action=decline], [data-action=refuse]').first().click();
    await confirmed(page, () => asked(page), question);
  }
  throw new Error('the turn never came');
}

const CONFIRM = '[data-part=confirm]';

/** Gives up the card step; the table asks once more if a card could be played. */
export async function skipCard(page: Page): Promise<void> {
  // The prompt says by itself what is being shown, too: so not its words tell that this is answered. Nor does the button
  // alone: where bots are quick the next turn asks for the same before anybody has looked.
  const left = async () =>
    page
      .locator('[data-part=prompt]')
      .evaluateAll(([prompt]) =>
        prompt?.querySelector('[data-action=skipCard]') ? prompt.getAttribute('data-version') : 'answered',
      );
  await page.waitForSelector('[data-action=skipCard]');
  const before = await left();
  await page.click('[data-action=skipCard]');
  await confirmed(page, left, before, 120_000);
}

/** Answers the open question once, by clicking; nothing once the game is over. */
export async function decide(page: Page, random: (n: number) => number): Promise<void> {
  const all = page.locator('[data-part=all-choices]');
  const plain = page.locator('[data-part=prompt] [data-action]');
  if ((await page.locator(OVER).count()) > 0) return;
  const question = await asked(page);
  if ((await all.count()) > 0 && (random(4) > 0 || (await plain.count()) === 0)) {
    // At a table with others the question may be gone while one looks at the list; then one looks again.
    if (!(await chooseFromList(page, random).catch(() => closed(page)))) return;
  } else if (!(await clickedSoon(plain.nth(random(await plain.count()))))) return;
  await untilAnswered(page, question);
}

/** The table has not answered yet. */
export const isSending = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-part=prompt][data-sending=true]').count()) > 0;

const WHY_NOT = 'dialog[aria-label="Why not?"]';

/** What the prompt says, and at which position: the same words may be said twice. */
export const asked = (page: Page): Promise<string> =>
  page
    .locator('[data-part=prompt]')
    .evaluateAll(([prompt]) => `${prompt?.getAttribute('data-version')} ${prompt?.textContent}`);

/** Waits until the table has taken the answer, says yes if it asks whether that is meant, and reads why it was refused. */
async function untilAnswered(page: Page, before: string | null): Promise<void> {
  await confirmed(page, () => asked(page), before);
}

/** Waits until something reads otherwise than before (or a game ends, or a device is passed), and says yes to warnings on the way. */
async function confirmed(
  page: Page,
  read: () => Promise<string | null>,
  before: string | null,
  silence = 5000,
): Promise<void> {
  // A click that led to nothing is noticed by its silence; not while an answer is still on its way.
  for (const end = Date.now() + silence; Date.now() < end || (await isSending(page)); await page.waitForTimeout(30)) {
    // Either may be gone by itself before it is clicked: then there is nothing more to say to it.
    if ((await page.locator(CONFIRM).count()) > 0) await clickedSoon(page.locator(CONFIRM));
    else if ((await page.locator(WHY_NOT).count()) > 0) {
      // What does not go together is refused with its reason; then one chooses something else.
      await clickedSoon(page.locator(WHY_NOT).getByRole('button', { name: 'Close' }));
      return;
    } else if ((await page.locator(`${PASS}, ${OVER}`).count()) > 0 || (await read()) !== before) return;
  }
}

const SOON = { timeout: 30_000 };

/** False if it was gone before it could be clicked. */
const clickedSoon = (what: Locator): Promise<boolean> =>
  what.click(SOON).then(
    () => true,
    () => false,
  );

/** Leaves whatever is open. */
export async function closed(page: Page): Promise<false> {
  for (let n = 0; n < 5 && (await page.locator('dialog[open]').count()) > 0; n++) await page.keyboard.press('Escape');
  // What is half chosen is given up too.
  const cancel = page.locator('[data-part=prompt]').getByRole('button', { name: 'Cancel' });
  if ((await cancel.count()) > 0) await cancel.click();
  return false;
}

/** Tells whether something was chosen: what does not go together cannot be sent, and then one closes the list again. */
async function chooseFromList(page: Page, random: (n: number) => number): Promise<boolean> {
  await page.locator('[data-part=all-choices]').click(SOON);
  const kinds = page.locator('dialog [data-choice]');
  const kind = kinds.nth(random(await kinds.count()));
  const type = await kind.getAttribute('data-choice', SOON);
  await kind.click(SOON);
  const form = page.locator(`dialog [data-part="choice-${type}"]`);
  for (let tries = 0; tries < 8 && (await form.count()) > 0; tries++) {
    const values = form.locator('fieldset > button:not([aria-disabled=true]):not([aria-pressed=true])');
    const unset = form.locator('fieldset:not(:has([aria-pressed=true])) > button:not([aria-disabled=true])');
    const confirm = form.locator(':scope > button:not([aria-disabled=true])');
    if ((await unset.count()) > 0) await unset.nth(random(await unset.count())).click(SOON);
    else if ((await confirm.count()) > 0) await confirm.click(SOON);
    else if ((await values.count()) > 0) await values.nth(random(await values.count())).click(SOON);
    await page.waitForTimeout(20);
  }
  return (await form.count()) === 0 || closed(page);
}

/** Plays on to the end of the game, and tells how many decisions that took. */
export async function playToEnd(page: Page, random: (n: number) => number, most = 400): Promise<number> {
  for (let decisions = 0; decisions < most; decisions++) {
    const now = await untilAsked(page);
    if (now === 'over') return decisions;
    if (now === 'pass') await page.click(PASS);
    else await decide(page, random);
  }
  throw new Error(`the game did not end within ${most} decisions`);
}

/** Lets bots play a whole game among themselves: the quickest way to a finished one. */
export async function botsPlay(page: Page, game = 'boom', seats: number | null = null): Promise<void> {
  await page.goto(`/play/${game}`);
  if (seats !== null)
    await page
      .getByRole('button', { name: `${seats} seat`, exact: false })
      .first()
      .click();
  await page.getByLabel('Who plays: 1').selectOption('careful');
  await page.click('[data-part=start]');
  await page.waitForSelector(OVER);
}
