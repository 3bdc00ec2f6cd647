import { COLOURS } from './content/table.ts';
import { opening, placement } from './rules/02-setup/opening.ts';
import { setup } from './rules/02-setup/setup.ts';
import { year } from './rules/04-year/year.ts';
import { anytime } from './rules/05-windows/anytime.ts';
import { turn } from './rules/05-windows/turn.ts';
import { window } from './rules/05-windows/window.ts';
import { profit } from './rules/07-profit/profit.ts';
import { project, projectSale } from './rules/08-projects/project.ts';
import { crisis } from './rules/10-crisis/crisis.ts';
import { auction } from './rules/11-auction/auction.ts';
import { purchase } from './rules/11-auction/purchase.ts';
import { startUps } from './rules/11-auction/start-ups.ts';
import { offers } from './rules/12-exceptional-offer/offers.ts';
import { interest } from './rules/13-interest/interest.ts';
import { halfSale, handOver } from './rules/14-loans-and-deals/settling.ts';
import { payment } from './rules/15-payments/payment.ts';
import { briefing, espionage, insider, loss, overflow } from './rules/16-option-cards/asides.ts';
import { card } from './rules/16-option-cards/card.ts';
import { event } from './rules/18-events/event.ts';
import { facts, ownFacts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { arrange, conceals, secrets } from './rules/secrets.ts';
import { call, game } from './rules/vocabulary.ts';

/** EC-0.3. Economicus, by Fyodor Korzhenkov. */
export const economicus = game({
  id: 'economicus',
  version: 2,
  speaks: 1,
  // EC-0.4
  seats: { min: 2, max: 8 },
  // EC-2.2
  picks: COLOURS,
  options: {
    // EC-T.1
    rules: ['quick', 'full'],
    // EC-T.2
    layout: ['inOrder', 'random'],
    // EC-T.3
    extraStars: ['0', '1', '2', '3', '4', '5', '6'],
    // EC-T.4
    holdToYearEnd: ['off', 'on'],
    // EC-T.5
    limit: [
      'none',
      'turns8',
      'turns12',
      'turns16',
      'turns20',
      'turns30',
      'turns40',
      'turns60',
      'turns100',
      'turns200',
      'minutes10',
      'minutes20',
      'minutes30',
      'minutes45',
      'minutes60',
      'minutes90',
      'minutes120',
      'minutes240',
    ],
    stopAtTarget: ['off', 'on'],
    limitEnd: ['endOfTurn', 'endOfYear'],
    // EC-T.6
    year1Opening: ['eventAndCrisis', 'none', 'all'],
    bidCap: ['solvency', 'free'],
    placementOrder: ['repeat', 'snake'],
    // EC-T.9
    projectUpkeep: ['mandatory', 'optional'],
    priceFallWithoutLot: ['on', 'off'],
    deals: ['on', 'moneyOnly', 'off'],
    proposalsPerTurn: ['3', '1', '5', '8'],
    windowSeconds: ['15', '5', '30', '60', 'none'],
    reEntryCompanies: ['two', 'none'],
    loanOnForcedSale: ['follows', 'settled'],
    guardYears: ['30', '3', '10', '20'],
  },
  presets: {
    firstGame: {},
    full: { rules: 'full', layout: 'random' },
    // EC-R.49, EC-T.16
    experiencedTwo: { rules: 'full', layout: 'random', extraStars: '2', holdToYearEnd: 'on' },
    advanced: { rules: 'full', layout: 'random', extraStars: '1', holdToYearEnd: 'on' },
    limited: { rules: 'full', layout: 'random', limit: 'turns20' },
  },
  setup,
  opening: () => call('opening', {}),
  phases: {
    opening,
    placement,
    year,
    turn,
    window,
    profit,
    project,
    projectSale,
    halfSale,
    handOver,
    payment,
    crisis,
    auction,
    startUps,
    offers,
    interest,
    event,
    card,
    purchase,
    loss,
    overflow,
    briefing,
    insider,
    espionage,
  },
  anytime,
  asides: [
    'takeLoan',
    'repayLoan',
    'sellAtHalf',
    'declareBankruptcy',
    'proposeDeal',
    'withdrawDeal',
    'stopAt',
    'hold',
    'callTime',
  ],
  holds: 'hold',
  governs: {
    place: 'EC-2.9',
    roll: 'EC-6.1',
    ready: 'EC-5.3',
    stopAt: 'EC-5.5',
    hold: 'EC-5.5',
    callTime: 'EC-19.4',
    takeLoan: 'EC-14.1',
    repayLoan: 'EC-14.6',
    sellAtHalf: 'EC-14.8',
    raiseMoney: 'EC-15.2',
    confirmSale: 'EC-14.8',
    cancelSale: 'EC-14.8',
    exchangeCards: 'EC-16.6',
    declareBankruptcy: 'EC-15.3',
    playCard: 'EC-16.2',
    react: 'EC-5.8',
    discard: 'EC-16.5',
    sell: 'EC-9.1',
    payUpkeep: 'EC-8.1',
    letBurn: 'EC-8.5',
    offerProject: 'EC-8.5',
    buyProject: 'EC-8.5',
    announceLot: 'EC-11.2',
    bid: 'EC-11.4',
    pass: 'EC-11.6',
    pay: 'EC-11.13',
    createProjects: 'EC-11.15',
    offerTakeover: 'EC-12.1',
    acceptTakeover: 'EC-12.2',
    keepCompany: 'EC-12.2',
    investigate: 'EC-17.4',
    payInterest: 'EC-14.4',
    takeMoney: 'EC-18.2',
    drawCard: 'EC-18.2',
    giveUp: 'EC-R.61',
    orderCrises: 'EC-16.3',
    sellInside: 'EC-16.3',
    takeCard: 'EC-16.3',
    giveCards: 'EC-R.27',
    proposeDeal: 'EC-14.11',
    acceptDeal: 'EC-14.11',
    declineDeal: 'EC-14.11',
    counterDeal: 'EC-14.11',
    withdrawDeal: 'EC-14.11',
  },
  facts,
  ownFacts,
  invariants,
  secrets,
  openByEffect: ['players.*.stopsAt', 'players.*.isHolding'],
  arrange,
  conceals,
});
