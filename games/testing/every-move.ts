import type { Game, GameTypes } from '@parlour/kernel';
import { walk } from '@parlour/kernel/testing/properties.ts';
import fc from 'fast-check';

type Table<G extends GameTypes> = { seed: number; seats?: number; options?: Partial<G['options']> };

/** Every move of so many random games at tables like these; fast-check looks for the smallest table that breaks what is said of them. */
export function everyMove<G extends GameTypes>(
  game: Game<G>,
  tables: fc.Arbitrary<Table<G>>,
  { moves, games }: { moves: number; games: number },
  see: Parameters<typeof walk<G>>[2],
): void {
  const play = (table: Table<G>) => void walk(game, { ...table, moves }, see);
  fc.assert(fc.property(tables, play), { numRuns: games });
}
