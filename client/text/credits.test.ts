import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, unset } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { shellText } from './index.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('every typeface that is shipped is credited, on the home page and in NOTICE.md', async () => {
  const sheets = read('client/style/tokens.css') + read('kit/fonts/display.css');
  const faces = [...new Set([...sheets.matchAll(/"([^"]+) Variable"/g)].map(([, face]) => face))];
  expect(faces).toHaveLength(6);
  const credits = [read('NOTICE.md')];
  for (const language of LANGUAGES) credits.push(unset((await shellText[language]()).homePage.iconCredits));
  for (const said of credits) for (const face of faces) expect(said).toContain(face);
});
