/**
 * `npm run bench server [--tables N] [--seconds S] [--only PART] [--profile FOLDER] [--normal]`: our server beside others on the same
 * loop, and under the real games. Exits with 1 if a bar is missed.
 */
import { loadavg } from 'node:os';
import { benchBytes } from './bytes-told.ts';
import { benchLoop } from './identical-loop.ts';
import { benchLongGame } from './long-game.ts';
import { benchRealGame, REAL_GAMES } from './real-game.ts';
import { type Part, readScope, type Scope } from './scope.ts';

const BENCHES: Record<Part, (scope: Scope) => Promise<boolean>> = {
  loop: benchLoop,
  boom: (scope) => benchRealGame(REAL_GAMES.boom, scope),
  economicus: (scope) => benchRealGame(REAL_GAMES.economicus, scope),
  long: benchLongGame,
  bytes: benchBytes,
};

const scope = readScope(process.argv.slice(2));
const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(', ');
console.log(`load average before: ${load()}`);
const results: boolean[] = [];
for (const part of scope.parts) results.push(await BENCHES[part](scope));
console.log(`\nload average after: ${load()}`);
process.exit(results.every(Boolean) ? 0 : 1);
