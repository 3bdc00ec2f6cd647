import type { Choice, Seat } from '@parlour/kernel';
import { KIND_OF } from '../content/assets.ts';
import { RESOURCES, type Resource, type Units } from '../content/exchange.ts';
import { capacitiesOf, priceOf } from '../rules/06-exchange/market.ts';
import { units } from '../rules/06-exchange/units.ts';
import { assetsOf, processOf } from '../rules/holdings.ts';
import { cashOf, debtOf } from '../rules/money.ts';
import type { G, MatterOfFact } from '../types.ts';
import { type Goal, goalOf } from './goal.ts';

/** When to sell, and what. */

type Act = Choice<MatterOfFact>;

/** Prices as high as this will hardly rise; below, a contract may come. */
const HIGH = 2;
/** So many of a resource are worth keeping for a contract. */
const STORE = 4;

/** Units that the own plants and the BIObots will need. */
function reserved(g: G, me: Seat, { inputs }: Goal): Units {
  const capacities = capacitiesOf(g, me);
  const eaten = units();
  for (const asset of assetsOf(g, me)) {
    if (KIND_OF[asset] === 'technologyPark') continue;
    const { inputs: needs } = processOf(g, asset);
    eaten.coal += needs.coal ?? 0;
    eaten.ore += needs.ore ?? 0;
  }
  return {
    coal: Math.max(0, eaten.coal - capacities.coal),
    ore: Math.max(0, eaten.ore - capacities.ore),
    steel: inputs.steel ?? 0,
    energy: inputs.energy ?? 0,
  };
}

/** Fills a contract as soon as possible: no market pays more. */
export function deliverChoice(g: G, me: Seat): Act | null {
  const { contracts, stock, arrest } = g.players[me];
  if (arrest > 0) return null;
  const kept = reserved(g, me, goalOf(g, me));
  for (const { card, open } of contracts)
    for (const resource of RESOURCES) {
      const isInput = resource === 'steel' || resource === 'energy';
      const free = isInput && isAlmostDone(g, me) ? stock[resource] - kept[resource] : stock[resource];
      const most = Math.min(open[resource], free);
      if (most > 0) return { type: 'deliver', contract: card, resource, units: most };
    }
  return null;
}

/** Everything for the BIObot is there. */
const isAlmostDone = (g: G, me: Seat): boolean => !goalOf(g, me).needsCentre;

/** Sells just enough to have so much cash: what is not needed first, inputs of the BIObot last, if at all. `null`: there is enough, or nothing to sell. */
export function raiseCash(g: G, me: Seat, amount: number, what: 'spare' | 'all'): Act | null {
  const { stock, arrest } = g.players[me];
  const lacking = amount + debtOf(g, me) - cashOf(g, me);
  if (lacking <= 0 || arrest > 0) return null;
  const kept = reserved(g, me, goalOf(g, me));
  const spare = (resource: Resource): number => stock[resource] - kept[resource];
  for (const isNeeded of what === 'all' ? [false, true] : [false])
    for (const resource of RESOURCES) {
      const most = isNeeded ? stock[resource] : spare(resource);
      if (most > 0) return { type: 'sell', resource, units: Math.min(most, Math.ceil(lacking / priceOf(g, resource))) };
    }
  return null;
}

/** At the end of a turn: what is dear now, and what is too much to wait with. */
export function surplusChoice(g: G, me: Seat): Act | null {
  const { stock, arrest } = g.players[me];
  if (arrest > 0) return null;
  const kept = reserved(g, me, goalOf(g, me));
  for (const resource of RESOURCES) {
    const isHigh = g.market[resource].column <= HIGH;
    const spare = stock[resource] - kept[resource] - (isHigh ? 0 : STORE);
    if (spare > 0) return { type: 'sell', resource, units: spare };
  }
  return null;
}
