import {
  type Action,
  type Choice,
  type GameTypes,
  type Rules,
  type Search,
  type Seat,
  type State,
  seeded,
} from '@parlour/kernel';
import type { InstantBot, Seen } from './bot.ts';
import type { Random } from './guidance.ts';

/** What a game tells its careful bot. */
export type Judgement<G extends GameTypes> = {
  /** Makes a re-dealt game fit for judging, where the evaluation reckons with a risk better than a single deal would. */
  prepare(guess: State<G>): void;
  /** The choices worth a thought; all of them where there are few. */
  candidates(asked: Pick<Seen<G>, 'seat' | 'offers'>, guess: State<G>): Choice<G>[];
  /** How good a position is for a seat. Larger is better; the unit is the game's own. */
  evaluate(g: State<G>, seat: Seat): number;
  /** The answer a sensible player would give, quickly: used to play on to a quiet position. */
  reply(g: State<G>, seat: Seat): Choice<G>;
  /** Whether a position is quiet enough to be evaluated, seen from the one in which `seat` chose. */
  isQuiet(g: State<G>, before: State<G>): boolean;
  /** Over how many deals and dice a choice is averaged: more where luck decides. */
  samples(choice: Choice<G>): number;
};

/**
 * One ply: tries each candidate on games re-dealt from its view, plays on with quick replies to a quiet position, and takes
 * the choice with the best average. Instant, and a pleasant beginner's opponent.
 */
export function carefulBot<G extends GameTypes>({ game, search }: Rules<G>, judge: Judgement<G>): InstantBot<G> {
  return {
    name: 'careful',
    choose(seen, random) {
      const seeds = Array.from({ length: 32 }, () => random(0x1_0000_0000));
      const guesses: State<G>[] = [];
      const guessAt = (i: number): State<G> => {
        const known = guesses[i];
        if (known !== undefined) return known;
        const guess = search.redeal(seen.view, seeds[i] as number);
        judge.prepare(guess);
        guesses[i] = guess;
        return guess;
      };
      // In random order, so that equal choices (whom to invite, say) favour no seat.
      const candidates = shuffled(judge.candidates(seen, guessAt(0)), random);
      if (candidates.length === 1) return candidates[0] as Choice<G>;
      let best: Choice<G> | null = null;
      let highest = Number.NEGATIVE_INFINITY;
      for (const choice of candidates) {
        const samples = judge.samples(choice);
        let sum = 0;
        for (let i = 0; i < samples; i++)
          sum += judge.evaluate(outcomeOf(search, judge, guessAt(i), { seat: seen.seat, ...choice }), seen.seat);
        if (sum / samples <= highest) continue;
        highest = sum / samples;
        best = choice;
      }
      if (best === null) throw new Error(`${game}: the careful bot found nothing to do`);
      return best;
    },
  };
}

/**
 * The same in a play-out: there is a whole game at hand, and one try of each candidate has to do. What the dice will show is
 * drawn anew, so that nobody foresees it.
 */
export function carefulPolicy<G extends GameTypes>(
  search: Search<G>,
  judge: Judgement<G>,
): (g: State<G>, seat: Seat, random: Random) => Choice<G> {
  return (g, seat, random) => {
    const candidates = judge.candidates({ seat, offers: search.offers(g, seat) }, g);
    if (candidates.length === 1) return candidates[0] as Choice<G>;
    const chance = g.chance;
    g.chance = seeded(random(0x1_0000_0000));
    let best: Choice<G> | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    const first = random(candidates.length);
    for (let i = 0; i < candidates.length; i++) {
      const choice = candidates[(first + i) % candidates.length] as Choice<G>;
      const worth = judge.evaluate(outcomeOf(search, judge, g, { seat, ...choice }), seat);
      if (worth <= highest) continue;
      highest = worth;
      best = choice;
    }
    g.chance = chance;
    if (best === null) throw new Error('a policy found nothing to do');
    return best;
  };
}

/** The quiet position that follows a choice when everybody answers sensibly. */
function outcomeOf<G extends GameTypes>(
  { clone, perform, waiting }: Search<G>,
  judge: Judgement<G>,
  from: State<G>,
  action: Action<G>,
): State<G> {
  const g = clone(from);
  perform(g, action);
  for (let ply = 0; ply < 40; ply++) {
    const open = waiting(g);
    if (open === null || judge.isQuiet(g, from)) break;
    const seat = open.seats[0] as Seat;
    perform(g, { seat, ...judge.reply(g, seat) });
  }
  return g;
}

function shuffled<T>(list: T[], random: (n: number) => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
