import { type Choice, type Game, type GameTypes, redeal, sample, sampleOf } from '@parlour/kernel';
import type { Bot } from './bot.ts';

/** Takes any offer, whatever it is. The measure of all other bots, and the test of every rule. */
export function randomBot<G extends GameTypes>(game: Game<G>): Bot<G> {
  const checked = checkedActions(game);
  return {
    name: 'random',
    choose({ seat, view, offers }, random) {
      const offer = offers[random(offers.length)];
      if (offer === undefined) throw new Error(`${game.id}: seat ${seat} was asked without an offer`);
      if (!checked.has(offer.type)) return sampleOf(offer, random);
      // What binds several fields together is checked on a whole game, and only a re-dealt one is at hand.
      const action = sample(game, redeal(game, view, random(0x1_0000_0000)), seat, random, offers);
      if (action === null) throw new Error(`${game.id}: seat ${seat} found no offer that holds`);
      const { seat: _, ...choice } = action;
      return choice as Choice<G>;
    },
  };
}

/** The actions that have a `check` somewhere in the game. */
function checkedActions<G extends GameTypes>(game: Game<G>): Set<string> {
  const found = new Set<string>();
  const note = (actions: object): void => {
    for (const [type, rule] of Object.entries(actions)) if ('check' in rule) found.add(type);
  };
  note(game.anytime);
  for (const { steps } of Object.values(game.phases))
    for (const step of Object.values(steps as object))
      if (typeof step === 'object' && 'actions' in step) note(step.actions);
  return found;
}
