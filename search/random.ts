import type { Choice, GameTypes, Rules } from '@parlour/kernel';
import { sampleOf } from '@parlour/kernel/offers/offers.ts';
import type { InstantBot } from './bot.ts';

/** Takes any offer, whatever it is. The measure of all other bots, and the test of every rule. */
export function randomBot<G extends GameTypes>({ game, checks, search }: Rules<G>): InstantBot<G> {
  return {
    name: 'random',
    choose({ seat, view, offers }, random) {
      const offer = offers[random(offers.length)];
      if (offer === undefined) throw new Error(`${game}: seat ${seat} was asked without an offer`);
      if (!checks.includes(offer.type)) return sampleOf(offer, random);
      // What binds several fields together is checked on a whole game, and only a re-dealt one is at hand.
      const action = search.sample(search.redeal(view, random(0x1_0000_0000)), seat, random, offers);
      if (action === null) throw new Error(`${game}: seat ${seat} found no offer that holds`);
      const { seat: _, ...choice } = action;
      return choice as Choice<G>;
    },
  };
}
