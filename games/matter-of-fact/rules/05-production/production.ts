import type { Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF } from '../../content/assets.ts';
import type { Resource, Units } from '../../content/exchange.ts';
import { CELL_OF, type Cell } from '../../content/map.ts';
import type { G, Standstill, Turn } from '../../types.ts';
import { movePrice, priceOf, worthOf } from '../06-exchange/market.ts';
import { missing, put, shortOf, take, units } from '../06-exchange/units.ts';
import { salaryRate } from '../15-salary/salary-rate.ts';
import { checkVictory, targetOf } from '../22-ending/ending.ts';
import { assetsOf, processOf, productOf } from '../holdings.ts';
import { emit, no } from '../vocabulary.ts';

/** MF-5. Stage 1. */

/** MF-1.1, MF-5.6, MF-R29. The chip replaces one worker where it stood when the turn began. */
export const handsAt = (g: G, asset: AssetId, chip: Cell | null): number =>
  g.assets[asset].workers + (chip === CELL_OF[asset] ? 1 : 0);

/** MF-5.2, MF-19.4, MF-R30, MF-R35. Why an asset would not work for its owner with this stock; `null`: it would. */
export function standstillOf(g: G, asset: AssetId, chip: Cell | null, stock: Readonly<Units>): Standstill | null {
  const { capture } = g.assets[asset];
  if (capture !== null) return { is: 'captured', by: capture.raider };
  const process = processOf(g, asset);
  const has = handsAt(g, asset, chip);
  if (has < process.workers) return { is: 'shortOfWorkers', has, needs: process.workers };
  if (shortOf(stock, process.inputs) !== null) return { is: 'shortOfInputs', missing: missing(stock, process.inputs) };
  return null;
}

/** The same, as a reason against running it in this turn. */
export function whyNotRun(g: G, f: Turn, asset: AssetId) {
  if (f.ran.includes(asset)) return no('MF-R28', 'alreadyRan', { asset });
  const { stock } = g.players[f.seat];
  const { capture } = g.assets[asset];
  if (capture !== null) return no('MF-18.5', 'captured', { asset, by: capture.raider });
  const process = processOf(g, asset);
  const has = handsAt(g, asset, f.startedAt);
  if (has < process.workers) return no('MF-5.11', 'shortOfWorkers', { asset, has, needs: process.workers });
  const resource = shortOf(stock, process.inputs);
  if (resource !== null)
    return no('MF-5.2', 'shortOfInputs', {
      asset,
      resource,
      has: stock[resource],
      needs: process.inputs[resource] ?? 0,
    });
  return null;
}

/** MF-5.2, MF-5.9, MF-5.10. Inputs to the bank, the product into the stock. */
export function runAsset(g: G, f: Turn, asset: AssetId): void {
  const { workers, inputs, output } = processOf(g, asset);
  const { stock } = g.players[f.seat];
  const ownLabour = g.assets[asset].workers < workers;
  f.ran.push(asset);
  take(stock, inputs);
  const product = productOf(asset);
  emit(g, 'produced', {
    seat: f.seat,
    asset,
    technology: g.assets[asset].technology,
    product,
    units: output,
    workers: ownLabour ? workers - 1 : workers,
    ownLabour,
    inputs: units(inputs),
  });
  if (product === 'biobot') return makeBiobots(g, f.seat, asset, output);
  stock[product] += output;
  noteFirstUse(g, f.seat, asset, product);
}

/** MF-6.7, MF-R8. A card that yields more than one lowers the price once, whoever uses it first. */
function noteFirstUse(g: G, seat: Seat, asset: AssetId, product: Resource): void {
  const { technology } = g.assets[asset];
  if (technology === null || processOf(g, asset).output < 2 || g.usedTechnologies.includes(technology)) return;
  g.usedTechnologies.push(technology);
  movePrice(g, product, -1, { because: 'firstUse', rule: 'MF-6.7', seat, source: technology });
}

/** MF-1.2, MF-1.3, MF-22.1. */
function makeBiobots(g: G, seat: Seat, asset: AssetId, made: number): void {
  g.players[seat].biobots += made;
  emit(g, 'biobotMade', { seat, asset, biobots: g.players[seat].biobots, target: targetOf(g) });
  checkVictory(g, seat);
}

/** MF-18.6, MF-R71. Captured assets with supplies on their cards work first, by themselves, and for their raiders. */
export function runForRaiders(g: G, f: Turn): void {
  for (const asset of assetsOf(g, f.seat)) {
    const { capture, workers, technology } = g.assets[asset];
    const product = productOf(asset);
    if (capture === null || capture.supplies === null || product === 'biobot') continue;
    const { inputs, salary } = capture.supplies;
    const { output } = processOf(g, asset);
    capture.supplies = null;
    put(g.players[capture.raider].stock, { [product]: output });
    // MF-18.7, MF-R57: the raider's money stands for the owner's payment of this turn.
    f.covered += workers;
    emit(g, 'producedForRaider', {
      seat: f.seat,
      raider: capture.raider,
      asset,
      technology,
      product,
      units: output,
      workers,
      salary,
      inputs,
    });
    noteFirstUse(g, f.seat, asset, product);
  }
}

/** Output less inputs at market prices and less the salary of the workers it needs; a BIObot has no price (MF-R10). */
export function marginOf(g: G, asset: AssetId): number {
  const { workers, inputs, output } = processOf(g, asset);
  const product = productOf(asset);
  const income = product === 'biobot' ? 0 : output * priceOf(g, product);
  return income - worthOf(g, inputs) - workers * salaryRate(g);
}

/** Whether any asset can run that has not: if one can, one can at once, as inputs only come from runs before it. */
export function canRunSomething(g: G, f: Turn): boolean {
  if (f.struck) return false;
  const { stock } = g.players[f.seat];
  return assetsOf(g, f.seat).some(
    (asset) => !f.ran.includes(asset) && standstillOf(g, asset, f.startedAt, stock) === null,
  );
}

/** The part of a turn that a stage 1 depends on. */
export type Stage1 = Pick<Turn, 'seat' | 'startedAt' | 'struck' | 'ran'>;

export const proposedRuns = (g: G, f: Stage1): AssetId[] => proposedStage1(g, f).runs;

/** MF-D2. Everything that can run, lower levels first so that they feed the higher; within a level what gains most; and the stock it leaves. */
export function proposedStage1(g: G, f: Stage1): { runs: AssetId[]; stock: Units } {
  const stock = { ...g.players[f.seat].stock };
  const runs: AssetId[] = [];
  if (f.struck) return { runs, stock };
  const own = assetsOf(g, f.seat).filter((asset) => !f.ran.includes(asset));
  for (const level of [1, 2, 3]) {
    const same = own.filter((asset) => ASSETS_BY_KIND[KIND_OF[asset]].level === level);
    if (same.length > 1) same.sort((a, b) => marginOf(g, b) - marginOf(g, a));
    for (const asset of same) {
      if (standstillOf(g, asset, f.startedAt, stock) !== null) continue;
      const { inputs, output } = processOf(g, asset);
      const product = productOf(asset);
      take(stock, inputs);
      if (product !== 'biobot') stock[product] += output;
      runs.push(asset);
    }
  }
  return { runs, stock };
}

/** MF-5.11, MF-R28. What has not worked in this stage 1, and why. */
export function standstills(
  g: G,
  f: Stage1,
  stock: Readonly<Units> = g.players[f.seat].stock,
): { asset: AssetId; because: Standstill }[] {
  return assetsOf(g, f.seat)
    .filter((asset) => !f.ran.includes(asset) && !hasWorkedForRaider(g, asset))
    .map((asset) => {
      const because = f.struck ? ({ is: 'strike' } as const) : standstillOf(g, asset, f.startedAt, stock);
      return { asset, because: because ?? { is: 'unused' } };
    });
}

/** It has just been operated: its supplies are used up, its lock goes on (MF-R56). */
const hasWorkedForRaider = (g: G, asset: AssetId): boolean => {
  const { capture } = g.assets[asset];
  return capture !== null && capture.mode === 'operate' && capture.supplies === null;
};
