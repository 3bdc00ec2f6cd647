/**
 * Loaded before a server: whoever started it can ask what it has used so far, let its calendar jump ahead so that tables fall asleep
 * without anybody waiting for it, and have a stretch of its work profiled.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export type ProbeAsk =
  | { is: 'used'; isCollected: boolean }
  | { is: 'jump'; milliseconds: number }
  | { is: 'profile' }
  | { is: 'profiled'; file: string };
/** Memory in kB, processor time in milliseconds. */
export type Used = { rss: number; heap: number; cpu: number };

setFlagsFromString('--expose_gc');
const gc = runInNewContext('gc') as (how: object) => void;
// As when memory runs out: what is free goes back to the system.
const collect = (): void => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
const now = Date.now.bind(Date);
let ahead = 0;
Date.now = () => now() + ahead;
const inspector = new Session();

async function used(isCollected: boolean): Promise<Used> {
  for (let i = 0; isCollected && i < 4; i++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss: rss / 1000, heap: (heapUsed + external) / 1000, cpu: (user + system) / 1000 };
}

async function startProfile(): Promise<void> {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.start');
}

async function writeProfile(file: string): Promise<void> {
  const { profile } = await inspector.post('Profiler.stop');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(profile));
  inspector.disconnect();
}

process.on('message', async (ask: ProbeAsk) => {
  if (ask.is === 'jump') ahead += ask.milliseconds;
  else if (ask.is === 'profile') await startProfile();
  else if (ask.is === 'profiled') await writeProfile(ask.file);
  process.send?.(await used(ask.is === 'used' && ask.isCollected));
});
// Being asked is no reason to go on.
process.channel?.unref();
