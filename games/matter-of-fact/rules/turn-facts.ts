import { type Seat, type Table, tableOf } from '@parlour/kernel';
import { KIND_OF, resaleOf } from '../content/assets.ts';
import { CELLS, type Cell } from '../content/map.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { Facts, G, ProductionFacts, RaidFacts, Reach, SalaryFacts, TechnologyFacts, Turn } from '../types.ts';
import { suppliesFor, whyNotOperate } from './captures.ts';
import { assetsOf, chipAt, processOf, productOf, speedOf } from './holdings.ts';
import { canRaid, siteOf } from './locations.ts';
import { priceOf, worthOf } from './market.ts';
import { cashOf } from './money.ts';
import { marginOf, proposedRuns, standstills } from './production.ts';
import { salaryDue, unpaidWorkers } from './salary.ts';
import { salaryRate } from './salary-rate.ts';
import { put, units } from './units.ts';
import { arrestsAt, canEnd, hexesTo, waysOf } from './ways.ts';

/** What the player on turn can do, worked out before he does it. */

/** MF-8, MF-D4. */
export function reachOf(g: G, f: Turn, cell: Cell): Reach[] {
  const ways = waysOf(g, f.seat, cell, speedOf(g, f.seat));
  return CELLS.flatMap((to): Reach[] => {
    const without = canEnd(ways, to, false);
    const withCard = canEnd(ways, to, true);
    if (!without && !withCard) return [];
    return [
      {
        cell: to,
        hexes: hexesTo(ways, to, !without),
        card: without ? (withCard ? 'either' : 'without') : 'with',
        arrests: arrestsAt(ways, to) ? chipAt(g, to) : null,
      },
    ];
  });
}

/** So many turns to each hex, with the vehicle of this turn and everybody else where he is. */
export function turnsTo(g: G, f: Turn, cell: Cell): Table<Cell, number | null> {
  const ways = waysOf(g, f.seat, cell, CELLS.length);
  const speed = speedOf(g, f.seat);
  return tableOf(CELLS, (to) => {
    const found = [false, true].filter((card) => canEnd(ways, to, card)).map((card) => hexesTo(ways, to, card));
    return found.length === 0 ? null : Math.ceil(Math.min(...found) / speed);
  });
}

/** MF-D2. */
export function productionFacts(g: G, f: Turn): ProductionFacts {
  const proposal = proposedRuns(g, f);
  const gains = units();
  const spends = units();
  let biobots = 0;
  for (const asset of proposal) {
    const { inputs, output } = processOf(g, asset);
    const product = productOf(asset);
    put(spends, inputs);
    if (product === 'biobot') biobots += output;
    else gains[product] += output;
  }
  return {
    proposal,
    gains,
    biobots,
    spends,
    standstills: standstills(g, f).filter(({ asset }) => !proposal.includes(asset)),
  };
}

/** MF-R74. What is owed, and the ways out for whoever cannot pay. */
export function salaryFacts(g: G, f: Turn): SalaryFacts {
  const due = salaryDue(g, f);
  const cash = cashOf(g, f.seat);
  const lacking = due - cash;
  const discharge = Math.ceil(lacking / salaryRate(g));
  const free = assetsOf(g, f.seat).filter((asset) => g.assets[asset].capture === null);
  return {
    due,
    workers: unpaidWorkers(g, f),
    cash,
    isAffordable: lacking <= 0,
    exits: {
      discharge: lacking <= 0 ? null : discharge,
      stock: worthOf(g, g.players[f.seat].stock),
      assets:
        lacking <= 0
          ? []
          : free.map((asset) => ({
              asset,
              price: resaleOf(KIND_OF[asset]),
              left: cash + resaleOf(KIND_OF[asset]) - due,
            })),
    },
  };
}

/** MF-11. What each card under choice would make of the drawer's assets. */
export function studyFacts(g: G, seat: Seat): TechnologyFacts[] {
  const cards = g.stack.flatMap((frame) => (frame.phase === 'study' && frame.seat === seat ? frame.cards.secret : []));
  return cards.map((technology) => {
    const { price, fits, process } = TECHNOLOGIES[technology];
    const own = assetsOf(g, seat).filter((asset) => KIND_OF[asset] === fits);
    return {
      technology,
      price,
      isAffordable: cashOf(g, seat) >= price,
      fits: own.map((asset) => {
        const product = productOf(asset);
        const income = product === 'biobot' ? 0 : process.output * priceOf(g, product);
        return {
          asset,
          now: marginOf(g, asset),
          after: income - worthOf(g, process.inputs) - process.workers * salaryRate(g),
          workersAfter: process.workers,
        };
      }),
      lowersPrice: process.output > 1 && !g.usedTechnologies.includes(technology),
    };
  });
}

/** MF-18.4, MF-R52. */
export function raidFacts(g: G, f: Turn): RaidFacts | null {
  const site = siteOf(g, f);
  if (site.is !== 'asset' || !canRaid(g, f)) return null;
  const { owner } = g.assets[site.asset];
  if (owner === null) return null;
  return {
    asset: site.asset,
    owner,
    ...suppliesFor(g, site.asset),
    product: productOf(site.asset),
    output: processOf(g, site.asset).output,
    isOperable: whyNotOperate(g, f.seat, site.asset) === null,
  };
}

export const NO_TURNS: Facts['turnsTo'] = tableOf<Cell, number | null>([], () => null);
