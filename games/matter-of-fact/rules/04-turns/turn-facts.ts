import { isShown, type Seat, type Table, tableOf } from '@parlour/kernel';
import { ASSETS_BY_KIND, KIND_OF } from '../../content/assets.ts';
import { ASSET_AT, CELLS, type Cell, SITES } from '../../content/map.ts';
import { HIRE_COST } from '../../content/table.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import type { Errand, Facts, G, RaidFacts, Reach, TechnologyFacts, Turn } from '../../types.ts';
import { marginOf } from '../05-production/production.ts';
import { priceOf, worthOf } from '../06-exchange/market.ts';
import { arrestsAt, barsFor, canEnd, hexesTo, isGuarded, isTaken, pathTo, waysOf } from '../08-movement/ways.ts';
import { canRaid, siteOf } from '../10-investments/locations.ts';
import { vacanciesOf } from '../12-workers/posts.ts';
import { salaryRate } from '../15-salary/salary-rate.ts';
import { suppliesFor, whyNotOperate } from '../18-raids/captures.ts';
import { assetsOf, chipAt, processOf, productOf, speedOf } from '../holdings.ts';
import { cashOf } from '../money.ts';

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
        ways: { without: without ? pathTo(ways, to, false) : null, with: withCard ? pathTo(ways, to, true) : null },
        arrests: arrestsAt(ways, to) ? chipAt(g, to) : null,
        errand: without ? errandAt(g, f, to) : null,
      },
    ];
  });
}

/** MF-10.1, MF-12.1, MF-O8. A free asset that can be paid, or the workers that one's own assets lack. */
function errandAt(g: G, f: Turn, to: Cell): Errand | null {
  // MF-O9: what depends on a player's cash is for those who see it.
  if (!isShown(g.players[f.seat].cash)) return null;
  if (g.options.reuse === 'mustArrive' && g.players[f.seat].cell === to) return null;
  const site = SITES[to];
  const cash = cashOf(g, f.seat);
  if (site.is === 'asset' && g.assets[site.asset].owner === null) {
    const { cost } = ASSETS_BY_KIND[KIND_OF[site.asset]];
    return cost <= cash ? { is: 'buyAsset', cost } : null;
  }
  if (site.is !== 'labourExchange') return null;
  const workers = Math.min(vacanciesOf(g, f.seat), Math.floor(cash / HIRE_COST), g.workersLeft);
  return workers > 0 ? { is: 'hire', workers, cost: workers * HIRE_COST } : null;
}

/** MF-8.2, MF-8.4. A raider whom the player may arrest blocks nothing. */
export function blockedFor(g: G, seat: Seat): Facts['blocked'] {
  const bars = barsFor(g, seat);
  return CELLS.flatMap((cell): Facts['blocked'] => {
    const chip = chipAt(g, cell);
    if (isTaken({ bars }, cell) && chip !== null) return [{ cell, is: 'chip', seat: chip }];
    const asset = ASSET_AT[cell];
    const owner = isGuarded({ bars }, cell) && asset !== null ? g.assets[asset].owner : null;
    return owner === null ? [] : [{ cell, is: 'guard', seat: owner }];
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
