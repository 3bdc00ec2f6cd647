import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** After so many commits the log is brought into the file. */
const EVERY = 1024;

export type Checkpoints = {
  committed(): void;
  /** To be waited for before the next transaction begins; `null`: nothing is. */
  pause(): Promise<void> | null;
  close(): void;
};

/**
 * Brings what lies in the log into the file, in a thread of its own: SQLite would do it within a commit, and everything would
 * wait for two flushes of the disk. The thread begins with the first log that is worth it.
 *
 * While it works more is written, so the log would never be used from its beginning again but grow, and a disk takes several times
 * as long to flush a file that grows. So it is done twice: what is long while people play on, and then the little that came
 * meanwhile while the next transaction waits.
 */
export function checkpointsOf(db: DatabaseSync, file: string, every = EVERY): Checkpoints {
  db.exec('PRAGMA wal_autocheckpoint = 0');
  let worker: Worker | null = null;
  let commits = 0;
  let state: 'idle' | 'working' | 'wantsRest' | 'resting' = 'idle';
  let rested: () => void = () => {};
  return {
    committed() {
      commits += 1;
      if (commits < every || state !== 'idle') return;
      commits = 0;
      state = 'working';
      worker ??= start();
      worker.postMessage('checkpoint');
    },
    pause() {
      if (state !== 'wantsRest') return null;
      state = 'resting';
      return new Promise((resolve) => {
        rested = resolve;
        // Somebody waits for it: the program must not end meanwhile.
        worker?.ref();
        worker?.postMessage('checkpoint');
      });
    },
    close() {
      rested();
      void worker?.terminate();
    },
  };

  function start(): Worker {
    const started = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: file });
    started.on('message', () => {
      state = state === 'working' ? 'wantsRest' : 'idle';
      started.unref();
      rested();
    });
    // Without the thread it is done as SQLite does it: within commits.
    started.on('error', (error) => {
      console.error(error);
      db.exec('PRAGMA wal_autocheckpoint = 1000');
      state = 'resting';
      rested();
    });
    started.unref();
    return started;
  }
}

/** Where there is no log. */
export const NO_CHECKPOINTS: Checkpoints = { committed() {}, pause: () => null, close() {} };
