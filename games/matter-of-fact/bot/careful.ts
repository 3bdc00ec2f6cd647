import type { Choice, Offer, Rules, Search, Seat, StateView } from '@parlour/kernel';
import type { InstantBot, Random } from '@parlour/search';
import { TECHNOLOGIES, type TechnologyId } from '../content/technologies.ts';
import { cashOf } from '../rules/money.ts';
import type { G, MatterOfFact } from '../types.ts';
import { proposalChoice, replyChoice } from './dealing.ts';
import { economyOf } from './economy.ts';
import { moveChoice, startChoice } from './moving.ts';
import { horizonOf } from './plans.ts';
import { priceChoice } from './pricing.ts';
import { salaryChoice } from './salary.ts';
import { deliverChoice } from './selling.ts';
import { shoppingChoice } from './shopping.ts';
import { planningChoice } from './staffing.ts';
import { gainOf, worthOver } from './studying.ts';

/**
 * Reckons in turns to its last BIObot: each errand is judged by how much nearer it brings it. It thinks on a game re-dealt from its
 * view, and asks of hidden cards only which of them there are.
 */
export const carefulBot = ({ search }: Rules<MatterOfFact>): InstantBot<MatterOfFact> => ({
  name: 'careful',
  choose({ seat, view, offers }, random) {
    if (view.deals.open.some(({ to }) => to === seat)) return steadyReply(search, view, seat, offers);
    return answer(search.redeal(view, random(0x1_0000_0000)), seat, offers, random);
  },
});

/** Hidden cash is guessed at alike for everybody who asks, and a deal is good only if it is so by every guess. */
const GUESSES = [1, 2, 3];

function steadyReply(
  { redeal }: Search<MatterOfFact>,
  view: StateView<MatterOfFact>,
  seat: Seat,
  offers: readonly Offer<MatterOfFact>[],
): Choice<MatterOfFact> {
  const guesses = view.players.some(({ cash }) => cash.secret === null) ? GUESSES : GUESSES.slice(0, 1);
  const replies = guesses.flatMap((seed) => replyChoice(redeal(view, seed), seat, offers) ?? []);
  const reply = replies.find(({ type }) => type !== 'acceptDeal') ?? replies[0];
  if (reply === undefined) throw new Error('nobody has proposed anything');
  return reply;
}

export function answer(g: G, me: Seat, offers: readonly Offer<MatterOfFact>[], random: Random): Choice<MatterOfFact> {
  const f = g.stack.at(-1);
  if (f?.phase === 'study') return technologyChoice(g, me, f.cards.secret);
  switch (f?.step) {
    case 'starter':
      return { type: 'nameStarter', starter: me };
    case 'production':
      return { type: 'runProposed' };
    case 'monopoly':
      return priceChoice(g, me);
    case 'startHex':
      return startChoice(g, me, random);
    case 'movement':
      return deliverChoice(g, me) ?? proposalChoice(g, me, offers) ?? moveChoice(g, me, random);
    case 'investments':
      return shoppingChoice(g, me);
    case 'salary':
      return salaryChoice(g, me);
    case 'planning':
      return planningChoice(g, me);
    case 'strike':
      return { type: 'callStrike' };
    default:
      throw new Error('no question is open');
  }
}

function technologyChoice(g: G, me: Seat, cards: readonly TechnologyId[]): Choice<MatterOfFact> {
  const horizon = horizonOf(economyOf(g, me, g.players[me].cell ?? 0));
  let best: { worth: number; technology: TechnologyId } | null = null;
  for (const technology of cards) {
    if (TECHNOLOGIES[technology].price > cashOf(g, me)) continue;
    const worth = worthOver(gainOf(g, me, technology), horizon);
    if (worth > (best?.worth ?? 0)) best = { worth, technology };
  }
  return best === null ? { type: 'takeNone' } : { type: 'buyTechnology', technology: best.technology };
}
