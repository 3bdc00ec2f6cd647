import { apply, clone, type Game, type GameTypes, type Seat, type State, seeded } from '@parlour/kernel';
import type { Deals } from '@parlour/kernel/deals.ts';
import { choiceOf } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';

/** Somebody who bargains with a bot by a script. */

type Answer = 'acceptDeal' | 'declineDeal' | 'counterDeal';

/** Proposes in a position, which it changes, and has the bot answer; `null`: the rules do not allow it. A counter is turned down. */
export function propose<G extends GameTypes, Terms>(
  game: Game<G>,
  g: State<G>,
  bot: InstantBot<G>,
  deal: { from: Seat; to: Seat; terms: Terms },
  seed = 1,
): Answer | null {
  const { from, to, terms } = deal;
  if (!isDone(game, g, { seat: from, type: 'proposeDeal', to, terms })) return null;
  const dice = { chance: seeded(seed) };
  const choice = choiceOf(game, bot, g, to, dice) as { type: string };
  if (!isDone(game, g, { seat: to, ...choice })) throw new Error(`refused: ${JSON.stringify(choice)}`);
  const { open } = (g as unknown as { deals: Deals<Terms> }).deals;
  const counter = open.find((each) => each.from === to && each.to === from);
  if (counter !== undefined) isDone(game, g, { seat: from, type: 'declineDeal', deal: counter.id });
  if (!isAnswer(choice.type)) throw new Error(`no answer: ${choice.type}`);
  return choice.type;
}

const isAnswer = (type: string): type is Answer => ['acceptDeal', 'declineDeal', 'counterDeal'].includes(type);

const isDone = <G extends GameTypes>(game: Game<G>, g: State<G>, action: object): boolean =>
  !('refusal' in apply(game, g, action as never));

/** The same on a copy: what the bot would say. */
export const answerTo = <G extends GameTypes, Terms>(
  game: Game<G>,
  g: State<G>,
  ...asked: [bot: InstantBot<G>, deal: { from: Seat; to: Seat; terms: Terms }, seed?: number]
): Answer | null => propose(game, clone(g), ...asked);

/** Carries out the deal at the best price between two that the bot takes, if any; `terms` get worse for the bot with the price. Returns the price. */
export function squeeze<G extends GameTypes, Terms>(
  game: Game<G>,
  g: State<G>,
  bot: InstantBot<G>,
  { from, to, terms, least, most }: { from: Seat; to: Seat; terms(price: number): Terms; least: number; most: number },
): number | null {
  const isTaken = (price: number) => answerTo(game, g, bot, { from, to, terms: terms(price) }) === 'acceptDeal';
  if (most < least || !isTaken(least)) return null;
  let [taken, refused] = [least, most + 1];
  while (refused - taken > 1) {
    const middle = (taken + refused) >> 1;
    if (isTaken(middle)) taken = middle;
    else refused = middle;
  }
  propose(game, g, bot, { from, to, terms: terms(taken) });
  return taken;
}
