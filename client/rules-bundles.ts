import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOTS, botsPlaying, filesOf, newestRules, RULES } from '@parlour/bundles';
import type { Plugin } from 'vite';
import { bundleBots, bundleRules } from '../tools/bundle.ts';

const folder = fileURLToPath(new URL('../bundles', import.meta.url));

/** Every released file; in a developer's app the rules and bots of the working tree besides. */
export function rulesBundles(games: readonly string[], isWorkingTree: boolean): Plugin {
  const released = () => [...RULES.map(({ file }) => file), ...BOTS.flatMap(filesOf)];
  const working = async (file: string): Promise<string | null> => {
    const [, game, what] = /^([a-z-]+)\/working-tree-(rules|bots)\.js$/.exec(file) ?? [];
    if (!isWorkingTree || game === undefined) return null;
    return what === 'rules' ? bundleRules(game) : bundleBots(game);
  };
  return {
    name: 'parlour-rules-bundles',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const file of released())
        this.emitFile({ type: 'asset', fileName: `rules/${file}`, source: readFileSync(join(folder, file), 'utf8') });
      if (!isWorkingTree) return;
      for (const game of games)
        for (const what of ['rules', 'bots']) {
          const file = `${game}/working-tree-${what}.js`;
          this.emitFile({ type: 'asset', fileName: `rules/${file}`, source: (await working(file)) ?? '' });
        }
    },
    configureServer(server) {
      server.middlewares.use('/rules', async (request, response, next) => {
        const file = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
        const code = released().includes(file) ? readFileSync(join(folder, file), 'utf8') : await working(file);
        if (code === null) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(code);
      });
    },
  };
}

/** What the app keeps for when there is no network: the newest rules of each game, and the bots that play them. */
export const newestFiles = (games: readonly string[]): string[] =>
  games.flatMap((game) => {
    const rules = newestRules(game);
    const bots = rules === null ? null : botsPlaying(game, rules.version);
    return [...(rules === null ? [] : [rules.file]), ...(bots === null ? [] : filesOf(bots))].map(
      (file) => `rules/${file}`,
    );
  });
