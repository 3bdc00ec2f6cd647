import type { HouseStore } from '../index.ts';
import { openDatabase } from './database.ts';
import { noticesIn } from './notices.ts';
import { peopleIn } from './people.ts';
import { roomsIn } from './rooms.ts';
import { settingsIn } from './settings.ts';
import { tablesIn } from './tables.ts';

/** The house in a database of PostgreSQL. What was written is on its disk: that is what its COMMIT means by itself. */
export async function postgresStore(url: string): Promise<HouseStore> {
  const database = await openDatabase(url);
  return {
    tables: tablesIn(database),
    people: peopleIn(database),
    rooms: roomsIn(database),
    notices: noticesIn(database),
    settings: settingsIn(database),
    backup() {
      throw new Error('This house lies in PostgreSQL: copy it with pg_dump.');
    },
    close: () => database.close(),
  };
}
