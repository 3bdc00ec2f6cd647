import { newestRules } from '@parlour/bundles';
import { goldenGames, goldenGame as goldenText } from '@parlour/bundles/golden.ts';
import type { GameRecord } from '@parlour/kernel';
import { readRecord } from '@parlour/protocol';
import type { Scene } from './staged-game.ts';

/** A finished recorded game of the newest rules, with as many seats as there are. */
export function goldenGame(game: string): GameRecord {
  const records = goldenGames(game, newestRules(game)?.version ?? 0).map(({ text }) => readRecord(text));
  const whole = records.flatMap((read) => ('record' in read && read.record.outcome !== null ? [read.record] : []));
  const most = whole.sort((a, b) => b.seats.length - a.seats.length)[0];
  if (most === undefined) throw new Error(`${game} has no finished golden game`);
  return most;
}

/** The recorded game of this name, by the newest rules. */
export function goldenRecord(game: string, name: string): GameRecord {
  const read = readRecord(goldenText(game, newestRules(game)?.version ?? 0, name));
  if ('error' in read) throw new Error(read.error);
  return read.record;
}

/**
 * The first question after a part of a game that its first seat answered. Elsewhere bots would play on until that seat is asked:
 * every time otherwise, and every time another table.
 */
export function askedAfter({ entries }: GameRecord, part: number): Scene {
  const lines = entries.findIndex(
    (entry, at) =>
      at >= Math.floor(entries.length * part) && 'do' in entry && entry.seat === 0 && entry.by === undefined,
  );
  if (lines === -1) throw new Error('the first seat is asked nothing more');
  return { lines, seat: 0 };
}
