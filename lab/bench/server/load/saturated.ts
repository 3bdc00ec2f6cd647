import type { PlayedTable } from '../played-table.ts';

export type Saturated = { moves: number; refused: number };

/** Everybody at every table moves as soon as they may, for so long. Only what is acknowledged within that time counts. */
export async function saturated(tables: readonly PlayedTable[], seconds: number): Promise<Saturated> {
  const end = performance.now() + seconds * 1000;
  const counted = { moves: 0, refused: 0 };
  const play = async (table: PlayedTable): Promise<void> => {
    while (performance.now() < end) {
      const tried = await table.move();
      if (tried === 'over') return;
      if (performance.now() > end) return;
      if (tried === 'made') counted.moves += 1;
      else counted.refused += 1;
    }
  };
  await Promise.all(tables.map(play));
  return counted;
}
