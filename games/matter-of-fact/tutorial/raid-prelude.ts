import { EMPTY_BUNDLE } from '../content/bundle.ts';
import { CELL_OF, type Cell, cellAt } from '../content/map.ts';
import { does, END, go, type Move, ON, PAY, RUN } from './script.ts';

/**
 * How the table of the rulebook's raid comes about, in eleven rounds: Max digs ore, buys the technology that needs two workers, hires,
 * sells the person five ore for 110 and puts everything into a steel plant. Then the person stands on the exchange with 40 nAn and 5 ore.
 */
const CENTRE = cellAt(1, 0);

/** The person looks on from the business centre. */
const looksOn = does(0, go(CENTRE), ON, END);
/** Max produces, drives somewhere, does what he came for, pays and ends. */
const maxGoes = (to: Cell, ...errand: Parameters<typeof does>[1][]): Move[] =>
  does(1, RUN, ON, go(to), ...errand, PAY, END);
const digs = [...looksOn, ...maxGoes(CELL_OF.X6)];

export const PRELUDE: readonly Move[] = [
  ...does(0, { type: 'placeChip', cell: CENTRE }, go(CENTRE), END),
  ...does(1, { type: 'placeChip', cell: cellAt(-1, 1) }, go(CELL_OF.X6), { type: 'buyAsset' }, PAY),
  ...does(1, { type: 'moveWorkers', from: 'idle', to: 'X6', workers: 2 }, END),
  ...Array.from({ length: 5 }, () => digs).flat(),
  ...looksOn,
  ...maxGoes(cellAt(-3, 3), { type: 'study' }, { type: 'buyTechnology', technology: 'N13' }),
  ...looksOn,
  ...maxGoes(cellAt(0, 1), ON),
  ...looksOn,
  ...maxGoes(cellAt(0, 3), { type: 'hire', workers: 3 }, ON),
  ...looksOn,
  ...does(1, RUN, ON, {
    type: 'proposeDeal',
    to: 0,
    terms: { give: { ...EMPTY_BUNDLE, ore: 5 }, take: { ...EMPTY_BUNDLE, money: 110 } },
  }),
  ...does(0, { type: 'acceptDeal', deal: 1 }),
  ...does(1, { type: 'sellAsset', asset: 'X6' }, go(CELL_OF.S3), { type: 'buyAsset' }, PAY),
  ...does(1, { type: 'layTechnology', technology: 'N13', asset: 'S3' }),
  ...does(1, { type: 'moveWorkers', from: 'idle', to: 'S3', workers: 2 }, END),
  ...does(0, go(cellAt(0, 3)), ON, END),
  ...does(1, ON, ON, go(cellAt(3, 3)), PAY, END),
];
