import type { Settings, SettingsStore } from '../settings.ts';
import type { Database } from './database.ts';

export function settingsIn({ rows }: Database): SettingsStore {
  return {
    async get<N extends keyof Settings>(name: N): Promise<Settings[N] | null> {
      const [found] = await rows<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name]);
      return found === undefined ? null : (JSON.parse(found.value) as Settings[N]);
    },
    async add(name, value) {
      await rows('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        JSON.stringify(value),
      ]);
    },
    async put(name, value) {
      await rows(
        'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        [name, JSON.stringify(value)],
      );
    },
  };
}
