import { type GameText, naming, type Say, type Seat } from '@parlour/kernel';
import { ACTION_CARD_IDS, type ContractId } from '../content/action-cards.ts';
import { ASSET_IDS, type AssetId } from '../content/assets.ts';
import type { Resource } from '../content/exchange.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from '../content/technologies.ts';
import type { BoughtVehicle } from '../content/vehicles.ts';
import type { MatterOfFact, Post } from '../types.ts';
import { capital } from './reading.ts';
import type { Cards, Names, Phrases } from './types.ts';

/** Words for values that are no things of the game. */
type States = Record<'true' | 'false' | 'up' | 'down' | 'nothing' | 'hand', string>;

const all = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, name(id)]));

/** Names values in a language. */
export function valuesOf(
  names: Names,
  cards: Cards,
  { asset, cell, post }: Phrases,
  states: States,
): Pick<GameText<MatterOfFact>, 'values' | 'value'> {
  const things: Record<string, string> = {
    ...names.products,
    ...names.kinds,
    ...names.vehicles,
    ...names.modes,
    ...names.colours,
    ...names.cardKinds,
    ...all(['idle', 'picket'], (id) => capital(post(id))),
    ...all(ASSET_IDS, asset),
    ...Object.fromEntries(ASSET_IDS.map((id) => [`guard ${id}`, capital(post(`guard ${id}`))])),
    ...all(TECHNOLOGY_IDS, (id) => cards.technologies[id].name),
    ...all(ACTION_CARD_IDS, (id) => cards.actionCards[id].name),
    ...states,
  };
  const seat = (value: Seat, say: Say): string => say.seat(value);
  const station = (id: Post | 'picket'): string => capital(post(id));
  const resource = (id: Resource): string => names.products[id];
  const vehicle = (id: BoughtVehicle): string => names.vehicles[id];
  const technology = (id: TechnologyId): string => cards.technologies[id].name;
  const contract = (id: ContractId): string => cards.actionCards[id].name;
  const deal = { deal: String };
  const terms = {
    money: String,
    coal: String,
    ore: String,
    steel: String,
    energy: String,
    assets: asset,
    technologies: technology,
    vehicles: vehicle,
    contracts: contract,
    release: (id: AssetId | null) => (id === null ? states.nothing : asset(id)),
  };
  return naming<MatterOfFact>(
    {
      nameStarter: { starter: seat },
      placeChip: { cell },
      run: { asset },
      changePrice: { resource, by: (by) => (by > 0 ? states.up : states.down) },
      move: { to: cell, card: (isByCard) => states[`${isByCard}`] },
      hire: { workers: String },
      buyVehicle: { vehicle },
      returnVehicle: { vehicle },
      buyResource: { resource, units: String },
      raid: { mode: (id) => names.modes[id] },
      buyTechnology: { technology },
      sell: { resource, units: String },
      deliver: { contract, resource, units: String },
      sellAsset: { asset },
      discharge: { from: station, workers: String },
      moveWorkers: { from: station, to: station, workers: String },
      layTechnology: { technology, asset },
      takeUpTechnology: { technology },
      proposeDeal: { to: seat, ...terms },
      acceptDeal: deal,
      declineDeal: deal,
      counterDeal: { ...deal, ...terms },
      withdrawDeal: deal,
    },
    (id) => things[id] ?? id,
  );
}
