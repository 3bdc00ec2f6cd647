import { deckOf, type Seat } from '@parlour/kernel';
import { ACTION_CARD_IDS, ACTION_CARDS, type ContractId } from '../content/action-cards.ts';
import { ASSET_IDS, ASSETS_BY_KIND, type AssetId, KIND_OF } from '../content/assets.ts';
import { PRICES, RESOURCES, type Resource, type Units } from '../content/exchange.ts';
import type { Cell } from '../content/map.ts';
import { WORKERS_IN_ALL } from '../content/table.ts';
import { LEVELS, TECHNOLOGIES, TECHNOLOGY_IDS, type TechnologyId } from '../content/technologies.ts';
import type { Asset, G, Turn } from '../types.ts';

const NONE: Units = { coal: 0, ore: 0, steel: 0, energy: 0 };

type GivenPlayer = {
  cell: Cell;
  cash: number;
  idle?: number;
  stock?: Partial<Units>;
  contract?: ContractId;
};

/** A position of an example; it is the turn of the reader, at seat 0. */
export type Given = {
  round: number;
  /** Where in the turn. */
  step: 'production' | 'movement' | 'investments';
  players: readonly GivenPlayer[];
  assets: Partial<Record<AssetId, { owner: Seat; workers?: number; technology?: TechnologyId }>>;
  prices: Partial<Units>;
  monopolists: Partial<Record<Resource, Seat>>;
};

/** Lays an example on a game that has just begun. */
export function lay(g: G, { round, step, players, assets, prices, monopolists }: Given): void {
  g.round = round;
  g.starter = 0;
  for (const seat of g.seats) {
    const { cell, cash, idle = 0, stock = {}, contract } = players[seat] ?? { cell: null, cash: 0 };
    Object.assign(g.players[seat], { cell, idle, stock: { ...NONE, ...stock }, assets: [] });
    g.players[seat].cash.secret = cash;
    if (contract !== undefined)
      g.players[seat].contracts = [{ card: contract, open: { ...NONE, ...ACTION_CARDS[contract].units }, turns: 2 }];
  }
  for (const resource of RESOURCES)
    Object.assign(g.market[resource], {
      column: Math.max(0, (PRICES[resource] as readonly number[]).indexOf(prices[resource] ?? 0)),
      monopolist: monopolists[resource] ?? null,
    });
  for (const id of ASSET_IDS) layAsset(g, id, assets[id]);
  const busy = ASSET_IDS.reduce((sum, id) => sum + g.assets[id].workers, 0);
  g.workersLeft = g.seats.reduce<number>((left, seat) => left - g.players[seat].idle, WORKERS_IN_ALL - busy);
  layDecks(g);
  g.stack = [
    { phase: 'game', step: 'turns', upNext: g.seats.slice(1) },
    { phase: 'turn', step, ...turnOf(g, step === 'investments') },
  ];
}

function layAsset(g: G, id: AssetId, given: Given['assets'][AssetId]): void {
  if (given === undefined) return;
  const { owner, workers = 0, technology = null } = given;
  const asset: Asset = { owner, technology, workers, hasGuard: false, capture: null };
  g.assets[id] = asset;
  g.players[owner].assets.push(id);
  const { product } = ASSETS_BY_KIND[KIND_OF[id]];
  if (product !== 'biobot') g.market[product].isOpen = true;
}

/** What lies on the table lies in no deck. */
function layDecks(g: G): void {
  const held: string[] = [
    ...g.seats.flatMap((seat) => g.players[seat].contracts.map(({ card }) => card)),
    ...ASSET_IDS.flatMap((id) => g.assets[id].technology ?? []),
  ];
  const left = <T extends string>(cards: readonly T[]): T[] => cards.filter((card) => !held.includes(card));
  g.actionDeck = deckOf('actions', left(ACTION_CARD_IDS));
  for (const level of LEVELS)
    g.technologyDecks[level] = deckOf(
      `technologies${level}`,
      left(TECHNOLOGY_IDS.filter((id) => TECHNOLOGIES[id].level === level)),
    );
}

/** A turn of the reader that has come so far. */
const turnOf = (g: G, hasArrived: boolean): Turn => ({
  seat: 0,
  startedAt: g.players[0].cell,
  struck: false,
  ran: [],
  priced: [],
  hasArrived,
  drawsCard: false,
  hasStudied: false,
  mayRaid: false,
  paidFor: 0,
  covered: 0,
  isUnpaid: false,
  callers: [],
});
