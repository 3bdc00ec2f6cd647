/** A process of its own that plays at many tables of a server at once, and does what it is asked over its channel. */
import { dice } from '@parlour/server/testing/play.ts';
import { type ParlourTable, parlourTables, type Wanted } from '../parlour-table.ts';
import { boardgameIoTables } from '../peers/boardgame-io-table.ts';
import { colyseusTables } from '../peers/colyseus-table.ts';
import type { PlayedTable } from '../played-table.ts';
import type { Kind } from '../server-process.ts';
import { saturated } from './saturated.ts';
import { steady } from './steady.ts';

export type LoadAsk =
  | { is: 'sit'; kind: Kind; address: string; tables: number; seed: number; wanted: Wanted }
  | { is: 'saturate'; seconds: number }
  | { is: 'steady'; perSecond: number; seconds: number }
  | { is: 'leave' }
  | { is: 'comeBack'; tables: number };

let tables: PlayedTable[] = [];

function seatedAt({ kind, address, tables: count, seed, wanted }: Extract<LoadAsk, { is: 'sit' }>) {
  const random = dice(seed);
  if (kind === 'boardgame.io') return boardgameIoTables(address, count, random);
  return kind === 'colyseus' ? colyseusTables(address, count, random) : parlourTables(address, count, wanted, random);
}

async function answer(ask: LoadAsk): Promise<unknown> {
  switch (ask.is) {
    case 'sit':
      tables = [...tables, ...(await seatedAt(ask))];
      return null;
    case 'saturate':
      return saturated(tables, ask.seconds);
    case 'steady':
      return steady(tables, ask.perSecond, ask.seconds);
    case 'leave':
      for (const table of tables) table.close();
      return null;
    case 'comeBack': {
      const took: number[] = [];
      for (const table of tables.slice(0, ask.tables)) took.push(await (table as ParlourTable).comeBack());
      return took;
    }
  }
}

process.on('message', async (ask: LoadAsk) => process.send?.({ value: await answer(ask) }));
process.on('disconnect', () => process.exit(0));
