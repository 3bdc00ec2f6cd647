import { COLOURS } from './content/table.ts';
import { anytime } from './rules/anytime.ts';
import { facts, ownFacts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { briefing, espionage, insider, loss, overflow } from './rules/phases/asides.ts';
import { auction } from './rules/phases/auction.ts';
import { card } from './rules/phases/card.ts';
import { crisis } from './rules/phases/crisis.ts';
import { event } from './rules/phases/event.ts';
import { interest } from './rules/phases/interest.ts';
import { offers } from './rules/phases/offers.ts';
import { opening, placement } from './rules/phases/opening.ts';
import { payment } from './rules/phases/payment.ts';
import { profit } from './rules/phases/profit.ts';
import { project, projectSale } from './rules/phases/project.ts';
import { purchase } from './rules/phases/purchase.ts';
import { halfSale, handOver } from './rules/phases/settling.ts';
import { startUps } from './rules/phases/start-ups.ts';
import { turn } from './rules/phases/turn.ts';
import { window } from './rules/phases/window.ts';
import { year } from './rules/phases/year.ts';
import { arrange, conceals, secrets } from './rules/secrets.ts';
import { setup } from './rules/setup.ts';
import { call, game } from './rules/vocabulary.ts';

/** Economicus, by Fyodor Korzhenkov. */
export const economicus = game({
  id: 'economicus',
  version: 1,
  speaks: 1,
  // EC-0.4
  seats: { min: 2, max: 8 },
  // EC-2.2
  picks: COLOURS,
  options: {
    rules: ['quick', 'full'],
    layout: ['inOrder', 'random'],
    extraStars: ['0', '1', '2', '3', '4', '5', '6'],
    holdToYearEnd: ['off', 'on'],
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
    year1Opening: ['eventAndCrisis', 'none', 'all'],
    bidCap: ['solvency', 'free'],
    placementOrder: ['repeat', 'snake'],
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
    // EC-T.16, EC-R.49
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
