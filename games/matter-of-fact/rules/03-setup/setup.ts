import {
  type Core,
  deckOf,
  noDeals,
  type PileItem,
  type Seat,
  shownTo,
  shownToAll,
  shuffle,
  tableOf,
} from '@parlour/kernel';
import { ACTION_CARD_IDS } from '../../content/action-cards.ts';
import { ASSET_IDS, type AssetId } from '../../content/assets.ts';
import { CONTRACT_COLUMN, RESOURCES, type Resource } from '../../content/exchange.ts';
import { COLOURS, type Colour, START_MONEY, START_WORKERS, WORKERS_IN_ALL } from '../../content/table.ts';
import { type Level, TECHNOLOGIES, TECHNOLOGY_IDS } from '../../content/technologies.ts';
import { BOUGHT_VEHICLES, type BoughtVehicle, DEALERSHIP } from '../../content/vehicles.ts';
import type { Asset, Market, MatterOfFact, Player } from '../../types.ts';
import { units } from '../06-exchange/units.ts';
import { turnUp } from '../09-action-cards/action-cards.ts';

/** MF-3. The table before the first turn. */
export function setup(core: Core<MatterOfFact>, picks: readonly (string | null)[]): MatterOfFact['state'] {
  const colours = assignColours(core, picks);
  const { roundCap, vehicles } = core.options;
  return {
    round: 0,
    lastRound: roundCap === 'none' ? null : Number(roundCap),
    starter: null,
    players: tableOf(core.seats, (seat) => newPlayer(core, seat, colours[seat] as Colour)),
    assets: record<AssetId, Asset>(ASSET_IDS, () => ({
      owner: null,
      technology: null,
      workers: 0,
      hasGuard: false,
      capture: null,
    })),
    // MF-3.6, MF-6.1
    market: record<Resource, Market>(RESOURCES, () => ({
      column: CONTRACT_COLUMN,
      lastMove: 0,
      isOpen: false,
      monopolist: null,
    })),
    // MF-3.5
    workersLeft: WORKERS_IN_ALL - START_WORKERS * core.seats.length,
    vehiclesLeft: record<BoughtVehicle, number | null>(BOUGHT_VEHICLES, (vehicle) =>
      vehicles === 'limited' ? DEALERSHIP[vehicle].cards : null,
    ),
    // MF-3.2, MF-3.3, MF-R3
    actionDeck: deck(core, 'actions', [...ACTION_CARD_IDS]),
    actionDiscards: [],
    technologyDecks: {
      I: deck(core, 'technologiesI', technologiesOf('I')),
      II: deck(core, 'technologiesII', technologiesOf('II')),
    },
    technologyDiscards: { I: [], II: [] },
    usedTechnologies: [],
    deals: noDeals(core.seats),
    ending: null,
  };
}

/** MF-3.4, MF-3.9. */
function newPlayer(core: Core<MatterOfFact>, seat: Seat, colour: Colour): Player {
  // MF-O9
  const money = (amount: number) => (core.options.cash === 'open' ? shownToAll(amount) : shownTo(seat, amount));
  return {
    colour,
    cash: money(START_MONEY),
    debt: money(0),
    stock: units(),
    biobots: 0,
    idle: START_WORKERS,
    picket: 0,
    isOnStrike: false,
    assets: [],
    hand: [],
    vehicles: { electricVehicle: 'none', quadcopter: 'none' },
    cell: null,
    arrest: 0,
    contracts: [],
    hasLeft: false,
  };
}

function deck<T extends PileItem>(core: Core<MatterOfFact>, pool: string, cards: T[]) {
  const pile = deckOf(pool, shuffle(core, cards));
  turnUp(core, pile);
  return pile;
}

const technologiesOf = (level: Level) => TECHNOLOGY_IDS.filter((id) => TECHNOLOGIES[id].level === level);

const record = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

/** Each player has the colour picked; the others get the free ones in their order. */
function assignColours(core: Core<MatterOfFact>, picks: readonly (string | null)[]): Colour[] {
  const free = COLOURS.filter((colour) => !picks.includes(colour));
  return core.seats.map((seat) => COLOURS.find((colour) => colour === picks[seat]) ?? (free.shift() as Colour));
}
