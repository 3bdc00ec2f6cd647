import type { Seat } from '@parlour/kernel';
import type { G, ProductionFacts } from '../../types.ts';
import { put, units } from '../06-exchange/units.ts';
import { processOf, productOf } from '../holdings.ts';
import { proposedStage1, type Stage1, standstills } from './production.ts';

/** MF-D2. What a stage 1 brings if everything runs that can. */
export function productionFacts(g: G, f: Stage1): ProductionFacts {
  const { runs, stock } = proposedStage1(g, f);
  const gains = units();
  const spends = units();
  let biobots = 0;
  for (const asset of runs) {
    const { inputs, output } = processOf(g, asset);
    const product = productOf(asset);
    put(spends, inputs);
    if (product === 'biobot') biobots += output;
    else gains[product] += output;
  }
  const rest = standstills(g, f, stock).filter(({ asset }) => !runs.includes(asset));
  return { proposal: runs, gains, biobots, spends, standstills: rest };
}

/** A player's next stage 1 as things stand. */
export const nextStage1 = (g: G, seat: Seat): Stage1 => ({
  seat,
  startedAt: g.players[seat].cell,
  struck: g.players[seat].isOnStrike,
  ran: [],
});
