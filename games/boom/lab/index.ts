import type { Deed, Measures } from '../../measures.ts';
import { CRASH } from '../content/events.ts';
import type { Boom } from '../types.ts';

export const measures: Measures<Boom> = {
  bars: { actions: 150_000, told: 0.12, redealt: 20_000 },
  hidden: {
    options: [{}, { treasuries: 'hidden' }, { treasuries: 'hidden', sideDeals: 'cash' }],
    every: 1,
    atOnce: 60,
  },
  figures: {
    ending: ({ activeEvent }) => (activeEvent === CRASH ? 'the crash' : 'the last plan'),
    first: ({ order }) => order[0] ?? 0,
    rounds: ({ round }) => round,
    deeds(event): Deed[] {
      switch (event.type) {
        case 'launched':
        case 'attached':
        case 'playedDiscard':
        case 'wentPublic':
        case 'bought':
        case 'declined':
        case 'invited':
        case 'roundOpened':
          return [{ seat: event.seat, what: event.type }];
        case 'sweetened':
          return [{ seat: event.from, what: 'sweeteners, millions', times: event.amount }];
        default:
          return [];
      }
    },
  },
};
