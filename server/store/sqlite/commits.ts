import { close, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Checkpoints } from './checkpoints.ts';

/**
 * Group commit: what is asked for while the disk writes is one transaction, written when the disk is ready, and answered when
 * the disk has all of it. One flush for a hundred moves instead of a hundred, and nobody waits for the disk but those.
 */
export type Commits = {
  /**
   * Runs in the next transaction; resolves once it is on the disk. If it cannot be written it rejects, and nothing of it is there;
   * if the disk could not flush what was written it rejects, too, and whoever reads again sees whether it is there.
   */
  write<T>(run: () => T): Promise<T>;
  /** Writes at once what still waits. */
  flush(): void;
  /** How many milliseconds a lock that somebody else has on the file is waited for. */
  patience(milliseconds: number): void;
  close(): void;
};

/** Where what was committed lies until the disk has it. */
type Log = { sync(done: (error: Error | null) => void): void; syncNow(): void; close(): void };

/**
 * The log of a database in WAL mode. SQLite itself would wait for the disk within every commit (synchronous = FULL), and with it
 * everything else this process does; so it is told not to (NORMAL), and the same file is flushed here, by another thread.
 */
export function logOf(database: string): Log {
  const file = openSync(`${database}-wal`, 'r+');
  return {
    sync: (done) => fdatasync(file, done),
    syncNow: () => fdatasyncSync(file),
    close: () => close(file),
  };
}

/** Nothing is waited for: a database in memory, or a setting that is weaker on purpose. */
export const NO_LOG: Log = { sync: (done) => setImmediate(done, null), syncNow() {}, close() {} };

/** Commits begin no faster than this, in milliseconds: each costs as much as ten moves in it. Who comes after a pause does not wait. */
const PACE = 4;

/** A lock of somebody else, a copy of the file or a database tool, is waited for so long, and tried so often, in milliseconds. */
const PATIENCE = 5000;
const TRIED_EVERY = 20;

const LOCKED = 5;
/** Extended codes say in their higher bits why. */
const isLocked = (error: unknown): boolean => (((error as { errcode?: number }).errcode ?? 0) & 0xff) === LOCKED;

type Waiting = { run(): unknown; resolve(value: never): void; reject(error: Error): void };

export function commitsTo(db: DatabaseSync, log: Log, checkpoints: Checkpoints): Commits {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let began = 0;
  let patience = PATIENCE;
  let lockedSince: number | null = null;
  const soon = () => {
    const wait = began + PACE - performance.now();
    if (wait < 1) setImmediate(next);
    else setTimeout(next, wait);
  };
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => db.prepare(sql)) as [
    ReturnType<DatabaseSync['prepare']>,
    ReturnType<DatabaseSync['prepare']>,
    ReturnType<DatabaseSync['prepare']>,
  ];

  /** All of them or none. */
  function together(group: readonly Waiting[]): unknown[] {
    try {
      begin.run();
      const results = group.map(({ run }) => run());
      commit.run();
      return results;
    } catch (error) {
      if (db.isTransaction) rollback.run();
      throw error;
    }
  }

  /** Commits whatever waits; what is to be said once the disk has it. `null`: the file is locked, and they wait on. */
  function committed(mayWait: () => boolean): ((error: Error | null) => void)[] | null {
    const group = waiting;
    waiting = [];
    const written = (one: Waiting, result: unknown) => (error: Error | null) =>
      error === null ? one.resolve(result as never) : one.reject(error);
    try {
      const results = together(group);
      return group.map((one, i) => written(one, results[i]));
    } catch (error) {
      if (isLocked(error)) {
        if (mayWait()) {
          waiting = group;
          return null;
        }
        for (const { reject } of group) reject(error as Error);
        return [];
      }
      // One that cannot be written must not take the others with it.
      if (group.length > 1) return group.flatMap((one) => alone(one, written));
      group[0]?.reject(error as Error);
      return [];
    }
  }

  function alone(one: Waiting, written: (one: Waiting, result: unknown) => (error: Error | null) => void) {
    try {
      return [written(one, together([one])[0])];
    } catch (error) {
      one.reject(error as Error);
      return [];
    }
  }

  function isPatient(): boolean {
    lockedSince ??= began;
    return began - lockedSince < patience;
  }

  /** SQLite waits for a lock within a statement, and everything else in this process with it. */
  function withoutBlocking<T>(run: () => T): T {
    db.exec('PRAGMA busy_timeout = 0');
    try {
      return run();
    } finally {
      db.exec(`PRAGMA busy_timeout = ${patience}`);
    }
  }

  function next(): void {
    if (waiting.length === 0) {
      isBusy = false;
      return;
    }
    const pause = checkpoints.pause();
    if (pause !== null) return void pause.then(next);
    began = performance.now();
    const told = withoutBlocking(() => committed(isPatient));
    if (told === null) return void setTimeout(next, TRIED_EVERY);
    lockedSince = null;
    if (told.length === 0) return next();
    log.sync((error) => {
      for (const tell of told) tell(error);
      checkpoints.committed();
      // Whoever was answered may want to write something too: it goes with the next.
      soon();
    });
  }

  return {
    write(run) {
      if (!isBusy) {
        isBusy = true;
        soon();
      }
      return new Promise((resolve, reject) => waiting.push({ run, resolve, reject }));
    },
    flush() {
      const told = committed(() => false) ?? [];
      log.syncNow();
      for (const tell of told) tell(null);
    },
    patience(milliseconds) {
      patience = milliseconds;
      db.exec(`PRAGMA busy_timeout = ${milliseconds}`);
    },
    close: () => log.close(),
  };
}
