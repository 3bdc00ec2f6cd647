import { expect, test } from 'vitest';
import { matched } from './places.tsx';

test('an address names the parts of its place, whole and nothing else', () => {
  expect(matched('/', '/')).toEqual({});
  expect(matched('/', '/play')).toBeNull();
  expect(matched('/play/:game', '/play/boom')).toEqual({ game: 'boom' });
  expect(matched('/play/:game', '/play/boom/')).toEqual({ game: 'boom' });
  expect(matched('/play/:game', '/play')).toBeNull();
  expect(matched('/play/:game', '/play/boom/more')).toBeNull();
  expect(matched('/learn/:game/:lesson', '/learn/boom/2')).toEqual({ game: 'boom', lesson: '2' });
  expect(matched('/rules/:game/:rule?', '/rules/boom')).toEqual({ game: 'boom' });
  expect(matched('/rules/:game/:rule?', '/rules/boom/BO-R1')).toEqual({ game: 'boom', rule: 'BO-R1' });
  expect(matched('/table/:id', '/table/no%20table')).toEqual({ id: 'no table' });
  expect(matched('/table/:id', '/table/%E0%A4%A')).toBeNull();
});
