import { type Game, type GameTypes, redeal, sample } from '@parlour/kernel';
import type { Bot } from './bot.ts';

/** Takes any offer, whatever it is. The measure of all other bots, and the test of every rule. */
export const randomBot = <G extends GameTypes>(game: Game<G>): Bot<G> => ({
  name: 'random',
  choose({ seat, view, offers }, random) {
    const guess = redeal(game, view, random(0x1_0000_0000));
    const action = sample(game, guess, seat, random, offers);
    if (action === null) throw new Error(`${game.id}: seat ${seat} was asked without an offer`);
    const { seat: _, ...choice } = action;
    return choice as never;
  },
});
