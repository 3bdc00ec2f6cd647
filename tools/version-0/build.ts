/** Builds the bundles of rules 0 from the tree of commit c4c5a3f, checked out at the folder given: `node tools/version-0/build.ts FOLDER`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { release } from '../release.ts';

const [folder = ''] = process.argv.slice(2);
for (const game of ['boom', 'businessmen', 'economicus', 'manticore', 'matter-of-fact']) {
  const old = (file: string) => join(folder, file);
  const code = await bundle(
    `import { rulesOf } from ${JSON.stringify(join(import.meta.dirname, 'adapter.ts'))};
     import * as rules from ${JSON.stringify(old(`games/${game}/index.ts`))};
     export default rulesOf(Object.values(rules).find((value) => value?.id === ${JSON.stringify(game)}));`,
    [
      {
        name: 'kernel-0',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'parlour-kernel-0' || id === '@parlour/kernel') return old('kernel/index.ts');
          return id.startsWith('@parlour/') ? old(id.slice('@parlour/'.length)) : null;
        },
      },
    ],
  );
  const { RULES_HASH } = (await import(old(`games/${game}/rules-hash.ts`))) as { RULES_HASH: string };
  // Golden games of that time name earlier hashes of the same rules: they replay to the same positions.
  const named = globSync(old(`games/${game}/playthroughs/*.json`)).map(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { rules: string }).rules,
  );
  await release(game, 0, code, [...new Set([RULES_HASH, ...named])]);
}
writeFileSync(1, 'rules 0 are in bundles/\n');
