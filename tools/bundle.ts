/** Builds bundles: the rules of a game, or its bots, as one self-contained module. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A content pack: new values for what `content/` exports, by file and name. Objects are merged, everything else is replaced. */
type Pack = { name: string; game: string; content: Record<string, Record<string, unknown>> };

export const readPack = (file: string): Pack => JSON.parse(readFileSync(file, 'utf8')) as Pack;

/** The rules of a game in the tree at `from`, behind the kernel's one interface. */
export const bundleRules = (game: string, pack: Pack | null = null): Promise<string> =>
  bundle(
    `import { bundleOf } from '@parlour/kernel/bundle.ts';
     import * as rules from ${JSON.stringify(join(root, 'games', game, 'index.ts'))};
     export default bundleOf(Object.values(rules).find((value) => value?.id === ${JSON.stringify(game)}));`,
    pack === null ? [] : [withContent(pack)],
  );

/** The bots of a game; `quick`: without those who think ahead. */
export const bundleBots = (game: string, which: 'all' | 'quick' = 'all'): Promise<string> =>
  bundle(
    `import { botsFor, PLAYS } from ${JSON.stringify(join(root, 'games', game, 'bot/bots.ts'))};
     export default { game: ${JSON.stringify(game)}, plays: PLAYS, botsFor };`,
    which === 'quick' ? [noThinking] : [],
  );

/** Leaves out what only those need who think ahead: the search, and what guides it. */
const noThinking: Plugin = {
  name: 'no-thinking',
  enforce: 'pre',
  load(id) {
    if (/\/search\/levels\.ts$/.test(id)) return 'export const ladder = (rules, guidance, careful) => [careful];';
    return /\/bot\/thinking\/guidance\.ts$/.test(id) ? 'export const guidanceFor = () => null;' : null;
  },
};

export async function bundle(source: string, plugins: Plugin[] = [], from = root): Promise<string> {
  const entry = '\0parlour-bundle';
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: from,
    plugins: [
      // What must be true after every step is checked by tests; no table needs it.
      {
        name: 'no-invariants',
        enforce: 'pre',
        load: (id) => (/\/rules\/invariants\.ts$/.test(id) ? 'export const invariants = {};' : null),
      },
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) },
      ...plugins,
    ],
    build: {
      write: false,
      target: 'es2022',
      // A library of Vite keeps its white space for further builds; these files are only ever run.
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      // One file, also of what is asked for later.
      rolldownOptions: { input: entry, output: { minify: true, codeSplitting: false } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as { output: { type: string; code?: string }[] }[];
  const code = output?.output.find(({ type }) => type === 'chunk')?.code;
  if (code === undefined) throw new Error('nothing was built');
  return code;
}

/** Lays a pack over the content of a game: the files stay as they are, only what they export is changed. */
function withContent({ game, content }: Pack): Plugin {
  const folder = join(root, 'games', game, 'content');
  const packOf = (id: string) =>
    id.startsWith(folder) ? content[id.slice(folder.length + 1).replace(/\.ts$/, '')] : undefined;
  return {
    name: 'content-pack',
    enforce: 'pre',
    load(id) {
      const changes = packOf(id);
      if (changes === undefined) return null;
      const ours = JSON.stringify(`${id}?ours`);
      const merge =
        'const merged = (ours, theirs) => theirs !== null && typeof theirs === "object" && !Array.isArray(theirs) ? { ...ours, ...Object.fromEntries(Object.entries(theirs).map(([key, value]) => [key, merged(ours[key], value)])) } : theirs;';
      const exports = Object.entries(changes).map(
        ([name, value]) => `export const ${name} = merged(ours.${name}, ${JSON.stringify(value)});`,
      );
      return `import * as ours from ${ours};\nexport * from ${ours};\n${merge}\n${exports.join('\n')}`;
    },
  };
}
