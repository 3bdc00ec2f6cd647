import { deckOf, handOf, type Seat, tableOf } from '@parlour/kernel';
import { chanceOf } from '@parlour/kit/book.ts';
import { INDUSTRIES, type Industry, SEGMENTS } from '../content/industries.ts';
import { OPTION_CARDS } from '../content/options.ts';
import type { G } from '../types.ts';

type Counts = Partial<Record<Industry, number>>;

/** A position of an example. */
export type Given = {
  /** Whose turn it is; the dice have not been rolled, unless `at` says otherwise. */
  active: Seat;
  cash: readonly number[];
  own: readonly Counts[];
  /** How many of the companies carry a loan. */
  mortgaged?: readonly Counts[];
  projects?: readonly Counts[];
  prices: Counts;
  crises?: Counts;
  /** What the dice will show, the blue one first. */
  dice: readonly number[];
  /** A later moment: a company of this industry has just been auctioned, or everybody's interest is due. */
  at?: { sold: Industry } | 'interest';
};

/** Lays an example on a game that has just begun and waits for the first roll. */
export function lay(g: G, given: Given): void {
  const { active, cash, own, mortgaged = [], projects = [], prices, crises, dice, at } = given;
  g.year = 1;
  g.active = active;
  g.auditor = active;
  Object.assign(g.turn, { seat: active, number: 1, ofYear: 1, part: 'T0' });
  for (const seat of g.seats) {
    const player = g.players[seat];
    player.cash = cash[seat] ?? 0;
    Object.assign(player.companies, own[seat]);
    Object.assign(player.mortgaged, mortgaged[seat]);
    Object.assign(player.projects, projects[seat]);
    player.stopsAt.secret = [];
  }
  g.bank = -g.seats.reduce<number>((sum, seat) => sum + g.players[seat].cash, 0);
  Object.assign(g.prices, prices);
  Object.assign(g.crises, crises);
  for (const industry of INDUSTRIES) {
    const owned = g.seats.reduce<number>((sum, seat) => sum + g.players[seat].companies[industry], 0);
    const { private: printed, state } = SEGMENTS[industry];
    g.freePrivate[industry] = Math.max(0, printed - owned);
    g.freeState[industry] = state;
    g.extra[industry] = Math.max(0, owned - printed);
  }
  if (g.options.rules === 'full') layCards(g);
  g.stack = [{ phase: 'year', step: 'takeTurn', next: 1, queue: [] }];
  if (at === 'interest') layInterest(g);
  else if (at !== undefined) laySold(g, at.sold, dice);
  else
    g.stack.push(
      { phase: 'turn', step: 'beforeRoll', projects: [], auctions: 0 },
      { phase: 'window', step: 'free', window: 'FW1', ready: others(g), acted: g.seats.map(() => 0) as never },
    );
  g.chance = chanceOf(at === undefined ? dice : []);
}

const others = (g: G): Seat[] => g.seats.filter((seat) => seat !== g.active);

/** Nobody holds a card, so that nothing but the example is asked. */
function layCards(g: G): void {
  for (const seat of g.seats) {
    g.players[seat].hand = handOf('options', seat, []);
    g.players[seat].quotas = [];
  }
  g.optionDeck = deckOf('options', [...OPTION_CARDS]);
}

/** EC-11.15. The hammer has fallen, and everybody may start projects. */
function laySold(g: G, industry: Industry, [blue = 1, white = 1]: readonly number[]): void {
  Object.assign(g.turn, { part: 'T8', dice: { blue, white }, industry, hadLot: true, isBought: true });
  const cost = Math.ceil((g.prices[industry] ?? 0) / 2);
  g.stack.push(
    { phase: 'turn', step: 'startUps', projects: [], auctions: 1 },
    { phase: 'startUps', step: 'creation', industry, queue: [g.active, ...others(g)], cost },
  );
}

/** EC-13.3. The year's turns are over; the reader wants to be asked once more before the new one. */
function layInterest(g: G): void {
  const due = tableOf(g.seats, (seat) => g.players[seat].mortgaged.reduce((sum, loans) => sum + loans, 0));
  Object.assign(g.turn, { part: 'Y1', number: g.seats.length + 1, ofYear: g.seats.length + 1 });
  g.yearEnd = { due, unpaid: tableOf(g.seats, (seat) => due[seat]) };
  g.players[g.active].stopsAt.secret = ['FW10'];
  g.stack = [
    { phase: 'year', step: 'interest', next: g.seats.length + 1, queue: [] },
    { phase: 'interest', step: 'paying', queue: [g.active, ...others(g)] },
  ];
}
