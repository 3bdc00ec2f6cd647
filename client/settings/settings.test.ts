import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => '{"language":"xx"}', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['uk-UA', 'en'] });
vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => {} } } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { settingsFrom, useSettings, wishAt } = await import('./settings.ts');

test('settings that cannot be understood are as at first, each by itself', () => {
  const otherwise = useSettings.getState();
  expect(otherwise.language).toBe('uk');
  expect(
    settingsFrom('{"language":"tlh","theme":"dark","speed":"fast","tipsSeen":[3],"x":1}', otherwise),
  ).toMatchObject({
    language: 'uk',
    theme: 'dark',
    speed: 1,
    tipsSeen: [],
  });
  expect(settingsFrom('{"x":1}', otherwise)).not.toHaveProperty('x');
  for (const broken of ['', 'null', '[]', '3', '{"language"', null])
    expect(settingsFrom(broken, otherwise)).toEqual(otherwise);
});

test('what is settled at a table is kept with that table alone, and the oldest tables are forgotten', () => {
  wishAt('one', 'orders', ['sales']);
  wishAt('two', 'orders', []);
  wishAt('one', 'more', ['a', 'b']);
  expect(useSettings.getState().wishes).toEqual({ two: { orders: [] }, one: { orders: ['sales'], more: ['a', 'b'] } });
  for (let n = 0; n < 59; n++) wishAt(`table ${n}`, 'orders', []);
  expect(Object.keys(useSettings.getState().wishes)).toEqual([
    'one',
    ...Array.from({ length: 59 }, (_, n) => `table ${n}`),
  ]);
  const otherwise = useSettings.getState();
  const kept = JSON.stringify({ wishes: otherwise.wishes });
  expect(settingsFrom(kept, { ...otherwise, wishes: {} }).wishes).toEqual(otherwise.wishes);
  for (const broken of ['{"wishes":[]}', '{"wishes":{"a":3}}', '{"wishes":{"a":{"b":[3]}}}', '{"wishes":null}'])
    expect(settingsFrom(broken, otherwise).wishes).toBe(otherwise.wishes);
});
