import { expect, test } from 'vitest';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

test.each([
  ['en', en, /buzz/i],
  ['ru', ru, /вибр/i],
  ['uk', uk, /вібр/i],
] as const)('%s: a phone that cannot buzz is not said to', (_, text, buzzes) => {
  expect(text.watchScreen).toMatch(buzzes);
  expect(text.watchScreenQuietly).not.toMatch(buzzes);
});
