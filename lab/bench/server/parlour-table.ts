import type { Seat } from '@parlour/kernel';
import { beginTogether, randomMove } from './parlour-seat.ts';
import { aFewAtATime, type PlayedTable } from './played-table.ts';
import { SocketSeat } from './socket-seat.ts';

export type Wanted = { game: string; seats: number; options?: Record<string, string> };
type Random = (n: number) => number;

/** So many tables the same people play at: a person may have twenty lines, and a dozen tables that gather. */
const TABLES_OF_A_PERSON = 10;

/** A table of ours with people who come and go. */
export type ParlourTable = PlayedTable & {
  /** Somebody comes back to a table that everybody left: milliseconds until the position is there. */
  comeBack(): Promise<number>;
};

export async function parlourTables(
  address: string,
  count: number,
  wanted: Wanted,
  random: Random,
): Promise<ParlourTable[]> {
  const groups = Array.from({ length: Math.ceil(count / TABLES_OF_A_PERSON) }, (_, i) => i);
  const made = await aFewAtATime(groups, async (group) => {
    const tokens = await Promise.all(Array.from({ length: wanted.seats }, (_, i) => newGuest(address, `Guest ${i}`)));
    const tables: ParlourTable[] = [];
    const size = Math.min(TABLES_OF_A_PERSON, count - group * TABLES_OF_A_PERSON);
    for (let i = 0; i < size; i++) tables.push(await parlourTable(address, tokens, wanted, random));
    return tables;
  });
  return made.flat();
}

async function newGuest(address: string, name: string): Promise<string> {
  const { token } = await post<{ token: string }>(`${address}/api/me`, { name, language: 'en', zone: 'UTC' });
  return token;
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-parlour-client': 'program',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function parlourTable(
  address: string,
  tokens: readonly string[],
  wanted: Wanted,
  random: Random,
): Promise<ParlourTable> {
  const { id } = await post<{ id: string }>(`${address}/api/tables`, wanted, tokens[0]);
  let seated = tokens.map((token, seat) => new SocketSeat(address, id, token, seat as Seat));
  await Promise.all(seated.map((each) => each.open()));
  await beginTogether(seated);
  return {
    move: () => randomMove(seated, random),
    async comeBack() {
      const began = performance.now();
      const first = new SocketSeat(address, id, tokens[0] ?? '', 0);
      seated = [first];
      await first.knows.until(0);
      return performance.now() - began;
    },
    close: () => {
      for (const each of seated) each.close();
    },
  };
}
