import type { Fields, Refusal, Seat } from '@parlour/kernel';
import { between, oneOf } from '@parlour/kernel';
import { ACTION_CARDS, CONTRACT_IDS, type ContractId } from '../../content/action-cards.ts';
import { type AssetId, KIND_OF, resaleOf } from '../../content/assets.ts';
import { RESOURCES, type Resource } from '../../content/exchange.ts';
import type { Contract, G, MatterOfFact } from '../../types.ts';
import { contractPrice, priceOf, settleMonopolies } from '../06-exchange/market.ts';
import { isNothing } from '../06-exchange/units.ts';
import { assetsOf, setOwner } from '../holdings.ts';
import { receive } from '../money.ts';
import { emit, no } from '../vocabulary.ts';

/** MF-9.2, MF-10.5, MF-17.1, MF-R4. Sales to the bank in stages 2 to 5. */

type Actions = MatterOfFact['actions'];

/** Where the resource itself is barred: so that the reason against it is the one that is told. */
export const ANY_NUMBER = between(1, 1000);

/** MF-19.3, MF-R60. */
export const whyArrested = (g: G, seat: Seat) =>
  g.players[seat].arrest > 0 ? no('MF-19.3', 'arrested', { turns: g.players[seat].arrest }) : null;

export function sellOffer(g: G, seat: Seat): Fields<Actions['sell']>[] | Refusal<MatterOfFact> {
  const arrested = whyArrested(g, seat);
  if (arrested !== null) return arrested;
  const { stock } = g.players[seat];
  const families: Fields<Actions['sell']>[] = [];
  for (const resource of RESOURCES) {
    const most = stock[resource];
    if (most === 0) continue;
    const above = no('MF-17.1', 'stockLimit', { resource, stock: most });
    families.push({ resource: { one: [resource] }, units: between(1, most, { above }) });
  }
  if (families.length === 0) return no('MF-17.1', 'nothingToSell', {});
  if (families.length < RESOURCES.length) families.push(notInStock(g, seat));
  return families;
}

/** Not a family of actions: the reasons against the resources a player has none of. */
const notInStock = (g: G, seat: Seat): Fields<Actions['sell']> => ({
  resource: oneOf(
    RESOURCES.filter((resource) => g.players[seat].stock[resource] === 0),
    (resource) => no('MF-17.1', 'noStock', { resource }),
  ),
  units: ANY_NUMBER,
});

/** MF-6.5. At the price shown at that moment. */
export function sell(g: G, seat: Seat, resource: Resource, sold: number): void {
  const price = priceOf(g, resource);
  g.players[seat].stock[resource] -= sold;
  emit(g, 'sold', { seat, resource, units: sold, price, income: sold * price });
  receive(g, seat, sold * price);
}

/** What each contract lists, and the reasons against everything else, worked out once. */
const LISTED = ofEachContract((card) => RESOURCES.filter((resource) => resource in ACTION_CARDS[card].units));
const UNLISTED = ofEachContract(
  (contract): Fields<Actions['deliver']> => ({
    contract: oneOf([contract]),
    resource: oneOf(
      RESOURCES.filter((resource) => !LISTED[contract].includes(resource)),
      (resource) => no('MF-9.2', 'notInContract', { contract, resource }),
    ),
    units: ANY_NUMBER,
  }),
);

export function deliverOffer(g: G, seat: Seat): Fields<Actions['deliver']>[] | Refusal<MatterOfFact> {
  const { contracts, stock } = g.players[seat];
  if (contracts.length === 0) return no('MF-9.2', 'noContract', {});
  const arrested = whyArrested(g, seat);
  if (arrested !== null) return arrested;
  const families: Fields<Actions['deliver']>[] = [];
  for (const { card: contract, open } of contracts) {
    for (const resource of LISTED[contract]) {
      const above =
        open[resource] < stock[resource]
          ? no('MF-9.7', 'contractLimit', { contract, open: open[resource] })
          : no('MF-17.1', 'stockLimit', { resource, stock: stock[resource] });
      families.push({
        contract: { one: [contract] },
        resource: { one: [resource] },
        units: between(1, Math.min(open[resource], stock[resource]), { above }),
      });
    }
    families.push(UNLISTED[contract]);
  }
  return families;
}

function ofEachContract<T>(make: (card: ContractId) => T): Record<ContractId, T> {
  return Object.fromEntries(CONTRACT_IDS.map((card) => [card, make(card)])) as Record<ContractId, T>;
}

/** MF-9.2, MF-9.4, MF-9.5. Any part of it, at the highest price. */
export function deliver(g: G, seat: Seat, { contract: id, resource, units }: Actions['deliver']): void {
  const player = g.players[seat];
  const contract = player.contracts.find(({ card }) => card === id);
  if (contract === undefined) return;
  const price = contractPrice(resource);
  player.stock[resource] -= units;
  contract.open[resource] -= units;
  const open = { ...contract.open };
  emit(g, 'delivered', { seat, contract: id, resource, units, price, income: units * price, open });
  receive(g, seat, units * price);
  if (!isNothing(contract.open)) return;
  dropContract(g, seat, contract);
  emit(g, 'contractFilled', { seat, contract: id });
}

function dropContract(g: G, seat: Seat, contract: Contract): void {
  const player = g.players[seat];
  player.contracts = player.contracts.filter((each) => each !== contract);
  g.actionDiscards.push(contract.card);
}

/** MF-9.3, MF-R43. At the end of each of the holder's turns. */
export function ageContracts(g: G, seat: Seat): void {
  for (const contract of [...g.players[seat].contracts]) {
    contract.turns -= 1;
    if (contract.turns > 0) continue;
    dropContract(g, seat, contract);
    emit(g, 'contractLapsed', { seat, contract: contract.card, open: { ...contract.open } });
  }
}

/** MF-10.5, MF-R49. */
export function assetSaleOffer(g: G, seat: Seat): Fields<Actions['sellAsset']> | Refusal<MatterOfFact> {
  const own = assetsOf(g, seat);
  return own.length === 0 ? no('MF-10.5', 'noAsset', {}) : { asset: oneOf(own, (asset) => whyCaptured(g, asset)) };
}

function whyCaptured(g: G, asset: AssetId) {
  const { capture } = g.assets[asset];
  return capture === null ? null : no('MF-R49', 'captured', { asset, by: capture.raider });
}

/** MF-10.5, MF-R14, MF-R49. Half of the cost; no price moves. */
export function sellAsset(g: G, seat: Seat, asset: AssetId): void {
  const price = resaleOf(KIND_OF[asset]);
  const cleared = clearAsset(g, seat, asset);
  setOwner(g, asset, null);
  emit(g, 'assetSold', { seat, asset, price, ...cleared });
  receive(g, seat, price);
  settleMonopolies(g);
}

/** MF-R48, MF-R49. Workers and guard go to the owner's idle pool, a technology to his hand. */
export function clearAsset(g: G, seat: Seat, id: AssetId) {
  const asset = g.assets[id];
  const { technology } = asset;
  const workers = asset.workers + (asset.hasGuard ? 1 : 0);
  g.players[seat].idle += workers;
  if (technology !== null) g.players[seat].hand.push(technology);
  Object.assign(asset, { technology: null, workers: 0, hasGuard: false });
  return { workers, technology };
}
