import { deckOf, type Seat, start } from '@parlour/kernel';
import { CHARACTERISTICS, type Characteristic, type Level } from '../content/characteristics.ts';
import { EXPORT_CARD_IDS, type ExportCardId } from '../content/export-cards.ts';
import { GOODS, type GoodId, UNITS_OF_A_GOOD, type Units } from '../content/goods.ts';
import { GOODS_CARD_IDS, type GoodsCardId } from '../content/goods-cards.ts';
import { LORRY_IDS, type LorryId } from '../content/lorries.ts';
import type { PriceSectorId } from '../content/price-wheel.ts';
import { businessmen } from '../index.ts';
import { playingFrom } from '../rules/01-rounds/order.ts';
import { ofEachGood } from '../rules/03-tablet/goods.ts';
import { call } from '../rules/vocabulary.ts';
import type { Businessmen, G, Part } from '../types.ts';

export type GivenPlayer = {
  coins?: number;
  points?: number;
  /** Warehouse, loader, manager. */
  levels?: readonly [Level, Level, Level];
  warned?: readonly Characteristic[];
  main?: Partial<Units>;
  temp?: Partial<Units>;
  isSkipping?: boolean;
};

export type Given = {
  /** The names of the seats, clockwise. */
  names?: readonly string[];
  options?: Partial<Businessmen['options']>;
  /** The part of the round that is about to begin; by default the round itself. */
  at?: Exclude<Part, 'over'> | 'begin' | 'send';
  round?: number;
  leader?: string;
  players?: Record<string, GivenPlayer>;
  lorries?: Partial<Record<LorryId, { good: GoodId; lots: Record<string, number> }>>;
  /** Positions of price markers; 8 where not said. */
  prices?: Partial<Units>;
  market?: Partial<Units>;
  goodsCard?: GoodsCardId;
  exportCard?: ExportCardId;
  /** The cards that come next, the next one first; the others follow in their order. */
  goodsDeck?: readonly GoodsCardId[];
  exportDeck?: readonly ExportCardId[];
  sector?: PriceSectorId;
};

/** A game that begins where the position says: everything is laid by hand, then the rules run to the next question. */
export function arrange(given: Given, names: readonly string[]): G {
  const from = { firstPasser: null, step: given.at === 'keeping' ? 'transfer' : (given.at ?? 'begin') };
  return start(
    {
      ...businessmen,
      setup: (core, picks) => lay({ ...core, ...businessmen.setup(core, picks) }, given, names),
      opening: () => call('round', from),
    },
    { seats: names.length, chance: 1, options: { firstLeader: 'firstSeat', ...given.options } },
  );
}

function lay(g: G, given: Given, names: readonly string[]): G {
  const seatOf = (name: string) => names.indexOf(name) as Seat;
  g.round = given.round ?? 1;
  g.leader = given.leader === undefined ? 0 : seatOf(given.leader);
  Object.assign(g.prices, given.prices);
  Object.assign(g.market, given.market);
  g.sector = given.sector ?? null;
  for (const [name, player] of Object.entries(given.players ?? {})) layPlayer(g, seatOf(name), player);
  for (const lorry of LORRY_IDS) {
    const load = given.lorries?.[lorry];
    if (load === undefined) continue;
    g.lorries[lorry].good = load.good;
    for (const [name, units] of Object.entries(load.lots)) g.lorries[lorry].lots[seatOf(name)] = units;
  }
  g.piles = pilesLeft(g);
  layCards(g, given);
  if (given.at !== undefined && given.at !== 'begin' && given.at !== 'announcements')
    g.opener = playingFrom(g, g.leader)[0] ?? null;
  return g;
}

function layPlayer(g: G, seat: Seat, given: GivenPlayer): void {
  const player = g.players[seat];
  player.coins = given.coins ?? player.coins;
  player.points = given.points ?? player.points;
  player.isSkipping = given.isSkipping ?? false;
  Object.assign(player.main, given.main);
  Object.assign(player.temp, given.temp);
  for (const [i, each] of CHARACTERISTICS.entries()) {
    player.levels[each] = given.levels?.[i] ?? 1;
    player.warnings[each] = given.warned?.includes(each) ?? false;
  }
}

/** What of the 25 units of each good is nowhere else. */
function pilesLeft(g: G): Units {
  const piles = ofEachGood(UNITS_OF_A_GOOD);
  for (const good of GOODS) {
    piles[good] -= g.market[good];
    for (const seat of g.seats) piles[good] -= g.players[seat].main[good] + g.players[seat].temp[good];
    for (const lorry of LORRY_IDS)
      if (g.lorries[lorry].good === good) for (const units of g.lorries[lorry].lots) piles[good] -= units;
  }
  return piles;
}

function layCards(g: G, given: Given): void {
  g.goodsCard = given.goodsCard ?? null;
  g.exportCard = given.exportCard ?? null;
  g.goodsDeck = deckOf('goods', ordered(GOODS_CARD_IDS, given.goodsDeck ?? [], g.goodsCard));
  g.exportDeck = deckOf('export', ordered(EXPORT_CARD_IDS, given.exportDeck ?? [], g.exportCard));
}

/** A deck with its next card last, as decks lie. */
function ordered<T>(all: readonly T[], first: readonly T[], turned: T | null): T[] {
  return [...first, ...all.filter((card) => card !== turned && !first.includes(card))].reverse();
}
