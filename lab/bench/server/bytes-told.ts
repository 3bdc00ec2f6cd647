import { GAMES } from '@parlour/games';
import { dice } from '@parlour/server/testing/play.ts';
import { type Line, print, thousands } from '../measure.ts';
import { atMost, isReached, quantile } from './figures.ts';
import { houseTable } from './house-table.ts';
import { inOwnHouse } from './own-house.ts';
import type { Scope } from './scope.ts';

const MEDIAN_BAR = 1.5;
const P99_BAR = 8;
/** Random players may go on for ever: so many actions of a game are looked at, of so many games. */
const LONG = 400;
const GAMES_EACH = 3;
const OPTIONS: Partial<Record<string, Record<string, string>>> = { economicus: { rules: 'full' } };

/** What everybody at a full table, and who looks on, is sent for every action: uncompressed. */
export async function benchBytes({ seconds }: Scope): Promise<boolean> {
  const most = seconds < 10 ? LONG / 10 : LONG;
  const lines: Line[] = [];
  for (const { id, game } of GAMES) {
    const { seats } = await game();
    const sent = await bytesOf(id, seats.max, most);
    lines.push(
      atMost(
        `${id}, ${seats.max} seats: median (${thousands(sent.length)} messages)`,
        quantile(sent, 0.5),
        MEDIAN_BAR,
        'kB',
        2,
      ),
      atMost(`${id}: p99`, quantile(sent, 0.99), P99_BAR, 'kB', 2),
    );
  }
  print('Sent to a client for an action, uncompressed', lines);
  return isReached(lines);
}

/** Kilobytes to each client for each action of random games. */
function bytesOf(game: string, seats: number, most: number): Promise<number[]> {
  return inOwnHouse(async (house, store) => {
    const sent: number[] = [];
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      const random = dice(seed);
      const wanted = { game, seats, options: OPTIONS[game] ?? {} };
      const table = await houseTable(house, store, wanted);
      table.bytes();
      for (let actions = 0; actions < most; ) {
        const tried = await table.move(random);
        if (tried === 'over') break;
        const told = table.bytes();
        // What is refused is no action; its answer is counted with nothing.
        if (tried !== 'made') continue;
        actions += 1;
        sent.push(...told.map((bytes) => bytes / 1000));
      }
    }
    return sent;
  });
}
