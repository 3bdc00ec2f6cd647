import { below, type Core, deckOf, type Seat, shuffle, tableOf } from '@parlour/kernel';
import { CHARACTERISTICS, type Characteristic } from '../../content/characteristics.ts';
import { EXPORT_CARD_IDS } from '../../content/export-cards.ts';
import { UNITS_OF_A_GOOD } from '../../content/goods.ts';
import { GOODS_CARD_IDS } from '../../content/goods-cards.ts';
import { START_POSITION } from '../../content/prices.ts';
import { COLOURS, type Colour, START_COINS } from '../../content/table.ts';
import type { Businessmen, Lorry, Player } from '../../types.ts';
import { ofEachGood } from '../03-tablet/goods.ts';

/** BM-4, BM-4.3, BM-4.7, BM-R2, BM-R23, BM-R24, BM-R25, BM-R26, BM-R27. The table before round 1. The long example of the rulebook starts elsewhere: see example.test.ts. */
export function setup(core: Core<Businessmen>, picks: readonly (string | null)[]): Businessmen['state'] {
  const colours = assignColours(core, picks);
  const emptyLorry = (): Lorry => ({ good: null, lots: tableOf(core.seats, () => 0) });
  return {
    round: 0,
    // BM-4.10, BM-R7
    leader: core.options.firstLeader === 'random' ? (below(core, core.seats.length) as Seat) : 0,
    opener: null,
    // BM-4.2, BM-4.8, BM-4.9
    players: tableOf(
      core.seats,
      (seat): Player => ({
        colour: colours[seat] as Colour,
        coins: START_COINS,
        points: 0,
        levels: ofEachCharacteristic(1),
        warnings: ofEachCharacteristic(false),
        insured: ofEachCharacteristic(false),
        main: ofEachGood(0),
        temp: ofEachGood(0),
        isSkipping: false,
        misfortune: null,
      }),
    ),
    // BM-4.4, BM-4.5
    piles: ofEachGood(UNITS_OF_A_GOOD),
    market: ofEachGood(0),
    prices: ofEachGood(START_POSITION),
    lastMoves: ofEachGood(0),
    lorries: { yellow: emptyLorry(), blue: emptyLorry(), green: emptyLorry() },
    // BM-4.6, BM-R6: face down and shuffled.
    goodsDeck: deckOf('goods', shuffle(core, [...GOODS_CARD_IDS])),
    goodsDiscards: [],
    goodsCard: null,
    exportDeck: deckOf('export', shuffle(core, [...EXPORT_CARD_IDS])),
    exportDiscards: [],
    exportCard: null,
    sector: null,
    ending: null,
  };
}

/** BM-4.1. Each player has the colour picked; the others get the free ones in their order. */
function assignColours(core: Core<Businessmen>, picks: readonly (string | null)[]): Colour[] {
  const free = COLOURS.filter((colour) => !picks.includes(colour));
  return core.seats.map((seat) => COLOURS.find((colour) => colour === picks[seat]) ?? (free.shift() as Colour));
}

const ofEachCharacteristic = <T>(value: T): Record<Characteristic, T> =>
  Object.fromEntries(CHARACTERISTICS.map((each) => [each, value])) as Record<Characteristic, T>;
