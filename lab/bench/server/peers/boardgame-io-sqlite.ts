import { DatabaseSync } from 'node:sqlite';

type Fields = { state: object; initialState: object; metadata: object; log: object[] };
type Wanted = Partial<Record<keyof Fields, boolean>>;

/** The storage interface of boardgame.io over SQLite: every update of a match is one commit. */
export function sqliteStorage(file: string, synchronous: string): object {
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};
    CREATE TABLE matches (id TEXT PRIMARY KEY, state TEXT, initial TEXT, metadata TEXT) STRICT;
    CREATE TABLE log (id TEXT NOT NULL, entry TEXT NOT NULL) STRICT;
    CREATE INDEX log_of ON log (id);`);
  const sql = {
    begin: db.prepare('BEGIN'),
    commit: db.prepare('COMMIT'),
    create: db.prepare('INSERT OR REPLACE INTO matches (id, state, initial, metadata) VALUES (?, ?, ?, ?)'),
    state: db.prepare('UPDATE matches SET state = ? WHERE id = ?'),
    metadata: db.prepare('UPDATE matches SET metadata = ? WHERE id = ?'),
    log: db.prepare('INSERT INTO log (id, entry) VALUES (?, ?)'),
    logOf: db.prepare('SELECT entry FROM log WHERE id = ? ORDER BY rowid'),
    find: {
      state: db.prepare('SELECT state AS text FROM matches WHERE id = ?'),
      initialState: db.prepare('SELECT initial AS text FROM matches WHERE id = ?'),
      metadata: db.prepare('SELECT metadata AS text FROM matches WHERE id = ?'),
    },
    wipe: db.prepare('DELETE FROM matches WHERE id = ?'),
    all: db.prepare('SELECT id FROM matches'),
  };
  return {
    // What boardgame.io calls a synchronous store: it waits for each call.
    type: () => 0,
    connect() {},
    createMatch(id: string, { initialState, metadata }: Pick<Fields, 'initialState' | 'metadata'>): void {
      const state = JSON.stringify(initialState);
      sql.create.run(id, state, state, JSON.stringify(metadata));
    },
    setState(id: string, state: object, deltalog: object[] = []): void {
      sql.begin.run();
      sql.state.run(JSON.stringify(state), id);
      for (const entry of deltalog) sql.log.run(id, JSON.stringify(entry));
      sql.commit.run();
    },
    setMetadata(id: string, metadata: object): void {
      sql.metadata.run(JSON.stringify(metadata), id);
    },
    fetch(id: string, wanted: Wanted): Partial<Fields> {
      const found: Partial<Fields> = {};
      for (const field of ['state', 'initialState', 'metadata'] as const) {
        if (!wanted[field]) continue;
        const row = sql.find[field].get(id) as { text: string } | undefined;
        if (row !== undefined) found[field] = JSON.parse(row.text);
      }
      if (wanted.log) found.log = sql.logOf.all(id).map(({ entry }) => JSON.parse(entry as string));
      return found;
    },
    wipe(id: string): void {
      sql.wipe.run(id);
    },
    listMatches: (): string[] => sql.all.all().map(({ id }) => id as string),
  };
}
