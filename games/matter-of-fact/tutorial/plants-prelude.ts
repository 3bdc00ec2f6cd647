import { EMPTY_BUNDLE } from '../content/bundle.ts';
import { CELL_OF, type Cell, cellAt } from '../content/map.ts';
import type { Bundle } from '../types.ts';
import { does, END, go, type Move, ON, PAY, RUN } from './script.ts';

/**
 * How the lesson about plants comes about, in fourteen rounds: Max opens the market for coal with a mine and lends a hand with
 * money; the person digs ore in two excavating plants, hires, and buys a steel plant and a power plant.
 */
const MINE = CELL_OF.M5;
const BUY = { type: 'buyAsset' } as const;
type Choice = Parameters<typeof does>[1];
const put = (to: string, workers: number) => ({ type: 'moveWorkers', from: 'idle', to, workers }) as const;
const sell = (resource: string, units: number) => ({ type: 'sell', resource, units }) as const;

/** Max stays on his mine and sells what it digs. */
export const maxDigs = does(1, RUN, ON, sell('coal', 1), go(MINE), PAY, END);
/** The person produces and sells, goes somewhere and does an errand there, pays, and places workers. */
const round = (
  sold: { resource: string; units: number },
  to: Cell,
  errand: readonly Choice[] = [],
  posts: readonly Choice[] = [],
): Move[] => [...does(0, RUN, ON, sell(sold.resource, sold.units), go(to), ...errand, PAY, ...posts, END), ...maxDigs];
const ORE = { resource: 'ore', units: 2 };
const STEEL = { resource: 'steel', units: 1 };
/** Max pays more than the market does: he wants a friend, and the person needs a start. */
const sellsToMax = (deal: number, give: Partial<Bundle>, money: number): Move[] => [
  ...does(0, {
    type: 'proposeDeal',
    to: 1,
    terms: { give: { ...EMPTY_BUNDLE, ...give }, take: { ...EMPTY_BUNDLE, money } },
  }),
  ...does(1, { type: 'acceptDeal', deal }),
];

export const PRELUDE: readonly Move[] = [
  ...does(0, { type: 'placeChip', cell: cellAt(-1, 1) }, go(CELL_OF.X6), BUY, PAY, put('X6', 2), END),
  ...does(1, { type: 'placeChip', cell: cellAt(0, 1) }, go(MINE), BUY, PAY, put('M5', 2), END),
  ...does(0, RUN, ON),
  ...sellsToMax(1, { ore: 1 }, 90),
  ...does(0, go(CELL_OF.X7), BUY, PAY, put('X7', 1), END),
  ...maxDigs,
  ...Array.from({ length: 6 }, () => round(ORE, CELL_OF.X7)).flat(),
  ...round(ORE, cellAt(-5, 4), [{ type: 'hire', workers: 6 }, ON], [put('X7', 1)]),
  ...round(ORE, CELL_OF.S4, [BUY], [put('S4', 3)]),
  ...round(STEEL, CELL_OF.E4, [BUY], [put('E4', 2)]),
  ...does(0, RUN, ON),
  ...sellsToMax(2, { steel: 1 }, 110),
  ...does(0, go(CELL_OF.X6), PAY, END),
  ...maxDigs,
];
