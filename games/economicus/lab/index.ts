import type { Measures } from '../../measures.ts';
import type { Economicus } from '../types.ts';

/** What is counted in its games is kept as a line a game (`play.ts`), and told by `report.ts`. */
export const measures: Measures<Economicus> = {
  bars: { actions: 50_000, told: 0.2, redealt: 6_400, seats: 4, options: { rules: 'full' } },
  hidden: { options: [{ limit: 'turns12' }, { rules: 'full', limit: 'turns8' }], every: 4, atOnce: 5 },
};
