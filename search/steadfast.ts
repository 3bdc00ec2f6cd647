import { below, type GameTypes, seeded } from '@parlour/kernel';
import type { InstantBot, Limits, Seen } from './bot.ts';
import type { Random } from './guidance.ts';

/**
 * What others ask of a bot is judged by `judge`, else by itself, with dice that depend on the open question alone: whoever asks again
 * is told the same. A thought's dice differ from one time to the next, and a bad deal would be taken once if it were offered often enough.
 */
export const steadfast =
  <G extends GameTypes>(isAsked: (seen: Seen<G>) => boolean, judge?: InstantBot<G>) =>
  (bot: InstantBot<G>): InstantBot<G> => {
    const { at } = bot;
    return {
      ...bot,
      choose(seen: Seen<G>, random: Random, limits?: Limits) {
        const [chooser, dice] = isAsked(seen) ? [judge ?? bot, diceOf(seen)] : [bot, random];
        return (limits === undefined ? chooser.choose(seen, dice) : chooser.choose(seen, dice, limits)) as never;
      },
      ...(at !== undefined && { at: (change) => steadfast(isAsked, judge)(at(change)) }),
    };
  };

function diceOf<G extends GameTypes>({ view }: Seen<G>): Random {
  let sum = 0;
  for (const letter of JSON.stringify(view.stack.at(-1))) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  const dice = { chance: seeded(sum) };
  return (n) => below(dice, n);
}
