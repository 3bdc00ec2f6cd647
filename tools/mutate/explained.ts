import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './operators.ts';

/**
 * A fault that no test can find, or need not, and why. It is known by what stands there, not by the number of its line: the text of
 * the line without its indentation, what is replaced in it, and by what.
 */
type Explained = { file: string; line: string; original: string; mutated: string; reason: string };

export const EXPLAINED: readonly Explained[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
);

export function reasonFor(mutant: Mutant, text: string, explained = EXPLAINED): string | null {
  const line = lineIn(text, mutant);
  const found = explained.find(
    (each) =>
      each.file === mutant.file &&
      each.line === line &&
      each.original === mutant.original.trim() &&
      each.mutated === mutant.mutated.trim(),
  );
  return found?.reason ?? null;
}

export const lineIn = (text: string, { line }: Mutant): string => (text.split('\n')[line - 1] ?? '').trim();
