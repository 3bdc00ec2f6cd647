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
    'A state company needs a privatisation quota, and you have none. Quotas can be drawn or had in a deal.',
  noCompany: ({ industry: id }) =>
    id === null ? 'You own no company.' : `There’s no company in ${industry(id)} that this could be done with.`,
  noCleanCompany: ({ industry: id }) =>
    `Every company of yours in ${industry(id)} carries a loan already, and there’s one loan to a company. Repay one first.`,
  noLoan: ({ industry: id }) => (id === null ? 'You have no loan.' : `You have no loan in ${industry(id)}.`),
  noCredit: () => 'Credit Crunch: the bank lends nothing until the end of this year.',
  pendingTarget: ({ industry: id }) =>
    `An exceptional offer is out for your company in ${industry(id)}. Until you answer it, that company can be neither sold nor mortgaged nor cleared of its loan.`,
  cannotPay: ({ cost, cash: has }) =>
    `This costs ${money(cost)}, and ${cash(has)}. Take a loan or sell something first.`,
  bringsNothing: ({ proceeds }) =>
    `To raise money, a sale must bring something. This one would leave ${money(proceeds)}, because its loan has to be repaid.`,
  windowLimit: ({ limit }) => `${limit} actions in one window are the most. There’s a next window.`,
  notSalePhase: () =>
    'Companies go to the market at the full price only in the sale phase, and only those of the active industry. At other times a sale brings half the price.',
  notYourRoll: () => 'Only the active player rolls the dice, at the start of the turn.',
  rollInstead: () => 'You’re the active player: you’re ready by rolling the dice.',
  alreadyHolding: () => 'You’ll be asked in the next window already.',
  noTimeLimit: () => 'This game isn’t limited by time.',
  timeIsUp: () => 'Time has been called already: the game is about to end.',
  notAuditor: ({ auditor }, say) => `Only the auditor calls time, and that is ${say.seat(auditor)}.`,
  tooFewCards: ({ has, needs }) => `An exchange takes ${needs} cards, quotas included, and you have ${has}.`,
  noCards: () => 'You have no option card in your hand.',
  wrongTime: ({ card }) => `${option(card)} can’t be played at this moment. Its time: ${when(card)}.`,
  notOwnTurn: ({ card }) => `${option(card)} can be played only in your own turn.`,
  noTarget: ({ card }) =>
    `There’s nothing at the moment that ${option(card)} could be aimed at. The card says: ${effect(card)}`,
  foreignAgent: ({ charge, cash: has }) =>
    `Foreign Agents Law: with the most stars you pay ${money(charge)} for any card you play, and ${cash(has)}.`,
  alreadyPlayed: ({ card }) => `You have played ${option(card)} this turn already, and once a turn is enough.`,
  conditionNotMet: ({ card }) => `What ${option(card)} asks for isn’t fulfilled. The card says: ${effect(card)}`,
  auctionLocked: () =>
    'The auction is running: from the first bid above the starting price no card is played until there’s a winner.',
  soldThisTurn: () => 'You sold a company in the active industry this turn, so you take no part in its auction.',
  noTokens: ({ limit }) => `You own ${companies(limit)}, and there are no more tokens. Part with one first.`,
  noProjectTokens: ({ limit }) =>
    `All project tokens are on the board already: ${projects(limit)} are the most. One comes back when a project succeeds or burns.`,
  bidTooLow: ({ least }) => `The least bid is ${money(least)}.`,
  beyondSolvency: ({ solvency }) =>
    `With cash, loans and sales you could raise ${money(solvency)}, and a bid mustn’t go beyond that.`,
  feeFirst: ({ fee, cash: has }) =>
    `The first bid costs a fee of ${money(fee)} in cash, and ${cash(has)}. Take a loan or sell something first.`,
  alreadyAsked: ({ seat }, say) => `${say.seat(seat)} has had your offer already, and everybody is asked once.`,
  buyerCannotPay: ({ seat, needs, cash: has }, say) =>
    `${say.seat(seat)} would need ${money(needs)}, upkeep included, and has ${money(has)}.`,
  itself: () => 'That’s you.',
  isOut: ({ seat }, say) => `${say.seat(seat)} is bankrupt and comes back next year.`,
  isProtected: ({ seat }, say) =>
    `The companies of ${say.seat(seat)} here have changed hands or been shielded this turn, and are safe until the next.`,
  dealsOff: () => 'There are no deals at this table.',
  nothingMoves: () => 'A deal must move something besides money: a company, a project, a quota or a card.',
  moneyAgainstAsset: () => 'At this table one side gives money and the other gives assets. Barter isn’t possible.',
  lacksTerms: ({ seat }, say) => `${say.seat(seat)} doesn’t have all that this deal asks for.`,
  lacksRoom: ({ seat }, say) => `${say.seat(seat)} hasn’t enough free tokens for what this deal would bring.`,
  tooManyProposals: ({ limit }) => `You have made ${limit} proposals, and no more are possible here.`,
  notYourDebt: ({ debtor }, say) =>
    `This debt isn’t yours: the money is raised by ${say.seat(debtor)}. You only answer proposals.`,
};
