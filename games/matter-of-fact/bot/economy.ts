import type { Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF, type Process, resaleOf } from '../content/assets.ts';
import { PRICES, type Resource } from '../content/exchange.ts';
import { CELL_OF, type Cell } from '../content/map.ts';
import { SPEED } from '../content/vehicles.ts';
import { priceOf, worthOf } from '../rules/06-exchange/market.ts';
import { salaryDue } from '../rules/15-salary/salary.ts';
import { salaryRate } from '../rules/15-salary/salary-rate.ts';
import { assetsOf, processOf, productOf, turnOf, workersOf } from '../rules/holdings.ts';
import { cashOf, debtOf } from '../rules/money.ts';
import type { G } from '../types.ts';
import { type Goal, goalOf } from './goal.ts';

/** A player's business in a few numbers, so that many futures of it can be thought through in a moment. */

/** An asset that earns: what a run brings at market prices, inputs paid, salaries not. */
export type Work = {
  /** Where it lies; `null`: nowhere in particular. */
  readonly cell: Cell | null;
  readonly makes: Resource;
  readonly output: number;
  readonly workers: number;
  readonly worth: number;
  readonly eats: Resource | null;
  readonly eaten: number;
};

export type Economy = {
  /** So many turns from the one that is being played; -1: before its movement. */
  turn: number;
  cell: Cell;
  speed: number;
  /** With everything in stock that is not kept. */
  cash: number;
  /** What is in stock of the inputs of the BIObots still to be made, and whether that is all of them. */
  kept: number;
  isStocked: boolean;
  workers: number;
  readonly rate: number;
  /** Those that need no inputs first. */
  works: readonly Work[];
  /** What the bank would give for the assets, parks apart. */
  resale: number;
  /** Of a turn, when all stand where they earn most; `labour`: what the chip adds once where it stands. */
  income: number;
  labour: number;
  goal: Goal;
};

/** The business of a player as it stands, seen from a cell. */
export function economyOf(g: G, me: Seat, cell: Cell): Economy {
  const player = g.players[me];
  const own = assetsOf(g, me).filter((asset) => KIND_OF[asset] !== 'technologyPark');
  const goal = goalOf(g, me);
  const kept = keptOf(g, me, goal);
  const workers = workersOf(g, me);
  const { electricVehicle, quadcopter } = player.vehicles;
  const works = own.map((asset) => workOf(g, asset, processOf(g, asset), 0)).filter((work) => work !== null);
  const economy: Economy = {
    turn: -1,
    cell,
    speed: quadcopter !== 'none' ? SPEED.quadcopter : electricVehicle !== 'none' ? SPEED.electricVehicle : SPEED.train,
    cash: cashOf(g, me) - debtOf(g, me) + worthOf(g, player.stock) - kept - salaryToPay(g, me),
    kept,
    isStocked: !goal.needsCentre,
    workers,
    rate: salaryRate(g),
    works: sorted(works),
    resale: own.reduce((sum, asset) => sum + (g.assets[asset].capture === null ? resaleOf(KIND_OF[asset]) : 0), 0),
    income: 0,
    labour: 0,
    goal,
  };
  return reckoned(economy);
}

/** What this turn will still cost. */
function salaryToPay(g: G, me: Seat): number {
  const f = turnOf(g);
  return f?.seat === me ? salaryDue(g, f) : 0;
}

function keptOf(g: G, me: Seat, { inputs }: Goal): number {
  const { stock } = g.players[me];
  const steel = Math.min(stock.steel, inputs.steel ?? 0);
  const energy = Math.min(stock.energy, inputs.energy ?? 0);
  return worthOf(g, { steel, energy });
}

/** `fall`: points by which the price of the product will have fallen. */
export function workOf(g: G, asset: AssetId, process: Process, fall: number): Work | null {
  const makes = productOf(asset);
  if (makes === 'biobot') return null;
  const { workers, inputs, output } = process;
  const eats = (inputs.ore ?? 0) > 0 ? 'ore' : (inputs.coal ?? 0) > 0 ? 'coal' : null;
  const price = priceOf(g, makes) - fall * POINT[makes];
  return {
    cell: CELL_OF[asset],
    makes,
    output,
    workers,
    worth: output * price - worthOf(g, inputs),
    eats,
    eaten: eats === null ? 0 : (inputs[eats] ?? 0),
  };
}

/** MF-R9. What a price falls by with one point. */
export const POINT: Record<Resource, number> = {
  coal: PRICES.coal[0] - PRICES.coal[1],
  ore: PRICES.ore[0] - PRICES.ore[1],
  steel: PRICES.steel[0] - PRICES.steel[1],
  energy: PRICES.energy[0] - PRICES.energy[1],
};

/** Diggers first, then plants; within both, what a worker is worth most on. */
const rankOf = ({ eats, worth, workers }: Work): number => (eats === null ? 1000 : 0) + worth / Math.max(1, workers);
const sorted = (works: Work[]): Work[] => works.sort((a, b) => rankOf(b) - rankOf(a));

/** One more of them, in its place. */
export function withWork(works: readonly Work[], work: Work): Work[] {
  const rank = rankOf(work);
  let at = works.length;
  while (at > 0 && rankOf(works[at - 1] as Work) < rank) at--;
  return works.toSpliced(at, 0, work);
}

/** What a turn brings when the workers stand where they earn most; plants only as far as the own diggers feed them. */
function incomeOf({ works, workers, rate }: Economy, hands: number): number {
  let left = workers + hands;
  let income = -workers * rate;
  let ore = 0;
  let coal = 0;
  for (const { eats, eaten, workers: needed, worth, makes, output } of works) {
    if (needed > left) continue;
    if (eats === null) {
      if (makes === 'ore') ore += output;
      else coal += output;
      income += worth;
    } else {
      const fed = Math.min(eaten, eats === 'ore' ? ore : coal);
      if (fed === 0) continue;
      if (eats === 'ore') ore -= fed;
      else coal -= fed;
      income += (worth * fed) / eaten;
    }
    left -= needed;
  }
  return income;
}

/** Works out what it earns; of a business just thought up. */
export function reckoned(economy: Economy): Economy {
  economy.income = incomeOf(economy, 0);
  economy.labour = 0;
  for (const { cell } of economy.works)
    if (cell === economy.cell) economy.labour = incomeOf(economy, 1) - economy.income;
  return economy;
}

/** Workers with whom everything would run. */
export const workersWanted = (works: readonly Work[]): number => works.reduce((sum, { workers }) => sum + workers, 0);

export const basicOf = (asset: AssetId): Process => ASSETS_BY_KIND[KIND_OF[asset]].basic;
