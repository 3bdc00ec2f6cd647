import { industryOf } from '../reading.ts';
import type { Actions } from '../types.ts';
import { names } from './names.ts';
import { aims, bundle, byCard, company, industry, money, option, projects } from './words.ts';

const industriesOf = (tags: readonly string[]): string => tags.map((tag) => industry(industryOf(tag))).join(', ');

export const actions: Actions['actions'] = {
  place: ({ industry: id, kind }) =>
    id === undefined
      ? 'Take a company'
      : `Take a ${kind === undefined ? 'company' : names.kinds[kind].toLowerCase()} in ${industry(id)}`,
  roll: () => 'Roll the dice',
  ready: () => 'Continue',
  stopAt: ({ windows }) =>
    windows === undefined
      ? 'Choose where to ask me'
      : windows.length === 0
        ? 'Ask me only where I have to decide'
        : `Ask me: ${windows.map((window) => names.windows[window].toLowerCase()).join(', ')}`,
  hold: () => 'Wait: ask me next time',
  callTime: () => 'Call time',
  takeLoan: ({ industry: id }) => (id === undefined ? 'Take a loan' : `Take a loan in ${industry(id)}`),
  repayLoan: ({ industry: id }) => (id === undefined ? 'Repay a loan' : `Repay a loan in ${industry(id)}`),
  sellAtHalf: ({ company: tag }) => (tag === undefined ? 'Sell at half price' : `Sell at half price: ${company(tag)}`),
  raiseMoney: ({ loans = [], sales = [] }) =>
    [
      ...(loans.length > 0 ? [`Borrow on ${industriesOf(loans)}`] : []),
      ...(sales.length > 0 ? [`sell at half price: ${industriesOf(sales)}`] : []),
    ].join('; ') || 'Raise the money',
  confirmSale: () => 'Sell at this price',
  cancelSale: () => 'Keep the company',
  exchangeCards: ({ cards }) =>
    cards === undefined || cards.length === 0
      ? 'Exchange two cards for one'
      : `Exchange ${cards.map(option).join(' and ')} for a new card`,
  declareBankruptcy: () => 'Declare bankruptcy',
  playCard({ card, ...aim }, say) {
    const at = aims(aim, say);
    return card === undefined ? 'Play a card' : `Play ${option(card)}${at === '' ? '' : `: ${at}`}`;
  },
  react: ({ card }) => (card === undefined ? 'Answer with a card' : `Answer with ${option(card)}`),
  discard: ({ card }) => (card === undefined ? 'Discard a card' : `Discard ${option(card)}`),
  sell: ({ company: tag }) => (tag === undefined ? 'Sell at full price' : `Sell at full price: ${company(tag)}`),
  payUpkeep: () => 'Pay and keep the project',
  letBurn: () => 'Let the project burn',
  offerProject: ({ to, price }, say) =>
    to === undefined
      ? 'Offer the project for sale'
      : `Offer the project to ${say.seat(to)}${price === undefined ? '' : ` for ${money(price)}`}`,
  buyProject: () => 'Buy the project',
  announceLot: ({ kind }) => (kind === undefined ? 'Announce the lot' : `Put up a ${names.kinds[kind].toLowerCase()}`),
  bid: ({ amount }) => (amount === undefined ? 'Bid' : `Bid ${money(amount)}`),
  pass: () => 'Pass',
  pay: () => 'Pay',
  createProjects: ({ count }) => (count === undefined ? 'Create projects' : `Create ${projects(count)}`),
  offerTakeover: ({ owner, condition }, say) =>
    owner === undefined
      ? 'Make an exceptional offer'
      : `Exceptional offer to ${say.seat(owner)}${condition === undefined ? '' : `: company ${names.conditions[condition]}`}`,
  acceptTakeover: () => 'Sell the company',
  keepCompany: () => 'Pay and keep the company',
  investigate: () => 'Investigate',
  payInterest: () => 'Pay the interest',
  takeMoney: () => 'Take the money',
  drawCard: () => 'Draw a card',
  giveUp: ({ condition }) =>
    condition === undefined ? 'Give up a company' : `Give up a company ${names.conditions[condition]}`,
  orderCrises: ({ order }) =>
    order === undefined || order.length === 0
      ? 'Put the cards back'
      : `Put back, next card first: ${order.map(byCard).join(', ')}`,
  sellInside: ({ company: tag }) => (tag === undefined ? 'Sell at full price' : `Sell at full price: ${company(tag)}`),
  takeCard: ({ card }) => (card === undefined ? 'Take a card' : `Take ${option(card)}`),
  giveCards: ({ cards }) =>
    cards === undefined || cards.length === 0 ? 'Hand over cards' : `Hand over ${cards.map(option).join(', ')}`,
  proposeDeal({ to, terms }, say) {
    if (to === undefined) return 'Propose a deal';
    const what = terms === undefined ? '' : `: ${sides(terms, say)}`;
    return `Propose a deal to ${say.seat(to)}${what}`;
  },
  acceptDeal: ({ deal }) => (deal === undefined ? 'Accept a deal' : `Accept proposal ${deal}`),
  declineDeal: ({ deal }) => (deal === undefined ? 'Decline a deal' : `Decline proposal ${deal}`),
  counterDeal: ({ deal, terms }, say) =>
    deal === undefined
      ? 'Propose other terms'
      : `Other terms for proposal ${deal}${terms === undefined ? '' : `: ${sides(terms, say)}`}`,
  withdrawDeal: ({ deal }) => (deal === undefined ? 'Withdraw a deal' : `Withdraw proposal ${deal}`),
};

type Terms = Parameters<Actions['actions']['proposeDeal']>[0]['terms'] & {};
type Say = Parameters<Actions['actions']['proposeDeal']>[1];
const sides = ({ give, get }: Terms, say: Say): string =>
  `give ${bundle({ ...give, cards: give.cards.length }, say)}, get ${bundle(get, say)}`;

export const fields: Actions['fields'] = {
  industry: 'Industry',
  kind: 'Kind of company',
  windows: 'When to ask me',
  company: 'Your company',
  cards: 'Cards',
  card: 'Card',
  rival: 'Which player',
  asset: 'The other company',
  loan: 'A second loan to close',
  paid: 'The purchase, by the price paid, M',
  to: 'To',
  price: 'Price, M',
  amount: 'Your bid, M',
  count: 'How many projects',
  owner: 'Whose company',
  condition: 'With or without a loan',
  order: 'Order, next card first',
  deal: 'Proposal',
  terms: 'Terms',
  give: 'You give',
  get: 'You get',
  money: 'Money, M',
  loans: 'Borrow on',
  sales: 'Sell at half price',
  companies: 'Companies',
  projects: 'Projects',
  quotas: 'Privatisation quotas',
};
