import type { Seat } from '@parlour/kernel';
import { ASSET_IDS, ASSETS_BY_KIND, type AssetId, KIND_OF, resaleOf } from '../../content/assets.ts';
import type { Resource } from '../../content/exchange.ts';
import { CELL_OF, type Cell } from '../../content/map.ts';
import { chipAt } from '../../rules/holdings.ts';
import type { G } from '../../types.ts';
import { basicOf, type Economy, POINT, reckoned, type Work, withWork, workOf } from '../economy.ts';
import type { Goal } from '../goal.ts';
import { arrived } from '../prospects.ts';
import { hexesBetween } from '../travel.ts';
import { FAR, type Stop } from './stop.ts';

/** Assets: what a business is like with one more. */

const MOST_ASSETS = 9;

export function assetStops(g: G, me: Seat, from: Cell): Stop[] {
  return ASSET_IDS.filter((asset) => KIND_OF[asset] !== 'technologyPark' && isFree(g, me, asset))
    .map((asset) => ({ asset, hexes: hexesBetween(from, CELL_OF[asset]) }))
    .filter(({ hexes }) => hexes <= FAR)
    .sort((a, b) => a.hexes - b.hexes)
    .slice(0, MOST_ASSETS)
    .flatMap(({ asset }): Stop[] => {
      const work = workOf(g, asset, basicOf(asset), 1);
      if (work === null) return [];
      const visit: Stop['visit'] = (economy, turns) => afterBuying(economy, turns, asset, work);
      return [{ is: 'asset', cell: CELL_OF[asset], visit }];
    });
}

function isFree(g: G, me: Seat, asset: AssetId): boolean {
  if (g.assets[asset].owner !== null) return false;
  const chip = chipAt(g, CELL_OF[asset]);
  return chip === null || chip === me;
}

/** MF-6.6: what it makes becomes cheaper, also for those who make it already. */
export function afterBuying(before: Economy, turns: number, asset: AssetId, work: Work): Economy | null {
  const kind = KIND_OF[asset];
  const economy = arrived(before, CELL_OF[asset], turns, ASSETS_BY_KIND[kind].cost);
  if (economy === null) return null;
  let made = 0;
  for (const { makes, output } of before.works) if (makes === work.makes) made += output;
  const own = made === 0 ? work : { ...work, worth: work.worth - made * POINT[work.makes] };
  economy.works = withWork(before.works, own);
  economy.resale += resaleOf(kind);
  economy.goal = opened(before.goal, work.makes);
  return reckoned(economy);
}

/** MF-14.2. A plant opens the market of what it makes. */
function opened(goal: Goal, makes: Resource): Goal {
  const { steel, energy } = goal.closed;
  if (!(makes === 'steel' && steel) && !(makes === 'energy' && energy)) return goal;
  return { ...goal, closed: { steel: steel && makes !== 'steel', energy: energy && makes !== 'energy' } };
}
