import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);

test('no class of the dock stands in two of its style sheets: they are read as one', () => {
  const sheets = readdirSync(here).filter((file) => file.endsWith('.module.css'));
  const classesIn = (file: string) => {
    const rules = readFileSync(new URL(file, here), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const names = [...rules.matchAll(/([^{}]+)\{/g)].flatMap(
      ([, selector = '']) => selector.match(/\.[a-z]\w*/gi) ?? [],
    );
    return [...new Set(names)];
  };
  const all = sheets.flatMap(classesIn);
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
});
