import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { houseForAll } from './house-for-all.ts';
import { botsPlay, untilAsked } from './person.ts';
import { stagedGame } from './staged-game.ts';

const house = houseForAll();

test('a finished game is replayed, verified, saved, opened again and taken over', async () => {
  const page = await house.visit();
  await botsPlay(page);
  await page.click('[data-part=watch-replay]');
  await page.waitForSelector('[data-part=timeline]');
  await page.click('[data-part=step-next]');
  await page.waitForFunction(() =>
    /^Move\s1\s/.test(document.querySelector('[data-part=position]')?.textContent ?? ''),
  );
  await page.locator('[data-part=eyes]').selectOption('1');
  await page.click('[data-part=step-last]');
  await page.locator('[data-part=eyes]').selectOption('open');

  await page.click('[data-part=verify]');
  await page.waitForSelector('[data-part=verdict][data-ok=true]');
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-part=save-record]')]);
  const file = await readFile(await download.path(), 'utf8');
  const record = JSON.parse(file);
  expect(record.format).toBe('parlour-record');

  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.parlour.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.waitForSelector('[data-part=timeline]');
  await page.click('[data-part=verify]');
  await page.waitForSelector('[data-part=verdict][data-ok=true]');
  await page.keyboard.press('Escape');

  for (let n = 0; n < 12; n++) await page.click('[data-part=step-next]');
  await page.click('[data-part=take-over]');
  await page.click('[data-part=take-over-2]');
  await page.waitForURL(/\/table\//);
  expect(['asked', 'over']).toContain(await untilAsked(page));
  expect(page.troubles).toEqual([]);
});

test('a record is opened by dropping its file anywhere on the home page; what is no record is told so', async () => {
  const page = await house.visit();
  const { record } = await stagedGame();
  const drop = async (text: string) => {
    await page.goto('/');
    await page.waitForSelector('[data-part=play-now]');
    const files = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'game.json', { type: 'application/json' }));
      return data;
    }, text);
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
    await page.getByText('Drop the record here').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  };
  await drop(JSON.stringify(record));
  await page.waitForSelector('[data-part=timeline]');
  await drop('{"a": "shopping list"}');
  await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent !== '');
  expect(page.url()).toMatch(/\/$/);
  expect(page.troubles).toEqual([]);
});

test('why a record cannot be confirmed is said in the reader’s language', async () => {
  const page = await house.visit({ settings: { language: 'ru' } });
  await page.goto('/');
  await page.click('[data-part=play-now]');
  await untilAsked(page);
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.click('[data-part=verify]');
  await page.waitForSelector('[data-part=verdict][data-ok=false]');
  const said = await page.locator('dialog').innerText();
  expect(said).toContain('ещё не окончена');
  expect(said).not.toMatch(/[a-z]{3}/i);
  expect(page.troubles).toEqual([]);
});

test('a forged record is refused with the line that was changed', async () => {
  const page = await house.visit();
  await botsPlay(page);
  await page.click('[data-part=watch-replay]');
  await page.waitForSelector('[data-part=timeline]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-part=save-record]')]);
  const record = JSON.parse(await readFile(await download.path(), 'utf8'));
  const forge = async (change: (forged: typeof record) => void, words: string) => {
    const forged = structuredClone(record);
    change(forged);
    await page.goto('/');
    await page.setInputFiles('input[type=file]', {
      name: 'forged.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(forged)),
    });
    await page.getByText(words).waitFor();
  };
  const tables = () => page.locator('[data-part=finished] li').count();
  await page.goto('/');
  await page.locator('[data-part=finished] li').first().waitFor({ state: 'attached' });
  const before = await tables();
  await forge((forged) => {
    forged.outcome.scores[0] += 50;
  }, 'isn’t the one its moves lead to');
  await forge((forged) => forged.entries.splice(5, 1), 'line 6');
  await forge((forged) => {
    forged.entries[3].seat = (forged.entries[3].seat + 1) % 3;
  }, 'line 4');
  await forge((forged) => {
    forged.rules.bundle = 'f'.repeat(64);
  }, 'doesn’t have');
  // Nothing of it stays in the list.
  await page.goto('/');
  await page.locator('[data-part=finished] li').first().waitFor({ state: 'attached' });
  expect(await tables()).toBe(before);
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await page.getByText('This isn’t a Parlour game record').waitFor();
});
