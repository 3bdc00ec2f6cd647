/**
 * Which test proves which rule: reads the ids in the titles of each game's tests and writes `games/*\/COVERAGE.md`. A rule or
 * scenario that no test names is an error, and so is a table that is out of date (`--check`), and a rule that no source of the
 * rules names: each is to be found by searching for its id.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isCheck = process.argv.includes('--check');
let failed = false;

for (const game of readdirSync(join(root, 'games'))) {
  const ids = join(root, 'games', game, 'rules/ids.ts');
  if (!existsSync(ids)) continue;
  const { RULE_IDS, SCENARIOS } = (await import(pathToFileURL(ids).href)) as {
    RULE_IDS: string[];
    SCENARIOS: Record<string, number>;
  };
  const scenarios = Object.entries(SCENARIOS).flatMap(([kind, many]) => countedTo(many).map((n) => `${kind}${n}`));
  const proofs = proofsOf(game);
  const known = new Set([...RULE_IDS, ...scenarios]);
  const holes = [...known].filter((id) => !proofs.has(id));
  if (holes.length > 0) fail(`games/${game}: no test names ${holes.join(', ')}`);
  const sources = sourcesOf(game);
  const unnamed = RULE_IDS.filter((id) => !new RegExp(`${id.replaceAll('.', '\\.')}(?!\\.?\\d)`).test(sources));
  if (unnamed.length > 0) fail(`games/${game}: neither rules, content nor types name ${unnamed.join(', ')}`);
  const table = tableOf(game, [...RULE_IDS, ...scenarios], proofs);
  const file = join(root, 'games', game, 'COVERAGE.md');
  if (existsSync(file) && readFileSync(file, 'utf8') === table) continue;
  if (isCheck) fail(`games/${game}/COVERAGE.md is out of date: run \`npm run fix\``);
  else writeFileSync(file, table);
}
process.exit(failed ? 1 : 0);

function countedTo(many: number): number[] {
  return Array.from({ length: many }, (_, i) => i + 1);
}

function fail(text: string): void {
  console.error(text);
  failed = true;
}

/** For each id, the tests whose titles name it. */
function proofsOf(game: string): Map<string, { file: string; title: string }[]> {
  const proofs = new Map<string, { file: string; title: string }[]>();
  const folder = join(root, 'games', game);
  for (const file of globSync('**/*.test.{ts,tsx}', { cwd: folder }).sort()) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, , title = ''] of source.matchAll(/\btest\(\s*(['"`])((?:(?!\1).)*)\1/gs))
      for (const [id] of title.matchAll(/\b[A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)?\b/g))
        proofs.set(id, [...(proofs.get(id) ?? []), { file: file.replaceAll('\\', '/'), title }]);
  }
  return proofs;
}

/** All that the rules of a game are written in; the list of ids itself names nothing. */
function sourcesOf(game: string): string {
  const folder = join(root, 'games', game);
  return globSync(['{rules,content,types}/**/*.ts', 'types.ts', 'index.ts'], { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts') && basename(file) !== 'ids.ts')
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function tableOf(game: string, ids: string[], proofs: Map<string, { file: string; title: string }[]>): string {
  const rows = ids.map((id) => {
    const tests = (proofs.get(id) ?? []).map(({ file, title }) => `[${basename(file)}](${file}): ${withoutIds(title)}`);
    return `| ${id} | ${tests.length > 0 ? tests.join('<br>') : '**no test**'} |`;
  });
  const covered = ids.filter((id) => proofs.has(id)).length;
  return [
    `# Which test proves which rule of ${game}`,
    '',
    `Written by \`tools/rule-coverage.ts\` (\`npm run fix\`) and checked by every test run: ${covered} of ${ids.length} rules, rulings and scenarios are named by a test.`,
    '',
    '| rule | tests |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function withoutIds(title: string): string {
  return title.replace(/^[^:]*: /, '').replaceAll('|', '\\|');
}
