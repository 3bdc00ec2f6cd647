import type { Page } from 'playwright-core';

/** Makes one choice through the list of all choices, by the words on its buttons; numbers are typed. */
export async function choose(
  page: Page,
  kind: string,
  picks: { words?: string[]; number?: number } = {},
): Promise<void> {
  const plain = page.locator(`[data-part=prompt] [data-action=${kind}]`);
  if ((await plain.count()) > 0) return plain.click();
  await page.click('[data-part=all-choices]');
  await page.click(`dialog [data-choice=${kind}]`);
  const form = page.locator(`dialog [data-part=choice-${kind}]`);
  for (const words of picks.words ?? []) await form.getByRole('button', { name: words, exact: true }).click();
  if (picks.number === undefined) return;
  await form.locator('input[type=number]').fill(String(picks.number));
  await form.locator(':scope > button').click();
}
