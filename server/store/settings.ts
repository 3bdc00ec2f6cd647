import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';

/** What a house has of its own: the keys it signs notices with, the hash of its host's token, what it announces. */
export type Settings = {
  vapid: { publicKey: string; privateKey: string };
  hostToken: string;
  announcement: string;
  isChatOff: boolean;
};

export type SettingsStore = ReturnType<typeof settingsIn>;

export function settingsIn(db: DatabaseSync, commits: Commits) {
  const sql = {
    get: db.prepare('SELECT value FROM settings WHERE name = ?'),
    put: db.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)'),
  };
  return {
    get<N extends keyof Settings>(name: N): Settings[N] | null {
      const found = sql.get.get(name) as { value: string } | undefined;
      return found === undefined ? null : (JSON.parse(found.value) as Settings[N]);
    },
    put: <N extends keyof Settings>(name: N, value: Settings[N]) =>
      commits.write(() => void sql.put.run(name, JSON.stringify(value))),
  };
}
