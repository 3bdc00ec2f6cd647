import type { Limit } from '../../types.ts';
import type { Options } from '../types.ts';

const limits: Record<Limit, string> = {
  none: 'none: play to the target',
  turns8: '8 turns',
  turns12: '12 turns',
  turns16: '16 turns',
  turns20: '20 turns',
  turns30: '30 turns',
  turns40: '40 turns',
  turns60: '60 turns',
  turns100: '100 turns',
  turns200: '200 turns',
  minutes10: '10 minutes, called by the auditor',
  minutes20: '20 minutes, called by the auditor',
  minutes30: '30 minutes, called by the auditor',
  minutes45: '45 minutes, called by the auditor',
  minutes60: '60 minutes, called by the auditor',
  minutes90: '90 minutes, called by the auditor',
  minutes120: '120 minutes, called by the auditor',
  minutes240: '240 minutes, called by the auditor',
};

export const options: Options['options'] = {
  rules: {
    label: 'Rules',
    values: {
      quick: 'quick: no cards, a star for each company',
      full: 'full: crises, events, option cards, crimes; stars for presence and majority',
    },
  },
  layout: {
    label: 'The ring of industries',
    values: { inOrder: 'in the order of their numbers', random: 'laid at random' },
  },
  extraStars: {
    label: 'Stars above the usual target',
    values: { '0': 'none', '1': '1 more', '2': '2 more', '3': '3 more', '4': '4 more', '5': '5 more', '6': '6 more' },
  },
  holdToYearEnd: {
    label: 'Winning',
    values: {
      off: 'as soon as the rules say so',
      on: 'harder: you must still have the stars at the end of a year, after interest',
    },
  },
  limit: { label: 'Game limit', values: limits },
  stopAtTarget: {
    label: 'Target in a limited game',
    values: { off: 'none: the limit alone ends it', on: 'reaching the stars also wins' },
  },
  limitEnd: {
    label: 'When the time is up',
    values: { endOfTurn: 'the turn is finished', endOfYear: 'the year is finished, with interest' },
  },
  year1Opening: {
    label: 'Cards at the start of the first year',
    values: {
      eventAndCrisis: 'an event and a crisis card',
      none: 'none',
      all: 'an event, a crisis card and an option card for everyone',
    },
  },
  bidCap: {
    label: 'Highest bid',
    values: {
      solvency: 'what you could raise with loans and sales',
      free: 'anything, but if you can’t pay you go bankrupt',
    },
  },
  placementOrder: {
    label: 'Starting placement',
    values: { repeat: 'twice in the same order', snake: 'there and back' },
  },
  projectUpkeep: {
    label: 'Upkeep of projects',
    values: {
      mandatory: 'is paid automatically while you have the cash',
      optional: 'you may let a project burn instead',
    },
  },
  priceFallWithoutLot: {
    label: 'Price when no company is free',
    values: { on: 'falls too if nobody creates a project', off: 'stays' },
  },
  deals: {
    label: 'Deals between players',
    values: { on: 'anything against anything', moneyOnly: 'assets for money only', off: 'none' },
  },
  proposalsPerTurn: {
    label: 'Deal proposals per turn',
    values: { '1': '1 for each player', '3': '3 for each player', '5': '5 for each player', '8': '8 for each player' },
  },
  windowSeconds: {
    label: 'Waiting time in a window',
    values: { '5': '5 seconds', '15': '15 seconds', '30': '30 seconds', '60': '60 seconds', none: 'no clock' },
  },
  reEntryCompanies: {
    label: 'A bankrupt player comes back',
    values: { two: 'with two companies, as at the start', none: 'without companies' },
  },
  loanOnForcedSale: {
    label: 'Loan on a company sold by exceptional offer',
    values: { follows: 'goes to the buyer with the company', settled: 'is repaid out of the seller’s money' },
  },
  guardYears: {
    label: 'The game ends at the latest after',
    values: { '3': '3 years', '10': '10 years', '20': '20 years', '30': '30 years' },
  },
};

export const presets: Options['presets'] = {
  firstGame: { label: 'First game', hint: 'Quick rules on the ordered ring, no cards: 20 to 40 minutes.' },
  full: { label: 'Full rules', hint: 'Crises, events, option cards and crimes on a random ring: one to two hours.' },
  experiencedTwo: {
    label: 'Duel',
    hint: 'Full rules for two who know the game: 2 more stars, to be held to the end of a year.',
  },
  advanced: {
    label: 'Advanced',
    hint: 'Full rules, 1 more star, and you must still have the stars at the end of a year.',
  },
  limited: { label: 'Limited', hint: 'Full rules for 20 turns: the most stars win, then the highest net assets.' },
};
