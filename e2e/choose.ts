import type { Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';

export type Wanted = { type: string } & Record<string, unknown>;

/** Makes one certain choice: by its button if it has nothing to choose, else through the list of all choices. */
export async function choose(page: Page, { type, ...fields }: Wanted): Promise<void> {
  const plain = page.locator(`[data-part=prompt] [data-action=${type}]`);
  if (Object.keys(fields).length === 0 && (await plain.count()) > 0) return plain.first().click();
  await page.click('[data-part=all-choices]');
  await page.click(`dialog [data-choice=${type}]`);
  const form = page.locator(`dialog [data-part=choice-${type}]`);
  for (const [field, value] of Object.entries(fields)) {
    const control = form.locator(`fieldset[data-field=${field}]`);
    // A field with a single value is settled already, and the last one that is settled sends the choice.
    if ((await control.count()) === 0) continue;
    const button = (of: unknown) => control.locator(`button[data-value='${JSON.stringify(of)}']`);
    if ((await button(value).count()) > 0) await button(value).click();
    else if (Array.isArray(value)) await toggleTo(value, control.locator('button[data-value]'));
    else await control.locator('input[type=number]').fill(String(value));
  }
  const confirm = form.locator(':scope > button:not([aria-disabled=true])');
  // The form closes by itself where the last field settles it.
  for (const end = Date.now() + PATIENCE; (await form.count()) > 0; await page.waitForTimeout(30)) {
    if (Date.now() > end) throw new Error(`${type} cannot be sent`);
    await confirm.click({ timeout: 1000 }).catch(() => {});
  }
}

async function toggleTo(wanted: readonly unknown[], buttons: ReturnType<Page['locator']>): Promise<void> {
  for (const button of await buttons.all()) {
    const value: unknown = JSON.parse((await button.getAttribute('data-value')) ?? 'null');
    const isOn = (await button.getAttribute('aria-pressed')) === 'true';
    if (wanted.includes(value) !== isOn) await button.click();
  }
}
