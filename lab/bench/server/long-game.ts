import { dice } from '@parlour/server/testing/play.ts';
import { type Line, print } from '../measure.ts';
import { isReached } from './figures.ts';
import { type HouseTable, houseTable } from './house-table.ts';
import { inOwnHouse } from './own-house.ts';
import type { Scope } from './scope.ts';

const EARLY = 20;
const LATE = 2000;
const TABLES = 20;
/** So many moves around the one that is asked about are measured; and so much more it may cost than before: noise. */
const AROUND = 20;
const NOISE = 1.2;

/** What a move costs late in a game, against early in one. The auction begins anew all the time: only what lies behind grows. */
export async function benchLongGame({ seconds }: Scope): Promise<boolean> {
  // A quick run looks less far.
  const late = seconds < 10 ? LATE / 10 : LATE;
  const { atEarly, atLate } = await inOwnHouse(async (house, store) => {
    const random = dice(1);
    const open = () =>
      Promise.all(Array.from({ length: TABLES }, () => houseTable(house, store, { game: 'auction', seats: 2 })));
    const play = async (tables: readonly HouseTable[], moves: number) => {
      const before = process.cpuUsage();
      for (let i = 0; i < moves; i++) await Promise.all(tables.map((table) => table.move(random)));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / moves / tables.length;
    };
    const long = await open();
    await play(long, late - AROUND / 2);
    // Only now those that are young: both are played by code that has run for long.
    const young = await open();
    await play(young, EARLY - AROUND / 2);
    return { atEarly: await play(young, AROUND), atLate: await play(long, AROUND) };
  });
  const ratio = atLate / atEarly;
  const lines: Line[] = [
    { what: `about action ${EARLY}, with what its clients do`, value: `${atEarly.toFixed(3)} ms` },
    { what: `about action ${late}`, value: `${atLate.toFixed(3)} ms` },
    { what: 'late / early', value: ratio.toFixed(2), bar: `${NOISE}`, ok: ratio <= NOISE },
  ];
  print(`What an action costs as a game gets long: processor time, ${TABLES} tables in one process`, lines);
  return isReached(lines);
}
