import { gameById } from '@parlour/games';
import { bundleOf, optionsOf } from '@parlour/kernel';
import { namedBot } from '@parlour/search';
import { codeOf } from '../code.ts';
import { simulate } from '../simulate.ts';
import { type Verdict, verdictOf } from './evidence.ts';
import { othersFor, type Pair, pairsOf, type Shape, seatingsOf } from './seatings.ts';

/** How two kinds of bots did against each other. */
export type Pairing = Pair & {
  games: number;
  /** What part of the games of each deal the first kind won, in the order of the deals. */
  deals: number[];
  answers: number;
  /** Processor time of its answers. */
  milliseconds: number;
};

/** What is played; the same plays the same games. */
type Table = {
  game: string;
  seats: number;
  options: Record<string, string>;
  seed: number;
  shape: Shape;
  bots: string[];
};

export type Tournament = Table & {
  /** The most games of a pairing. */
  games: number;
  /** The share of victories that a pairing is held against; `null`: against luck. */
  bar: number | null;
  /** Whether a pairing stops as soon as its answer is clear. */
  stops: boolean;
  /** By which code bots played. */
  code: string;
  pairings: Pairing[];
};

type Wanted = Omit<Tournament, 'pairings' | 'code'> & { workers?: number };

export const winsOf = ({ deals, games }: Pairing): number =>
  deals.length === 0 ? 0 : (games / deals.length) * deals.reduce((sum, share) => sum + share, 0);

/** The share of victories that a pairing is held against: the bar, or luck; alone with the box there is no luck to speak of. */
export const againstOf = ({ bar, seats, shape }: Tournament, { among }: Pairing): number | null =>
  bar ?? (among === null ? null : 1 / (1 + othersFor(seats, shape)));

export function verdictIn(results: Tournament, pairing: Pairing): Verdict {
  const against = againstOf(results, pairing);
  return against === null ? null : verdictOf(pairing.deals, against);
}

/**
 * Plays what is still to be played of a tournament, a little of each pairing in turn, and tells of the results so far: what is kept
 * of them is taken up again, unless it is of another table or was played by other code. The games of a pairing are dealt alike for
 * all chairs, and alike for all pairings.
 */
export async function playTournament(
  wanted: Wanted,
  kept: Tournament | null,
  tell: (results: Tournament) => void,
): Promise<Tournament> {
  const { workers, ...table } = wanted;
  const results: Tournament = { ...table, code: codeOf(table.game), pairings: [] };
  const isOn = kept !== null && sameAs(kept) === sameAs(results);
  const pairs = pairsOf(table.bots, await isTogetherAt(table));
  results.pairings = pairs.map(
    (pair) =>
      (isOn ? kept.pairings.find(({ one, among }) => one === pair.one && among === pair.among) : undefined) ?? {
        ...{ ...pair, games: 0, deals: [], answers: 0, milliseconds: 0 },
      },
  );
  for (;;) {
    const open = results.pairings.filter((each) => isOpen(results, each));
    const [next] = open.sort((a, b) => a.games - b.games);
    if (next === undefined) return results;
    await playOn(results, next, workers);
    tell(results);
  }
}

const sameAs = ({ game, seats, options, seed, shape, code }: Tournament): string =>
  JSON.stringify([game, seats, options, seed, shape, code]);

const isOpen = (results: Tournament, pairing: Pairing): boolean =>
  pairing.games < results.games && !(results.stops && verdictIn(results, pairing) !== null);

/** Deals at the least, before anybody looks whether the answer is clear. */
const FIRST = 4;

/** A few deals more: half as many again, so that a long match is not held up by its looks. Games that were broken off are played anew. */
async function playOn(results: Tournament, pairing: Pairing, workers: number | undefined): Promise<void> {
  const { game, seats, options, seed, shape, games } = results;
  const { one, among, deals } = pairing;
  const seatings = seatingsOf(pairing, seats, shape);
  const left = Math.ceil((games - pairing.games) / seatings.length);
  const more = Math.min(left, Math.max(FIRST, Math.ceil(deals.length / 2)));
  const report = await simulate({
    ...{ game, seats, options, seatings, bots: among === null ? [one] : [one, among] },
    games: more * seatings.length,
    seed: seed + deals.length,
    ...(workers !== undefined && { workers }),
  });
  const [problem] = report.problems;
  if (problem !== undefined) throw new Error(`${one} among ${among}, seed ${problem.seed}: ${problem.what}`);
  pairing.games += report.games;
  pairing.deals.push(...(report.byDeal ?? []).map((wins) => (wins[one] ?? 0) / seatings.length));
  pairing.answers += report.thought[one]?.answers ?? 0;
  pairing.milliseconds += report.thought[one]?.milliseconds ?? 0;
}

/** Whether bots play the box at such a table, and not each other. */
async function isTogetherAt({ game, options }: Table): Promise<boolean> {
  const entry = gameById(game);
  return entry.isTogether?.(optionsOf(await entry.game(), options)) ?? false;
}

/** The levels of a game that people may play, weakest first; characters are measured by themselves. */
export async function botsOf(game: string): Promise<string[]> {
  const entry = gameById(game);
  const bots = (await entry.bots())(bundleOf(await entry.game()));
  return bots.map(({ name }) => name).filter((name) => name !== 'random' && namedBot(name).character === null);
}
