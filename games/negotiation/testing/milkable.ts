import type { GameTypes, Offer } from '@parlour/kernel';
import type { InstantBot, Random, Seen } from '@parlour/search';

/** Bots that can be milked, each in its own way: what a test does not find in them it will not find in others. */

const acceptance = <G extends GameTypes>(offers: readonly Offer<G>[]): object | null => {
  const offer = offers.find(({ type }) => type === 'acceptDeal') as { fields: { deal: { one: number[] } } } | undefined;
  const deal = offer?.fields.deal.one[0];
  return deal === undefined ? null : { type: 'acceptDeal', deal };
};

const accepting = <G extends GameTypes>(bot: InstantBot<G>, isTaken: (random: Random) => boolean): InstantBot<G> => ({
  ...bot,
  choose(seen: Seen<G>, random: Random) {
    const accepted = acceptance(seen.offers);
    return accepted !== null && isTaken(random) ? (accepted as never) : bot.choose(seen, random);
  },
});

/** Says yes to everything. */
export const trusting = <G extends GameTypes>(bot: InstantBot<G>) => accepting(bot, () => true);
/** Says yes now and then, whatever it is: whoever asks often enough gets it. */
export const wavering = <G extends GameTypes>(bot: InstantBot<G>) => accepting(bot, (random) => random(8) === 0);
