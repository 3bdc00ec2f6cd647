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

type Waiting = { run(): unknown; resolve(value: never): void; reject(error: Error): void };

export function commitsTo(db: DatabaseSync): Commits {
  let waiting: Waiting[] = [];
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => db.prepare(sql)) as [
    ReturnType<DatabaseSync['prepare']>,
    ReturnType<DatabaseSync['prepare']>,
    ReturnType<DatabaseSync['prepare']>,
  ];

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    let results: unknown[];
    try {
      begin.run();
      results = group.map(({ run }) => run());
      commit.run();
    } catch (error) {
      if (db.isTransaction) rollback.run();
      for (const { reject } of group) reject(error as Error);
      return;
    }
    for (const [i, { resolve }] of group.entries()) resolve(results[i] as never);
  }

  return {
    write(run) {
      if (waiting.length === 0) setImmediate(flush);
      return new Promise((resolve, reject) => waiting.push({ run, resolve, reject }));
    },
    flush,
  };
}
