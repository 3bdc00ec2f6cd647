/** Files and folders that have grown too large, and code that is written twice: npm run check fails on more of it than there was. */

import { readFileSync } from 'node:fs';
import { copiedRuns, IN_SHAPE, RUN, TO_THE_LETTER } from './copied-runs.ts';
import { tooLarge } from './too-large.ts';
import { filesLike } from './working-tree.ts';

type Pairs = Record<'same' | 'alike', number>;

/** So many pairs there are, each known and left on purpose. They may only become fewer: whoever shares one lowers them. */
const KNOWN: Pairs = { same: 9, alike: 84 };

const SHARE = {
  same: `share ${RUN} or more lines`,
  alike: `have ${RUN} or more lines that differ in names, strings and numbers only`,
};

/** What a player reads is said three times by its nature, once in each language; what was released before there were bundles stays as it was. */
const mayRepeat = (file: string) => /(^|\/)text\/|^tools\/version-0\//.test(file);

/**
 * Where the shape of code says something: tests say the same of one thing after another, style sheets differ by their
 * values, and sentences also stand in lessons, labels and words.
 */
const isProgram = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|check)\.tsx?$|(^|\/)(testing|tutorial)\/|\/(labels|words)\.ts$/.test(file);

/** What is not tidy, and how many pairs there are. */
export function untidyIn(sources: ReadonlyMap<string, string>, known: Pairs): { wrong: string[]; pairs: Pairs } {
  const single = new Map([...sources].filter(([file]) => !mayRepeat(file)));
  const found = {
    same: copiedRuns(single, TO_THE_LETTER),
    alike: copiedRuns(new Map([...single].filter(([file]) => isProgram(file))), IN_SHAPE),
  };
  const wrong = tooLarge(sources);
  for (const is of ['same', 'alike'] as const) {
    const { length } = found[is];
    if (length < known[is])
      wrong.push(`${length} pairs of files ${SHARE[is]}, ${known[is]} are known: lower KNOWN in tools/tidy.ts.`);
    if (length <= known[is]) continue;
    for (const { file, from, to, of, ofFrom } of found[is]) wrong.push(`${file}:${from}-${to} ~ ${of}:${ofFrom}`);
    wrong.push(
      `${length} pairs of files ${SHARE[is]}, ${known[is]} are known. Let one piece of code serve both, in kit/ for boards, in client/shell/ for the app, or beside the two; only if the two mean different things that merely look alike, raise KNOWN in tools/tidy.ts.`,
    );
  }
  return { wrong, pairs: { same: found.same.length, alike: found.alike.length } };
}

if (import.meta.main) {
  const files = filesLike('*.ts', '*.tsx', '*.mjs', '*.css');
  const { wrong, pairs } = untidyIn(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])), KNOWN);
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
  console.log(
    `${files.length} files, none too large; ${pairs.same} pairs ${SHARE.same}, ${pairs.alike} ${SHARE.alike}`,
  );
}
