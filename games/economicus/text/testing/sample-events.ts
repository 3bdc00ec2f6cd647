import { NO_AIM } from '../../types/aims.ts';
import { MONEY_EVENTS, type Told } from './sample-money-events.ts';

const takeover = { by: 0, owner: 1, condition: 'mortgaged', industry: 6 } as const;
const sold = { seat: 0, industry: 6, condition: 'clean', at: 'full', price: 9, settled: 0, received: 9 } as const;
const lot = { seat: 0, industry: 7, kind: 'state', start: 9, bidders: [0, 1], because: 'turn' } as const;
const links = [
  { industry: 6, companies: 2, each: -1 },
  { industry: 7, companies: 1, each: 3 },
] as const;

/** One or more of everything that can happen: what random games bring about seldom or never, too. */
export const EVENTS: Told = {
  ...MONEY_EVENTS,
  firstPlayerRolled: [
    { rolls: [{ seat: 0, blue: 3, white: 4 }], first: 0 },
    { rolls: [{ seat: 0, blue: 3, white: 4 }], first: null },
  ],
  placed: [
    { seat: 0, industry: 2, kind: 'private' },
    { seat: 0, industry: 12, kind: 'state' },
  ],
  yearBegan: [{ year: 1, auditor: 0 }],
  turnBegan: [{ seat: 0, turn: 4, ofYear: 2 }],
  turnSkipped: [{ seat: 0 }],
  steppedIn: [{ seat: 1, instead: 0 }],
  diceRolled: [
    { seat: 0, blue: 3, white: 4, because: 'turn' },
    { seat: 0, blue: 3, white: 4, because: 'OP05' },
  ],
  industryShifted: [{ seat: 0, from: 7, to: 8 }],
  industryActive: [{ industry: 7 }],
  priceSet: [{ industry: 7, die: 4, price: 12 }],
  priceChanged: (['sale', 'projects', 'noDemand', 'kept', 'CS1', 'EV06', 'OP07'] as const).map((because) => ({
    industry: 7,
    from: 12,
    to: 8,
    because,
  })),
  profited: [-2, 0, 4].map((amount) => ({ seat: 0, industry: 6, amount, links: [...links] })),
  upkeepPaid: [{ seat: 0, industry: 8, amount: 2 }],
  projectRolled: (['succeeds', 'stays', 'burns'] as const).map((result) => ({
    seat: 0,
    industry: 8,
    die: 5,
    bonus: result === 'stays' ? 0 : 2,
    result,
  })),
  projectBurnt: (['choice', 'CS7', 'bankruptcy'] as const).map((because) => ({ seat: 0, industry: 8, because })),
  projectOffered: [{ from: 0, to: 1, industry: 8, price: 3 }],
  projectSold: [{ from: 0, to: 1, industry: 8, price: 3 }],
  projectDeclined: [{ from: 0, to: 1, industry: 8 }],
  soldToMarket: [
    sold,
    { ...sold, at: 'half', price: 5, settled: 6, received: -1 },
    { ...sold, at: 'OP39', settled: 6, received: 3 },
  ],
  lotAnnounced: [
    { ...lot, bidders: [...lot.bidders] },
    { ...lot, bidders: [], because: 'EV36' },
  ],
  feePaid: [{ seat: 1, amount: 1 }],
  bidMade: [{ seat: 1, amount: 10 }],
  passed: (['auction', 'startUps', 'offers'] as const).flatMap((during) =>
    [true, false].map((isForced) => ({ seat: 1, during, isForced }) as const),
  ),
  lotSold: [
    { seat: 1, industry: 7, kind: 'state', bid: 10, paid: 10, usedQuota: true },
    { seat: 1, industry: 7, kind: 'private', bid: 10, paid: 4, usedQuota: false },
  ],
  lotUnsold: [
    { industry: 7, because: 'noBid' },
    { industry: 7, because: 'unpaid' },
  ],
  boughtDirectly: [{ seat: 1, industry: 7, kind: 'state', price: 5, by: 'OP37' }],
  projectsCreated: [
    { seat: 1, industry: 7, count: 1, cost: 5, because: 'turn' },
    { seat: 1, industry: 7, count: 3, cost: 15, because: 'OP17' },
  ],
  takeoverOffered: [{ ...takeover, price: 16, keeping: 8 }],
  takeoverAccepted: [
    { ...takeover, price: 16, settled: 0 },
    { ...takeover, price: 16, settled: 6 },
  ],
  takeoverRefused: [{ ...takeover, paid: 8 }],
  shielded: [
    { seat: 1, industry: 6, against: 'offer' },
    { seat: 1, industry: 6, against: 'OP36' },
  ],
  cardDrawn: [
    { seat: 1, card: { secret: null }, because: 'double' },
    { seat: 1, card: { secret: 'OP01-2' }, because: 'EV05' },
  ],
  quotaTaken: [{ seat: 1, because: 'exchange' }],
  nothingToDraw: [{ seat: 1, because: 'year' }],
  deckReshuffled: (['options', 'crises', 'events'] as const).map((deck) => ({ deck, cards: 21 })),
  cardPlayed: [
    { ...NO_AIM, seat: 1, card: 'OP26-1', cost: 3, charge: 3 },
    { ...NO_AIM, seat: 1, card: 'OP27-1', company: '6-clean', rival: 0, asset: '9-mortgaged', cost: 0, charge: 0 },
    { ...NO_AIM, seat: 1, card: 'OP12-1', rival: 0, paid: 8, cost: 0, charge: 0 },
    { ...NO_AIM, seat: 1, card: 'OP14-1', industry: 12, kind: 'state', cost: 0, charge: 0 },
  ],
  reacted: [
    { seat: 1, card: 'OP28-1', cost: 0, charge: 3 },
    { seat: 1, card: 'OP35-1', cost: 2, charge: 0 },
  ],
  discarded: [
    { seat: 1, card: 'OP19-1', because: 'handLimit' },
    { seat: 1, card: 'OP46-1', because: 'exchange' },
  ],
  crimeRolled: [true, false].map((isSuccess) => ({ seat: 1, card: 'OP41-1', die: 4, difficulty: 3, isSuccess })),
  investigated: [
    { seat: 0, criminal: 1, cost: 8, die: 3, above: 3, isSuccess: false },
    { seat: 0, criminal: 1, cost: 0, die: 4, above: 3, isSuccess: true },
  ],
  acquitted: [{ seat: 1, investigator: 0 }],
  convicted: [{ seat: 1, investigator: 0 }],
  fizzled: [{ seat: 1, card: 'OP18-1' }],
  starChanged: [
    { seat: 1, by: 1, because: 'investigation' },
    { seat: 1, by: 1, because: 'EV33' },
    { seat: 1, by: -1, because: 'crime' },
  ],
  crisisOpened: [{ card: 'CS5', forecasts: 8, strengths: 7, strikes: 6 }],
  crisisVoid: [
    { card: 'CS8', because: 'noForecast' },
    { card: 'CS8', because: 'bailedOut' },
  ],
  forecastMoved: [
    { from: null, to: 5, because: 'CF05' },
    { from: 5, to: 12, because: 'OP03' },
  ],
  crisisChanged: [
    { industry: 6, from: 0, to: 3, because: 'CS2' },
    { industry: 6, from: 3, to: 1, because: 'EV21' },
    { industry: 6, from: 1, to: 0, because: 'seventh' },
  ],
  eventOpened: [{ card: 'EV32' }],
  eventEnded: [{ card: 'EV32' }],
  yearEnded: [{ year: 1 }],
  auditorPassed: [{ from: 0, to: 1 }],
  lookedAt: [
    { seat: 1, deck: 'crises', cards: { secret: null } },
    { seat: 1, deck: 'events', cards: { secret: ['EV01', 'CS1'] } },
  ],
  lookedIntoHand: [
    { seat: 1, victim: 0, cards: { secret: null } },
    { seat: 1, victim: 0, cards: { secret: ['OP19-1', 'OP01-1'] } },
  ],
  cardTaken: [
    { seat: 1, victim: 0, card: { secret: null } },
    { seat: 1, victim: 0, card: { secret: 'OP19-1' } },
  ],
};
