import { isShown, type Seat } from '@parlour/kernel';
import { ASSET_KINDS, ASSETS_BY_KIND, type AssetKind, KIND_OF } from '../content/assets.ts';
import { RESOURCES, type Units } from '../content/exchange.ts';
import type { G, SeatFacts } from '../types.ts';
import { handsAt } from './05-production/production.ts';
import { nextStage1, productionFacts } from './05-production/production-facts.ts';
import { capacitiesOf, priceOf } from './06-exchange/market.ts';
import { units } from './06-exchange/units.ts';
import { vacanciesOf } from './12-workers/posts.ts';
import { salaryRate } from './15-salary/salary-rate.ts';
import { netWorth, placesOf, targetOf } from './22-ending/ending.ts';
import { assetsOf, processOf, speedOf, vehicleOf, workersOf } from './holdings.ts';

/** What is to be read off a player's desk. */
export function seatFacts(g: G, seat: Seat): SeatFacts {
  const workers = workersOf(g, seat);
  const own = assetsOf(g, seat);
  const assets = Object.fromEntries(ASSET_KINDS.map((kind) => [kind, 0])) as Record<AssetKind, number>;
  for (const asset of own) assets[KIND_OF[asset]] += 1;
  const forecast = productionFacts(g, nextStage1(g, seat));
  const isOpen = g.seats.every((each) => isShown(g.players[each].cash));
  return {
    workers,
    salary: own.length > 0 ? workers * salaryRate(g) : 0,
    speed: speedOf(g, seat),
    vehicle: vehicleOf(g, seat),
    assets,
    capacities: capacitiesOf(g, seat),
    worth: isShown(g.players[seat].cash) ? netWorth(g, seat) : null,
    place: isOpen ? (g.ending?.places[seat] ?? placesOf(g, g.seats)[seat] ?? null) : null,
    readiness: readinessOf(g, seat),
    winsNext: forecast.biobots > 0 && g.players[seat].biobots + forecast.biobots >= targetOf(g),
    vacancies: vacanciesOf(g, seat),
    forecast,
  };
}

/** MF-5.8. The park that lacks least; without one, what the basic technology asks for. */
function readinessOf(g: G, seat: Seat): SeatFacts['readiness'] {
  const { stock, cell } = g.players[seat];
  const parks = assetsOf(g, seat).filter((asset) => KIND_OF[asset] === 'technologyPark');
  const each = parks.map((park) => ({ process: processOf(g, park), hands: handsAt(g, park, cell) }));
  const basic = { process: ASSETS_BY_KIND.technologyPark.basic, hands: 0 };
  const lacks = ({ process, hands }: (typeof each)[number]): number =>
    Math.max(0, (process.inputs.steel ?? 0) - stock.steel) +
    Math.max(0, (process.inputs.energy ?? 0) - stock.energy) +
    Math.max(0, process.workers - hands);
  const [best = basic] = each.sort((a, b) => lacks(a) - lacks(b));
  return {
    hasPark: parks.length > 0,
    steel: { has: stock.steel, needs: best.process.inputs.steel ?? 0 },
    energy: { has: stock.energy, needs: best.process.inputs.energy ?? 0 },
    workers: { has: best.hands, needs: best.process.workers },
  };
}

/** MF-6.5. What the bank would pay now for all there is of each resource. */
export function salesOf(g: G, seat: Seat): Units {
  const { stock } = g.players[seat];
  const sales = units();
  for (const resource of RESOURCES) sales[resource] = stock[resource] * priceOf(g, resource);
  return sales;
}
