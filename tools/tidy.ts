/** Files and folders that have grown too large, and code that is written twice: npm run check fails on more of it than there was. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copiedRuns, RUN } from './copied-runs.ts';
import { tooLarge } from './too-large.ts';

/** So many pairs there are, each known and left on purpose. It may only become fewer: whoever shares one lowers it. */
const MOST_PAIRS = 15;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  encoding: 'utf8',
})
  .split('\n')
  // What a player reads is said three times by its nature, once in each language.
  .filter((file) => file !== '' && !/(^|\/)text\//.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const large = tooLarge(sources);
const copies = copiedRuns(sources);
if (large.length > 0) console.error(large.join('\n'));
if (copies.length > MOST_PAIRS) {
  for (const { file, from, to, of, ofFrom } of copies) console.error(`${file}:${from}-${to} ~ ${of}:${ofFrom}`);
  console.error(
    `${copies.length} pairs of files share ${RUN} or more lines, ${MOST_PAIRS} are known. Let one piece of code serve both, in kit/ for boards, in client/shell/ for the app, or beside the two; only if the two mean different things that merely look alike, raise MOST_PAIRS in tools/tidy.ts.`,
  );
}
if (large.length > 0 || copies.length > MOST_PAIRS) process.exit(1);
console.log(`${files.length} files, none too large, ${copies.length} pairs share ${RUN} or more lines`);
