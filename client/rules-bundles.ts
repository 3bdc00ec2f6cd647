import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The rules and bots of each game as one file of their own, `/rules/<game>.js`. A table keeps the file it began with, so
 * that it is played to its end by the same rules after the app has been updated.
 */
export function rulesBundles(games: readonly string[]): Plugin {
  return {
    name: 'parlour-rules-bundles',
    apply: 'build',
    async buildStart() {
      for (const game of games)
        this.emitFile({ type: 'asset', fileName: `rules/${game}.js`, source: await bundle(game) });
    },
  };
}

async function bundle(game: string): Promise<string> {
  const entry = `\0rules-of-${game}`;
  const source = `
    import * as rules from ${JSON.stringify(`${root}games/${game}/index.ts`)};
    export { bots } from ${JSON.stringify(`${root}games/${game}/bot/index.ts`)};
    export const game = Object.values(rules).find((value) => value?.id === ${JSON.stringify(game)});`;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [
      {
        name: 'parlour-rules-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: game },
      rollupOptions: { input: entry },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as { output: { type: string; code?: string }[] }[];
  const code = output?.output.find(({ type }) => type === 'chunk')?.code;
  if (code === undefined) throw new Error(`no rules bundle of ${game}`);
  return code;
}
