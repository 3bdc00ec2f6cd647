import { apply, type Event, idle, type Seat, type View, viewEvents, waiting } from '@parlour/kernel';
import type { OptionCard } from '../../content/options.ts';
import { economicus } from '../../index.ts';
import type { Given } from '../../testing/arrange.ts';
import { position } from '../../testing/position.ts';
import { NO_AIM } from '../../types/aims.ts';
import type { Economicus, G } from '../../types.ts';

export type Scene = { g: G; seat: Seat; staged?: View<Event<Economicus>> };

const FOUR = ['A', 'B', 'C', 'D'] as const;
const EIGHT = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Everybody but the one who looks does what is done at a time-out, until something is true. */
export function playUntil(g: G, isReached: (g: G) => boolean): G {
  for (let guard = 0; guard < 900 && !isReached(g); guard++) {
    const seat = waiting(economicus, g)?.seats[0];
    if (seat === undefined) break;
    const applied = apply(economicus, g, idle(economicus, g, seat));
    if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
  }
  return g;
}

/** Four players in the middle of a quick game. */
const QUICK: Given = {
  names: FOUR,
  year: 2,
  turnNumber: 7,
  industry: 7,
  dice: [3, 4],
  prices: { 3: 6, 5: 9, 6: 14, 7: 12, 8: 10, 10: 3 },
  players: {
    A: { cash: 14, own: { 6: 1, 7: 1 }, mortgaged: { 6: 1 } },
    B: { cash: 22, own: { 8: 1, 7: 1 }, projects: { 5: 1 } },
    C: { cash: 9, own: { 5: 1, 3: 1 } },
    D: { cash: 17, own: { 10: 1, 7: 1 }, projects: { 7: 1 } },
  },
};

/** Four players late in a full game, with crises and cards. */
const FULL: Given = {
  ...QUICK,
  options: { rules: 'full' },
  layout: [7, 12, 6, 3, 9, 4, 8, 11, 5, 2, 10],
  event: 'EV13',
  forecast: 9,
  crises: { 3: 2, 6: 4 },
  prices: { 2: 8, 3: 4, 4: 7, 5: 9, 6: 5, 7: 15, 8: 11, 9: 18, 12: 6 },
  crisisDeckOnly: ['CF03', 'CF05', 'CF08', 'CS1', 'CS4', 'CS7', 'CS9'],
  players: {
    A: {
      cash: 16,
      own: { 12: 2, 7: 1, 10: 1, 2: 1 },
      mortgaged: { 12: 1 },
      hand: ['OP19-1', 'OP36-1', 'OP06-1', 'OP28-1'],
      quotas: 2,
      projects: { 8: 1 },
    },
    B: { cash: 31, own: { 9: 2, 4: 1, 6: 1 }, hand: ['OP01-1', 'OP29-1'], quotas: 1, bonus: 1 },
    C: { cash: 8, own: { 5: 2, 11: 1, 7: 1 }, mortgaged: { 5: 1, 11: 1 }, hand: ['OP41-1'], bonus: -1 },
    D: { cash: 19, own: { 3: 1, 8: 1, 7: 1 }, hand: ['OP25-1', 'OP30-1', 'OP44-1'], projects: { 9: 2 } },
  },
};

const CROWD: Given = {
  ...FULL,
  names: EIGHT,
  event: 'EV36',
  industry: 7,
  players: {
    ...FULL.players,
    E: { cash: 12, own: { 7: 1, 6: 1 }, hand: ['OP02-1'], quotas: 1 },
    F: { cash: 25, own: { 2: 1, 8: 2 }, mortgaged: { 8: 1 }, hand: ['OP05-1', 'OP07-1'] },
    G: { cash: 4, own: { 10: 2 }, projects: { 7: 2 }, hand: ['OP13-1'] },
    H: { cash: 0, isOut: true },
  },
};

const isAsked = (g: G, seat: Seat): boolean => waiting(economicus, g)?.seats.includes(seat) ?? false;
const at = (given: Given, step: NonNullable<Given['at']>) => position({ ...given, at: step });

/** Bids have been made, and the first player is asked again. */
function auction(given: Given): G {
  const t = at(given, 'auction');
  if (t.question() === 'auction.announcement') t.play('A', 'announceLot', { kind: 'private' });
  const start = t.g.prices[given.industry ?? 7] ?? 1;
  t.play('A', 'bid', { amount: start });
  t.play('B', 'bid', { amount: start + 1 });
  return playUntil(t.g, (g) => isAsked(g, 0));
}

function debt(): G {
  const t = at({ ...QUICK, players: { ...QUICK.players, A: { cash: 3, own: { 6: 1, 7: 1, 2: 2 } } } }, 'auction');
  t.play('A', 'bid', { amount: 16 });
  return playUntil(t.g, (g) => g.stack.at(-1)?.phase === 'payment');
}

function offered(): G {
  const t = at({ ...QUICK, players: { ...QUICK.players, B: { cash: 40, own: { 8: 1, 7: 1 } } } }, 'offers');
  t.play('B', 'offerTakeover', { owner: 0, condition: 'clean' });
  return t.g;
}

function dealt(): G {
  const t = at(FULL, 'endOfTurn');
  const none = { money: 0, companies: [], projects: [], quotas: 0 };
  t.play('B', 'proposeDeal', {
    to: 0,
    terms: {
      give: { ...none, money: 6, companies: ['6-clean-1'], cards: [] },
      get: { ...none, companies: ['12-mortgaged-1'], cards: 0 },
    },
  });
  return t.g;
}

/** A card of the first player's hand is played, and the questions of others are over. */
function played(card: OptionCard, given: Given, aim: object = {}): G {
  const hand = [card, ...(given.players?.['A']?.hand ?? []).slice(0, 3)];
  const t = at({ ...given, players: { ...given.players, A: { ...given.players?.['A'], hand } } }, 'afterProfits');
  t.dice(6);
  t.card('A', card, aim);
  return playUntil(t.g, (g) => isAsked(g, 0));
}

/** The first player has agreed to give two cards of its own choice. */
function handedOver(): G {
  const t = at(FULL, 'endOfTurn');
  const none = { money: 0, companies: [], projects: [], quotas: 0 };
  t.play('B', 'proposeDeal', { to: 0, terms: { give: { ...none, money: 9, cards: [] }, get: { ...none, cards: 2 } } });
  t.play('A', 'acceptDeal', { deal: t.g.deals.open[0]?.id });
  return t.g;
}

/** The event takes a company of an industry where the first player has two, one of them under a loan. */
function surrendered(): G {
  return at(
    {
      ...FULL,
      eventDeck: ['EV25'],
      players: {
        ...FULL.players,
        A: { cash: 12, own: { 5: 2, 9: 1 }, mortgaged: { 5: 1 } },
        C: { cash: 8, own: { 11: 1 } },
      },
    },
    'newYear',
  ).g;
}

/** A project has come up and its owner has no money for it; one buyer has said no already. */
function upkeep(): G {
  const t = at(
    { ...QUICK, players: { ...QUICK.players, A: { cash: 1, own: { 6: 1 }, projects: { 7: 1 } }, C: { cash: 1 } } },
    'listProjects',
  );
  t.play('A', 'offerProject', { to: 3, price: 4 });
  t.play('D', 'pass');
  return t.g;
}

function projectOffered(): G {
  const t = at(
    { ...QUICK, active: 'B', players: { ...QUICK.players, B: { cash: 1, own: { 8: 1 }, projects: { 7: 1 } } } },
    'listProjects',
  );
  t.play('B', 'offerProject', { to: 0, price: 3 });
  return t.g;
}

const scene = (g: G, staged?: Event<Economicus>): Scene => {
  const seen = staged === undefined ? undefined : viewEvents([staged], 0)[0];
  return { g, seat: 0, ...(seen !== undefined && { staged: seen }) };
};

/** The moments of the table that the testing page and the tests look at. */
export const SCENES: Record<string, () => Scene> = {
  start: () => scene(position({ names: ['A', 'B', 'C'] }).g),
  sales: () => scene(at(QUICK, 'sales').g),
  auction: () => scene(auction(QUICK)),
  announce: () => scene(at({ ...FULL, industry: 11, prices: { ...FULL.prices, 11: 9 } }, 'auction').g),
  stateLot: () => scene(at({ ...FULL, industry: 9 }, 'auction').g),
  /** A rival needs one star more and can pay. */
  threat: () =>
    scene(at({ ...QUICK, players: { ...QUICK.players, B: { cash: 22, own: { 7: 1, 8: 1, 3: 2 } } } }, 'auction').g),
  startUps: () => scene(at(QUICK, 'startUps').g),
  offers: () =>
    scene(at({ ...QUICK, players: { ...QUICK.players, A: { cash: 44, own: { 6: 1, 7: 1 } } } }, 'offers').g),
  offered: () => scene(offered()),
  payment: () => scene(debt()),
  placement: () =>
    scene(playUntil(position({ names: FOUR, options: { rules: 'full' }, at: 'opening' }).g, (g) => isAsked(g, 0))),
  full: () => scene(at(FULL, 'afterRoll').g),
  active: () => scene(at(FULL, 'afterProfits').g),
  crowd: () => scene(at(CROWD, 'sales').g),
  crowdAuction: () => scene(auction(CROWD)),
  deal: () => scene(dealt()),
  briefing: () => scene(played('OP04-1', { ...FULL, crisisDeckOnly: ['CS5', 'CF08', 'CS9', 'CF03', 'CS1'] })),
  theft: () => scene(played('OP40-1', FULL, { rival: 3 })),
  insider: () => scene(played('OP39-1', FULL)),
  handOver: () => scene(handedOver()),
  surrender: () => scene(surrendered()),
  upkeep: () => scene(upkeep()),
  projectOffered: () => scene(projectOffered()),
  event: () => scene(at(FULL, 'sales').g, { type: 'eventOpened', card: 'EV27' }),
  crisis: () =>
    scene(at(FULL, 'sales').g, { type: 'crisisOpened', card: 'CS9', forecasts: 3, strengths: 3, strikes: 6 }),
  sold: () =>
    scene(at(QUICK, 'sales').g, {
      type: 'lotSold',
      seat: 1,
      industry: 7,
      kind: 'private',
      bid: 17,
      paid: 17,
      usedQuota: false,
    }),
  project: () =>
    scene(at(QUICK, 'sales').g, {
      type: 'projectRolled',
      seat: 3,
      industry: 7,
      die: 6,
      bonus: 0,
      result: 'succeeds',
    }),
  played: () =>
    scene(at(FULL, 'sales').g, {
      type: 'cardPlayed',
      ...NO_AIM,
      seat: 2,
      card: 'OP41-1',
      rival: 0,
      cost: 0,
      charge: 0,
    }),
  crime: () =>
    scene(at(FULL, 'sales').g, {
      type: 'crimeRolled',
      seat: 2,
      card: 'OP41-1',
      die: 5,
      difficulty: 3,
      isSuccess: true,
    }),
  ruin: () =>
    scene(at(FULL, 'sales').g, {
      type: 'bankrupt',
      seat: 2,
      paid: 4,
      companies: [],
      cards: 1,
      lost: 0,
      isVoluntary: false,
    }),
};
