import { expect, test } from 'vitest';
import { softHyphened } from './soft-hyphens.ts';

const seen = (name: string): string => softHyphened(name, 9).replaceAll('\u00ad', '-');

test('long words break between syllables, in all three languages', () => {
  expect(seen('Nationalisation')).toBe('Natio-na-li-sa-tion');
  expect(seen('Благотворительный фонд')).toBe('Бла-го-тво-ри-тель-ный фонд');
  expect(seen('Кон’юнктури')).toBe('Кон’юнк-тури');
});

test('words that fit stay whole, and no line has fewer than three letters of a word', () => {
  expect(seen('Insider Deal')).toBe('Insider Deal');
  for (const name of ['Disintermediation', 'Диверсифицированный', 'Стабілізаційний'])
    for (const part of seen(name)
      .split('-')
      .filter((_, i, all) => i === 0 || i === all.length - 1))
      expect(part.length).toBeGreaterThanOrEqual(3);
});
