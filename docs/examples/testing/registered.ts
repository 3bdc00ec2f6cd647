import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDirectory } from '../../../cli/testing/run.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['bundles', 'cli', 'games', 'kernel', 'kit', 'lab', 'protocol', 'search', 'server', 'table', 'wire'];
const PLACE = 'export const EXAMPLES: readonly GameEntry[] = [\n';

/**
 * The sources as they are, with The Attic registered to the letter of docs/writing-a-game.md, and with nothing else changed. The
 * folder they lie in is returned. A browser needs more of them than a terminal.
 */
export function withAttic(isForBrowser: boolean): string {
  const copy = emptyDirectory();
  const folders = isForBrowser ? [...FOLDERS, 'client', 'tools'] : FOLDERS;
  const left = isForBrowser
    ? /\.test\.tsx?$|[\\/](golden|node_modules)$/
    : /\.test\.tsx?$|[\\/](golden|board|node_modules)$/;
  for (const folder of folders)
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter: (path) => !left.test(path) });
  cpSync(join(ROOT, 'docs/examples/attic'), join(copy, 'games/attic'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules/@parlour'), { recursive: true });
  for (const folder of folders) symlinkSync(join(copy, folder), join(copy, 'node_modules/@parlour', folder));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.') && name !== '@parlour')
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  const [imported, entry] = shown();
  const list = join(copy, 'games/index.ts');
  const source = readFileSync(list, 'utf8');
  if (!source.includes(PLACE)) throw new Error('games/index.ts has no list of examples any more');
  writeFileSync(list, imported + source.replace(PLACE, () => PLACE + entry));
  return copy;
}

/** What the page says that one adds to games/index.ts: the import, and the entry. */
function shown(): [string, string] {
  const blocks = readFileSync(join(ROOT, 'docs/writing-a-game.md'), 'utf8').split(/^```(?:ts)?\n/m);
  return ["import { about as attic } from './attic/text/about.ts';\n", "  entry({\n    id: 'attic',"].map(
    (beginning) => {
      const block = blocks.find((each) => each.startsWith(beginning));
      if (block === undefined) throw new Error(`docs/writing-a-game.md no longer shows ${beginning}`);
      return block;
    },
  ) as [string, string];
}
