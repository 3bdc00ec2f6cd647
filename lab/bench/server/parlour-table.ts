import type { Seat } from '@parlour/kernel';
import { freshKey, randomChoice } from '@parlour/server/testing/play.ts';
import { ParlourSeat } from './parlour-seat.ts';
import { aFewAtATime, type PlayedTable } from './played-table.ts';

export type Wanted = { game: string; seats: number; options?: Record<string, string> };
type Random = (n: number) => number;

/** So many tables the same people play at: a person may have twenty lines, and a dozen tables that gather. */
const TABLES_OF_A_PERSON = 10;
/** After being told that it was too fast. */
const PAUSE = 200;

/** A table of ours with people who come and go. */
export type ParlourTable = PlayedTable & {
  /** Milliseconds from opening a line to a table until its position is there. */
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
  const attend = () => tokens.map((token, seat) => new ParlourSeat(address, id, token, seat as Seat));
  let seated = attend();
  await Promise.all(seated.map((each) => each.open()));
  for (const [seat, each] of seated.entries()) if (seat > 0) await each.ask({ is: 'sit', seat: seat as Seat });
  await seated[0]?.ask({ is: 'start' });
  await Promise.all(seated.map(({ knows }) => knows.until(0)));

  return {
    async move() {
      const { update } = seated.reduce((a, b) => (b.knows.version > a.knows.version ? b : a));
      const seats = update.waiting?.seats ?? [];
      if (update.outcome !== null || seats.length === 0) return 'over';
      const seat = seats[random(seats.length)] as Seat;
      const own = seated[seat] as ParlourSeat;
      await own.knows.until(update.version);
      const choice = randomChoice(own.update, seat, random);
      if (choice === null) throw new Error(`seat ${seat} is asked and has no offer`);
      const answer = await own.ask({ is: 'act', seat, choice, at: own.update.version, key: freshKey() });
      if (answer.ok) return 'made';
      if (answer.refusal.refused === 'tooFast') await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return 'refused';
    },
    async comeBack() {
      const began = performance.now();
      seated = attend();
      await (seated[0] as ParlourSeat).knows.until(0);
      const took = performance.now() - began;
      await Promise.all(seated.map(({ knows }) => knows.until(0)));
      return took;
    },
    close: () => {
      for (const each of seated) each.close();
    },
  };
}
