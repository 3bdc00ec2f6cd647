import { below, type GameTypes, seeded } from '@parlour/kernel';
import type { InstantBot, Limits, Seen } from './bot.ts';
import type { Random } from './guidance.ts';

/**
 * What others ask of a bot is judged by `judge`, else by itself, with dice that depend on the open question alone: whoever asks again
 * is told the same. A thought's dice differ from one time to the next, and a bad deal would be taken once if it were offered often enough.
 * Nor does the clock on the wall cut such a thought: it ends with its play-outs, however slow the machine is.
 */
export const steadfast =
  <G extends GameTypes>(isAsked: (seen: Seen<G>) => boolean, judge?: InstantBot<G>) =>
  (bot: InstantBot<G>): InstantBot<G> => {
    const { at } = bot;
    return {
      ...bot,
      choose(seen: Seen<G>, random: Random, limits?: Limits) {
        if (!isAsked(seen)) return choosing(bot, seen, random, limits);
        return choosing(judge ?? bot, seen, diceOf(seen), limits && { clock: standing, ...limits });
      },
      ...(at !== undefined && { at: (change) => steadfast(isAsked, judge)(at(change)) }),
    };
  };

const standing = (): number => 0;

const choosing = <G extends GameTypes>(bot: InstantBot<G>, seen: Seen<G>, random: Random, limits?: Limits) =>
  (limits === undefined ? bot.choose(seen, random) : bot.choose(seen, random, limits)) as never;

function diceOf<G extends GameTypes>({ view }: Seen<G>): Random {
  let sum = 0;
  for (const letter of JSON.stringify(view.stack.at(-1))) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  const dice = { chance: seeded(sum) };
  return (n) => below(dice, n);
}
