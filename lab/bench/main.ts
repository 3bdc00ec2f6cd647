/** `npm run bench`: speed as ratios against peers in the same run. Exits with 1 if a bar is missed. */
import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@parlour/games';
import { benchGame } from './games.ts';
import { benchKernel } from './kernel.ts';
import { benchSearch } from './search.ts';
import { benchRedealt, benchToldMove } from './told-move.ts';

// The garbage collector is called by hand where memory is measured.
setFlagsFromString('--expose_gc');
globalThis.gc = runInNewContext('gc');

/** What is measured of each game: random play, a table that tells every move, a bot that searches. */
const OF_A_GAME = { game: benchGame, told: benchToldMove, redealt: benchRedealt };
const BENCHES: Record<string, (id: string) => boolean | Promise<boolean>> = { ...OF_A_GAME, search: benchSearch };

/** Each in a process of its own, as a table, a simulation and a bot have it: the machine code of one does not slow another. */
const inItsOwnProcess = (what: string, id = ''): boolean =>
  spawnSync(process.execPath, [import.meta.filename, what, id], { stdio: 'inherit' }).status === 0;

const [, , what, id = ''] = process.argv;
const bench = BENCHES[what ?? ''];
const results =
  bench !== undefined
    ? [await bench(id)]
    : [
        benchKernel(),
        inItsOwnProcess('search'),
        ...GAMES.flatMap((game) => Object.keys(OF_A_GAME).map((each) => inItsOwnProcess(each, game.id))),
      ];
process.exit(results.every(Boolean) ? 0 : 1);
