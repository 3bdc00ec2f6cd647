import type { Seat } from '@parlour/kernel';
import { FIRMS, START_TREASURY } from './content/table.ts';
import { setup } from './rules/01-setup/setup.ts';
import { round } from './rules/02-rounds/round.ts';
import { turn } from './rules/04-turn/turn.ts';
import { funding } from './rules/06-funding/funding.ts';
import { offer } from './rules/06-funding/offer.ts';
import { anotherRound } from './rules/07-another-round/another-round.ts';
import { consent } from './rules/07-another-round/consent.ts';
import { persuasion } from './rules/11-talk/persuasion.ts';
import { facts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { promisedBy } from './rules/money.ts';
import { call, game } from './rules/vocabulary.ts';

/** •Boom, designed by Greg Costikyan (2002). */
export const boom = game({
  id: 'boom',
  version: 2,
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
  /** BO-1.10. */
  opening: () => call('round', {}),
  phases: { round, turn, anotherRound, consent, persuasion, funding, offer },
  // BO-4.6, BO-R44, BO-R53: there are no reactions; only the player asked may act.
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
