import type { GameEntry } from '@parlour/games';
import {
  apply,
  below,
  bundleOf,
  type Game,
  type GameTypes,
  nextAsked,
  offers,
  type Seat,
  type State,
  seeded,
  start,
  view,
} from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { labBots } from './bots.ts';
import { count, emptyTally, merge, type Tally } from './statistics.ts';

/** A share of a simulation: these games, by number, one after another. */
export type Batch = {
  game: string;
  /** Of the rules: others may have another one. */
  version: number;
  bots: string[];
  seats: number;
  seed: number;
  options: Record<string, string>;
  first: number;
  games: number;
  /** So many games in a row are dealt alike. */
  alike: number;
  /** Who sits where in the games of one deal; without it the chairs move on by one each game. */
  seatings?: string[][];
};

/** What a batch found, in sums that can be added up. */
export type Found = {
  games: number;
  /** Games that somebody won, alone or with others. */
  won: number;
  winsBySeat: number[];
  winsByBot: Record<string, number>;
  /** Where several games are dealt alike: what part of them each bot won, by the number of the deal. */
  winsByDeal?: Record<number, Record<string, number>>;
  seatsByBot: Record<string, number>;
  /** Processor time of each bot's answers, in milliseconds, and how many answers there were. */
  thoughtByBot: Record<string, number>;
  answersByBot: Record<string, number>;
  actions: Tally;
  rounds: Tally;
  scores: Tally;
  played: Record<string, number>;
  fired: Record<string, number>;
  problems: { seed: number; what: string }[];
};

export const nothingFound = (seats: number): Found => ({
  games: 0,
  won: 0,
  winsBySeat: Array.from({ length: seats }, () => 0),
  winsByBot: {},
  seatsByBot: {},
  thoughtByBot: {},
  answersByBot: {},
  actions: emptyTally(),
  rounds: emptyTally(),
  scores: emptyTally(),
  played: {},
  fired: {},
  problems: [],
});

/** Plays a batch; every bot sits on every chair equally often. */
export async function playGames(entry: GameEntry, batch: Batch, onGame: () => void = () => {}): Promise<Found> {
  const game = await entry.game();
  if (game.version !== batch.version)
    throw new Error(`a worker has version ${game.version} of ${game.id}, and not ${batch.version}`);
  const bots = await labBots(entry, bundleOf(game));
  const sitting = new Map<string, Bot<GameTypes>>();
  for (const name of [...batch.bots, ...(batch.seatings?.flat() ?? [])]) {
    const bot = sitting.get(name) ?? bots.find(name);
    if (bot === null) throw new RangeError(`${entry.id} has no bot “${name}”. It has ${bots.known.join(', ')}.`);
    sitting.set(name, bot);
  }
  const found = nothingFound(batch.seats);
  for (let n = batch.first; n < batch.first + batch.games; n++) {
    const deal = Math.floor(n / batch.alike);
    const seed = batch.seed + deal;
    const chairs = seatingOf(batch, n).map((name) => sitting.get(name) as Bot<GameTypes>);
    try {
      const outcome = await playOne(game, chairs, seed, batch.options, found);
      if (batch.seatings !== undefined) countDeal(found, deal, chairs, outcome);
    } catch (error) {
      found.problems.push({ seed, what: (error as Error).message });
    }
    found.games += 1;
    onGame();
  }
  return found;
}

const seatingOf = ({ seats, bots, seatings }: Batch, n: number): string[] =>
  seatings?.[n % seatings.length] ??
  Array.from({ length: seats }, (_, seat) => bots[(seat + n) % bots.length] as string);

/** One game, every action judged like a stranger's and every invariant checked after it. */
async function playOne(
  game: Game<GameTypes>,
  chairs: Bot<GameTypes>[],
  seed: number,
  options: Record<string, string>,
  found: Found,
): Promise<Outcome> {
  const g = start(game, { seats: chairs.length, chance: seeded(seed), options });
  const dice = { chance: seeded(seed ^ 0x6a09e667) };
  const random = (n: number) => below(dice, n);
  let actions = 0;
  countEvents(g, found);
  for (let open = nextAsked(game, g); open !== null; open = nextAsked(game, g)) {
    const seat = open.seats[random(open.seats.length)] as Seat;
    const bot = chairs[seat] as Bot<GameTypes>;
    const before = process.threadCpuUsage();
    const chosen = bot.choose({ seat, view: view(g, seat), offers: offers(game, g, seat) }, random);
    // Most bots answer at once, and waiting for nothing would cost more than many of their moves.
    const choice = chosen instanceof Promise ? await chosen : chosen;
    const { user, system } = process.threadCpuUsage(before);
    add(found.thoughtByBot, bot.name, (user + system) / 1000);
    add(found.answersByBot, bot.name);
    const applied = apply(game, g, { seat, ...choice });
    if ('refusal' in applied)
      throw new Error(`${bot.name} was refused ${choice.type}: ${applied.refusal.refused} (${applied.refusal.rule})`);
    actions += 1;
    if (actions > MOST_ACTIONS) throw new Error(`not over after ${MOST_ACTIONS} actions`);
    add(found.played, choice.type);
    for (const value of Object.values(choice))
      if (typeof value === 'string' && value !== choice.type) add(found.played, `${choice.type} ${value}`);
    countEvents(g, found);
    for (const [name, holds] of Object.entries(game.invariants)) {
      const held = holds(g);
      if (held !== true) throw new Error(`broken: ${name}: ${held}`);
    }
  }
  return conclude(g, chairs, actions, found);
}

const MOST_ACTIONS = 100_000;

type Outcome = NonNullable<State<GameTypes>['outcome']>;
/** A victory of several is divided among them. */
const partOf = ({ winners }: Outcome, seat: number): number =>
  winners.includes(seat as Seat) ? 1 / winners.length : 0;

function conclude(g: State<GameTypes>, chairs: Bot<GameTypes>[], actions: number, found: Found): Outcome {
  if (g.outcome === null) throw new Error('the game stopped without a result');
  const { winners, scores } = g.outcome;
  if (winners.length > 0) found.won += 1;
  for (const [seat, bot] of chairs.entries()) {
    const part = partOf(g.outcome, seat);
    found.winsBySeat[seat] = (found.winsBySeat[seat] ?? 0) + part;
    found.winsByBot[bot.name] = (found.winsByBot[bot.name] ?? 0) + part;
    add(found.seatsByBot, bot.name);
  }
  for (const score of scores) count(found.scores, score);
  count(found.actions, actions);
  if ('round' in g && typeof g.round === 'number') count(found.rounds, g.round);
  return g.outcome;
}

function dealIn(found: Found, deal: number): Record<string, number> {
  found.winsByDeal ??= {};
  found.winsByDeal[deal] ??= {};
  return found.winsByDeal[deal];
}

function countDeal(found: Found, deal: number, chairs: Bot<GameTypes>[], outcome: Outcome): void {
  const wins = dealIn(found, deal);
  for (const [seat, { name }] of chairs.entries()) add(wins, name, partOf(outcome, seat));
}

function countEvents(g: State<GameTypes>, found: Found): void {
  for (const event of g.events ?? []) add(found.fired, event.type);
}

function add(counts: Record<string, number>, key: string, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n;
}

/** Adds what one worker found to the sum of all. */
export function addUp(into: Found, other: Found): void {
  into.games += other.games;
  into.won += other.won;
  for (const [seat, wins] of other.winsBySeat.entries()) into.winsBySeat[seat] = (into.winsBySeat[seat] ?? 0) + wins;
  for (const [sum, part] of [
    [into.winsByBot, other.winsByBot],
    [into.seatsByBot, other.seatsByBot],
    [into.thoughtByBot, other.thoughtByBot],
    [into.answersByBot, other.answersByBot],
    [into.played, other.played],
    [into.fired, other.fired],
  ] as const)
    for (const key of Object.keys(part)) add(sum, key, part[key]);
  for (const [deal, wins] of Object.entries(other.winsByDeal ?? {}))
    for (const [bot, part] of Object.entries(wins)) add(dealIn(into, Number(deal)), bot, part);
  merge(into.actions, other.actions);
  merge(into.rounds, other.rounds);
  merge(into.scores, other.scores);
  into.problems.push(...other.problems);
}
