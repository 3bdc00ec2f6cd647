import { gameById } from '@parlour/games';
import { LANGUAGES } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { chaptersOf, lookUp } from './rulebook.ts';
import { run } from './testing/run.ts';

test.each(LANGUAGES)('%s: every paragraph stands in exactly one section', async (language) => {
  const rulebook = await (await gameById('boom').text(language)).rulebook();
  const found = chaptersOf(rulebook).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(found.sort()).toEqual(Object.keys(rulebook.rules).sort());
});

test('a paragraph is found with or without its prefix, in any case', async () => {
  const rulebook = await (await gameById('boom').text('en')).rulebook();
  for (const query of ['BO-7.2', 'bo-7.2', '7.2'])
    expect(lookUp(rulebook, query).chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['BO-7.2']);
  expect(lookUp(rulebook, 'r22').chapters[0]?.rules[0]?.id).toBe('BO-R22');
});

test('contents, a section, a paragraph, a search, and nothing', async () => {
  expect((await run(['rules', 'boom'])).out).toMatch(/BO-1 .*\n[\s\S]*BO-R /);
  const section = (await run(['rules', 'boom', 'BO-7'])).out;
  expect(section).toContain('BO-7.1 ');
  expect(section).toContain('BO-7.11 ');
  expect(section).not.toContain('BO-8');
  expect((await run(['rules', 'boom', '7.2', '--lang', 'uk'])).out).toContain('інвестор');
  expect((await run(['rules', 'boom', 'coffee', 'mug'])).code).toBe(1);
  expect((await run(['rules', 'boom', 'hot', 'industry'])).out).toContain('BO-R31');
  // Figures stay with their nouns in print, and are found by who types them with a plain space.
  expect((await run(['rules', 'boom', 'All', '64', 'Play', 'cards'])).out).toContain('BO-1.5');
  const [chapter] = JSON.parse((await run(['rules', 'boom', '8.2', '--json'])).out);
  expect(chapter.rules).toEqual([{ id: 'BO-8.2', words: expect.stringContaining('public') }]);
});

test('the list of games', async () => {
  const [boom] = JSON.parse((await run(['games', '--json', '--lang', 'ru'])).out);
  expect(boom).toMatchObject({
    id: 'boom',
    seats: { min: 3, max: 5 },
    bots: ['random', 'novice', 'careful', 'thinker', 'expert'],
  });
  expect((await run(['games'])).out).toContain('npx parlour play boom');
});
