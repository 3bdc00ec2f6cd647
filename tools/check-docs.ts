/** Holds the docs against the repository: links, anchors, paths, commands, filters of tests. See docs/how-we-test.md. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COMMANDS, COMMON_OPTIONS } from '../cli/commands.ts';
import { SETTINGS } from '../server/config.ts';
import { filesLike } from './working-tree.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGES = ['README.md', 'CONTRIBUTING.md', 'NOTICE.md', 'docs/**/*.md', 'games/*/README.md'];

/** What a page may speak of. */
export type Repository = {
  /** Every file, by its path from the root. */
  files: readonly string[];
  /** The text of a page, for its headings. */
  read(file: string): string;
  /** The scripts of package.json, the commands of tools/run.mjs, the options of a server. */
  scripts: readonly string[];
  runs: readonly string[];
  /** Words that come after a command: `npm run prove leaks`, `npm run bench web waits`. */
  words: Record<string, readonly string[]>;
  /** The rules of each game, by their ids. */
  games: Record<string, readonly string[]>;
  serverOptions: readonly string[];
};

/** What is wrong on a page, each with its line. */
export function wrongOn(page: string, text: string, repository: Repository): string[] {
  const wrong: string[] = [];
  let isFenced = false;
  for (const [i, line] of text.split('\n').entries()) {
    const found: string[] = [];
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    else if (isFenced) found.push(...wrongCommand(line, repository));
    else {
      const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
      for (const [, target = ''] of line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g))
        found.push(...wrongLink(page, text, target, repository));
      // A decision speaks of its own time, and is never rewritten; what begins or ends with a space is text.
      for (const span of page.startsWith('docs/decisions/') ? [] : spans.filter((each) => each === each.trim()))
        found.push(...wrongPath(page, span, repository), ...wrongCommand(span, repository));
    }
    wrong.push(...found.map((what) => `${page}:${i + 1}: ${what}`));
  }
  return wrong;
}

/** What is wrong in a file that deploys the program: the paths and commands in it, wherever they stand. */
export function wrongInDeploy(file: string, text: string, repository: Repository): string[] {
  const folders = new Set(repository.files.flatMap((each) => (each.includes('/') ? [each.split('/')[0]] : [])));
  return text.split('\n').flatMap((line, i) => {
    const words = line.split(/[\s"',=:()[\]]+/);
    const paths = words
      .map((word) => word.replace(/^.*\/node_modules\/parlour\//, '').replace(/^\.\//, `${dirname(file)}/`))
      .filter((word) => word.includes('/') && folders.has(word.split('/')[0]));
    const commands = words
      .join(' ')
      .replaceAll(/\S+\/parlour\.mjs/g, 'npx parlour')
      .split(' && ');
    const found = [
      ...paths.flatMap((path) => wrongPath(file, path, repository)),
      ...commands.flatMap((each) => wrongCommand(/\b(npm run|npx parlour) .*/.exec(each)?.[0] ?? '', repository)),
    ];
    return found.map((what) => `${file}:${i + 1}: ${what}`);
  });
}

function wrongLink(page: string, text: string, target: string, { files, read }: Repository): string[] {
  if (/^[a-z]+:/.test(target)) return [];
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path)).replace(/\/$/, '');
  if (!files.includes(file) && !files.some((each) => each.startsWith(`${file}/`)))
    return [`the link leads to ${file}, which does not exist`];
  if (anchor === undefined || !file.endsWith('.md')) return [];
  const anchors = anchorsOf(file === page ? text : read(file));
  return anchors.includes(anchor) ? [] : [`${file} has no heading #${anchor}; it has ${anchors.join(', ')}`];
}

/** The anchors of a page, as they are made of its headings. */
function anchorsOf(text: string): string[] {
  const headings = text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

const ENDINGS = /\.(tsx?|mjs|js|md|json|py|css|svg|html|webp)$/;

/** A path from the root, from the page or, as in a walk through a game, the end of one; `*` and words in capitals stand for any, lines do not count. */
function wrongPath(page: string, named: string, { files }: Repository): string[] {
  const span = named.replace(/(:\d+(-\d+)?)+$/, '');
  if (!/^[\w.*@{},-]+(\/[\w.*@{},-]+)*\/?$/.test(span) || span.startsWith('@')) return [];
  const [first] = span.split('/');
  const isOurs = span.includes('/') && files.some((file) => file.startsWith(`${first}/`));
  if (!isOurs && !ENDINGS.test(span) && !/^[a-z][\w-]*\/$/.test(span)) return [];
  const wanted = span.replace(/\/$/, '').replaceAll(/\b[A-Z]{3,}\b(?!\.)/g, '*');
  const here = normalize(join(dirname(page), wanted));
  // With a slash at both ends a path is found in another by its whole names.
  const isIn = (file: string) => `/${file}/`.includes(`/${wanted}/`) || `${file}/`.startsWith(`${here}/`);
  const fits = (file: string) => matchesGlob(file, `**/${wanted}{,/**}`);
  const isThere = files.some(/[*{]/.test(wanted) ? fits : isIn);
  // What is made by a command is named, too.
  return isThere || /^(node_modules|dist|data|reports)(\/|$)/.test(span)
    ? []
    : [`there is no ${span} in the repository`];
}

const isWord = (word: string) => /^[a-z][\w/.-]*$/.test(word);

/** A command that is not there, or a word after it that it does not know. */
function wrongCommand(line: string, repository: Repository): string[] {
  const { files, scripts, runs, serverOptions } = repository;
  // In a list of commands, what each does stands after two spaces.
  const [command = ''] = line.trim().split(/\s{2,}| #/);
  const [, , program, name = ''] = /^(\w+=\S+ )*(npm run|npm|npx parlour|parlour|node) (\S+)/.exec(command) ?? [];
  const rest = command.split(' ').slice(command.split(' ').indexOf(name) + 1);
  const options = rest.flatMap((word) => /^\[?--([a-z][a-z-]*)/.exec(word)?.[1] ?? []);
  if (program === 'npm run' || (program === 'npm' && /^(test|start)$/.test(name))) {
    if (!scripts.includes(name)) return [`there is no npm run ${name}; there is ${scripts.join(', ')}`];
    if (name === 'test') return unfound(rest.filter(isWord), /^(?!e2e\/).*\.test\.tsx?$/, files);
    if (name === 'mutate') return unmutable(rest, files);
    const unknown = name === 'start' ? options.find((option) => !serverOptions.includes(option)) : undefined;
    return unknown === undefined
      ? wrongWords([name, ...rest.filter(isWord)], repository)
      : [`npm start knows no --${unknown}`];
  }
  if (program?.endsWith('parlour')) {
    if (!Object.hasOwn(COMMANDS, name)) return /^[a-z]+$/.test(name) ? [`there is no parlour ${name}`] : [];
    const spec = COMMANDS[name as keyof typeof COMMANDS];
    const known = { ...spec.options, ...COMMON_OPTIONS };
    return [
      ...wrongArguments(rest, spec.arguments, repository),
      ...options
        .filter((option) => !Object.hasOwn(known, option))
        .map((option) => `parlour ${name} knows no --${option}`),
    ];
  }
  if (program !== 'node' || !name.startsWith('tools/')) return [];
  if (!files.includes(name)) return [`there is no ${name}`];
  if (name !== 'tools/run.mjs') return [];
  if (!runs.includes(rest[0] ?? '')) return [`tools/run.mjs has no command ${rest[0]}; it has ${runs.join(', ')}`];
  return rest[0] === 'e2e' ? unfound(rest.slice(1).filter(isWord), /^e2e\/.*\.test\.tsx?$/, files) : [];
}

/** A word that a command does not know after those before it; what comes after the last it has a list for is its own business. */
function wrongWords(said: readonly string[], { words, games }: Repository): string[] {
  for (const [i, word] of said.entries()) {
    const before = said.slice(0, i).join(' ');
    const known = before.startsWith('bench web ') ? Object.keys(games) : words[before];
    if (i > 0 && known === undefined) break;
    if (known?.includes(word) === false) return [`npm run ${before} knows no ${word}; it knows ${known.join(', ')}`];
  }
  return [];
}

/** Where faults are to be put in, and no file is. */
const unmutable = (words: readonly string[], files: readonly string[]): string[] =>
  words
    .map((word) => word.replace(/:\d+$/, ''))
    .filter((path) => isWord(path) && !files.some((file) => `${file}/`.startsWith(`${path.replace(/\/$/, '')}/`)))
    .map((path) => `there is no ${path} to put a fault into`);

/** A game, a rule or a kind that a command of the terminal would not find; words in capitals stand for any. */
function wrongArguments(words: readonly string[], wanted: readonly string[], { games }: Repository): string[] {
  const option = words.findIndex((word) => !/^[\w.-]+$/.test(word) || word.startsWith('-'));
  const given = option < 0 ? words : words.slice(0, option);
  const game = given[wanted.indexOf('GAME')] ?? '';
  return given.flatMap((word, i) => {
    const what = wanted[i] ?? '';
    if (what === 'GAME') return !isWord(word) || Object.hasOwn(games, word) ? [] : [`there is no game ${word}`];
    if (/^[a-z|]+$/.test(what)) return what.split('|').includes(word) ? [] : [`${word} is none of ${what}`];
    const rules = games[game] ?? [];
    const isRule = /^[A-Z]{2}-/.test(word) && what.includes('ID') && rules.length > 0;
    const isThere = rules.some((id) => `${id}.`.startsWith(`${word}.`));
    return isRule && !isThere ? [`${game} has no rule ${word}`] : [];
  });
}

/** Filters of tests that no test is found by; whoever follows the docs has copied an example game to games/. */
const unfound = (filters: readonly string[], tests: RegExp, files: readonly string[]): string[] =>
  filters
    .filter(
      (filter) => !files.some((file) => tests.test(file) && file.replace('docs/examples/', 'games/').includes(filter)),
    )
    .map((filter) => `no test is found by ${filter}`);

if (import.meta.main) {
  const source = (file: string) => readFileSync(join(root, file), 'utf8');
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const runner = source('tools/run.mjs');
  const games = globSync('{games,docs/examples}/*/index.ts', { cwd: root }).map(dirname);
  const rulesOf = async (folder: string): Promise<readonly string[]> => {
    const ids = join(root, folder, 'rules/ids.ts');
    return existsSync(ids) ? (await import(pathToFileURL(ids).href)).RULE_IDS : [];
  };
  const repository: Repository = {
    files: filesLike(),
    read: source,
    scripts: Object.keys(JSON.parse(source('package.json')).scripts),
    runs: named(runner.slice(runner.indexOf('const commands')), /^ {2}(\w+)(?:\(|:|,)/gm),
    words: {
      prove: named(runner, /isWanted\('(\w+)'\)/g),
      bench: ['rules', 'search', 'web', 'server', 'fleet'],
      'bench web': [...new Set(named(source('e2e/bench/main.ts'), /\bonly [!=]== '(\w+)'/g))],
      release: games.map((folder) => basename(folder)),
    },
    games: Object.fromEntries(
      await Promise.all(games.map(async (folder) => [basename(folder), await rulesOf(folder)] as const)),
    ),
    serverOptions: [...Object.keys(SETTINGS), 'config', 'working-tree'],
  };
  const pages = globSync(PAGES, { cwd: root }).sort();
  const deploy = filesLike('deploy');
  const wrong = [
    ...pages.flatMap((page) => wrongOn(page, source(page), repository)),
    ...deploy.flatMap((file) => wrongInDeploy(file, source(file), repository)),
  ];
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
  console.log(`${pages.length} pages and ${deploy.length} files of deploy/, every link, path and command is there`);
}
