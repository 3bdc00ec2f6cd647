/** `npm run bench`: speed as ratios against peers in the same run. Exits with 1 if a bar is missed. */
import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@parlour/games';
import { benchGame } from './games.ts';
import { benchKernel } from './kernel.ts';
import { benchToldMove } from './told-move.ts';

// The garbage collector is called by hand where memory is measured.
setFlagsFromString('--expose_gc');
globalThis.gc = runInNewContext('gc');

/** Each game in a process of its own, as a table in the browser and a simulation have it: the machine code of one does not slow another. */
const inItsOwnProcess = (id: string): boolean =>
  spawnSync(process.execPath, [import.meta.filename, 'game', id], { stdio: 'inherit' }).status === 0;

const [, , what, id] = process.argv;
const results =
  what === 'game' && id !== undefined
    ? [await benchToldMove(id), await benchGame(id)]
    : [benchKernel(), ...GAMES.map((game) => inItsOwnProcess(game.id))];
process.exit(results.every(Boolean) ? 0 : 1);
