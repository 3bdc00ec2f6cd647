import { deckOf, handOf, type Seat, start } from '@parlour/kernel';
import { CRISIS_CARDS, type CrisisCard } from '../content/crisis-cards.ts';
import { EVENT_IDS, type EventId } from '../content/events.ts';
import { INDUSTRIES, type Industry, SEGMENTS } from '../content/industries.ts';
import { isQuota, OPTION_CARDS, type OptionCard } from '../content/options.ts';
import { economicus } from '../index.ts';
import { newTurn } from '../rules/02-setup/setup.ts';
import { call } from '../rules/vocabulary.ts';
import type { Economicus, G } from '../types.ts';

type Counts = Partial<Record<Industry, number>>;
type GivenPlayer = {
  cash?: number;
  /** All companies, clean and mortgaged. */
  own?: Counts;
  mortgaged?: Counts;
  projects?: Counts;
  hand?: readonly OptionCard[];
  quotas?: number;
  bonus?: number;
  isOut?: boolean;
};

export type Given = {
  /** The names of the seats, clockwise; the first is active and auditor unless said otherwise. */
  names?: readonly string[];
  options?: Partial<Economicus['options']>;
  /** The step of the turn that is about to begin, or of the year. */
  at?: TurnStep | YearStep;
  active?: string;
  auditor?: string;
  industry?: Industry;
  dice?: readonly [blue: number, white: number];
  players?: Record<string, GivenPlayer>;
  prices?: Counts;
  crises?: Counts;
  forecast?: Industry;
  /** Free private and state companies; by default those that are printed less those that are owned. */
  free?: Partial<Record<Industry, readonly [number, number]>>;
  layout?: readonly Industry[];
  event?: EventId;
  year?: number;
  turnNumber?: number;
  /** The cards that come next, the next one first. */
  crisisDeck?: readonly CrisisCard[];
  /** Only these are left in the deck; the others lie open. */
  crisisDeckOnly?: readonly CrisisCard[];
  eventDeck?: readonly EventId[];
  optionDeck?: readonly OptionCard[];
  /** Only these are left in the deck. */
  optionDeckOnly?: readonly OptionCard[];
  optionDiscards?: readonly OptionCard[];
};

type TurnStep =
  | 'begin'
  | 'rollDice'
  | 'afterRoll'
  | 'activate'
  | 'profits'
  | 'afterProfits'
  | 'listProjects'
  | 'sales'
  | 'crisis'
  | 'beforeAuction'
  | 'auction'
  | 'afterAuction'
  | 'startUps'
  | 'updatePrice'
  | 'afterPrice'
  | 'offers'
  | 'endOfTurn'
  | 'finish';
type YearStep = 'opening' | 'newYear' | 'nextTurn' | 'yearEnd' | 'interest' | 'afterInterest' | 'award' | 'reEnter';

const YEAR_STEPS: Record<Exclude<YearStep, 'opening'>, string> = {
  newYear: 'begin',
  nextTurn: 'nextTurn',
  yearEnd: 'yearEnd',
  interest: 'interest',
  afterInterest: 'afterInterest',
  award: 'award',
  reEnter: 'reEnter',
};
const isYearStep = (at: string): at is keyof typeof YEAR_STEPS => at in YEAR_STEPS;

/** A game that begins where the position says: everything is laid by hand, then the rules run to the next question. */
export function arrange(given: Given, names: readonly string[]): G {
  const at = given.at ?? 'begin';
  return start(
    {
      ...economicus,
      setup: (core, picks) => lay({ ...core, ...economicus.setup(core, picks) }, given, names),
      opening() {
        if (at === 'opening') return call('opening', {});
        if (isYearStep(at)) {
          const locals = { next: 0, queue: [], step: YEAR_STEPS[at] };
          return call('year', locals);
        }
        const locals = { projects: [], auctions: 0, step: at };
        return call('turn', locals);
      },
    },
    { seats: names.length, chance: 1, options: given.options ?? {} },
  );
}

function lay(g: G, given: Given, names: readonly string[]): G {
  const seatOf = (name: string | undefined) => (name === undefined ? 0 : (names.indexOf(name) as Seat));
  g.active = seatOf(given.active);
  g.auditor = given.auditor === undefined ? g.active : seatOf(given.auditor);
  if (given.at === 'opening') return g;
  g.year = given.year ?? 1;
  g.turn = { ...newTurn(g.seats, given.turnNumber ?? 1, 1, g.active), industry: given.industry ?? null };
  g.turn.hadLot = given.at === 'startUps' || given.at === 'updatePrice';
  const [blue, white] = given.dice ?? [1, 2];
  if (given.industry !== undefined) g.turn.dice = { blue, white };
  if (given.layout !== undefined) g.layout = [...given.layout];
  Object.assign(g.prices, given.prices);
  Object.assign(g.crises, given.crises);
  g.forecast = given.forecast ?? null;
  g.event = given.event ?? null;
  const quotas = OPTION_CARDS.filter(isQuota);
  for (const [name, player] of Object.entries(given.players ?? {})) layPlayer(g, seatOf(name), player, quotas);
  g.bank = -g.seats.reduce<number>((sum, seat) => sum + g.players[seat].cash, 0);
  layCompanies(g, given);
  if (g.options.rules === 'full') layCards(g, given);
  return g;
}

function layPlayer(g: G, seat: Seat, given: GivenPlayer, quotas: OptionCard[]): void {
  const player = g.players[seat];
  player.cash = given.cash ?? player.cash;
  Object.assign(player.companies, given.own);
  Object.assign(player.mortgaged, given.mortgaged);
  Object.assign(player.projects, given.projects);
  player.hand = handOf('options', seat, [...(given.hand ?? [])]);
  player.quotas = quotas.splice(0, given.quotas ?? 0);
  player.bonus = given.bonus ?? 0;
  player.isOut = given.isOut ?? false;
  if (player.isOut) player.cash = 0;
}

function layCompanies(g: G, given: Given): void {
  for (const industry of INDUSTRIES) {
    const owned = g.seats.reduce<number>((sum, seat) => sum + g.players[seat].companies[industry], 0);
    const { private: printed, state } = SEGMENTS[industry];
    const [free, freeState] = given.free?.[industry] ?? [
      Math.max(0, printed - owned),
      Math.max(0, state - Math.max(0, owned - printed)),
    ];
    g.freePrivate[industry] = free;
    g.freeState[industry] = freeState;
    g.extra[industry] = owned + free + freeState - printed - state;
  }
}

function layCards(g: G, given: Given): void {
  const held = g.seats.flatMap((seat) => [...g.players[seat].hand.secret, ...g.players[seat].quotas]);
  const discards = given.optionDiscards ?? [];
  const rest = OPTION_CARDS.filter((card) => !held.includes(card) && !discards.includes(card));
  const deck = given.optionDeckOnly ?? ordered(rest, given.optionDeck ?? []);
  g.optionDeck = deckOf('options', [...deck].reverse());
  g.optionDiscards = [...discards, ...rest.filter((card) => !deck.includes(card))];
  const crises = given.crisisDeckOnly ?? ordered(CRISIS_CARDS, given.crisisDeck ?? []);
  g.crisisDeck = deckOf('crises', [...crises].reverse());
  g.crisisDiscards = CRISIS_CARDS.filter((card) => !crises.includes(card));
  const events = ordered(EVENT_IDS, given.eventDeck ?? []).filter((card) => card !== given.event);
  g.eventDeck = deckOf('events', events.reverse());
  g.eventDiscards = given.event === undefined ? [] : [given.event];
}

const ordered = <T>(all: readonly T[], first: readonly T[]): T[] => [
  ...first,
  ...all.filter((card) => !first.includes(card)),
];
