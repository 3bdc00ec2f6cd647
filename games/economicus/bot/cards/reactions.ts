import { isForecast, STRENGTHS } from '../../content/crisis-cards.ts';
import { partsOf } from '../../content/holdings.ts';
import { designOf, INSURANCE, OPTIONS, type ReactionId } from '../../content/options.ts';
import { transferCompany } from '../../rules/01-board/companies.ts';
import { changeBonus } from '../../rules/03-stars/stars.ts';
import { changeCrisis } from '../../rules/10-crisis/crises.ts';
import { changePrice, priceOf } from '../../rules/11-auction/prices.ts';
import { nationalise } from '../../rules/14-loans-and-deals/loans.ts';
import { halfOf, pay } from '../../rules/15-payments/money.ts';
import { investigation } from '../../rules/18-events/this-year.ts';
import { canDo, choicesFor, type Decision, type DecisionOf, frameOf, type Mind, swing } from '../mind.ts';
import { KEEP, MARGIN, UNKNOWN_CARD } from '../weights.ts';
import { effectOf } from './effects.ts';

/** The answer with a card of this design, if it is in hand and can be paid. */
export function reactionTo(mind: Mind, design: ReactionId): DecisionOf<'react'> | null {
  for (const choice of choicesFor(mind, 'react')) if (designOf(choice.card) === design) return choice;
  return null;
}

/** Answers with a card where that is worth it. */
const reactIf = (mind: Mind, design: ReactionId, isWorthIt: boolean): Decision =>
  (isWorthIt ? reactionTo(mind, design) : null) ?? { type: 'pass' };

/** OP11: always when the bid is worth a discount. */
export const settlementChoice = (mind: Mind): Decision =>
  ((frameOf(mind.g, 'auction').last ?? 0) > KEEP.OP11 ? reactionTo(mind, 'OP11') : null) ?? { type: 'pay' };

/** OP35: a strength card that would hurt, or that hurts the others less than the money is worth. */
export function bailoutChoice(mind: Mind): Decision {
  const { card: struck, industry } = frameOf(mind.g, 'crisis');
  if (reactionTo(mind, 'OP35') === null || struck === null || industry === null || isForecast(struck))
    return { type: 'pass' };
  const { strength, fall } = STRENGTHS[struck];
  const harm = swing(mind, (trial) => {
    changeCrisis(trial, industry, strength, struck);
    const price = priceOf(trial, industry);
    if (price > 0) changePrice(trial, industry, fall === 'half' ? halfOf(price) : price - fall, struck);
  });
  return reactIf(mind, 'OP35', OPTIONS.OP35.gain - harm > KEEP.OP35);
}

/** OP25, first use: the price of what was taken. */
export const lossChoice = (mind: Mind): Decision =>
  reactIf(mind, 'OP25', priceOf(mind.g, frameOf(mind.g, 'loss').industry) > KEEP.OP25);

/** OP25, second use: so much for each company in the struck industry. */
export function insuranceChoice(mind: Mind): Decision {
  const { industry } = frameOf(mind.g, 'crisis');
  const owned = industry === null ? 0 : mind.g.players[mind.me].companies[industry];
  return reactIf(mind, 'OP25', Math.min(INSURANCE.most, INSURANCE.each * owned) > KEEP.OP25);
}

/** OP28 against a card that takes a company. */
export function shieldChoice(mind: Mind): Decision {
  const { asset, by, card } = frameOf(mind.g, 'card');
  if (asset === null) return { type: 'pass' };
  const { industry, condition } = partsOf(asset);
  const loss = swing(mind, (trial) => {
    if (designOf(card) === 'OP15') nationalise(trial, mind.me, asset, priceOf(trial, industry), 'OP15');
    else transferCompany(trial, mind.me, by, industry, condition);
  });
  return reactIf(mind, 'OP28', UNKNOWN_CARD - loss > KEEP.OP28);
}

/** Whether the star, the criminal's star and the harm averted are worth the price of an investigation. */
export function investigationChoice(mind: Mind): Decision {
  const { g, me } = mind;
  const f = frameOf(g, 'card');
  const { cost, above } = investigation(g);
  const chance = (6 - above) / 6;
  const solved = swing(mind, (trial) => {
    changeBonus(trial, me, 1, 'investigation');
    changeBonus(trial, f.by, -1, 'crime');
  });
  const harm = swing(mind, (trial) => effectOf(trial, f));
  const gain = chance * (solved - harm);
  const free = reactionTo(mind, 'OP30');
  if (free !== null && gain > KEEP.OP30) return free;
  const price = swing(mind, (trial) => pay(trial, me, cost));
  const canPay = canDo(mind, 'investigate');
  return canPay && gain + price > MARGIN.investigation ? { type: 'investigate' } : { type: 'pass' };
}

/** OP30: whoever is caught and has a lawyer sends him. */
export const verdictChoice = (mind: Mind): Decision => reactIf(mind, 'OP30', true);
