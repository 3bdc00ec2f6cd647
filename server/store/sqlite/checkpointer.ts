import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const db = new DatabaseSync(workerData as string);
db.exec('PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');

/** Nobody is kept waiting by it: who writes and who reads goes on. */
parentPort?.on('message', () => {
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } finally {
    parentPort?.postMessage('done');
  }
});
