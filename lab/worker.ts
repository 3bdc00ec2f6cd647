import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '@parlour/games';
import { type Batch, playGames } from './play-games.ts';

/** One core's share of a simulation; tells every so many games how far it is. */
const batch = workerData as Batch;
const STEP = Math.max(1, Math.min(50, Math.floor(batch.games / 100)));
let played = 0;

const found = await playGames(gameById(batch.game), batch, () => {
  played += 1;
  if (played < STEP) return;
  parentPort?.postMessage({ played });
  played = 0;
});
parentPort?.postMessage({ played });
parentPort?.postMessage({ found });
