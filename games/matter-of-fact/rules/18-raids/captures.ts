import type { Seat } from '@parlour/kernel';
import { type AssetId, KIND_OF } from '../../content/assets.ts';
import { ASSET_AT, BUSINESS_CENTRE, CELL_OF, type Cell } from '../../content/map.ts';
import { ARREST_TURNS } from '../../content/table.ts';
import type { Capture, G, MatterOfFact, Supplies } from '../../types.ts';
import { put, shortOf, take, units } from '../06-exchange/units.ts';
import { salaryRate } from '../15-salary/salary-rate.ts';
import { chipAt, processOf } from '../holdings.ts';
import { cashOf, pay, receive } from '../money.ts';
import { emit, no } from '../vocabulary.ts';

/** MF-18, MF-19. Raids and arrests. */

/** The asset a player has captured: the one his chip stands on (MF-R73). */
export function capturedBy(g: G, raider: Seat): AssetId | null {
  const { cell } = g.players[raider];
  const asset = cell === null ? null : ASSET_AT[cell];
  return asset !== null && g.assets[asset].capture?.raider === raider ? asset : null;
}

/** MF-18.4, MF-R52. The salary of every production worker on the card and all inputs. */
export const suppliesFor = (g: G, asset: AssetId): Supplies => ({
  salary: salaryRate(g) * g.assets[asset].workers,
  inputs: units(processOf(g, asset).inputs),
});

/** MF-R52, MF-R54. Why a raider cannot make the asset work for him. */
export function whyNotOperate(g: G, raider: Seat, asset: AssetId) {
  if (KIND_OF[asset] === 'technologyPark') return no('MF-R54', 'parkOnlySabotaged', { asset });
  const has = g.assets[asset].workers;
  const needs = processOf(g, asset).workers;
  if (has < needs) return no('MF-R52', 'tooFewWorkersThere', { asset, has, needs });
  const { salary, inputs } = suppliesFor(g, asset);
  const cash = cashOf(g, raider);
  const { stock } = g.players[raider];
  if (cash < salary || shortOf(stock, inputs) !== null)
    return no('MF-R52', 'suppliesShort', { salary, cash, inputs, stock: { ...stock } });
  return null;
}

/** MF-18.1, MF-18.2, MF-R61. Marker and card stay the owner's. */
export function declareCapture(g: G, raider: Seat, asset: AssetId, owner: Seat): void {
  g.assets[asset].capture = { raider, mode: 'sabotage', supplies: null };
  emit(g, 'captured', { seat: raider, owner, asset, cell: CELL_OF[asset] });
}

/** MF-18.3, MF-18.4. Salary and inputs go on the card, not into the bank. */
export function operate(g: G, capture: Capture, asset: AssetId, owner: Seat): void {
  const supplies = suppliesFor(g, asset);
  pay(g, capture.raider, supplies.salary);
  take(g.players[capture.raider].stock, supplies.inputs);
  capture.mode = 'operate';
  capture.supplies = supplies;
  emit(g, 'supplied', { seat: capture.raider, owner, asset, salary: supplies.salary, inputs: { ...supplies.inputs } });
}

/** MF-18.5. Supplies that lie there go back. */
export function sabotage(g: G, capture: Capture, asset: AssetId, owner: Seat): void {
  const returned = returnSupplies(g, capture);
  capture.mode = 'sabotage';
  emit(g, 'sabotaged', { seat: capture.raider, owner, asset, returned });
}

/** MF-R56. The lock of an operated asset lasts until its raider's next stage 4, unless unused supplies still lie there. */
export function unlockUsed(g: G, raider: Seat): void {
  const asset = capturedBy(g, raider);
  if (asset === null) return;
  const { capture, owner } = g.assets[asset];
  if (capture === null || owner === null || capture.mode === 'sabotage' || capture.supplies !== null) return;
  capture.mode = 'sabotage';
  emit(g, 'suppliesUsed', { seat: raider, owner, asset });
}

/** MF-R58. */
export function endCapture(g: G, asset: AssetId, because: MatterOfFact['events']['captureEnded']['because']): void {
  const { capture, owner } = g.assets[asset];
  if (capture === null || owner === null) return;
  const returned = returnSupplies(g, capture);
  g.assets[asset].capture = null;
  const rule = because === 'left' ? 'MF-18.11' : because === 'arrest' ? 'MF-19.1' : 'MF-R58';
  emit(g, 'captureEnded', { seat: capture.raider, owner, asset, because, returned, rule });
}

function returnSupplies(g: G, capture: Capture): Supplies | null {
  const { supplies, raider } = capture;
  if (supplies === null) return null;
  receive(g, raider, supplies.salary);
  put(g.players[raider].stock, supplies.inputs);
  capture.supplies = null;
  return supplies;
}

/** MF-18.12, MF-18.13, MF-19.1, MF-19.2, MF-R59. The raider's chip goes to the first free hex of the business centre. */
export function arrest(g: G, owner: Seat, asset: AssetId): void {
  const raider = g.assets[asset].capture?.raider;
  if (raider === undefined) return;
  endCapture(g, asset, 'arrest');
  const from = CELL_OF[asset];
  const to = BUSINESS_CENTRE.find((cell) => chipAt(g, cell) === null) as Cell;
  g.players[raider].cell = to;
  g.players[raider].arrest = ARREST_TURNS;
  emit(g, 'arrested', { seat: raider, by: owner, asset, from, to, turns: ARREST_TURNS });
}

/** MF-18.8, MF-18.9, MF-R49. Why something cannot be taken off or laid on a captured asset. */
export function whyLocked(g: G, asset: AssetId) {
  const { capture } = g.assets[asset];
  return capture === null
    ? null
    : no(capture.mode === 'operate' ? 'MF-18.8' : 'MF-18.9', 'locked', {
        asset,
        raider: capture.raider,
        mode: capture.mode,
      });
}
