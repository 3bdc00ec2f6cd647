import type { Refusal } from '@parlour/kernel';
import { RESOURCES } from '../../content/exchange.ts';
import { type Site as MapSite, SITES } from '../../content/map.ts';
import type { G, MatterOfFact, Site, Turn } from '../../types.ts';
import { whyArrested } from '../17-trade/selling.ts';
import type { RuleId } from '../ids.ts';
import { no } from '../vocabulary.ts';

/** What the hex under a player's chip has to offer in stage 4. */

const OPEN: MapSite = { is: 'open' };
export function siteOf(g: G, f: Turn): MapSite {
  const { cell } = g.players[f.seat];
  return cell === null ? OPEN : SITES[cell];
}

/** MF-R60, MF-R23, MF-O8. Nobody under arrest uses a location; where arrival is demanded, nobody who has stayed. */
function whyNotServed(g: G, f: Turn): Refusal<MatterOfFact> | null {
  const isServed = g.options.reuse === 'allowed' || f.hasArrived;
  return whyArrested(g, f.seat) ?? (isServed ? null : no('MF-R23', 'mustArrive', {}));
}

/** Why the hex does not sell what is sold at such a site. */
export function whyNotHere(
  g: G,
  f: Turn,
  needs: Exclude<Site, 'rivalAsset'>,
  rule: RuleId,
): Refusal<MatterOfFact> | null {
  const site = siteOf(g, f);
  const isHere = needs === 'freeAsset' ? site.is === 'asset' : site.is === needs;
  return isHere ? whyNotServed(g, f) : no(rule, 'notHere', { needs });
}

/** MF-18.1, MF-R51. Whether the player stands where a raid can be declared, once and on arrival, or goes on. */
export function canRaid(g: G, f: Turn): boolean {
  const site = siteOf(g, f);
  if (site.is !== 'asset' || g.options.raids === 'off') return false;
  const { owner, capture } = g.assets[site.asset];
  return owner !== null && owner !== f.seat && (capture !== null || f.mayRaid);
}

/** Whether there is anything to ask about in stage 4. MF-R32: one visit to a university is one draw. */
export function hasErrand(g: G, f: Turn): boolean {
  const site = siteOf(g, f);
  if (site.is === 'open' || site.is === 'frontier') return false;
  if (site.is === 'asset' && g.assets[site.asset].owner !== null) return canRaid(g, f);
  // MF-14.2: before anything is on sale the business centre is a place like any other.
  if (site.is === 'businessCentre' && !RESOURCES.some((resource) => g.market[resource].isOpen)) return false;
  return !f.hasStudied;
}
