import { describe, expect, test } from 'vitest';
import { commonText } from './index.ts';
import { type Language, listIn, plural, pluralRange, type Say, verb } from './types.ts';

const PLAYERS = { one: 'игрок', few: 'игрока', many: 'игроков' };
const SAY: Record<Language, Say> = { en: sayIn('en'), ru: sayIn('ru'), uk: sayIn('uk') };
function sayIn(language: Language): Say {
  return { seat: (seat) => ['Ада', 'Борис', 'Клара'][seat] ?? '', list: (items) => listIn(language, items) };
}

test('a number has the form that its language asks for', () => {
  expect([1, 2, 5, 11, 21].map((n) => plural('ru', n, PLAYERS))).toEqual([
    'игрок',
    'игрока',
    'игроков',
    'игроков',
    'игрок',
  ]);
  expect(plural('en', 1, { one: 'card', other: 'cards' })).toBe('card');
});

test('a range has the form of its end: 2–4 игрока, 3–5 игроков', () => {
  expect(pluralRange('ru', 2, 4, PLAYERS)).toBe('игрока');
  expect(pluralRange('ru', 1, 4, PLAYERS)).toBe('игрока');
  expect(pluralRange('ru', 3, 5, PLAYERS)).toBe('игроков');
  expect(pluralRange('uk', 2, 4, { one: 'гравець', few: 'гравці', many: 'гравців' })).toBe('гравці');
  expect(pluralRange('en', 2, 4, { one: 'player', other: 'players' })).toBe('players');
});

describe('a list of names', () => {
  test.each([
    ['Ада', 'Борис', 'Ада й Борис'],
    ['Борис', 'Ада', 'Борис і Ада'],
    ['Клара', 'Ірина', 'Клара й Ірина'],
    ['Борис', 'Ірина', 'Борис та Ірина'],
    ['Клара', 'Юрій', 'Клара та Юрій'],
    ['Борис', 'Яна', 'Борис та Яна'],
    ['«Слава»', '«Сталь»', '«Слава» й «Сталь»'],
  ])('Ukrainian lets no vowels clash: %s, %s', (first, second, words) => {
    expect(listIn('uk', [first, second])).toBe(words);
    expect(listIn('uk', ['Макс', first, second])).toBe(`Макс, ${words}`);
  });

  test('the other languages have one word for it', () => {
    expect(listIn('ru', ['Клара', 'Ирина'])).toBe('Клара и Ирина');
    expect(listIn('en', ['Ada', 'Irina', 'Max'])).toBe('Ada, Irina and Max');
    expect(listIn('uk', ['Ада'])).toBe('Ада');
    expect(listIn('uk', [])).toBe('');
  });
});

test('one decides, several decide', () => {
  expect(verb(1, 'решает', 'решают')).toBe('решает');
  expect(verb(2, 'решает', 'решают')).toBe('решают');
  const { ru, uk } = commonText;
  expect(ru.refusals.notAsked({ type: 'pass', asked: [0] }, SAY.ru)).toBe('Это решает Ада.');
  expect(ru.refusals.notAsked({ type: 'pass', asked: [0, 1] }, SAY.ru)).toMatch(/^Это решают Ада и\sБорис\.$/);
  expect(uk.refusals.notAsked({ type: 'pass', asked: [0, 1] }, SAY.uk)).toMatch(/^Це вирішують Ада й\sБорис\.$/);
  expect(ru.refusals.notNow({ type: 'pass', asked: [1, 2] }, SAY.ru)).toContain('сначала решают Борис');
  expect(uk.refusals.notNow({ type: 'pass', asked: [1] }, SAY.uk)).toContain('спершу вирішує Борис');
});
