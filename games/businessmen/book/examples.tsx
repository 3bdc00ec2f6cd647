import type { ScriptedMove } from '@parlour/kit';
import { examplesOf } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import type { Businessmen } from '../types.ts';
import { type Given, lay } from './lay.ts';
import { Position } from './pictures.tsx';

const [ME, BORIS] = [0, 1] as const;
/** The leader opens the round, and nobody buys. */
const nobodyBuys = (leader: 0 | 1): readonly ScriptedMove[] => [
  { seat: leader, type: 'turnCards' },
  { seat: leader, type: 'pass' },
  { seat: leader === ME ? BORIS : ME, type: 'pass' },
];

const example = examplesOf<Businessmen, BookText, Given>(
  { picks: ['blue', 'yellow'], options: { firstLeader: 'firstSeat' }, seat: ME, Picture: Position },
  lay,
);

/** BM-S26. */
export const filling = example('filling', {
  position: {
    leader: ME,
    players: [{ main: { fish: 7 } }, {}],
    goodsCard: 'G01',
    exportCard: 'E05',
    wheels: ['P2'],
  },
  prelude: nobodyBuys(ME),
  until: ['lorrySent'],
  solution: [
    { type: 'load', lorry: 'green', good: 'fish' },
    { type: 'load', lorry: 'green', good: 'fish' },
    { type: 'spinPrices' },
  ],
});

/** BM-S30. */
export const keeping = example('keeping', {
  position: {
    leader: BORIS,
    players: [{ coins: 4, main: { oil: 3 }, temp: { fish: 2, wood: 4 } }, {}],
    goodsCard: 'G08',
    exportCard: 'E05',
    wheels: ['P2'],
  },
  prelude: [...nobodyBuys(BORIS), { seat: ME, type: 'pass' }],
  until: ['gaveUp'],
  solution: [{ type: 'keep', goods: ['wood'] }],
});

/** BM-S27. */
export const sharing = example('sharing', {
  position: {
    leader: BORIS,
    players: [{ main: { grain: 1 } }, {}],
    lorries: { yellow: { good: 'grain', lots: [0, 4] } },
    prices: { grain: 11 },
    goodsCard: 'G12',
    exportCard: 'E07',
    wheels: ['P2'],
  },
  prelude: nobodyBuys(BORIS),
  until: ['lorrySent'],
  solution: [{ type: 'load', lorry: 'yellow', good: 'grain' }],
});

/** BM-S40. */
export const shipping = example('shipping', {
  position: {
    leader: BORIS,
    players: [{ coins: 6, levels: { warehouse: 3 }, main: { grain: 5, oil: 12, wood: 3 } }, { coins: 6 }],
    goodsCard: 'G08',
    exportCard: 'E05',
    wheels: ['P2'],
  },
  prelude: [...nobodyBuys(BORIS), { seat: ME, type: 'pass' }, { seat: BORIS, type: 'spinPrices' }],
  // Boris spins first in Phase 5: then all shipments are done.
  until: ['misfortuneSpun'],
  solution: [
    { type: 'ship', good: 'grain', units: 4 },
    { type: 'ship', good: 'oil', units: 8 },
  ],
});

/** BM-S10. */
export const fined = example('fined', {
  position: {
    leader: ME,
    players: [
      { coins: 9, points: 11, levels: { warehouse: 3 }, warned: 'warehouse' },
      { coins: 8, points: 7 },
    ],
    goodsCard: 'G01',
    exportCard: 'E05',
    wheels: ['P2', 'M0'],
  },
  prelude: [...nobodyBuys(ME), { seat: ME, type: 'spinPrices' }],
  until: ['fined'],
  solution: [{ type: 'spinMisfortune' }],
});
