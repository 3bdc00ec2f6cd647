/**
 * What is exported and imported nowhere, or by tests alone although its own file does without it: dead code, or a word that need not be public. An import by `import()`, by `* as` or by a path made up
 * at run time uses what its file names.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { filesLike } from './working-tree.ts';

/** Files that are found by their path, and what is asked of them there. */
const BY_PATH: { path: RegExp; names: RegExp; who: string }[] = [
  { path: /\.config\.ts$/, names: /^default$/, who: 'Vite and Vitest' },
  { path: /^games\/[^/]+\/index\.ts$/, names: /./, who: 'games/registry.ts' },
  { path: /^games\/[^/]+\/bot\/bots\.ts$/, names: /^(botsFor|PLAYS)$/, who: 'games/registry.ts, tools/bundle.ts' },
  { path: /^games\/[^/]+\/terminal\/index\.ts$/, names: /^table$/, who: 'games/registry.ts' },
  { path: /^games\/[^/]+\/lab\/index\.ts$/, names: /^measures$/, who: 'games/registry.ts' },
  { path: /^games\/[^/]+\/rules\/ids\.ts$/, names: /^(RULE_IDS|SCENARIOS)$/, who: 'tools/rule-coverage.ts' },
  { path: /^games\/[^/]+\/board\/art\/icons\.ts$/, names: /^ICONS$/, who: 'tools/icons.ts' },
  { path: /^client\/prerender\/home\.tsx$/, names: /^(home|covers)$/, who: 'client/vite.config.ts' },
  { path: /^lab\/bench\/server\/auction-rules\.ts$/, names: /^default$/, who: 'lab/bench/server/with-auction.ts' },
  { path: /^tools\/version-0\/adapter\.ts$/, names: /^rulesOf$/, who: 'tools/version-0/build.ts' },
  { path: /^lab\/prove\/reporter\.ts$/, names: /^default$/, who: 'Vitest, as npm run prove calls it' },
  { path: /^tools\/mutate\/testing\//, names: /./, who: 'tools/mutate/mutate.test.ts, as sources with faults' },
  { path: /\.check\.ts$/, names: /./, who: 'the compiler: they are there to be checked' },
  { path: /^games\/[^/]+\/board\/cover\.tsx$/, names: /./, who: 'client/vite.config.ts' },
  { path: /^games\/[^/]+\/text\/testing\/glossary\.ts$/, names: /^GLOSSARY$/, who: 'client/text/proofreading.test.ts' },
  { path: /^games\/[^/]+\/text\/(en|ru|uk)\/board\.ts$/, names: /^board$/, who: 'client/text/proofreading.test.ts' },
];

/** What these export is a promise to whoever speaks with them, used in the repository or not. */
const PROMISED = /^(protocol\/|table\/index\.ts$|wire\/index\.ts$|server\/index\.ts$)/;

const isTest = (file: string) => /\.(test|check)\.tsx?$|(^|\/)testing\/|^(e2e|docs\/examples)\//.test(file);

/** What is there for tests, and why it stands with what they test. */
const FOR_TESTS: { file: string; names: string[]; why: string }[] = [
  { file: 'bundles/golden.ts', names: ['goldenGame'], why: 'tests of the app read golden games as bundles do' },
  { file: 'client/rules/places.ts', names: ['placesIn', 'namedIn'], why: 'a new kind of block must say what it names' },
  { file: 'games/businessmen/content/table.ts', names: ['COINS', 'SCALE'], why: 'what lies in the box, as specified' },
  { file: 'games/matter-of-fact/content/vehicles.ts', names: ['TRAINS'], why: 'what lies in the box, as specified' },
  { file: 'tools/bundle.ts', names: ['readPack'], why: 'content packs are tried in tests' },
];

const files = filesLike('*.ts', '*.tsx', '*.mjs').filter((file) => !file.endsWith('.d.ts'));
const known = new Set(files);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** What each file exports, and where. */
const exported = new Map<string, Map<string, number>>();
/** `file#name` of everything that somebody imports, and of what others than tests do. */
const used = new Set<string>();
const usedByProgram = new Set<string>();
const use = (by: string, file: string, name: string) => {
  used.add(`${file}#${name}`);
  if (!isTest(by)) usedByProgram.add(`${file}#${name}`);
};
/** Imports of all there is: who, and of which file. Such a file uses what it names. */
const whole: { by: string; of: string }[] = [];
/** Files that pass on everything of another. */
const passedOn = new Map<string, string[]>();

for (const file of files) read(file);
// `lazy` and the like ask for the default without naming it.
for (const { by, of } of whole)
  for (const name of namesOf(of))
    if (name === 'default' || new RegExp(`\\b${name}\\b`).test(sources.get(by) ?? '')) use(by, of, name);

const isFoundByPath = (file: string, name: string) =>
  BY_PATH.some(({ path, names }) => path.test(file) && names.test(name));
const wrong = files
  .filter((file) => !PROMISED.test(file))
  .flatMap((file) =>
    [...(exported.get(file) ?? [])].flatMap(([name, start]) => {
      if (isFoundByPath(file, name)) return [];
      if (!isUsed(file, name)) return [`${file}:${lineOf(file, start)}: nobody imports ${name}`];
      return isForTestsOnly(file, name) ? [`${file}:${lineOf(file, start)}: only tests import ${name}`] : [];
    }),
  );
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files, every export is imported somewhere, and not by tests alone`);

function read(file: string): void {
  const { module } = parseSync(file, sources.get(file) ?? '');
  const own = new Map<string, number>();
  exported.set(file, own);
  for (const { moduleRequest, entries } of module.staticImports) {
    const of = targetOf(file, moduleRequest.value);
    if (of === null) continue;
    for (const { importName } of entries)
      if (importName.kind === 'NamespaceObject') whole.push({ by: file, of });
      else use(file, of, importName.kind === 'Default' ? 'default' : (importName.name ?? ''));
  }
  for (const { entries } of module.staticExports)
    for (const { exportName, importName, moduleRequest, start } of entries) {
      const of = moduleRequest === null ? null : targetOf(file, moduleRequest.value);
      const name = exportName.kind === 'Default' ? 'default' : exportName.name;
      if (name !== null && exportName.kind !== 'None') own.set(name, start);
      if (of === null) continue;
      if (importName.kind === 'AllButDefault') passedOn.set(file, [...(passedOn.get(file) ?? []), of]);
      else if (importName.kind === 'All') whole.push({ by: file, of });
      else use(file, of, importName.name ?? '');
    }
  for (const { moduleRequest } of module.dynamicImports) {
    const said = (sources.get(file) ?? '').slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, '');
    const of = targetOf(file, said);
    if (of !== null) whole.push({ by: file, of });
  }
}

/** All that a file exports, with what it passes on. */
function namesOf(file: string): string[] {
  return [...(exported.get(file)?.keys() ?? []), ...(passedOn.get(file) ?? []).flatMap(namesOf)];
}

/** Whether a name is imported from its file, or from one that passes it on. */
function isUsed(file: string, name: string, by = used): boolean {
  if (by.has(`${file}#${name}`)) return true;
  return [...passedOn].some(([face, of]) => of.includes(file) && isUsed(face, name, by));
}

/** Whether tests alone ask for a name, and its own file does without. What an index passes on is the face of its folder. */
function isForTestsOnly(file: string, name: string): boolean {
  if (isTest(file) || /(^|\/)index\.tsx?$/.test(file) || isUsed(file, name, usedByProgram)) return false;
  const code = (sources.get(file) ?? '').replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');
  const isNeededHere = [...code.matchAll(new RegExp(`(?<![\\w$.])${name}(?![\\w$])`, 'g'))].length > 1;
  return !isNeededHere && !FOR_TESTS.some((each) => each.file === file && each.names.includes(name));
}

function targetOf(file: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  const path = bare.startsWith('.')
    ? normalize(join(dirname(file), bare)).replaceAll('\\', '/')
    : bare.startsWith('@parlour/')
      ? bare.slice('@parlour/'.length)
      : null;
  if (path === null) return null;
  return known.has(path) ? path : known.has(`${path}/index.ts`) ? `${path}/index.ts` : null;
}

function lineOf(file: string, start: number): number {
  return (sources.get(file) ?? '').slice(0, start).split('\n').length;
}
