import { examplesOf } from '@parlour/kit/book.ts';
import { CELL_OF, cellAt } from '../content/map.ts';
import type { BookText } from '../text/book-types.ts';
import type { MatterOfFact } from '../types.ts';
import { type Given, lay } from './lay.ts';
import { Position } from './pictures.tsx';

/** A hex of the business centre, and the labour exchange in the south. */
const [TOWN, EXCHANGE] = [cellAt(0, 0), cellAt(0, 3)];

const example = examplesOf<MatterOfFact, BookText, Given>({ picks: ['blue', 'red'], seat: 0, Picture: Position }, lay);

/** MF-S8. */
export const mines = example('mines', {
  position: {
    round: 6,
    step: 'production',
    players: [
      { cell: CELL_OF.M2, cash: 12 },
      { cell: TOWN, cash: 150, idle: 3 },
    ],
    assets: { M1: { owner: 0, workers: 2 }, M2: { owner: 0, workers: 1 }, M3: { owner: 0, workers: 1 } },
    prices: { coal: 13 },
    monopolists: { coal: 0 },
  },
  until: ['produced'],
  solution: [{ type: 'runProposed' }],
});

/** MF-S2. */
export const secondMine = example('secondMine', {
  id: 'second-mine',
  position: {
    round: 3,
    step: 'investments',
    players: [
      { cell: CELL_OF.M2, cash: 109, idle: 1 },
      { cell: CELL_OF.M5, cash: 97, idle: 1 },
    ],
    assets: { M1: { owner: 0, workers: 2 }, M5: { owner: 1, workers: 2 } },
    prices: { coal: 14 },
    monopolists: {},
  },
  until: ['assetBought'],
  solution: [{ type: 'buyAsset' }],
});

/** MF-S59. */
export const contract = example('contract', {
  position: {
    round: 9,
    step: 'investments',
    players: [
      { cell: TOWN, cash: 60, idle: 1, contract: 'A02' },
      { cell: CELL_OF.M5, cash: 44 },
    ],
    assets: {
      X6: { owner: 0, workers: 2 },
      M5: { owner: 1, workers: 2 },
      M6: { owner: 1, workers: 2 },
    },
    prices: { coal: 10, ore: 18 },
    monopolists: { coal: 1, ore: 0 },
  },
  until: ['contractFilled'],
  solution: [
    { type: 'buyResource', resource: 'coal', units: 4 },
    { type: 'deliver', contract: 'A02', resource: 'coal', units: 4 },
  ],
});

/** MF-S11 and MF-S12. */
export const raid = example('raid', {
  position: {
    round: 12,
    step: 'movement',
    players: [
      { cell: EXCHANGE, cash: 40, stock: { ore: 5 } },
      { cell: CELL_OF.M6, cash: 60, stock: { ore: 4 }, idle: 2 },
    ],
    assets: { S3: { owner: 1, workers: 2, technology: 'N13' }, M6: { owner: 1, workers: 2 } },
    prices: { coal: 15, steel: 63 },
    monopolists: { coal: 1, steel: 1 },
  },
  until: ['supplied'],
  solution: [
    { type: 'move', to: CELL_OF.S3, card: false },
    { type: 'raid', mode: 'operate' },
  ],
});

/** MF-S10. */
export const biobot = example('biobot', {
  position: {
    round: 19,
    step: 'production',
    players: [
      { cell: CELL_OF.T1, cash: 31, stock: { ore: 2, steel: 2, energy: 3 } },
      { cell: TOWN, cash: 120, stock: { steel: 2 }, idle: 2 },
    ],
    assets: {
      S1: { owner: 0, workers: 3 },
      T1: { owner: 0, workers: 5 },
      E1: { owner: 1, workers: 2 },
    },
    prices: { steel: 63, energy: 76 },
    monopolists: { steel: 0, energy: 1 },
  },
  until: ['biobotMade'],
  solution: [{ type: 'runProposed' }],
});
