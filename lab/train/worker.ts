import { parentPort, workerData } from 'node:worker_threads';
import { type SelfPlay, selfPlay } from './self-play.ts';

/** One core's share of self-play. */
parentPort?.postMessage(await selfPlay(workerData as SelfPlay));
