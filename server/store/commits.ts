import type { DatabaseSync } from 'node:sqlite';

/**
 * Group commit: what is asked for in one turn of the event loop is written in one transaction, and answered when the disk has all
 * of it. One flush for a hundred moves instead of a hundred.
 */
export type Commits = {
  /** Runs in the next transaction; resolves once it is on the disk. If that fails it rejects, and nothing of it is there. */
  write<T>(run: () => T): Promise<T>;
  /** Writes at once what still waits. */
  flush(): void;
};

/** While the disk is slow, as long as it took is left for everything else, and more is written at once; but no longer than this. */
const MOST_REST = 8;

type Waiting = { run(): unknown; resolve(value: never): void; reject(error: Error): void };

export function commitsTo(db: DatabaseSync): Commits {
  let waiting: Waiting[] = [];
  let rested = 0;
  const soon = () => {
    const wait = rested - performance.now();
    if (wait <= 1) setImmediate(flush);
    else setTimeout(flush, wait);
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

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    const began = performance.now();
    try {
      const results = together(group);
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as never);
    } catch (error) {
      // One that cannot be written must not take the others with it.
      if (group.length === 1) group[0]?.reject(error as Error);
      else for (const one of group) alone(one);
    }
    rested = performance.now() + Math.min(MOST_REST, performance.now() - began);
  }

  function alone(one: Waiting): void {
    try {
      one.resolve(together([one])[0] as never);
    } catch (error) {
      one.reject(error as Error);
    }
  }

  return {
    write(run) {
      if (waiting.length === 0) soon();
      return new Promise((resolve, reject) => waiting.push({ run, resolve, reject }));
    },
    flush,
  };
}
