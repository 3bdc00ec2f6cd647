import { type Seat, tableOf, unseenIn } from '@parlour/kernel';
import type { CrisisCard } from '../content/crisis-cards.ts';
import { partsOf } from '../content/holdings.ts';
import { INDUSTRIES, type Industry, SEGMENTS } from '../content/industries.ts';
import { COMPANY_TOKENS, HIGHEST_PRICE, LOAN, LOWEST_PRICE } from '../content/table.ts';
import type { Facts, G, IndustryFacts, Part, SeatFacts } from '../types.ts';
import { byIndustry, chainLinks, chainsOf, neighbours, profitOf, sumOf } from './01-board/board.ts';
import { companiesOf, holdingsOf, loansOf, projectsOf, projectTokens } from './01-board/companies.ts';
import { majority, starsOf, target } from './03-stars/stars.ts';
import { actingAuditor } from './04-year/order.ts';
import { isPriceFalling } from './05-windows/turn.ts';
import { feeOf, mayNotBid } from './11-auction/bidding.ts';
import { offerCost, projectCost } from './11-auction/prices.ts';
import { dealFacts } from './14-loans-and-deals/deal-facts.ts';
import { halfSaleProceeds, netProceeds } from './14-loans-and-deals/loans.ts';
import { halfOf } from './15-payments/money.ts';
import { meansOf, proposalFor } from './15-payments/raising.ts';
import { solvencyOf } from './15-payments/solvency.ts';
import { countCrises } from './16-option-cards/decks.ts';
import { investigation, rate, successFrom, upkeep } from './18-events/this-year.ts';
import { threats } from './19-ending/threats.ts';
import { netAssets, targetWins, turnLimit } from './19-ending/winning.ts';

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
    raising: raisingFacts(g),
    threats: threats(g),
  };
}

/** What a player's own proposals are worth. */
export const ownFacts = (g: G, seat: Seat): Partial<Facts> => ({ deals: dealFacts(g, seat) });

function raisingFacts(g: G): Facts['raising'] {
  const payment = g.stack.find((frame) => frame.phase === 'payment');
  if (payment?.phase !== 'payment' || payment.step !== 'raising') return null;
  const { debtor, amount } = payment;
  return { debtor, amount, means: meansOf(g, debtor), ...proposalFor(g, debtor, amount) };
}

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
    bidFee: bidFee(g, seat),
    sales: holdingsOf(player).map((company) => {
      const price = g.prices[partsOf(company).industry];
      if (price === null) return { company, half: null, full: null };
      return { company, half: halfSaleProceeds(g, seat, company), full: netProceeds(g, seat, company, price) };
    }),
  };
}

function bidFee(g: G, seat: Seat): number {
  const auction = g.stack.find((frame) => frame.phase === 'auction');
  return auction?.phase === 'auction' ? feeOf(auction, seat) : 0;
}
