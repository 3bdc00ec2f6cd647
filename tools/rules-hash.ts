/**
 * The content hash of each game's rules: the kernel, the game's types, content and rules. A match is pinned to it, so it is
 * kept in the repository (`rules-hash.ts` of each game) and checked by every test run. `npm run fix` writes it anew.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isCheck = process.argv.includes('--check');
let isStale = false;

for (const game of readdirSync(join(root, 'games'))) {
  if (!existsSync(join(root, 'games', game, 'types.ts'))) continue;
  const file = join(root, 'games', game, 'rules-hash.ts');
  const wanted = `export const RULES_HASH = '${hashOf(game)}';\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  if (isCheck) {
    isStale = true;
    console.error(
      `games/${game}/rules-hash.ts is out of date: run \`npm run fix\` and note the change in CHANGELOG.md`,
    );
  } else {
    writeFileSync(file, wanted);
    console.log(`games/${game}/rules-hash.ts written`);
  }
}
process.exit(isStale ? 1 : 0);

function hashOf(game: string): string {
  const patterns = [
    'kernel/*.ts',
    `games/${game}/{types.ts,types/*.ts}`,
    `games/${game}/index.ts`,
    `games/${game}/{content,rules}/**/*.ts`,
  ];
  const files = globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
