import type { Choice, GameTypes, Rules, Search, State } from '@parlour/kernel';
import { isSame } from '@parlour/kernel/offers/fits.ts';
import type { InstantBot, Limits, Seen } from './bot.ts';
import type { Guidance, Idea, Level, Random } from './guidance.ts';
import { playOut } from './play-out.ts';

/** What came of a thought: for whoever wants to know why. */
export type Thought<G extends GameTypes> = {
  usual: Idea<G>;
  chosen: Idea<G>;
  /** How much more of a victory the chosen one promises. */
  gain: number;
  ideas: number;
  playouts: number;
};

/**
 * Compares what might be better with the usual answer: on games re-dealt from its view, with the same deal and the same dice for
 * each idea, everybody plays on sensibly for a few turns, and the position is judged. Half of the ideas go after each stage
 * (sequential halving). It leaves the usual answer only where the gain cannot well be luck.
 *
 * Without limits it answers at once, and the same dice give the same answer. With limits it pauses so that others may work, and
 * answers with what it has when its time is over or nobody waits any more.
 */
export function thinkingBot<G extends GameTypes>(
  { search }: Pick<Rules<G>, 'search'>,
  guidance: Guidance<G>,
  usual: InstantBot<G>,
  level: Level,
  tell: (thought: Thought<G>) => void = () => {},
): InstantBot<G> {
  return {
    name: level.name,
    choose(seen: Seen<G>, random: Random, limits?: Limits) {
      const thinking = think(search, guidance, usual, level, seen, random);
      const answer = (thought: Thought<G>) => {
        tell(thought);
        return thought.chosen.choice;
      };
      return (
        limits === undefined ? answer(atOnce(thinking)) : inTime(thinking, level, limits).then(answer)
      ) as Choice<G>;
    },
    at: (change) => thinkingBot({ search }, guidance, usual, change(level), tell),
  };
}

/** Pauses after every play-out; told what part of its time is gone, it says what it has when all of it is. */
type Thinking<G extends GameTypes> = Generator<void, Thought<G>, number>;

function atOnce<G extends GameTypes>(thinking: Thinking<G>): Thought<G> {
  for (let step = thinking.next(0); ; step = thinking.next(0)) if (step.done) return step.value;
}

/** How long others may have to wait for a thinker. */
const BREATH = 12;

async function inTime<G extends GameTypes>(thinking: Thinking<G>, level: Level, limits: Limits): Promise<Thought<G>> {
  const { signal, clock = () => performance.now() } = limits;
  const began = clock();
  const allowed = Math.min(level.milliseconds, limits.milliseconds);
  let breath = performance.now();
  let gone = 0;
  for (;;) {
    const step = thinking.next(gone);
    if (step.done) return step.value;
    gone = signal.aborted ? 1 : (clock() - began) / allowed;
    if (gone >= 1 || performance.now() < breath + BREATH) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    breath = performance.now();
  }
}

/** An idea and by how much it did better than the usual answer. */
type Rival<G extends GameTypes> = { idea: Idea<G>; worlds: number; sum: number; squares: number };

const mean = <G extends GameTypes>({ sum, worlds }: Rival<G>): number => (worlds === 0 ? 0 : sum / worlds);

function standardError<G extends GameTypes>(rival: Rival<G>): number {
  const { squares, worlds } = rival;
  return worlds === 0 ? 1 : Math.sqrt(Math.max(1e-8, squares / worlds - mean(rival) ** 2) / worlds);
}

/** So many comparisons say something about an idea. */
const ENOUGH = 6;

function* think<G extends GameTypes>(
  search: Search<G>,
  guidance: Guidance<G>,
  usualBot: InstantBot<G>,
  level: Level,
  seen: Seen<G>,
  random: Random,
): Thinking<G> {
  const usual: Idea<G> = { choice: usualBot.choose(seen, random) };
  const isAttentive = random(100) < level.attention;
  const ideas = isAttentive ? ideasBesides(usual, search, guidance, seen, random) : [];
  const thought: Thought<G> = { usual, chosen: usual, gain: 0, ideas: ideas.length, playouts: 0 };
  if (ideas.length === 0) return thought;

  const ahead = Math.max(1, Math.round(guidance.ahead * level.far));
  const { careless } = level;
  const valueIn = (world: State<G>, idea: Idea<G>, seed: number): number => {
    thought.playouts += 1;
    return playOut(search, guidance, world, seen.seat, idea, ahead, seed);
  };
  let rivals: Rival<G>[] = ideas.map((idea) => ({ idea, worlds: 0, sum: 0, squares: 0 }));
  const stages = careless !== undefined ? 1 : Math.ceil(Math.log2(rivals.length + 1));
  /** What part of the time is gone. */
  let gone = 0;
  for (let stage = 1; stage <= stages && rivals.length > 0 && gone < 1; stage++) {
    if (stage > 1) rivals = betterHalf(rivals);
    const part = stage / stages;
    while (thought.playouts < level.playouts * part && gone < part && rivals.length > 0) {
      const seed = random(0x1_0000_0000);
      const world = search.redeal(seen.view, seed);
      const asUsual = valueIn(world, usual, seed);
      for (const rival of rivals) {
        const difference = valueIn(world, rival.idea, seed) - asUsual;
        rival.worlds += 1;
        rival.sum += difference;
        rival.squares += difference * difference;
        gone = yield;
        if (gone >= 1) break;
      }
      if (careless === undefined) rivals = rivals.filter(isPromising);
    }
  }
  const chosen = careless === undefined ? surelyBest(rivals, level.sure) : anyGoodEnough(rivals, careless, random);
  return chosen === null ? thought : { ...thought, chosen: chosen.idea, gain: mean(chosen) };
}

/** Each idea once, and none that is the usual answer. */
function ideasBesides<G extends GameTypes>(
  usual: Idea<G>,
  search: Search<G>,
  guidance: Guidance<G>,
  { seat, view, offers }: Seen<G>,
  random: Random,
): Idea<G>[] {
  const found: Idea<G>[] = [];
  for (const idea of guidance.ideas(search.redeal(view, random(0x1_0000_0000)), seat, offers, random)) {
    const isAnother = ({ choice }: Idea<G>) => !isSame(choice, idea.choice);
    // Errands may begin alike and lead elsewhere.
    if (idea.errand !== undefined || (isAnother(usual) && found.every(isAnother))) found.push(idea);
  }
  return found;
}

function betterHalf<G extends GameTypes>(rivals: readonly Rival<G>[]): Rival<G>[] {
  const sorted = [...rivals].sort((a, b) => mean(b) - mean(a));
  return sorted.slice(0, Math.ceil(sorted.length / 2));
}

/** After a few worlds an idea that is behind will hardly come first. */
const isPromising = <G extends GameTypes>(rival: Rival<G>): boolean =>
  rival.worlds < 8 || mean(rival) + standardError(rival) > 0.001;

function surelyBest<G extends GameTypes>(rivals: readonly Rival<G>[], sure: number): Rival<G> | null {
  let best: Rival<G> | null = null;
  for (const rival of rivals) {
    if (rival.worlds < ENOUGH || mean(rival) <= sure * standardError(rival)) continue;
    if (best === null || mean(rival) > mean(best)) best = rival;
  }
  return best;
}

function anyGoodEnough<G extends GameTypes>(
  rivals: readonly Rival<G>[],
  careless: number,
  random: Random,
): Rival<G> | null {
  const possible = rivals.filter((rival) => rival.worlds >= 2 && mean(rival) > -careless);
  return possible[random(Math.max(1, possible.length))] ?? null;
}
