import { plainTable } from './plain.ts';
import type { GameTable } from './types.ts';

/** Tables drawn for one game; any other game has the plain one. */
const TABLES: Partial<Record<string, () => Promise<GameTable>>> = {
  // The table of a game knows the types of that game; here, as in the list of games, they are forgotten.
  boom: async () => (await import('./boom/index.ts')).boomTable as unknown as GameTable,
  businessmen: async () => (await import('./businessmen/index.ts')).businessmenTable as unknown as GameTable,
  economicus: async () => (await import('./economicus/index.ts')).economicusTable as unknown as GameTable,
  manticore: async () => (await import('./manticore/index.ts')).manticoreTable as unknown as GameTable,
  'matter-of-fact': async () => (await import('./matter-of-fact/index.ts')).matterOfFactTable as unknown as GameTable,
};

export const tableFor = async (game: string): Promise<GameTable> => (await TABLES[game]?.()) ?? plainTable;
