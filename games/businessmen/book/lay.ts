import { below, deckOf, type Seat } from '@parlour/kernel';
import { chanceThat } from '@parlour/kit/book.ts';
import { CHARACTERISTICS, type Characteristic, type Level } from '../content/characteristics.ts';
import { EXPORT_CARD_IDS, type ExportCardId } from '../content/export-cards.ts';
import { GOODS, type GoodId, UNITS_OF_A_GOOD, type Units } from '../content/goods.ts';
import { GOODS_CARD_IDS, type GoodsCardId } from '../content/goods-cards.ts';
import { LORRY_IDS, type LorryId } from '../content/lorries.ts';
import { MISFORTUNE_SECTORS, type MisfortuneSectorId } from '../content/misfortune-wheel.ts';
import { PRICE_SECTORS, type PriceSectorId } from '../content/price-wheel.ts';
import type { G, Player } from '../types.ts';

type GivenPlayer = Partial<Pick<Player, 'coins' | 'points'>> & {
  levels?: Partial<Record<Characteristic, Level>>;
  warned?: Characteristic;
  main?: Partial<Units>;
  temp?: Partial<Units>;
};

/** A position of an example, before the cards of its round are turned. */
export type Given = {
  leader: Seat;
  players: readonly GivenPlayer[];
  lorries?: Partial<Record<LorryId, { good: GoodId; lots: readonly number[] }>>;
  /** Where price markers stand; in the middle if nothing is said. */
  prices?: Partial<Record<GoodId, number>>;
  /** The cards that will be turned. */
  goodsCard: GoodsCardId;
  exportCard: ExportCardId;
  /** Where the price wheel will stop, and then the wheel of misfortune. */
  wheels: readonly [PriceSectorId, MisfortuneSectorId?];
};

/** Lays an example on a game that has just begun and waits for the first cards. */
export function lay(g: G, { leader, players, lorries = {}, prices, goodsCard, exportCard, wheels }: Given): void {
  g.leader = leader;
  g.opener = leader;
  Object.assign(g.prices, prices);
  for (const seat of g.seats) layPlayer(g.players[seat], players[seat] ?? {});
  for (const lorry of LORRY_IDS) {
    const load = lorries[lorry];
    if (load === undefined) continue;
    g.lorries[lorry].good = load.good;
    for (const seat of g.seats) g.lorries[lorry].lots[seat] = load.lots[seat] ?? 0;
  }
  for (const good of GOODS) g.piles[good] = UNITS_OF_A_GOOD - placedOf(g, good);
  g.goodsDeck = deckOf('goods', [...GOODS_CARD_IDS.filter((card) => card !== goodsCard), goodsCard]);
  g.exportDeck = deckOf('export', [...EXPORT_CARD_IDS.filter((card) => card !== exportCard), exportCard]);
  const [price, misfortune] = wheels;
  g.chance = chanceThat(
    (trial) =>
      PRICE_SECTORS[below(trial, PRICE_SECTORS.length)] === price &&
      (misfortune === undefined || MISFORTUNE_SECTORS[below(trial, MISFORTUNE_SECTORS.length)] === misfortune),
  );
}

function layPlayer(player: Player, { coins, points, levels, warned, main, temp }: GivenPlayer): void {
  player.coins = coins ?? player.coins;
  player.points = points ?? player.points;
  Object.assign(player.levels, levels);
  for (const each of CHARACTERISTICS) player.warnings[each] = each === warned;
  Object.assign(player.main, main);
  Object.assign(player.temp, temp);
}

/** How many crates of a good are in warehouses and on lorries. */
function placedOf(g: G, good: GoodId): number {
  const stored = g.seats.map((seat) => g.players[seat].main[good] + g.players[seat].temp[good]);
  const loaded = LORRY_IDS.filter((lorry) => g.lorries[lorry].good === good).flatMap((lorry) => g.lorries[lorry].lots);
  return [...stored, ...loaded].reduce((sum, units) => sum + units, 0);
}
