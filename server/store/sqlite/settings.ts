import type { DatabaseSync } from 'node:sqlite';
import type { Settings, SettingsStore } from '../settings.ts';
import type { Commits } from './commits.ts';

export function settingsIn(db: DatabaseSync, commits: Commits): SettingsStore {
  const sql = {
    get: db.prepare('SELECT value FROM settings WHERE name = ?'),
    add: db.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)'),
    put: db.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)'),
  };
  return {
    async get<N extends keyof Settings>(name: N): Promise<Settings[N] | null> {
      const found = sql.get.get(name) as { value: string } | undefined;
      return found === undefined ? null : (JSON.parse(found.value) as Settings[N]);
    },
    add: <N extends keyof Settings>(name: N, value: Settings[N]) =>
      commits.write(() => void sql.add.run(name, JSON.stringify(value))),
    put: <N extends keyof Settings>(name: N, value: Settings[N]) =>
      commits.write(() => void sql.put.run(name, JSON.stringify(value))),
  };
}
