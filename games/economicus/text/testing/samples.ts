import type { ActionName } from '@parlour/kernel';
import type { Economicus, Terms } from '../../types.ts';

/** Everything that can be refused, done and asked. */

type Refused = { [R in keyof Economicus['refusals']]: Economicus['refusals'][R][] };

export const REFUSALS: Refused = {
  noFreeCompany: [
    { industry: 6, kind: null },
    { industry: 6, kind: 'state' },
  ],
  notWhite: [{ industry: 7 }],
  noQuota: [{}],
  noCompany: [{ industry: null }, { industry: 6 }],
  noCleanCompany: [{ industry: 6 }],
  noLoan: [{ industry: null }, { industry: 6 }],
  noCredit: [{}],
  pendingTarget: [{ industry: 6 }],
  cannotPay: [
    { cost: 6, cash: 0 },
    { cost: 6, cash: 3 },
  ],
  bringsNothing: [{ proceeds: -2 }, { proceeds: 0 }],
  nothingRaised: [{}],
  mortgagedAndSold: [{ industry: 6 }],
  windowLimit: [{ limit: 10 }],
  notSalePhase: [{}],
  notYourRoll: [{}],
  rollInstead: [{}],
  alreadyHolding: [{}],
  noTimeLimit: [{}],
  timeIsUp: [{}],
  notAuditor: [{ auditor: 1 }],
  tooFewCards: [{ has: 1, needs: 2 }],
  noCards: [{}],
  wrongTime: [{ card: 'OP05-1' }],
  notOwnTurn: [{ card: 'OP31-1' }],
  noTarget: [{ card: 'OP01-1' }],
  foreignAgent: [{ charge: 3, cash: 2 }],
  alreadyPlayed: [{ card: 'OP05-2' }],
  conditionNotMet: [{ card: 'OP32-1' }],
  auctionLocked: [{}],
  soldThisTurn: [{}],
  noTokens: [{ limit: 12 }],
  noProjectTokens: [{ limit: 3 }],
  bidTooLow: [{ least: 9 }],
  beyondSolvency: [{ solvency: 14 }],
  feeFirst: [{ fee: 1, cash: 0 }],
  alreadyAsked: [{ seat: 1 }],
  buyerCannotPay: [{ seat: 1, needs: 5, cash: 4 }],
  itself: [{}],
  isOut: [{ seat: 1 }],
  isProtected: [{ seat: 1 }],
  dealsOff: [{}],
  nothingMoves: [{}],
  moneyAgainstAsset: [{}],
  lacksTerms: [{ seat: 1 }],
  lacksRoom: [{ seat: 1 }],
  tooManyProposals: [{ limit: 3 }],
  notYourDebt: [{ debtor: 1 }],
};

const terms: Terms = {
  give: { money: 3, companies: ['6-clean-1'], projects: [], quotas: 1, cards: ['OP19-1'] },
  get: { money: 0, companies: ['9-mortgaged-1'], projects: ['9-1'], quotas: 0, cards: 2 },
};

type Chosen = { [A in ActionName<Economicus>]: Economicus['actions'][A] };

export const ACTIONS: Chosen = {
  place: { industry: 2, kind: 'private' },
  roll: {},
  ready: {},
  stopAt: { windows: ['FW1', 'FW10'] },
  hold: {},
  callTime: {},
  takeLoan: { industry: 6 },
  repayLoan: { industry: 6 },
  sellAtHalf: { company: '6-mortgaged' },
  raiseMoney: { loans: ['6-clean-1'], sales: ['9-mortgaged-1'] },
  confirmSale: {},
  cancelSale: {},
  exchangeCards: { cards: ['OP19-1', 'OP46-3'] },
  declareBankruptcy: {},
  playCard: {
    card: 'OP27-1',
    industry: null,
    company: '6-clean',
    rival: 1,
    asset: '9-mortgaged',
    loan: null,
    kind: null,
    paid: null,
  },
  react: { card: 'OP28-1' },
  discard: { card: 'OP19-1' },
  sell: { company: '6-clean' },
  payUpkeep: {},
  letBurn: {},
  offerProject: { to: 1, price: 3 },
  buyProject: {},
  announceLot: { kind: 'state' },
  bid: { amount: 12 },
  pass: {},
  pay: {},
  createProjects: { count: 2 },
  offerTakeover: { owner: 1, condition: 'clean' },
  acceptTakeover: {},
  keepCompany: {},
  investigate: {},
  payInterest: {},
  takeMoney: {},
  drawCard: {},
  giveUp: { condition: 'mortgaged' },
  orderCrises: { order: ['CS1', 'CF10'] },
  sellInside: { company: '6-clean' },
  takeCard: { card: 'OP19-1' },
  giveCards: { cards: ['OP19-1', 'OP01-1'] },
  proposeDeal: { to: 1, terms },
  acceptDeal: { deal: 1 },
  declineDeal: { deal: 1 },
  counterDeal: { deal: 1, terms },
  withdrawDeal: { deal: 1 },
};

type Asked = {
  [Q in Economicus['question']]: Q extends `${infer P}.${infer S}`
    ? { phase: P; step: S } & Record<string, unknown>
    : never;
};

const auction = {
  phase: 'auction',
  industry: 7,
  opener: 1,
  kind: 'state',
  start: 9,
  last: 12,
  leader: 1,
  queue: [0, 1],
  admitted: [1],
} as const;
const card = { phase: 'card', card: 'OP36-1', by: 1, target: 0, detective: 1 } as const;
const crisis = { phase: 'crisis', card: 'CS7', industry: 6 } as const;
const offers = { phase: 'offers', industry: 6, cost: 16 } as const;

/** A frame of each question. */
const ASKED: Asked = {
  'placement.choice': { phase: 'placement', step: 'choice', isReturn: true },
  'window.free': { phase: 'window', step: 'free', window: 'FW8' },
  'project.upkeep': { phase: 'project', step: 'upkeep', industry: 6 },
  'projectSale.answer': { phase: 'projectSale', step: 'answer', from: 1, industry: 6, price: 3 },
  'halfSale.confirmation': { phase: 'halfSale', step: 'confirmation', company: '12-clean', proceeds: 8 },
  'handOver.choice': { phase: 'handOver', step: 'choice', from: 1 },
  'payment.raising': { phase: 'payment', step: 'raising', debtor: 1, amount: 5, creditor: null },
  'crisis.bailout': { ...crisis, step: 'bailout' },
  'crisis.insurance': { ...crisis, step: 'insurance' },
  'crisis.rescue': { ...crisis, step: 'rescue' },
  'auction.announcement': { ...auction, step: 'announcement' },
  'auction.bidding': { ...auction, step: 'bidding' },
  'auction.settlement': { ...auction, step: 'settlement' },
  'startUps.creation': { phase: 'startUps', step: 'creation', industry: 6, cost: 5 },
  'offers.offering': { ...offers, step: 'offering' },
  'offers.answer': { ...offers, step: 'answer', pending: { by: 1, owner: 0, condition: 'clean' } },
  'interest.paying': { phase: 'interest', step: 'paying' },
  'event.choice': { phase: 'event', step: 'choice', industry: null },
  'event.surrender': { phase: 'event', step: 'surrender', industry: 6 },
  'card.shield': { ...card, step: 'shield' },
  'card.investigation': { ...card, step: 'investigation' },
  'card.verdict': { ...card, step: 'verdict' },
  'loss.insurance': { phase: 'loss', step: 'insurance', industry: 6 },
  'overflow.surplus': { phase: 'overflow', step: 'surplus' },
  'briefing.order': { phase: 'briefing', step: 'order', count: 3 },
  'insider.sale': { phase: 'insider', step: 'sale', left: 2 },
  'espionage.theft': { phase: 'espionage', step: 'theft', victim: 1 },
};
export const FRAMES = Object.values(ASKED);
