import type { Measures } from '../../measures.ts';
import type { Boom } from '../types.ts';

export const measures: Measures<Boom> = {
  bars: { actions: 150_000, told: 0.12, redealt: 20_000 },
  hidden: {
    options: [{}, { treasuries: 'hidden' }, { treasuries: 'hidden', sideDeals: 'cash' }],
    every: 1,
    atOnce: 60,
  },
};
