import type { Rules } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { CONDITIONS } from '../content/holdings.ts';
import { HAND_LIMIT } from '../content/table.ts';
import { halfSaleProceeds } from '../rules/14-loans-and-deals/loans.ts';
import type { Economicus } from '../types.ts';
import { bidChoice, lotChoice } from './buying.ts';
import { handOverChoice, orderChoice, surplusChoice, theftChoice } from './cards/hand.ts';
import * as react from './cards/reactions.ts';
import { answerDeal } from './deals.ts';
import { type Decision, type Mind, mindOf } from './mind.ts';
import { interestChoice, raisingChoice } from './money.ts';
import { placeChoice } from './placement.ts';
import { confirmChoice, insiderChoice } from './selling.ts';
import { creationChoice, projectOfferChoice, rescueChoice, upkeepChoice } from './start-ups.ts';
import { answerChoice, offerChoice } from './takeovers.ts';
import { ENOUGH_CASH } from './weights.ts';
import { glance, windowChoice } from './window.ts';

/** Weighs every choice by how much better it makes its position. It thinks on a game re-dealt from its view. */
export const carefulBot = ({ search }: Rules<Economicus>): InstantBot<Economicus> => ({
  name: 'careful',
  choose(seen, random) {
    const { seat, view, offers } = seen;
    return glance(seen) ?? answer(mindOf(search.redeal(view, random(0x1_0000_0000)), seat, offers, random));
  },
});

/** One file judges each kind of question. */
export function answer(mind: Mind): Decision {
  const f = mind.g.stack.at(-1);
  switch (f?.phase) {
    case 'placement':
      return placeChoice(mind);
    case 'window':
      return windowChoice(mind);
    case 'project':
      return upkeepChoice(mind);
    case 'projectSale':
      return projectOfferChoice(mind);
    case 'halfSale':
      return confirmChoice(mind);
    case 'handOver':
      return handOverChoice(mind);
    case 'payment':
      return f.debtor === mind.me ? raisingChoice(mind) : (answerDeal(mind) ?? raisingChoice(mind));
    case 'crisis':
      return f.step === 'bailout'
        ? react.bailoutChoice(mind)
        : f.step === 'insurance'
          ? react.insuranceChoice(mind)
          : rescueChoice(mind);
    case 'auction':
      return f.step === 'announcement'
        ? lotChoice(mind)
        : f.step === 'bidding'
          ? bidChoice(mind)
          : react.settlementChoice(mind);
    case 'startUps':
      return creationChoice(mind);
    case 'offers':
      return f.step === 'offering' ? offerChoice(mind) : answerChoice(mind);
    case 'interest':
      return interestChoice(mind);
    case 'event':
      return f.step === 'choice' ? budgetChoice(mind) : surrenderChoice(mind);
    case 'card':
      return f.step === 'shield'
        ? react.shieldChoice(mind)
        : f.step === 'investigation'
          ? react.investigationChoice(mind)
          : react.verdictChoice(mind);
    case 'loss':
      return react.lossChoice(mind);
    case 'overflow':
      return surplusChoice(mind);
    case 'briefing':
      return orderChoice(mind);
    case 'insider':
      return insiderChoice(mind);
    case 'espionage':
      return theftChoice(mind);
    default:
      throw new Error('no question is open');
  }
}

/** EV05: money, unless there is enough of it and room in the hand. */
const budgetChoice = ({ g, me }: Mind): Decision =>
  g.players[me].cash > ENOUGH_CASH && g.players[me].hand.secret.length < HAND_LIMIT - 1
    ? { type: 'drawCard' }
    : { type: 'takeMoney' };

/** EV25: the company whose loan the price pays off; a clean one where the loan would cost. */
function surrenderChoice({ g, me }: Mind): Decision {
  const f = g.stack.at(-1);
  const industry = f?.phase === 'event' ? f.industry : null;
  if (industry === null) return { type: 'giveUp', condition: CONDITIONS[0] };
  const isCovered = halfSaleProceeds(g, me, `${industry}-mortgaged`) >= 0;
  return { type: 'giveUp', condition: isCovered ? 'mortgaged' : 'clean' };
}
