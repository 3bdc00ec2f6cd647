import { type Seat, tableOf, unseenIn } from '@parlour/kernel';
import type { CrisisCard } from '../content/crisis-cards.ts';
import { INDUSTRIES, type Industry, SEGMENTS } from '../content/industries.ts';
import { COMPANY_TOKENS, HIGHEST_PRICE, LOAN, LOWEST_PRICE } from '../content/table.ts';
import type { Facts, G, IndustryFacts, Part, SeatFacts } from '../types.ts';
import { mayNotBid } from './bidding.ts';
import { byIndustry, chainLinks, chainsOf, neighbours, profitOf, sumOf } from './board.ts';
import { companiesOf, loansOf, projectsOf, projectTokens } from './companies.ts';
import { dealFacts } from './deal-facts.ts';
import { countCrises } from './decks.ts';
import { halfOf } from './money.ts';
import { actingAuditor } from './order.ts';
import { isPriceFalling } from './phases/turn.ts';
import { offerCost, projectCost } from './prices.ts';
import { solvencyOf } from './solvency.ts';
import { majority, starsOf, target } from './stars.ts';
import { investigation, rate, successFrom, upkeep } from './this-year.ts';
import { netAssets, targetWins, turnLimit } from './winning.ts';

/** The phase of the rulebook that each part of the turn belongs to. */
const PHASE: Record<Part, Facts['phase']> = {
  opening: 0,
  T0: 0,
  T1: 1,
  T2: 1,
  T3: 2,
  T4: 3,
  T5: 4,
  T6: 5,
  T7: 6,
  T8: 6,
  T9: 7,
  T10: 0,
  Y0: 0,
  Y1: 0,
  Y2: 0,
  Y5: 0,
};

/** What the table shows beyond what lies on it (specification, 9.1). */
export function facts(g: G): Facts {
  const { part } = g.turn;
  const window = g.stack.findLast((frame) => frame.phase === 'window');
  const industries = byIndustry((industry) => industryFacts(g, industry), industryFacts(g, INDUSTRIES[0]));
  return {
    part: g.outcome === null ? part : 'over',
    window: window?.phase === 'window' ? window.window : null,
    phase: PHASE[part],
    target: target(g),
    targetWins: targetWins(g),
    turnLimit: turnLimit(g),
    lastYear: Number(g.options.guardYears),
    turns: Array.from({ length: g.seats.length + 1 }, (_, i) => ((g.auditor + i) % g.seats.length) as Seat),
    actingAuditor: actingAuditor(g),
    rate: rate(g),
    repayment: LOAN + rate(g),
    upkeep: upkeep(g),
    successFrom: successFrom(g),
    investigation: investigation(g),
    now: nowFacts(g),
    crisisCards: countCrises(unseenIn(g, 'crises') as CrisisCard[]),
    industries,
    seats: tableOf(g.seats, (seat) => seatFacts(g, seat, industries)),
    deals: [],
  };
}

/** What a player's own proposals are worth. */
export const ownFacts = (g: G, seat: Seat): Partial<Facts> => ({ deals: dealFacts(g, seat) });

function nowFacts(g: G): Facts['now'] {
  const { industry } = g.turn;
  const price = industry === null ? null : g.prices[industry];
  if (industry === null || price === null) return null;
  return {
    industry,
    price,
    half: halfOf(price),
    projectCost: projectCost(price),
    offerCost: offerCost(g, price),
    keepCost: price,
    priceIfKept: Math.min(HIGHEST_PRICE, 2 * price),
    priceIfNoDemand: Math.max(LOWEST_PRICE, price - g.seats.length),
    priceFalls: isPriceFalling(g),
  };
}

function industryFacts(g: G, industry: Industry): IndustryFacts {
  const price = g.prices[industry];
  let owned = 0;
  for (const seat of g.seats) owned += g.players[seat].companies[industry];
  return {
    neighbours: neighbours(g, industry),
    profit: profitOf(g, industry),
    income: tableOf(g.seats, (seat) => sumOf(chainLinks(g, seat, industry, false))),
    majority: majority(g, industry),
    half: price === null ? null : halfOf(price),
    projectCost: price === null ? null : projectCost(price),
    owned,
  };
}

function seatFacts(g: G, seat: Seat, industries: Facts['industries']): SeatFacts {
  const player = g.players[seat];
  const companies = companiesOf(player);
  let expected36 = 0;
  for (const industry of INDUSTRIES) expected36 += SEGMENTS[industry].ways * industries[industry].income[seat];
  return {
    stars: starsOf(g, seat),
    companies,
    loans: loansOf(player),
    projects: projectsOf(player),
    tokensLeft: COMPANY_TOKENS - companies,
    projectsLeft: projectTokens(player),
    handSize: player.hand.secret.length,
    isOut: player.isOut,
    isAuditor: g.auditor === seat,
    solvency: solvencyOf(g, seat),
    netAssets: netAssets(g, seat),
    interest: g.yearEnd === null ? loansOf(player) * rate(g) : g.yearEnd.unpaid[seat],
    expected36,
    chains: chainsOf(g, seat),
    mayBid: mayNotBid(g, seat, 'private') === null,
  };
}
