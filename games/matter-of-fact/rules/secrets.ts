import { dealConceals, type Game, type Seat } from '@parlour/kernel';
import { EMPTY_BUNDLE } from '../content/bundle.ts';
import { START_MONEY } from '../content/table.ts';
import type { G, MatterOfFact, Terms } from '../types.ts';

/** What a seat cannot see: the terms of others' deals, and with hidden cash (MF-O9) how much there is beyond what it was offered. */
export const secrets: Game<MatterOfFact>['secrets'] = {
  'deals.open.*.terms': (_g, _indexes, random) => ({
    give: { ...EMPTY_BUNDLE, money: random(4) },
    take: { ...EMPTY_BUNDLE, money: random(4) },
  }),
  'players.*.cash': (g, [seat], random) =>
    g.players[seat as Seat].hasLeft ? 0 : promisedBy(g, seat as Seat) + Math.max(0, random(2 * START_MONEY + 4) - 4),
  // MF-R44: whoever owes has nothing.
  'players.*.debt': (g, [seat], random) => (g.players[seat as Seat].cash.secret === 0 ? random(6) : 0),
};

const promisedBy = (g: G, seat: Seat): number =>
  Math.max(0, ...g.deals.open.map(({ from, terms }) => (from === seat ? (terms.secret?.give.money ?? 0) : 0)));

export const conceals = dealConceals<MatterOfFact, Terms>((g) => g.deals);
