import type { PerSeat, Seat } from '@parlour/kernel';
import type { CompanyTag, Holding } from '../content/holdings.ts';
import type { Industry } from '../content/industries.ts';
import type { WindowId } from '../content/windows.ts';
import type { ByIndustry, Part } from './things.ts';

export type Facts = {
  part: Part | 'over';
  /** The window that is open. */
  window: WindowId | null;
  /** Phase 1 to 7 of the turn; 0 between turns. */
  phase: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  target: number;
  /** Whether the target wins at once, at the end of the turn or of the year, or not at all (a limited game). */
  targetWins: 'atOnce' | 'endOfTurn' | 'endOfYear' | 'never';
  turnLimit: number | null;
  lastYear: number;
  /** Whose turns make this year, in order; the current one is `turn.ofYear`. */
  turns: Seat[];
  /** Whoever investigates as auditor: the next player if the auditor is out. */
  actingAuditor: Seat;
  /** Interest for one loan, and what closing a loan costs now. */
  rate: number;
  repayment: number;
  upkeep: number;
  /** The dice with which a project succeeds. */
  successFrom: number;
  investigation: { cost: number; above: number };
  /** What the active industry asks for now; `null` before there is one. */
  now: {
    industry: Industry;
    price: number;
    half: number;
    projectCost: number;
    offerCost: number;
    keepCost: number;
    priceIfKept: number;
    priceIfNoDemand: number;
    priceFalls: boolean;
  } | null;
  crisisCards: { forecasts: number; strengths: number };
  industries: ByIndustry<IndustryFacts>;
  seats: PerSeat<SeatFacts>;
  /** What a deal that was proposed to or by the viewer would be worth at market prices, for each side; `wins` is who would have the target by it. */
  deals: { deal: number; give: number; get: number; debts: number; wins: Seat | null }[];
  /** A debt that is to be raised, and how it could be. */
  raising: Raising | null;
  /** Who can come to the target, or keep it, before this turn is over. */
  threats: Threat[];
};

/** EC-15.2. `means`: what each company of the debtor brings as a loan or sold; `loans` and `sales` are what the rules propose. */
export type Raising = {
  debtor: Seat;
  amount: number;
  means: { company: CompanyTag; loan: number | null; sale: number | null }[];
  loans: CompanyTag[];
  sales: CompanyTag[];
  /** Whether the proposal is enough. */
  covers: boolean;
};

/**
 * How somebody can win: it has the target already and need only keep it (`stars`), by the company that is auctioned now or later this
 * turn (`lot`), by a project whose die is still to come (`project`), or by an exceptional offer (`takeover`).
 */
export type Threat = {
  seat: Seat;
  by: 'stars' | 'lot' | 'project' | 'takeover';
  /** The stars it would have. */
  stars: number;
  /** What it could pay at the most for a lot, or would pay for an offer. */
  pays: number | null;
};

export type IndustryFacts = {
  neighbours: readonly [Industry, Industry];
  /** What each company yields now: printed profit, the year's event and the crisis together. */
  profit: number;
  /** For each seat: what it would be paid if this were rolled now; negative for a loss. */
  income: PerSeat<number>;
  /** Who has the majority. */
  majority: Seat | null;
  half: number | null;
  projectCost: number | null;
  owned: number;
};

export type SeatFacts = {
  stars: { presence: number; majority: number; bonus: number; total: number };
  companies: number;
  loans: number;
  projects: number;
  tokensLeft: number;
  projectsLeft: number;
  handSize: number;
  isOut: boolean;
  isAuditor: boolean;
  /** What it could pay at the most: cash, loans that could be taken, and what selling instead of borrowing adds. */
  solvency: { cash: number; loans: number; sales: number; total: number };
  netAssets: number;
  /** Interest at the end of this year, with the loans there are now. */
  interest: number;
  /** Expected profit of a turn, in 36ths of M. */
  expected36: number;
  /** Its chains: industries that pay together. */
  chains: Industry[][];
  mayBid: boolean;
  /** What its next bid in the open auction costs beside the bid; rules before version 2 do not say it. */
  bidFee?: number;
  /** What a sale of each company leaves it: at half price at any moment, and at the full price; `null` while the price is unset. */
  sales: { company: Holding; half: number | null; full: number | null }[];
};
