import type { Seat } from '@parlour/kernel';
import { CELLS, type Cell, SITES } from '../../content/map.ts';
import { HIRE_COST } from '../../content/table.ts';
import type { Level } from '../../content/technologies.ts';
import { BOUGHT_VEHICLES, type BoughtVehicle, DEALERSHIP, SPEED } from '../../content/vehicles.ts';
import { hasCards, levelOf } from '../../rules/11-universities/universities.ts';
import type { G } from '../../types.ts';
import { type Economy, reckoned, withWork, workersWanted } from '../economy.ts';
import { arrived } from '../prospects.ts';
import { expectedGain } from '../studying.ts';
import { hexesBetween } from '../travel.ts';
import { FAR, type Stop } from './stop.ts';

/** Workers, technologies and vehicles: what a business is like with more of them. */

/** Workers hired beyond those that are lacking: for what is bought next. */
export const SPARE = [0, 2, 4] as const;

export function hireStops(g: G, from: Cell): Stop[] {
  const exchanges = CELLS.filter((cell) => SITES[cell].is === 'labourExchange' && hexesBetween(from, cell) <= FAR);
  return exchanges.flatMap((cell) =>
    SPARE.map(
      (spare): Stop => ({
        is: 'hire',
        cell,
        visit(economy, turns) {
          const after = arrived(economy, cell, turns, 0);
          return after === null ? null : afterHiring(after, Math.min(g.workersLeft, workersToHire(after, spare)));
        },
      }),
    ),
  );
}

export function afterHiring(economy: Economy, workers: number): Economy | null {
  if (workers <= 0) return null;
  economy.cash -= workers * (HIRE_COST + economy.rate);
  economy.workers += workers;
  return reckoned(economy);
}

/** As many as have something to do, and some to spare; no more than there is money for. */
export function workersToHire({ works, workers, cash, rate }: Economy, spare: number): number {
  return Math.min(workersWanted(works) + spare - workers, Math.floor(cash / (HIRE_COST + rate)));
}

export function studyStops(g: G, me: Seat, horizon: number): Stop[] {
  return CELLS.flatMap((cell): Stop[] => {
    const site = SITES[cell];
    if (site.is !== 'university' || !hasCards(g, levelOf(site.university))) return [];
    return [studyStop(g, me, cell, levelOf(site.university), horizon)];
  });
}

function studyStop(g: G, me: Seat, cell: Cell, level: Level, horizon: number): Stop {
  const gain = expectedGain(g, me, level, horizon);
  const work = { cell: null, makes: 'coal', output: 0, workers: 0, worth: gain.perTurn, eats: null, eaten: 0 } as const;
  return {
    is: 'study',
    cell,
    visit(economy, turns) {
      const after = gain.price <= 0 ? null : arrived(economy, cell, turns, gain.price);
      if (after === null) return null;
      const { goal } = after;
      after.goal = { ...goal, goods: goal.goods - gain.once, cost: goal.cost - gain.once };
      after.works = withWork(after.works, work);
      return reckoned(after);
    },
  };
}

export function vehicleStops(g: G, me: Seat): Stop[] {
  const cell = CELLS.find((each) => SITES[each].is === 'dealership');
  if (cell === undefined) return [];
  return BOUGHT_VEHICLES.filter((vehicle) => canHave(g, me, vehicle)).map((vehicle) => ({
    is: 'vehicle',
    cell,
    visit: (economy, turns) => afterMotoring(economy, cell, turns, vehicle),
  }));
}

export function afterMotoring(economy: Economy, cell: Cell, turns: number, vehicle: BoughtVehicle): Economy | null {
  if (SPEED[vehicle] <= economy.speed) return null;
  const after = arrived(economy, cell, turns, DEALERSHIP[vehicle].price);
  if (after !== null) after.speed = SPEED[vehicle];
  return after;
}

const canHave = (g: G, me: Seat, vehicle: BoughtVehicle): boolean =>
  g.players[me].vehicles[vehicle] === 'none' && g.vehiclesLeft[vehicle] !== 0;
