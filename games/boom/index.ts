import { FIRMS } from './content/table.ts';
import { facts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { anotherRound } from './rules/phases/another-round.ts';
import { consent } from './rules/phases/consent.ts';
import { funding } from './rules/phases/funding.ts';
import { offer } from './rules/phases/offer.ts';
import { persuasion } from './rules/phases/persuasion.ts';
import { round } from './rules/phases/round.ts';
import { turn } from './rules/phases/turn.ts';
import { setup } from './rules/setup.ts';
import { call, game } from './rules/vocabulary.ts';
import { RULES_HASH } from './rules-hash.ts';

/** •Boom, designed by Greg Costikyan (2002). */
export const boom = game({
  id: 'boom',
  rules: RULES_HASH,
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
  /** BO-R38. A hidden treasury is imagined as large as one's own. */
  imagine(g, seat) {
    for (const other of g.seats) g.players[other].treasury.secret ??= g.players[seat].treasury.secret;
  },
});
