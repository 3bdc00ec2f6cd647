import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, normalize, posix } from 'node:path';
import { root } from '../bundle.ts';

/** The modules a package is made of: everything that can be reached from where it begins, without types. */

/** What one file becomes, what it needs of npm, and which of our files it leads to. */
type Packed = { path: string; code: string; external: string[]; leadsTo: string[] };

/** `from '…'`, `import '…'`, `import('…')`, and files that are started as threads. */
const SPECIFIERS = /(\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)'([^'\n]+)'/g;
/** What only a browser asks for; it is never loaded here, and its files are not there. */
const IN_BROWSERS = /^games\/[^/]+\/(board|book|tutorial)\//;

/** Where every game has its rules, bots, terminal and measures: found by a name put together in games/registry.ts. */
const IN_EVERY_GAME = ['index.ts', 'bot/bots.ts', 'terminal/index.ts', 'lab/index.ts'];
const OF_A_GAME = /\bfrom\('([\w/]+)\.ts'\)/g;

const js = (path: string): string => path.replace(/\.ts$/, '.js');

/** Where a specifier leads among our files; `null` if it is a package of npm or of Node. */
function ours(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const [, folder, rest] = /^@parlour\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return folder === undefined ? null : join(folder, rest ?? 'index.ts');
}

function packed(path: string): Packed {
  const external: string[] = [];
  const leadsTo: string[] = [];
  const bare = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'));
  const code = bare.replaceAll(SPECIFIERS, (whole, before: string, specifier: string) => {
    const file = ours(path, specifier);
    const isUrl = before.includes('URL');
    if (file === null) {
      if (!isUrl && !specifier.startsWith('node:')) external.push(specifier);
      return whole;
    }
    if (!file.endsWith('.ts') || IN_BROWSERS.test(file)) return whole;
    leadsTo.push(file);
    const to = posix.relative(dirname(path), js(file));
    return `${before}'${to.startsWith('.') ? to : `./${to}`}'`;
  });
  return { path: js(path), code: code.replaceAll(OF_A_GAME, "from('$1.js')"), external, leadsTo };
}

/** All modules that are reached from these. */
export function modulesFrom(entries: readonly string[]): Packed[] {
  const known = new Map<string, Packed>();
  const ofGames = globSync(
    IN_EVERY_GAME.map((file) => `games/*/${file}`),
    { cwd: root },
  );
  const open = [...entries, ...ofGames];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (known.has(next)) continue;
    const one = packed(next);
    known.set(next, one);
    open.push(...one.leadsTo);
  }
  return [...known.values()];
}
