import { findGame } from '@parlour/games';
import type { Line, Seat, View } from '@parlour/kernel';
import type { SavedTable } from '../../storage/saved.ts';
import type { Eyes, LogLine, Sight, Update } from '../types.ts';

/** Whether everybody may see everything at this table. */
export const isOpen = (table: SavedTable | null): boolean =>
  table !== null && (findGame(table.game)?.isOpen?.(table.setup.options) ?? false);

/** An update as these eyes have it. */
export const sightOf = (update: Update | null, eyes: Eyes): Sight | null =>
  update?.sights.find((each) => each.eyes === eyes)?.sight ?? update?.sights[0]?.sight ?? null;

/** Whether one of these seats made a move itself: neither others nor the table for it. */
export const isByHand = (line: View<Line> | null, here: readonly Seat[]): boolean =>
  line !== null && 'seat' in line && here.includes(line.seat) && !('do' in line && line.by === 'table');

/** Whether a person elsewhere made a move, or let their time run out: no bot that has or kept the seat, and not the table for them. */
export function isByPersonElsewhere(
  line: View<Line> | null,
  here: readonly Seat[],
  table: SavedTable | null,
  before: Update | null,
): boolean {
  if (line === null || !('seat' in line) || here.includes(line.seat) || isByTable(line, line.seat)) return false;
  return table?.setup.sitters[line.seat]?.bot == null && before?.thinking.includes(line.seat) !== true;
}

/** Whether the table made a move for this seat. */
export const isByTable = (line: View<Line>, seat: Seat | null): boolean =>
  'do' in line && line.seat === seat && line.by === 'table';

/** The log with what led to this update. */
export function appended(log: LogLine[], { version }: Update, sight: Sight | null): LogLine[] {
  if (log.some(({ line }) => line === version)) return log;
  const entry = sight?.line ?? null;
  const grown = [...log, { line: version, entry, events: sight?.events ?? [], undone: false }];
  if (entry === null || !('undo' in entry)) return grown;
  const taken = grown.findLast((line) => line.entry !== null && 'do' in line.entry && !line.undone);
  return grown.map((line) => (line === taken ? { ...line, undone: true } : line));
}
