import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { backing, scale, scaleText } from './scale.ts';

test('docs/scale.md is what the measured costs say: node lab/scale.ts writes it', () => {
  const written = readFileSync(fileURLToPath(new URL('../docs/scale.md', import.meta.url)), 'utf8');
  expect(written).toBe(scaleText(scale(), backing()));
});

test('ten times the players need ten times of everything that is counted', () => {
  const rows = scaleText(scale(), '').split('\n');
  const cells = (what: string) =>
    rows
      .find((row) => row.startsWith(`| ${what}`))
      ?.split(' | ')
      .slice(1)
      .map((cell) => Number(cell.replace(/[, |]/g, '')));
  const [thousand, , million] = cells('tables') ?? [];
  expect(million).toBe((thousand ?? 0) * 10_000);
});
