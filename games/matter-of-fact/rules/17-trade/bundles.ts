import { between, type Domain, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import type { AssetId } from '../../content/assets.ts';
import { RESOURCES } from '../../content/exchange.ts';
import { MOST_ASKED } from '../../content/table.ts';
import type { TechnologyId } from '../../content/technologies.ts';
import { BOUGHT_VEHICLES, type BoughtVehicle } from '../../content/vehicles.ts';
import type { Bundle, G, MatterOfFact } from '../../types.ts';
import { isNothing } from '../06-exchange/units.ts';
import { capturedBy } from '../18-raids/captures.ts';
import { assetsOf, assetWith, technologiesOf } from '../holdings.ts';
import { cashOf } from '../money.ts';
import { no } from '../vocabulary.ts';

/** MF-17.2, MF-17.3, MF-R47. What one side of a deal can give to the other. */

/** How much of the table is open to a deal: everything between the active player and another, else transport for money (MF-R46). */
export type Scope = { isFull: boolean; active: Seat | null };

/** MF-O9. Of somebody whose cash is hidden any sum may be asked. */
const mostMoney = (g: G, giver: Seat, proposer: Seat): number =>
  giver === proposer || g.options.cash === 'open' ? cashOf(g, giver) : MOST_ASKED;

const NONE = between(0, 0);
const NO_RELEASE = oneOf([null]);

export function bundleDomain(g: G, scope: Scope, giver: Seat, receiver: Seat, proposer: Seat): Domain<Bundle> {
  const { stock, contracts } = g.players[giver];
  const captured = scope.isFull ? capturedBy(g, giver) : null;
  const isReleasable = captured !== null && g.assets[captured].owner === receiver;
  const goods = goodsDomain(g, scope, giver);
  return {
    parts: {
      money: between(0, mostMoney(g, giver, proposer)),
      coal: goods ?? between(0, stock.coal),
      ore: goods ?? between(0, stock.ore),
      steel: goods ?? between(0, stock.steel),
      energy: goods ?? between(0, stock.energy),
      assets: scope.isFull
        ? sifted(assetsOf(g, giver), (asset) => whyNotAsset(g, scope, giver, receiver, asset))
        : EMPTY,
      technologies: scope.isFull
        ? sifted(technologiesOf(g, giver), (card) => whyNotCard(g, scope, giver, receiver, card))
        : EMPTY,
      vehicles: sifted(vehiclesOf(g, giver), (vehicle) => whyNotVehicle(g, receiver, vehicle)),
      contracts: scope.isFull && contracts.length > 0 ? allOf(contracts.map(({ card }) => card)) : EMPTY,
      release: isReleasable ? oneOf([null, captured]) : NO_RELEASE,
    },
  } as Domain<Bundle>;
}

/** Any number of those that nothing speaks against. */
function sifted<T>(values: readonly T[], unless: (value: T) => Refusal<MatterOfFact> | null) {
  if (values.length === 0) return EMPTY;
  const { one, not } = oneOf(values, unless as never);
  // The barred ones are counted too, so that the reason against them is the one that is told.
  const some = { some: one, atLeast: 0, atMost: values.length };
  return not === undefined ? some : { ...some, not };
}
const allOf = <T>(values: readonly T[]) => ({ some: values, atLeast: 0, atMost: values.length });
const EMPTY = allOf<never>([]);

/** MF-19.3, MF-R60. Nothing of it outside the stages of trade, and nothing by somebody under arrest. */
function goodsDomain(g: G, scope: Scope, giver: Seat) {
  if (!scope.isFull) return NONE;
  return g.players[giver].arrest > 0 ? between(0, 0, { above: no('MF-R60', 'arrestedSeller', { giver }) }) : null;
}

const NO_VEHICLES: readonly BoughtVehicle[] = [];
function vehiclesOf(g: G, seat: Seat): readonly BoughtVehicle[] {
  const { electricVehicle, quadcopter } = g.players[seat].vehicles;
  if (electricVehicle === 'none' && quadcopter === 'none') return NO_VEHICLES;
  return BOUGHT_VEHICLES.filter((vehicle) => g.players[seat].vehicles[vehicle] !== 'none');
}

/** MF-R20. */
const whyNotVehicle = (g: G, receiver: Seat, vehicle: BoughtVehicle) =>
  g.players[receiver].vehicles[vehicle] === 'none' ? null : no('MF-R20', 'alreadyOwns', { receiver, vehicle });

/** MF-10.6, MF-R46, MF-R48. An asset is given only by the active player, a captured one only to its raider. */
function whyNotAsset(g: G, { active }: Scope, giver: Seat, receiver: Seat, asset: AssetId) {
  if (giver !== active) return no('MF-10.6', 'onlyActiveSellsAssets', { giver });
  const { capture } = g.assets[asset];
  return capture !== null && capture.raider !== receiver
    ? no('MF-R48', 'onlyToRaider', { asset, raider: capture.raider })
    : null;
}

/** MF-R47, MF-R60. What lies on a captured asset, or on that of a prisoner, can only go with the asset. */
function whyNotCard(g: G, scope: Scope, giver: Seat, receiver: Seat, technology: TechnologyId) {
  const asset = assetWith(g, giver, technology);
  return asset === null || whyNotAsset(g, scope, giver, receiver, asset) === null ? null : whyNotAlone(g, giver, asset);
}

function whyNotAlone(g: G, giver: Seat, asset: AssetId) {
  const { capture } = g.assets[asset];
  if (capture !== null) return no('MF-R47', 'locked', { asset, raider: capture.raider, mode: capture.mode });
  return g.players[giver].arrest > 0 ? no('MF-R60', 'arrestedSeller', { giver }) : null;
}

/** Whether there is anything at all that `giver` could put into a deal. */
export function hasToGive(g: G, scope: Scope, giver: Seat): boolean {
  const { stock, contracts, hand, arrest } = g.players[giver];
  if (cashOf(g, giver) > 0 || vehiclesOf(g, giver).length > 0) return true;
  if (!scope.isFull) return false;
  const hasGoods = arrest === 0 && !isNothing(stock);
  const hasCards = contracts.length > 0 || hand.length > 0;
  return hasGoods || hasCards || assetsOf(g, giver).length > 0 || capturedBy(g, giver) !== null;
}

/** MF-D19a. Each side gives at least one thing. */
export const isEmptyBundle = (bundle: Bundle): boolean =>
  bundle.money === 0 && isOnlyTransport(bundle) && bundle.vehicles.length === 0;

const isOnlyTransport = ({ coal, ore, steel, energy, assets, technologies, contracts, release }: Bundle): boolean =>
  coal + ore + steel + energy + assets.length + technologies.length + contracts.length === 0 && release === null;

/** MF-R46, MF-R47, MF-R48, MF-R60. Why `giver` cannot give this now; his money is looked at elsewhere. */
export function whyNotGiven(g: G, scope: Scope, giver: Seat, receiver: Seat, bundle: Bundle) {
  const player = g.players[giver];
  if (!scope.isFull && !isOnlyTransport(bundle)) return no('MF-R46', 'onlyTransport', {});
  for (const resource of RESOURCES) {
    if (bundle[resource] === 0) continue;
    if (player.arrest > 0) return no('MF-R60', 'arrestedSeller', { giver });
    if (player.stock[resource] < bundle[resource])
      return no('MF-R47', 'stockLimit', { resource, stock: player.stock[resource] });
  }
  for (const vehicle of bundle.vehicles) {
    if (player.vehicles[vehicle] === 'none') return no('MF-13.4', 'noVehicle', { vehicle });
    const owned = whyNotVehicle(g, receiver, vehicle);
    if (owned !== null) return owned;
  }
  const isHis =
    bundle.contracts.every((card) => player.contracts.some((contract) => contract.card === card)) &&
    bundle.assets.every((asset) => g.assets[asset].owner === giver) &&
    (bundle.release === null ||
      (capturedBy(g, giver) === bundle.release && g.assets[bundle.release].owner === receiver));
  return isHis ? whyNotTechnologies(g, giver, bundle) : no('MF-R47', 'notYours', { giver });
}

/** MF-11.6, MF-18.8, MF-18.9. */
function whyNotTechnologies(g: G, giver: Seat, { assets, technologies }: Bundle) {
  for (const technology of technologies) {
    if (g.players[giver].hand.includes(technology)) continue;
    const asset = assetWith(g, giver, technology);
    if (asset === null) return no('MF-11.6', 'notYours', { giver });
    const alone = assets.includes(asset) ? null : whyNotAlone(g, giver, asset);
    if (alone !== null) return alone;
  }
  return null;
}
