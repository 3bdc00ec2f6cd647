import { COLOURS } from './content/table.ts';
import { facts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { announcements } from './rules/phases/announcements.ts';
import { buying } from './rules/phases/buying.ts';
import { exports } from './rules/phases/exports.ts';
import { improvements } from './rules/phases/improvements.ts';
import { insurance } from './rules/phases/insurance.ts';
import { keeping } from './rules/phases/keeping.ts';
import { loading } from './rules/phases/loading.ts';
import { misfortune } from './rules/phases/misfortune.ts';
import { round } from './rules/phases/round.ts';
import { conceals, secrets } from './rules/secrets.ts';
import { setup } from './rules/setup.ts';
import { call, game } from './rules/vocabulary.ts';

/** Businessmen, published by Bombat Game. */
export const businessmen = game({
  id: 'businessmen',
  version: 1,
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
  // BM-1.7, BM-R4: no trade, no loans, no deals. Whoever is asked acts, nobody else.
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
