import type { Say, Seat, StateView, View } from '@parlour/kernel';
import type { ContractId } from '../content/action-cards.ts';
import { ASSET_IDS, type AssetId } from '../content/assets.ts';
import { CONTRACT_COLUMN, PRICES, RESOURCES, type Resource, type Units } from '../content/exchange.ts';
import { SITES, type Site } from '../content/map.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { BOUGHT_VEHICLES, type BoughtVehicle, SPEED, type Vehicle } from '../content/vehicles.ts';
import type { Bundle, GuardPost, MatterOfFact, Post } from '../types.ts';

/** What sentences of every language read off the table in the same way. */

export type Table = StateView<MatterOfFact>;

/** The player who is asked; `null` for a spectator. */
export const own = ({ viewer, players }: Table) => (viewer === null ? null : players[viewer]);
/** The money of the player who is asked; `null` if there is none to be seen. */
export const purseOf = (view: Table): number | null => own(view)?.cash.secret ?? null;

/** The turn that is played; `null` between turns. */
export function turnIn({ stack }: Table) {
  for (const f of stack) if (f.phase === 'turn') return f;
  return null;
}
const activeIn = (view: Table): Seat | null => turnIn(view)?.seat ?? null;

/** What drives the active player's chip. */
export function vehicleIn(view: Table): Vehicle {
  const active = activeIn(view);
  const owned = active === null ? null : view.players[active].vehicles;
  return BOUGHT_VEHICLES.findLast((vehicle) => owned?.[vehicle] === 'ready') ?? 'train';
}
export const speedIn = (view: Table): number => SPEED[vehicleIn(view)];

/** What stands on the active player's hex, and the asset's owner if it is one. */
export function siteIn(view: Table): { site: Site | null; owner: Seat | null } {
  const active = activeIn(view);
  const cell = active === null ? null : view.players[active].cell;
  const site = cell === null ? null : SITES[cell];
  return { site, owner: site?.is === 'asset' ? view.assets[site.asset].owner : null };
}

/** MF-O8. The active player has stayed where a place serves only those who arrive. */
export const isUnserved = (view: Table): boolean =>
  view.options.reuse === 'mustArrive' && turnIn(view)?.hasArrived === false;

/** The salary that is due: for whom, and how much in all. */
export function dueIn(view: Table): { workers: number; rate: number; amount: number } {
  const f = turnIn(view);
  const rate = Number(view.options.salary);
  if (f === null) return { workers: 0, rate, amount: 0 };
  const { idle, picket } = view.players[f.seat];
  let workers = idle + picket - f.paidFor - f.covered;
  for (const id of ASSET_IDS) {
    const asset = view.assets[id];
    if (asset.owner === f.seat) workers += asset.workers + (asset.hasGuard ? 1 : 0);
  }
  return { workers, rate, amount: workers * rate };
}

/** The resources whose price the active player may still change. */
export function monopoliesIn(view: Table): Resource[] {
  const f = turnIn(view);
  return RESOURCES.filter((resource) => view.market[resource].monopolist === f?.seat && !f?.priced.includes(resource));
}

export const priceIn = (view: Table, resource: Resource): number => PRICES[resource][view.market[resource].column] ?? 0;
/** What a contract pays. */
export const contractPrice = (resource: Resource): number => PRICES[resource][CONTRACT_COLUMN];

/** Resources with their numbers, those there are none of left out. */
export const listOf = (units: Readonly<Partial<Units>>, amount: (units: number, of: Resource) => string): string[] =>
  RESOURCES.flatMap((resource) => {
    const n = units[resource] ?? 0;
    return n > 0 ? [amount(n, resource)] : [];
  });

/** The words for what a deal can be about. */
type BundleWords = {
  money(amount: number): string;
  amount(units: number, resource: Resource): string;
  asset(asset: AssetId): string;
  technology(technology: TechnologyId): string;
  vehicle(vehicle: BoughtVehicle): string;
  contract(contract: ContractId): string;
  release(asset: AssetId): string;
};

/** Everything one side of a deal gives. */
export const bundleOf = (bundle: View<Bundle>, words: BundleWords, say: Say): string =>
  say.list([
    ...(bundle.money > 0 ? [words.money(bundle.money)] : []),
    ...listOf(bundle, words.amount),
    ...bundle.assets.map(words.asset),
    ...bundle.technologies.map(words.technology),
    ...bundle.vehicles.map(words.vehicle),
    ...bundle.contracts.map(words.contract),
    ...(bundle.release === null ? [] : [words.release(bundle.release)]),
  ]);

export const isGuardPost = (post: Post | 'picket'): post is GuardPost => post.startsWith('guard ');
export const guardedBy = (post: GuardPost): AssetId => post.slice('guard '.length) as AssetId;

/** «Head: a, b»: the head alone when nothing is chosen yet. */
export function heading(head: string, ...parts: (string | false | undefined)[]): string {
  const there = parts.filter(Boolean);
  return there.length === 0 ? head : `${head}: ${there.join(', ')}`;
}
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
