import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newestRules } from '@parlour/bundles';
import type { GameRecord } from '@parlour/kernel';
import { parseRecord } from '@parlour/protocol';

/** A finished recorded game of the newest rules, with as many seats as there are. */
export function goldenGame(game: string): GameRecord {
  const version = newestRules(game)?.version;
  const files = globSync(fileURLToPath(new URL(`../bundles/${game}/golden/${version}-*.json`, import.meta.url))).sort();
  const records = files.map((file) => parseRecord(JSON.parse(readFileSync(file, 'utf8'))));
  const whole = records.flatMap((read) => ('record' in read && read.record.outcome !== null ? [read.record] : []));
  const most = whole.sort((a, b) => b.seats.length - a.seats.length)[0];
  if (most === undefined) throw new Error(`${game} has no finished golden game`);
  return most;
}
