import type { GameRecord } from '@parlour/kernel';
import { useSettings } from '../settings/settings.ts';
import { changeTable, loadTable } from '../storage/tables.ts';
import { type Connection, connect } from '../table/connect.ts';
import { shellText } from '../text/index.ts';
import type { RoomStore } from './room-store.ts';

const keyOf = (room: string): string => `parlour-home-${room}`;

/** A finished game is taken home whole: it is then a record of this browser like any other. Once, however often it is asked for. */
export async function homeOf(room: RoomStore): Promise<string> {
  const id = room.getState().room?.id ?? '';
  const known = localStorage.getItem(keyOf(id));
  if (known !== null && (await loadTable(known)) !== null) return known;
  const { value } = await room.ask({ is: 'record' });
  const file = new Blob([JSON.stringify(value as GameRecord)], { type: 'application/json' });
  const words = await shellText[useSettings.getState().language]();
  // Needed when a game is over, and not before.
  const { importRecord } = await import('../home/import-record.ts');
  const imported = await importRecord(file, words);
  if ('trouble' in imported) throw new Error(imported.trouble);
  // What all have ended is no game of one's own to go on with.
  if (!imported.isOver) await changeTable(imported.id, { kind: 'record' });
  localStorage.setItem(keyOf(id), imported.id);
  return imported.id;
}

/** The finished game, opened from this browser's own copy. */
export async function takeHome(room: RoomStore): Promise<Connection> {
  const connection = connect(() => {});
  await connection.open(await homeOf(room), 'look');
  return connection;
}
