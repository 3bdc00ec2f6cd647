import type { Refusals } from '../types.ts';
import { names } from './names.ts';
import { companies, effect, industry, money, option, projects, when } from './words.ts';

const cash = (n: number): string => (n > 0 ? `you have ${money(n)}` : 'you have no cash');

export const refusals: Refusals = {
  noFreeCompany: ({ industry: id, kind }) =>
    kind === null
      ? `No company is free in ${industry(id)}.`
      : `No ${names.kinds[kind].toLowerCase()} is free in ${industry(id)}.`,
  notWhite: ({ industry: id }) =>
    `${industry(id)} has no white number. The first companies go to 2, 3, 4, 10, 11 or 12; this one must be bought at auction.`,
  noQuota: () =>
    'A state company needs a privatisation quota, and you have none. You can draw one or get one in a deal.',
  noCompany: ({ industry: id }) =>
    id === null ? 'You own no companies.' : `There’s no company in ${industry(id)} that this works for.`,
  noCleanCompany: ({ industry: id }) =>
    `All your companies in ${industry(id)} already carry a loan, and there’s one loan per company. Repay one first.`,
  noLoan: ({ industry: id }) => (id === null ? 'You have no loans.' : `You have no loans in ${industry(id)}.`),
  noCredit: () => 'Credit Crunch: the bank lends nothing until the end of this year.',
  pendingTarget: ({ industry: id }) =>
    `There’s an exceptional offer for your company in ${industry(id)}. Until you answer it, you can’t sell or mortgage that company or repay its loan.`,
  cannotPay: ({ cost, cash: has }) =>
    `This costs ${money(cost)}, and ${cash(has)}. Take a loan or sell something first.`,
  bringsNothing: ({ proceeds }) =>
    `To raise money, a sale must bring something. This one would leave ${money(proceeds)}, because its loan has to be repaid.`,
  nothingRaised: () => 'Choose at least one company to borrow on or to sell.',
  mortgagedAndSold: ({ industry: id }) =>
    `A company either backs a loan or is sold, not both. Choose one of the two for the company in ${industry(id)}.`,
  windowLimit: ({ limit }) => `That’s ${limit} actions in a row, the most you can take. Wait until you’re asked again.`,
  notSalePhase: () =>
    'Companies go to the market at the full price only in the sale phase, and only those of the active industry. At other times a sale brings half the price.',
  notYourRoll: () => 'Only the active player rolls the dice, at the start of the turn.',
  rollInstead: () => 'You’re the active player: roll the dice to continue.',
  alreadyHolding: () => 'You’ll be asked next time anyway.',
  noTimeLimit: () => 'This game has no time limit.',
  timeIsUp: () => 'Time has already been called: the game is about to end.',
  notAuditor: ({ auditor }, say) => `Only the auditor calls time, and that’s ${say.seat(auditor)}.`,
  tooFewCards: ({ has, needs }) => `An exchange takes ${needs} cards, quotas included, and you have ${has}.`,
  noCards: () => 'You have no option cards in hand.',
  wrongTime: ({ card }) => `${option(card)} can’t be played right now. You can play it ${when(card)}.`,
  notOwnTurn: ({ card }) => `${option(card)} can be played only on your own turn.`,
  noTarget: ({ card }) => `There’s nothing to aim ${option(card)} at right now. The card says: ${effect(card)}`,
  foreignAgent: ({ charge, cash: has }) =>
    `Foreign Agents Law: with the most stars you pay ${money(charge)} for any card you play, and ${cash(has)}.`,
  alreadyPlayed: ({ card }) =>
    `You’ve already played ${option(card)} this turn, and it can be played only once a turn.`,
  conditionNotMet: ({ card }) => `The condition of ${option(card)} isn’t met. The card says: ${effect(card)}`,
  auctionLocked: () =>
    'The auction is on: from the first bid above the starting price, no cards are played until there’s a winner.',
  soldThisTurn: () => 'You sold a company in the active industry this turn, so you can’t take part in its auction.',
  noTokens: ({ limit }) => `You own ${companies(limit)}, and there are no more tokens. Part with one first.`,
  noProjectTokens: ({ limit }) =>
    `All your project tokens are on the board: ${projects(limit)} is the limit. One comes back when a project succeeds or burns.`,
  bidTooLow: ({ least }) => `The lowest bid is ${money(least)}.`,
  beyondSolvency: ({ solvency }) =>
    `With cash, loans and sales you could raise ${money(solvency)}, and a bid can’t go beyond that.`,
  feeFirst: ({ fee, cash: has }) =>
    `The first bid costs a fee of ${money(fee)} in cash, and ${cash(has)}. Take a loan or sell something first.`,
  alreadyAsked: ({ seat }, say) => `${say.seat(seat)} has already had your offer, and everyone is asked once.`,
  buyerCannotPay: ({ seat, needs, cash: has }, say) =>
    `${say.seat(seat)} would need ${money(needs)}, upkeep included, and has ${money(has)}.`,
  itself: () => 'That’s you.',
  isOut: ({ seat }, say) => `${say.seat(seat)} is bankrupt and comes back next year.`,
  isProtected: ({ seat }, say) =>
    `${say.seat(seat)}’s companies here have changed hands or been shielded this turn, and are safe until the next.`,
  dealsOff: () => 'There are no deals at this table.',
  nothingMoves: () => 'A deal must move something besides money: a company, a project, a quota or a card.',
  moneyAgainstAsset: () => 'At this table one side gives money and the other gives assets. Barter isn’t possible.',
  lacksTerms: ({ seat }, say) => `${say.seat(seat)} doesn’t have everything this deal asks for.`,
  lacksRoom: ({ seat }, say) => `${say.seat(seat)} doesn’t have enough free tokens for this deal.`,
  tooManyProposals: ({ limit }) => `You’ve made ${limit} proposals, and that’s the limit here.`,
  notYourDebt: ({ debtor }, say) =>
    `This debt isn’t yours: ${say.seat(debtor)} has to raise the money. You only answer proposals.`,
};
