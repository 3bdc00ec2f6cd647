/** Files and folders that have grown too large, and code that is written twice: npm run check fails on more of it than there was. */

import { readFileSync } from 'node:fs';
import { copiedRuns, IN_SHAPE, RUN, TO_THE_LETTER } from './copied-runs.ts';
import { tooLarge } from './too-large.ts';
import { filesLike } from './working-tree.ts';

/** So many pairs there are, each known and left on purpose. They may only become fewer: whoever shares one lowers them. */
const KNOWN = { same: 10, alike: 88 };

// What a player reads is said three times by its nature, once in each language; what was released before there were bundles stays as it was.
const files = filesLike('*.ts', '*.tsx', '*.mjs', '*.css').filter(
  (file) => !/(^|\/)text\/|^tools\/version-0\//.test(file),
);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
/**
 * Where the shape of code says something: tests say the same of one thing after another, style sheets differ by their
 * values, and sentences also stand in lessons, labels and words.
 */
const isProgram = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|check)\.tsx?$|(^|\/)(testing|tutorial)\/|\/(labels|words)\.ts$/.test(file);

const large = tooLarge(sources);
const found = {
  same: copiedRuns(sources, TO_THE_LETTER),
  alike: copiedRuns(new Map([...sources].filter(([file]) => isProgram(file))), IN_SHAPE),
};
const SHARE = {
  same: `share ${RUN} or more lines`,
  alike: `have ${RUN} or more lines that differ in names, strings and numbers only`,
};

if (large.length > 0) console.error(large.join('\n'));
const isFull = (is: keyof typeof KNOWN) => found[is].length > KNOWN[is];
for (const is of ['same', 'alike'] as const) {
  if (!isFull(is)) continue;
  for (const { file, from, to, of, ofFrom } of found[is]) console.error(`${file}:${from}-${to} ~ ${of}:${ofFrom}`);
  console.error(
    `${found[is].length} pairs of files ${SHARE[is]}, ${KNOWN[is]} are known. Let one piece of code serve both, in kit/ for boards, in client/shell/ for the app, or beside the two; only if the two mean different things that merely look alike, raise KNOWN in tools/tidy.ts.`,
  );
}
if (large.length > 0 || isFull('same') || isFull('alike')) process.exit(1);
console.log(
  `${files.length} files, none too large; ${found.same.length} pairs ${SHARE.same}, ${found.alike.length} ${SHARE.alike}`,
);
