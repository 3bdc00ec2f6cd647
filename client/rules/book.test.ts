import { RULES } from '@parlour/bundles/newest.ts';
import { loadRules } from '@parlour/bundles/node.ts';
import { GAMES } from '@parlour/games';
import { LANGUAGES, type Rules } from '@parlour/kernel';
import type { Book, Example } from '@parlour/kit';
import { describe, expect, test } from 'vitest';
import { chaptersOf, namedIn, placesIn } from './places.ts';
import { plainBook } from './plain-book.ts';
import { findIn, marked, passagesOf } from './search.ts';
import { lay, play } from './try-it/session.ts';

/** The book of a game as the reader opens it. */
async function open(id: string, language: (typeof LANGUAGES)[number]) {
  const entry = GAMES.find((game) => game.id === id);
  const text = await entry?.text(language);
  const rulebook = await text?.rulebook();
  if (entry === undefined || text === undefined || rulebook === undefined) throw new Error(`there is no ${id}`);
  const lessons = (await entry.lessons?.()) ?? null;
  return { rulebook, book: (await entry.book?.(language)) ?? plainBook(text, rulebook, lessons, language) };
}

const examplesIn = (book: Book): Example[] =>
  chaptersOf(book).flatMap(({ blocks }) => blocks.flatMap((block) => (block.is === 'example' ? [block.example] : [])));

/** What of a book is the same in every language. */
const shapeOf = (book: Book): string[] =>
  chaptersOf(book).flatMap(({ id, blocks }) => [
    id,
    ...blocks.map((block) => `${block.is} ${passagesOf(block).length} ${namedIn(block)}`),
    ...blocks.flatMap((block) => (block.is === 'rules' || block.is === 'finePrint' ? block.rules : [])),
  ]);

describe.each(GAMES.map(({ id }) => id))('the book of %s', (id) => {
  test.each(LANGUAGES)('has a place for every rule, and for each only one: %s', async (language) => {
    const { rulebook, book } = await open(id, language);
    const places = placesIn(book);
    expect(places.filter((rule, i) => places.indexOf(rule) !== i)).toEqual([]);
    expect([...places].sort()).toEqual(Object.keys(rulebook.rules).sort());
  });

  test('is built alike in every language, and its chapters have addresses of their own', async () => {
    const [en, ...others] = await Promise.all(LANGUAGES.map(async (language) => (await open(id, language)).book));
    if (en === undefined) throw new Error('no language');
    for (const other of others) expect(shapeOf(other)).toEqual(shapeOf(en));
    const ids = chaptersOf(en).map((chapter) => chapter.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(chaptersOf(en, 'start').every(({ title, blocks }) => title !== '' && blocks.length > 0)).toBe(true);
  });

  test('speaks of no rule that is not there', async () => {
    const { rulebook, book } = await open(id, 'en');
    const blocks = chaptersOf(book).flatMap((chapter) => chapter.blocks);
    for (const rule of blocks.flatMap(namedIn)) expect(Object.keys(rulebook.rules)).toContain(rule);
  });

  test('every example lies and leads where it says, by the newest rules', async () => {
    const released = RULES.find(({ game }) => game === id);
    if (released === undefined) throw new Error(`no rules of ${id}`);
    const rules: Rules = await loadRules(released);
    for (const example of examplesIn((await open(id, 'en')).book)) {
      let session = lay(rules, { version: rules.version, bundle: released.bundle }, example);
      expect(rules.about(session.match).waiting?.seats, example.id).toContain(example.seat);
      for (const choice of example.solution) {
        expect(session.isDone, example.id).toBe(false);
        const played = play(rules, example, session, choice);
        if ('refusal' in played) throw new Error(`${example.id} ${choice.type}: ${JSON.stringify(played.refusal)}`);
        session = played.session;
      }
      expect(session.isDone, example.id).toBe(true);
    }
  });
});

test('the books of •Boom and Economicus have examples to play', async () => {
  for (const id of ['boom', 'economicus'])
    expect(examplesIn((await open(id, 'en')).book).length, id).toBeGreaterThanOrEqual(2);
});

describe('search', () => {
  test('finds words and ids, in rules, tables and all else', async () => {
    const { book, rulebook } = await open('boom', 'en');
    const found = (search: string) => findIn(book, rulebook, search, 'Start');
    expect(found('bo-6.9').map(({ rule }) => rule)).toContain('BO-6.9');
    expect(found('THREE shares').some(({ rule }) => rule === 'BO-6.9')).toBe(true);
    expect(found('hamstervision').map(({ chapter }) => chapter.id)).toContain('cards');
    expect(found('xyzzy')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  test('minds neither ё nor no-break spaces', async () => {
    const { book, rulebook } = await open('boom', 'ru');
    const found = findIn(book, rulebook, 'ее бизнес-план', 'Начало');
    expect(findIn(book, rulebook, '100 млн $', 'Начало').length).toBeGreaterThan(0);
    expect(found).toEqual(findIn(book, rulebook, 'её бизнес-план', 'Начало'));
  });

  test('marks what was searched for', () => {
    expect(marked('Ещё одна акция', 'еще акция')).toEqual([
      { words: 'Ещё', isWanted: true },
      { words: ' одна ', isWanted: false },
      { words: 'акция', isWanted: true },
    ]);
  });
});
