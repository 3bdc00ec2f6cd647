import { gameById } from '@parlour/games';
import { bundleOf } from '@parlour/kernel';
import { namedBot } from '@parlour/search';
import { simulate } from '../simulate.ts';

/** One bot at a table of others, on every chair equally often; in a game against the box all seats are its own. */
type Pairing = {
  one: string;
  among: string;
  games: number;
  wins: number;
  answers: number;
  /** Processor time of its answers. */
  milliseconds: number;
};

export type Tournament = {
  game: string;
  seats: number;
  options: Record<string, string>;
  seed: number;
  /** Games of each pairing. */
  games: number;
  pairings: Pairing[];
};

type Wanted = Omit<Tournament, 'pairings'> & { pairs: readonly (readonly [string, string])[]; workers?: number };

/** Pairs of neighbours, and everybody against `yardstick`. */
export function pairsOf(bots: readonly string[], yardstick: string): [string, string][] {
  const pairs = bots.slice(1).map((bot, i): [string, string] => [bot, bots[i] as string]);
  const others = bots.filter((bot) => bot !== yardstick).map((bot): [string, string] => [bot, yardstick]);
  return [...pairs, ...others.filter(([one, among]) => !pairs.some(([a, b]) => a === one && b === among))];
}

/**
 * Plays what is still to be played of a tournament, a little of each pairing in turn, and tells of the results so far: what is kept
 * of them is taken up again. The games of a pairing are dealt alike for all chairs, and alike for all pairings.
 */
export async function playTournament(
  wanted: Wanted,
  kept: Tournament | null,
  tell: (results: Tournament) => void,
): Promise<Tournament> {
  const { game, seats, options, seed, games, pairs, workers } = wanted;
  const isSame =
    kept !== null &&
    JSON.stringify([kept.game, kept.seats, kept.options, kept.seed]) === JSON.stringify([game, seats, options, seed]);
  const results: Tournament = { game, seats, options, seed, games, pairings: isSame ? kept.pairings : [] };
  const isTogether = (await gameById(game).thinking())?.features.isTogether === true;
  for (;;) {
    const next = leastPlayed(results, pairs);
    if (next === null || next.games >= games) return results;
    const { one, among } = next;
    const bots = isTogether ? [one] : [one, ...Array.from({ length: seats - 1 }, () => among)];
    const alike = isTogether ? 1 : seats;
    const report = await simulate({
      ...{ game, seats, options, bots, alike },
      games: Math.min(4 * seats, games - next.games),
      seed: seed + Math.floor(next.games / alike),
      ...(workers !== undefined && { workers }),
    });
    const [problem] = report.problems;
    if (problem !== undefined) throw new Error(`${one} among ${among}, seed ${problem.seed}: ${problem.what}`);
    const own = report.byBot.find(({ bot }) => bot === one);
    next.games += report.games;
    next.wins += isTogether ? report.won.wins : (own?.wins ?? 0);
    next.answers += report.thought[one]?.answers ?? 0;
    next.milliseconds += report.thought[one]?.milliseconds ?? 0;
    tell(results);
  }
}

function leastPlayed({ pairings }: Tournament, pairs: Wanted['pairs']): Pairing | null {
  let least: Pairing | null = null;
  for (const [one, among] of pairs) {
    let found = pairings.find((each) => each.one === one && each.among === among);
    if (found === undefined) {
      found = { one, among, games: 0, wins: 0, answers: 0, milliseconds: 0 };
      pairings.push(found);
    }
    if (least === null || found.games < least.games) least = found;
  }
  return least;
}

/** The levels of a game that people may play, weakest first; characters are measured by themselves. */
export async function botsOf(game: string): Promise<string[]> {
  const entry = gameById(game);
  const bots = (await entry.bots())(bundleOf(await entry.game()));
  return bots.map(({ name }) => name).filter((name) => name !== 'random' && namedBot(name).character === null);
}
