import { COLOURS } from './content/table.ts';
import { round } from './rules/01-rounds/round.ts';
import { setup } from './rules/04-setup/setup.ts';
import { buying } from './rules/06-buying/buying.ts';
import { keeping } from './rules/07-loading/keeping.ts';
import { loading } from './rules/07-loading/loading.ts';
import { exports } from './rules/09-export/exports.ts';
import { improvements } from './rules/10-improving/improvements.ts';
import { misfortune } from './rules/11-misfortune/misfortune.ts';
import { insurance } from './rules/12-insurance/insurance.ts';
import { announcements } from './rules/14-skipping/announcements.ts';
import { facts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { conceals, secrets } from './rules/secrets.ts';
import { call, game } from './rules/vocabulary.ts';

/** Businessmen, published by Bombat Game. */
export const businessmen = game({
  id: 'businessmen',
  version: 2,
  speaks: 1,
  // BM-1.1, BM-R1
  seats: { min: 2, max: 4 },
  // BM-4.1
  picks: COLOURS,
  options: {
    loaderCap: ['perMove', 'perRound'],
    negativeEvents: ['warningFirst', 'immediate'],
    skipEligibility: ['lowFunds', 'anyone'],
    finishTie: ['coins', 'pointsThenCoins'],
    targetVP: ['20', '15', '10'],
    firstLeader: ['random', 'firstSeat'],
    exportLots: ['onePerGood', 'onePerRound', 'unlimited'],
    sameGoodCars: ['allowed', 'oneCarPerGood'],
    leftovers: ['return', 'stay'],
    loadingStart: ['nextAfterLeader', 'firstPasser', 'leader'],
    loadingDuty: ['free', 'compulsory'],
    overflowAfterFine: ['immediate', 'atNextTransfer'],
    quietPhases: ['sequential', 'parallel'],
    roundGuard: ['60', 'none', '12', '20', '30'],
    absentSeat: ['bot', 'dormant'],
  },
  presets: {
    standard: {},
    short: { targetVP: '10' },
    harsh: { loaderCap: 'perRound', negativeEvents: 'immediate' },
  },
  setup,
  opening: () => call('round', { firstPasser: null }),
  phases: { round, announcements, buying, loading, keeping, exports, improvements, misfortune, insurance },
  // BM-1.7, BM-R4, BM-R63: no trade, no loans, no deals. Whoever is asked acts, nobody else.
  anytime: {},
  governs: {
    skipRound: 'BM-14.2',
    playRound: 'BM-14.2',
    turnCards: 'BM-5.4',
    buy: 'BM-6.1',
    load: 'BM-7.1',
    pass: 'BM-6.8',
    keep: 'BM-7.13',
    spinPrices: 'BM-8.1',
    ship: 'BM-9.3',
    improve: 'BM-10.7',
    spinMisfortune: 'BM-11.1',
    insure: 'BM-12.1',
    finish: 'BM-1.5',
  },
  facts,
  invariants,
  secrets,
  conceals,
});
