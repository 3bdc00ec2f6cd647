import type { Figures, GameEntry } from '@parlour/games';
import { below, bundleOf, clone, type Game, type GameTypes, type State, seeded, start } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { decisionOf } from './decision.ts';
import { makeJudged } from './judged.ts';
import { type Thought, think } from './thought.ts';

type Chair = InstantBot<GameTypes>;

/** A game as it was played: what each seat did, as the game's folder `lab` counts it. */
export type Played = {
  before: State<GameTypes>;
  g: State<GameTypes>;
  chairs: readonly Chair[];
  deeds: Record<string, number>[];
  actions: number;
};

/** Who sits where in the game of a number: everybody moves on by a chair each game. */
export async function chairsFor(
  entry: GameEntry,
  names: readonly string[],
  seats: number,
): Promise<(n: number) => Chair[]> {
  const known = (await entry.bots())(bundleOf(await entry.game())) as Chair[];
  const bots = names.map((name) => {
    const bot = known.find((each) => each.name === name);
    if (bot === undefined) throw new RangeError(`${entry.id} has no bot “${name}”`);
    return bot;
  });
  return (n) => Array.from({ length: seats }, (_, seat) => bots[(seat + n) % bots.length] as Chair);
}

/** Every choice is judged, and every invariant checked after it. */
export function playOne(
  game: Game<GameTypes>,
  chairs: readonly Chair[],
  seed: number,
  { deeds: deedsOf }: Pick<Figures<GameTypes>, 'deeds'>,
  thought: Thought,
  preset = 'rulebook',
): Played {
  const g = start(game, { seats: chairs.length, chance: seeded(seed), options: game.presets[preset] ?? {} });
  const before = clone(g);
  const deeds: Record<string, number>[] = g.seats.map(() => ({}));
  const dice = { chance: seeded(seed ^ 0x6a09e667) };
  const random = (n: number) => below(dice, n);
  let actions = 0;
  for (let next = decisionOf(game, chairs, g, random); next !== null; next = decisionOf(game, chairs, g, random)) {
    think(thought, next.took);
    actions += 1;
    for (const { seat, what, times = 1 } of makeJudged(game, g, next, seed).flatMap((event) => deedsOf(event))) {
      const own = deeds[seat] as Record<string, number>;
      own[what] = (own[what] ?? 0) + times;
    }
  }
  return { before, g, chairs, deeds, actions };
}
