import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => '{"language":"xx"}', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['uk-UA', 'en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { settingsFrom, useSettings } = await import('./settings.ts');

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
