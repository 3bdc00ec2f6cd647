import { gameById } from '@parlour/games';
import { below, bundleOf, type GameTypes, type Seat, type State, seeded } from '@parlour/kernel';
import { type Guidance, type Random, shareIn } from '@parlour/search';
import type { Row } from './fit.ts';

/** Games of one table against itself, by number. */
export type SelfPlay = {
  game: string;
  seats: number;
  options: Record<string, string>;
  seed: number;
  first: number;
  games: number;
  /** How often, in a hundred, somebody does anything that is worth a thought instead of what is usual: without it nobody learns what it costs. */
  explores: number;
};

const MOST_ANSWERS = 100_000;

/** Plays games by the policy, with exploration, and keeps one position each time the game's clock moves on. */
export async function selfPlay(batch: SelfPlay): Promise<Row[]> {
  const entry = gameById(batch.game);
  const thinking = await entry.thinking();
  if (thinking === null) throw new RangeError(`${batch.game} has nothing to learn`);
  const rules = bundleOf(await entry.game());
  const guidance = thinking.guidanceFor(rules);
  const { features } = thinking;
  const rows: Row[] = [];
  for (let game = batch.first; game < batch.first + batch.games; game++) {
    const g = rules.search.start({ seats: batch.seats, chance: seeded(batch.seed + game), options: batch.options });
    g.events = null;
    const dice = { chance: seeded((batch.seed + game) ^ 0x6a09e667) };
    const random = (n: number) => below(dice, n);
    const seen: number[][][] = [];
    let clock = guidance.clock(g);
    for (let answers = 0; g.outcome === null; answers++) {
      if (answers > MOST_ANSWERS) throw new Error(`game ${game} is not over after ${MOST_ANSWERS} answers`);
      const now = guidance.clock(g);
      if (now !== clock) {
        clock = now;
        seen.push((features.isTogether ? [0 as Seat] : g.seats).map((seat) => features.of(g, seat)));
      }
      answerOne(rules.search, guidance, g, random, batch.explores);
    }
    const { outcome } = g;
    const shares = (features.isTogether ? [0 as Seat] : g.seats).map((seat) =>
      features.isTogether ? Math.min(1, outcome.winners.length) : shareIn(outcome, seat, false),
    );
    for (const numbers of seen) rows.push({ game, numbers, shares });
  }
  return rows;
}

function answerOne(
  search: ReturnType<typeof bundleOf<GameTypes>>['search'],
  guidance: Guidance<GameTypes>,
  g: State<GameTypes>,
  random: Random,
  explores: number,
): void {
  const seats = search.waiting(g)?.seats ?? [];
  const seat = guidance.urgent?.(g) ?? (seats[random(seats.length)] as Seat);
  const isExploring = random(1000) < explores * 10;
  const ideas = isExploring ? guidance.ideas(g, seat, search.offers(g, seat), random) : [];
  const idea = ideas[random(Math.max(1, ideas.length))];
  search.perform(g, { seat, ...(idea?.choice ?? guidance.policy(g, seat, random)) });
}
