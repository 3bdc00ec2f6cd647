import type { Seat } from '@parlour/kernel';
import { FIRMS, START_TREASURY } from './content/table.ts';
import { facts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { promisedBy } from './rules/money.ts';
import { anotherRound } from './rules/phases/another-round.ts';
import { consent } from './rules/phases/consent.ts';
import { funding } from './rules/phases/funding.ts';
import { offer } from './rules/phases/offer.ts';
import { persuasion } from './rules/phases/persuasion.ts';
import { round } from './rules/phases/round.ts';
import { turn } from './rules/phases/turn.ts';
import { setup } from './rules/setup.ts';
import { call, game } from './rules/vocabulary.ts';

/** •Boom, designed by Greg Costikyan (2002). */
export const boom = game({
  id: 'boom',
  version: 1,
  speaks: 1,
  // BO-1.2, BO-R1
  seats: { min: 3, max: 5 },
  picks: FIRMS,
  options: {
    ipoRounding: ['nearest', 'down'],
    treasuries: ['open', 'hidden'],
    stockSet: ['unlimited', 'ten'],
    coolingOff: ['off', 'on'],
    quietPeriod: ['off', 'on'],
    sideDeals: ['talkOnly', 'cash'],
  },
  presets: { asPrinted: {}, civilised: { coolingOff: 'on', quietPeriod: 'on' } },
  setup,
  opening: () => call('round', {}),
  phases: { round, turn, anotherRound, consent, persuasion, funding, offer },
  // BO-R53: there are no reactions; only the player asked may act.
  anytime: {},
  governs: {
    launch: 'BO-4.3',
    attach: 'BO-R53',
    playDiscard: 'BO-4.3',
    skipCard: 'BO-4.3',
    lead: 'BO-4.4',
    askConsent: 'BO-7.2',
    takePublic: 'BO-8.1',
    pass: 'BO-4.4',
    agree: 'BO-7.2',
    refuse: 'BO-7.2',
    request: 'BO-R41',
    setTerms: 'BO-7.4',
    withdraw: 'BO-R26',
    invite: 'BO-6.5',
    close: 'BO-6.9',
    buy: 'BO-6.6',
    decline: 'BO-6.6',
  },
  facts,
  invariants,
  secrets: {
    /** BO-R38. Nobody knows what is in a hidden treasury, but that it covers what its owner has promised. */
    'players.*.treasury': (g, [seat], random) => promisedBy(g, seat as Seat) + random(2 * START_TREASURY),
  },
});
