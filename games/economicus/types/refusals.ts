import type { Seat } from '@parlour/kernel';
import type { Industry, Kind } from '../content/industries.ts';
import type { OptionCard } from '../content/options.ts';

/** Every reason why something cannot be done, with the facts it looked at. */
export type Refusals = {
  noFreeCompany: { industry: Industry; kind: Kind | null };
  notWhite: { industry: Industry };
  noQuota: {};
  noCompany: { industry: Industry | null };
  noCleanCompany: { industry: Industry };
  noLoan: { industry: Industry | null };
  /** EV12 */
  noCredit: {};
  /** It is the target of an exceptional offer that is not answered yet. */
  pendingTarget: { industry: Industry };
  cannotPay: { cost: number; cash: number };
  /** In payment mode a sale must bring something. */
  bringsNothing: { proceeds: number };
  /** In payment mode: no company was named, or one both for a loan and for a sale. */
  nothingRaised: {};
  mortgagedAndSold: { industry: Industry };
  windowLimit: { limit: number };
  /** Companies go to the market at the full price in Phase 4 only. */
  notSalePhase: {};
  notYourRoll: {};
  rollInstead: {};
  alreadyHolding: {};
  noTimeLimit: {};
  timeIsUp: {};
  notAuditor: { auditor: Seat };
  tooFewCards: { has: number; needs: number };
  noCards: {};
  wrongTime: { card: OptionCard };
  notOwnTurn: { card: OptionCard };
  noTarget: { card: OptionCard };
  /** EV30 */
  foreignAgent: { charge: number; cash: number };
  alreadyPlayed: { card: OptionCard };
  conditionNotMet: { card: OptionCard };
  auctionLocked: {};
  soldThisTurn: {};
  noTokens: { limit: number };
  noProjectTokens: { limit: number };
  bidTooLow: { least: number };
  beyondSolvency: { solvency: number };
  feeFirst: { fee: number; cash: number };
  alreadyAsked: { seat: Seat };
  buyerCannotPay: { seat: Seat; needs: number; cash: number };
  itself: {};
  isOut: { seat: Seat };
  isProtected: { seat: Seat };
  dealsOff: {};
  /** A deal must move something besides money. */
  nothingMoves: {};
  moneyAgainstAsset: {};
  lacksTerms: { seat: Seat };
  lacksRoom: { seat: Seat };
  tooManyProposals: { limit: number };
  /** In payment mode only the debtor raises money. */
  notYourDebt: { debtor: Seat };
};
