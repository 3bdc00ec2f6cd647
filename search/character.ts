import type { Choice, GameTypes, Rules, Seat, State } from '@parlour/kernel';
import { isSame } from '@parlour/kernel/offers/fits.ts';
import { type InstantBot, inCharacterOf, type Limits, type Seen } from './bot.ts';
import type { Guidance, Idea, Level, Random } from './guidance.ts';
import { thinkingBot } from './thinker.ts';

/** Somebody with a way of playing: what they would rather do than others, wherever it costs them next to nothing. */
export type Character<G extends GameTypes> = {
  name: string;
  /**
   * How much they like a choice: 0 is neither here nor there, and only the order counts. It is asked of a game that was re-dealt
   * from their view, and reads of other hands and of decks no more than a seat may know.
   */
  likes(g: State<G>, seat: Seat, choice: Choice<G>): number;
};

/** So much of a victory may one choice cost, as far as a few play-outs can tell: a taste, and never folly. */
const STAKE = 0.015;
/** So many ideas at a time are compared with what they would do otherwise. */
const MOST = 2;
const COMPARISON: Omit<Level, 'name'> = {
  attention: 100,
  playouts: 36,
  far: 0.75,
  sure: 0,
  milliseconds: 80,
  careless: STAKE,
};

/** A bot with a character: of the ways that are about as good as its own answer it takes the one the character likes best. */
export function inCharacter<G extends GameTypes>(
  rules: Rules<G>,
  guidance: Guidance<G>,
  bot: InstantBot<G>,
  character: Character<G>,
): InstantBot<G> {
  const name = inCharacterOf(bot.name, character.name);
  const tempted = (usual: Choice<G>, seen: Seen<G>, random: Random, limits?: Limits) => {
    const ideas = temptations(rules, guidance, character, usual, seen, random);
    if (ideas.length === 0) return usual;
    const tempting = { ...guidance, ideas: () => ideas };
    const own = { name, choose: () => usual } as InstantBot<G>;
    const comparing = thinkingBot(rules, tempting, own, { ...COMPARISON, name });
    return limits === undefined ? comparing.choose(seen, random) : comparing.choose(seen, random, limits);
  };
  const { at } = bot;
  return {
    name,
    choose(seen: Seen<G>, random: Random, limits?: Limits) {
      if (limits === undefined) return tempted(bot.choose(seen, random), seen, random) as Choice<G>;
      return Promise.resolve(bot.choose(seen, random, limits)).then((usual) =>
        tempted(usual, seen, random, limits),
      ) as unknown as Choice<G>;
    },
    ...(at !== undefined && { at: (change) => inCharacter(rules, guidance, at(change), character) }),
  };
}

/** What they like better than the usual answer, the dearest first. */
function temptations<G extends GameTypes>(
  { search }: Rules<G>,
  guidance: Guidance<G>,
  { likes }: Character<G>,
  usual: Choice<G>,
  { seat, view, offers }: Seen<G>,
  random: Random,
): Idea<G>[] {
  const guess = search.redeal(view, random(0x1_0000_0000));
  const least = likes(guess, seat, usual);
  return guidance
    .ideas(guess, seat, offers, random)
    .filter(({ choice }) => !isSame(choice, usual))
    .map((idea) => ({ idea, liked: likes(guess, seat, idea.choice) }))
    .filter(({ liked }) => liked > least)
    .sort((a, b) => b.liked - a.liked)
    .slice(0, MOST)
    .map(({ idea }) => idea);
}
