import type { Seat } from '@parlour/kernel';
import { INDUSTRIES, type Industry, SEGMENTS, TRADE_ROUTE } from '../../content/industries.ts';
import type { ByIndustry, ChainLink, G } from '../../types.ts';
import { isInForce, profitModifier } from '../18-events/this-year.ts';

/** One entry for each industry, at its number. */
export const byIndustry = <T>(make: (industry: Industry) => T, nothing: T): ByIndustry<T> =>
  [nothing, nothing, ...INDUSTRIES.map(make)] as ByIndustry<T>;

/** EC-1.5, EC-R.3. The two segments that touch this one on the ring. */
export function neighbours(g: G, industry: Industry): readonly [Industry, Industry] {
  const { layout } = g;
  const at = layout.indexOf(industry);
  const before = layout[(at + layout.length - 1) % layout.length];
  const after = layout[(at + 1) % layout.length];
  if (before === undefined || after === undefined) throw new Error(`${industry} is not on the board`);
  return [before, after];
}

/** EC-1.6, EC-1.7, EC-20.1, EC-21.2. The industries of a player's chain through this one, in ring order; none if it owns nothing there. */
export function chain(g: G, seat: Seat, industry: Industry): Industry[] {
  const { companies } = g.players[seat];
  if (companies[industry] === 0) return [];
  const { layout } = g;
  // EV32: Transport touches every industry, so whoever owns companies there has a single chain.
  if (isInForce(g, 'EV32') && companies[TRADE_ROUTE] > 0) return layout.filter((each) => companies[each] > 0);
  const size = layout.length;
  const at = layout.indexOf(industry);
  const isOwned = (place: number): boolean => {
    const each = layout[(place + size) % size];
    return each !== undefined && companies[each] > 0;
  };
  let after = 0;
  while (after < size - 1 && isOwned(at + after + 1)) after += 1;
  let before = 0;
  while (before + after < size - 1 && isOwned(at - before - 1)) before += 1;
  return layout.filter((_, place) => {
    const distance = (place - at + size) % size;
    return distance <= after || size - distance <= before;
  });
}

/** EC-7.2, EC-7.3, EC-21.1. What a company yields: printed profit, the year's event, less the crisis. */
export const profitOf = (g: G, industry: Industry): number =>
  SEGMENTS[industry].profit + profitModifier(g, industry) - g.crises[industry];

/** EC-7.1. What each industry of the chain brings a player if `industry` is active; OP24 doubles what that one itself yields. */
export function chainLinks(g: G, seat: Seat, industry: Industry, isExporter: boolean): ChainLink[] {
  return chain(g, seat, industry).map((each) => {
    const profit = profitOf(g, each);
    const isDoubled = isExporter && each === industry && profit > 0;
    return { industry: each, companies: g.players[seat].companies[each], each: isDoubled ? 2 * profit : profit };
  });
}

export const sumOf = (links: readonly ChainLink[]): number =>
  links.reduce((sum, { companies, each }) => sum + companies * each, 0);

/** All chains of a player. */
export function chainsOf(g: G, seat: Seat): Industry[][] {
  const chains: Industry[][] = [];
  for (const industry of g.layout)
    if (!chains.some((found) => found.includes(industry))) {
      const links = chain(g, seat, industry);
      if (links.length > 0) chains.push(links);
    }
  return chains;
}
