import type { Seat } from '@parlour/kernel';
import { type AssetId, KIND_OF } from '../../content/assets.ts';
import { CELL_OF, type Cell } from '../../content/map.ts';
import { marginOf, standstillOf } from '../../rules/05-production/production.ts';
import { priceOf, worthOf } from '../../rules/06-exchange/market.ts';
import { suppliesFor, whyNotOperate } from '../../rules/18-raids/captures.ts';
import { chipAt, processOf, productOf, rivalsOf, speedOf } from '../../rules/holdings.ts';
import type { G } from '../../types.ts';
import { economyOf } from '../economy.ts';
import { arrived, turnsToWin } from '../prospects.ts';
import { hexesBetween } from '../travel.ts';
import type { Stop } from './stop.ts';

/** Raids: what they bring, and what they risk. */

/** Two lost movements and no sales, in money. */
const ARREST = 50;
/** How likely an owner comes who can. */
const COMES = 0.35;
/** How much of a rival's loss counts as an own gain, shared by his rivals. */
const HARM = 0.5;
/** A rival so many turns before his BIObot is to be stopped, whatever else there is to do. */
const PRESSING = 1.5;
const STOPPED = 600;

/** What it is worth to stand on a rival's asset until the own next turn; `null` if it cannot be captured. */
export function raidWorth(g: G, me: Seat, asset: AssetId): number | null {
  const { owner, hasGuard, capture } = g.assets[asset];
  if (g.options.raids === 'off' || owner === null || owner === me || hasGuard) return null;
  if (capture !== null && capture.raider !== me) return null;
  const chip = chipAt(g, CELL_OF[asset]);
  if (chip !== null && chip !== me) return null;
  if (KIND_OF[asset] === 'technologyPark') return isAboutToWin(g, owner) ? STOPPED : null;
  const harm = (HARM * lossOf(g, owner, asset)) / rivalsOf(g, me).length;
  return booty(g, me, asset) + harm - dangerOf(g, owner, asset);
}

/** What the asset brings a raider who can supply it. */
export function booty(g: G, me: Seat, asset: AssetId): number {
  const product = productOf(asset);
  if (product === 'biobot' || whyNotOperate(g, me, asset) !== null) return 0;
  const { salary, inputs } = suppliesFor(g, asset);
  return processOf(g, asset).output * priceOf(g, product) - salary - worthOf(g, inputs);
}

function isAboutToWin(g: G, owner: Seat): boolean {
  const { cell } = g.players[owner];
  return cell !== null && turnsToWin(economyOf(g, owner, cell)) < PRESSING;
}

/** What its owner loses: what it would have made. */
function lossOf(g: G, owner: Seat, asset: AssetId): number {
  const { cell, stock } = g.players[owner];
  const product = productOf(asset);
  if (product === 'biobot' || standstillOf(g, asset, cell, stock) !== null) return 0;
  const { output, inputs } = processOf(g, asset);
  return output * priceOf(g, product) - worthOf(g, inputs);
}

/** MF-19. Whoever can be there in his next turn may arrest the raider. */
function dangerOf(g: G, owner: Seat, asset: AssetId): number {
  const { cell, arrest } = g.players[owner];
  if (cell === null || arrest > 0) return 0;
  return hexesBetween(cell, CELL_OF[asset]) <= speedOf(g, owner) ? COMES * ARREST : 0;
}

/** MF-19. To end a capture: the asset works again, and the raider is out of the way for a while. */
export function arrestStops(g: G, me: Seat): Stop[] {
  return g.players[me].assets
    .filter((asset) => g.assets[asset].capture !== null)
    .map((asset) => {
      const worth = SAVED_TURNS * Math.max(0, marginOf(g, asset)) + (HARM * ARREST) / rivalsOf(g, me).length;
      return {
        is: 'arrest',
        cell: CELL_OF[asset],
        visit: (economy, turns) => (economy.turn + turns > 0 ? null : arrived(economy, CELL_OF[asset], turns, -worth)),
      };
    });
}
/** Turns in which the raider would have stayed. */
const SAVED_TURNS = 2;

/** Farther away than this the asset will have been left by its workers, or guarded. */
const NEAR = 8;

export function raidStops(g: G, me: Seat, from: Cell): Stop[] {
  if (g.options.raids === 'off') return [];
  return rivalsOf(g, me)
    .flatMap((rival) => g.players[rival].assets)
    .filter((asset) => hexesBetween(from, CELL_OF[asset]) <= NEAR)
    .map((asset) => ({ asset, worth: raidWorth(g, me, asset) ?? 0 }))
    .filter(({ worth }) => worth > LEAST)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 2)
    .map(({ asset, worth }) => ({
      is: 'raid',
      cell: CELL_OF[asset],
      visit: (economy, turns) => arrived(economy, CELL_OF[asset], turns, -worth),
    }));
}
const LEAST = 8;
