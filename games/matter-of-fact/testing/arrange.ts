import { deckOf, type Frame, type Game, type Seat, start } from '@parlour/kernel';
import { ACTION_CARD_IDS, ACTION_CARDS, type ActionCardId, type ContractId } from '../content/action-cards.ts';
import { ASSET_IDS, type AssetId } from '../content/assets.ts';
import { PRICES, RESOURCES, type Resource, type Units } from '../content/exchange.ts';
import { BUSINESS_CENTRE, CELL_OF, CELLS, type Cell, cellAt, SITES } from '../content/map.ts';
import { WORKERS_IN_ALL } from '../content/table.ts';
import { LEVELS, TECHNOLOGIES, TECHNOLOGY_IDS, type TechnologyId } from '../content/technologies.ts';
import { BOUGHT_VEHICLES, type BoughtVehicle } from '../content/vehicles.ts';
import { matterOfFact } from '../index.ts';
import { newTurn } from '../rules/04-turns/game.ts';
import { settleMonopolies } from '../rules/06-exchange/market.ts';
import { units } from '../rules/06-exchange/units.ts';
import { productOf, setOwner, technologiesOf, workersOf } from '../rules/holdings.ts';
import { call } from '../rules/vocabulary.ts';
import type { G, MatterOfFact, RaidMode, Turn } from '../types.ts';

type GivenPlayer = {
  cash?: number;
  debt?: number;
  stock?: Partial<Units>;
  biobots?: number;
  idle?: number;
  picket?: number;
  hand?: TechnologyId[];
  vehicles?: BoughtVehicle[];
  /** An asset, a location, or coordinates: 'M1', 'L2', 'BC', '1,3'. */
  at?: string;
  arrest?: number;
  contracts?: { card: ContractId; open?: Partial<Units>; turns?: number }[];
};
type GivenAsset = {
  owner: string;
  workers?: number;
  guard?: boolean;
  technology?: TechnologyId;
  capture?: { by: string; mode: RaidMode; supplies?: { salary: number; inputs?: Partial<Units> } };
};

export type Given = {
  /** The names of the seats, clockwise. */
  names?: readonly string[];
  options?: Partial<MatterOfFact['options']>;
  round?: number;
  /** Whose turn it is, and at which step of it the game begins. */
  active?: string;
  at?: string;
  turn?: Partial<Turn>;
  players?: Record<string, GivenPlayer>;
  assets?: Partial<Record<AssetId, GivenAsset>>;
  prices?: Partial<Units>;
  /** Resources on sale besides those of the assets given. */
  opened?: Resource[];
  used?: TechnologyId[];
  /** The cards that come next, the next one first. */
  actionDeck?: readonly ActionCardId[];
  actionDiscards?: readonly ActionCardId[];
  technologies?: readonly TechnologyId[];
  technologyDiscards?: readonly TechnologyId[];
};

/** The cell of an asset, a location or coordinates. */
export function place(name: string): Cell {
  if (name.includes(',')) {
    const [q, r] = name.split(',').map(Number);
    return cellAt(q as number, r as number);
  }
  if (name === 'BC') return BUSINESS_CENTRE[0] as Cell;
  if (name in CELL_OF) return CELL_OF[name as AssetId];
  const found = CELLS.find((cell) => {
    const site = SITES[cell];
    if (site.is === 'university') return site.university === name;
    if (site.is === 'labourExchange') return site.exchange === name;
    return site.is === 'dealership' && name === 'AD';
  });
  if (found === undefined) throw new RangeError(`there is no ${name}`);
  return found;
}

/** A game that begins where the position says: everything is laid by hand, then the rules run to the next question. */
export function arrange(given: Given, names: readonly string[]): G {
  const seatOf = (name: string) => names.indexOf(name) as Seat;
  const active = seatOf(given.active ?? (names[0] as string));
  const { game } = matterOfFact.phases;
  const turns = {
    ...(game.steps['turns'] as object),
    with: (g: G) => ({ ...newTurn(g, active), ...given.turn, step: given.at ?? 'begin' }),
  };
  const laid: Game<MatterOfFact> = {
    ...matterOfFact,
    setup: (core, picks) => lay({ ...core, ...matterOfFact.setup(core, picks) }, given, seatOf),
    opening: () =>
      call('game', { step: 'turns', upNext: names.map((_, i) => i as Seat).filter((seat) => seat > active) } as Frame<
        MatterOfFact,
        'game'
      >),
    phases: { ...matterOfFact.phases, game: { ...game, steps: { ...game.steps, turns: turns as never } } },
  };
  return start(laid, { seats: names.length, chance: 1, ...(given.options && { options: given.options }) });
}

function lay(g: G, given: Given, seatOf: (name: string) => Seat): G {
  g.round = given.round ?? 5;
  g.starter = 0;
  for (const [i, seat] of g.seats.entries()) {
    g.players[seat].idle = 0;
    g.players[seat].cell = BUSINESS_CENTRE[6 - i] as Cell;
  }
  for (const [name, player] of Object.entries(given.players ?? {})) layPlayer(g, seatOf(name), player);
  for (const id of ASSET_IDS) {
    const asset = given.assets?.[id];
    if (asset !== undefined) layAsset(g, id, asset, seatOf);
  }
  for (const resource of RESOURCES) {
    const price = given.prices?.[resource];
    if (price !== undefined) g.market[resource].column = (PRICES[resource] as readonly number[]).indexOf(price);
    if (given.opened?.includes(resource)) g.market[resource].isOpen = true;
  }
  g.usedTechnologies = [...(given.used ?? [])];
  layDecks(g, given);
  g.workersLeft = g.seats.reduce((left, seat) => left - workersOf(g, seat), WORKERS_IN_ALL);
  const { events } = g;
  g.events = null;
  settleMonopolies(g);
  g.events = events;
  return g;
}

function layPlayer(g: G, seat: Seat, given: GivenPlayer): void {
  const player = g.players[seat];
  player.cash.secret = given.cash ?? (given.debt === undefined ? player.cash.secret : 0);
  player.debt.secret = given.debt ?? 0;
  player.stock = units(given.stock);
  player.biobots = given.biobots ?? 0;
  player.idle = given.idle ?? 0;
  player.picket = given.picket ?? 0;
  player.isOnStrike = given.picket !== undefined;
  player.hand = [...(given.hand ?? [])];
  player.arrest = given.arrest ?? 0;
  if (given.at !== undefined) player.cell = given.at === 'none' ? null : place(given.at);
  for (const vehicle of BOUGHT_VEHICLES) {
    if (!given.vehicles?.includes(vehicle)) continue;
    player.vehicles[vehicle] = 'ready';
    const left = g.vehiclesLeft[vehicle];
    if (left !== null) g.vehiclesLeft[vehicle] = left - 1;
  }
  player.contracts = (given.contracts ?? []).map(({ card, open, turns }) => ({
    card,
    open: units(open ?? ACTION_CARDS[card].units),
    turns: turns ?? 2,
  }));
}

function layAsset(g: G, id: AssetId, given: GivenAsset, seatOf: (name: string) => Seat): void {
  const product = productOf(id);
  if (product !== 'biobot') g.market[product].isOpen = true;
  const { capture } = given;
  g.assets[id] = {
    owner: null,
    technology: given.technology ?? null,
    workers: given.workers ?? 0,
    hasGuard: given.guard ?? false,
    capture:
      capture === undefined
        ? null
        : {
            raider: seatOf(capture.by),
            mode: capture.mode,
            supplies:
              capture.supplies === undefined
                ? null
                : { salary: capture.supplies.salary, inputs: units(capture.supplies.inputs) },
          },
  };
  setOwner(g, id, seatOf(given.owner));
  if (capture !== undefined) g.players[seatOf(capture.by)].cell = CELL_OF[id];
}

function layDecks(g: G, given: Given): void {
  const held: ActionCardId[] = g.seats.flatMap((seat) => g.players[seat].contracts.map(({ card }) => card));
  g.actionDiscards = [...(given.actionDiscards ?? [])];
  g.actionDeck = deckOf('actions', ordered(ACTION_CARD_IDS, given.actionDeck ?? [], [...held, ...g.actionDiscards]));
  const owned = g.seats.flatMap((seat) => technologiesOf(g, seat));
  const thrown = given.technologyDiscards ?? [];
  for (const level of LEVELS) {
    const all = TECHNOLOGY_IDS.filter((id) => TECHNOLOGIES[id].level === level);
    const first = (given.technologies ?? []).filter((id) => TECHNOLOGIES[id].level === level);
    g.technologyDiscards[level] = thrown.filter((id) => TECHNOLOGIES[id].level === level);
    g.technologyDecks[level] = deckOf(`technologies${level}`, ordered(all, first, [...owned, ...thrown]));
  }
}

/** A deck with its next card last, as decks lie. */
const ordered = <T>(all: readonly T[], first: readonly T[], elsewhere: readonly T[]): T[] =>
  [...first, ...all.filter((card) => !elsewhere.includes(card) && !first.includes(card))].reverse();
