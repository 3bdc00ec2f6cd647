/** Builds the bundles of rules 0 from the tree of commit c4c5a3f, checked out at the folder given: `node tools/version-0/build.ts FOLDER`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { release } from '../release.ts';

const [folder = ''] = process.argv.slice(2);
for (const game of ['boom', 'businessmen', 'economicus', 'manticore', 'matter-of-fact', 'crates']) {
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
  await release(game, 0, code, [RULES_HASH]);
}
writeFileSync(1, 'rules 0 are in bundles/\n');
