/** `npm run pack`: one file that `npm install` takes, with everything in it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.ts';
import { assemble } from './assemble.ts';

const folder = join(root, '.cache/package');
const { modules, dependencies } = assemble(folder, join(root, 'dist'));
mkdirSync(join(root, 'reports'), { recursive: true });
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', join(root, 'reports')], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as { filename: string; size: number; entryCount: number }[];
console.log(
  `reports/${packed?.filename}: ${packed?.entryCount} files, ${((packed?.size ?? 0) / 1e6).toFixed(1)} MB, ${modules} modules; needs ${dependencies.join(', ')}`,
);
