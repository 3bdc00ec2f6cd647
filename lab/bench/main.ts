/** `npm run bench`: speed as ratios against peers in the same run. Exits with 1 if a bar is missed. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { benchGames } from './games.ts';
import { benchKernel } from './kernel.ts';

// The garbage collector is called by hand where memory is measured.
setFlagsFromString('--expose_gc');
globalThis.gc = runInNewContext('gc');

const results = [benchKernel(), await benchGames()];
process.exit(results.every(Boolean) ? 0 : 1);
