import type { Deed, Measures } from '../../measures.ts';
import { KIND_OF } from '../content/assets.ts';
import type { MatterOfFact } from '../types.ts';

export const measures: Measures<MatterOfFact> = {
  bars: { actions: 50_000, told: 0.5, redealt: 3_200 },
  hidden: {
    options: [{ roundCap: '40' }, { cash: 'hidden', roundCap: '40' }, { cash: 'hidden', decks: 'up', roundCap: '40' }],
    every: 8,
    atOnce: 4,
  },
  /** The figures of docs/balance-matter-of-fact.md. */
  figures: {
    rounds: ({ round }) => round,
    first: (_, { starter }) => starter ?? 0,
    ending: ({ ending }) => ending?.because ?? 'nothing',
    deeds(event): Deed[] {
      switch (event.type) {
        case 'assetBought':
          return [{ seat: event.seat, what: `asset: ${KIND_OF[event.asset]}` }];
        case 'vehicleBought':
          return [{ seat: event.seat, what: `transport: ${event.vehicle}` }];
        case 'technologyBought':
          return [{ seat: event.seat, what: `technology: ${event.technology}` }];
        case 'produced':
          return event.technology === null ? [] : [{ seat: event.seat, what: `use of ${event.technology}` }];
        case 'workersMoved':
          return event.to.startsWith('guard ') ? [{ seat: event.seat, what: 'guard placed' }] : [];
        case 'traded':
          return [event.to, event.from].map((seat) => ({ seat, what: 'deal made' }));
        case 'priceMoved':
          return event.because === 'monopolist' ? [{ seat: event.seat, what: 'price changed by monopoly' }] : [];
        case 'captured':
        case 'supplied':
        case 'sabotaged':
        case 'arrested':
        case 'contractTaken':
        case 'delivered':
        case 'cardDrawn':
        case 'studied':
        case 'hired':
        case 'strikeBegan':
        case 'resourceBought':
        case 'assetSold':
          return [{ seat: event.seat, what: event.type }];
        default:
          return [];
      }
    },
  },
};
