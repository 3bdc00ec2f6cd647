import type { Game } from '@parlour/kernel';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { EXPORT_CARD_IDS } from '../content/export-cards.ts';
import { GOODS, UNITS_OF_A_GOOD } from '../content/goods.ts';
import { GOODS_CARD_IDS } from '../content/goods-cards.ts';
import { LORRIES, LORRY_IDS } from '../content/lorries.ts';
import { HIGHEST_POSITION, LOWEST_POSITION } from '../content/prices.ts';
import type { Businessmen, G } from '../types.ts';
import { targetOf } from './02-field/points.ts';
import { hasTooManyTypes, isEmpty } from './03-tablet/goods.ts';
import { onBoard } from './07-loading/lorries.ts';

/** What is true after every step (specification, 7.1). */
export const invariants: Game<Businessmen>['invariants'] = {
  'every good has 25 units': (g) => {
    const wrong = GOODS.find((good) => unitsOf(g, good) !== UNITS_OF_A_GOOD);
    return wrong === undefined || `${unitsOf(g, wrong)} units of ${wrong}`;
  },
  'every card is in one place': (g) => {
    const goods = [...g.goodsDeck.secret, ...g.goodsDiscards, ...(g.goodsCard === null ? [] : [g.goodsCard])];
    const exports = [...g.exportDeck.secret, ...g.exportDiscards, ...(g.exportCard === null ? [] : [g.exportCard])];
    const isWhole = sorted(goods) === sorted([...GOODS_CARD_IDS]) && sorted(exports) === sorted([...EXPORT_CARD_IDS]);
    return isWhole || `${goods.length} Goods cards, ${exports.length} Export cards`;
  },
  'coins and points are whole and never negative': (g) => {
    const counts = g.seats.flatMap((seat) => [g.players[seat].coins, g.players[seat].points]);
    return counts.every((count) => Number.isInteger(count) && count >= 0) || counts.join(' ');
  },
  'units are whole and never negative': (g) => {
    const stores = [g.piles, g.market, ...g.seats.flatMap((seat) => [g.players[seat].main, g.players[seat].temp])];
    return stores.every((store) => GOODS.every((good) => Number.isInteger(store[good]) && store[good] >= 0)) || 'units';
  },
  'levels are 1 to 3': (g) => {
    const levels = g.seats.flatMap((seat) => CHARACTERISTICS.map((each) => g.players[seat].levels[each]));
    return levels.every((level) => level >= 1 && level <= 3) || levels.join(' ');
  },
  'price markers are on the table': (g) =>
    GOODS.every((good) => g.prices[good] >= LOWEST_POSITION && g.prices[good] <= HIGHEST_POSITION) ||
    JSON.stringify(g.prices),
  'a lorry carries one good, no more than it takes, or is empty': (g) => {
    const broken = LORRY_IDS.find((lorry) => {
      const units = onBoard(g, lorry);
      return units > LORRIES[lorry].capacity || (units === 0) !== (g.lorries[lorry].good === null);
    });
    return broken === undefined || `${broken} ${JSON.stringify(g.lorries[broken])}`;
  },
  'after Phase 2 the temporary warehouses are empty and everything fits': (g) => {
    if (isBefore(g, 'priceWheel')) return true;
    const full = g.seats.find((seat) => !isEmpty(g.players[seat].temp) || (isTidy(g) && hasTooManyTypes(g, seat)));
    return full === undefined || `seat ${full}`;
  },
  'the market is empty from the end of Phase 1 to the next Goods card': (g) =>
    g.options.leftovers === 'stay' || isInMarket(g) || isEmpty(g.market) || JSON.stringify(g.market),
  'nobody begins a round with the target reached': (g) =>
    !isBefore(g, 'priceWheel') || g.seats.every((seat) => g.players[seat].points < targetOf(g)) || 'target',
  'insurance is only there where every hit is a fine': (g) =>
    g.options.negativeEvents === 'immediate' ||
    g.seats.every((seat) => CHARACTERISTICS.every((each) => !g.players[seat].insured[each])) ||
    'insured',
};

const sorted = (cards: readonly string[]): string => [...cards].sort().join();

function unitsOf(g: G, good: (typeof GOODS)[number]): number {
  let units = g.piles[good] + g.market[good];
  for (const seat of g.seats) units += g.players[seat].main[good] + g.players[seat].temp[good];
  for (const lorry of LORRY_IDS) if (g.lorries[lorry].good === good) units += onBoard(g, lorry);
  return units;
}

const ROUND = [
  'announcements',
  'cards',
  'buying',
  'loading',
  'keeping',
  'priceWheel',
  'exports',
  'improvements',
  'misfortune',
  'insurance',
  'begin',
];
const partOf = (g: G): number => ROUND.indexOf(g.stack[0]?.step ?? 'begin');
const isBefore = (g: G, step: string): boolean => partOf(g) < ROUND.indexOf(step);
const isInMarket = (g: G): boolean => g.stack[0]?.step === 'buying';

/** Nobody is just choosing what to keep after a fine, and no surplus is tolerated until the next transfer. */
const isTidy = (g: G): boolean =>
  g.options.overflowAfterFine === 'immediate' && g.stack.every((frame) => frame.phase !== 'keeping');
