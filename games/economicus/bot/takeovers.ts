import type { Seat } from '@parlour/kernel';
import type { Condition } from '../content/holdings.ts';
import type { Industry } from '../content/industries.ts';
import { LOAN } from '../content/table.ts';
import { transferCompany } from '../rules/01-board/companies.ts';
import { changePrice, offerCost, priceOf } from '../rules/11-auction/prices.ts';
import { handTo, pay } from '../rules/15-payments/money.ts';
import { loanChoice, purseOf } from './buying.ts';
import { reactionTo } from './cards/reactions.ts';
import { bestOf, canDo, choicesFor, type Decision, type DecisionOf, frameOf, type Mind, swing } from './mind.ts';
import { LOAN_BURDEN, MARGIN } from './weights.ts';

/** How much better the position is once a company has changed hands by an exceptional offer. */
const takeoverSwing = (mind: Mind, by: Seat, owner: Seat, industry: Industry, condition: Condition): number =>
  swing(mind, (trial) => {
    handTo(trial, by, owner, offerCost(trial, priceOf(trial, industry)));
    transferCompany(trial, owner, by, industry, condition);
  });

/** What brings more than twice its price: a link, a majority, or a star the leader must not keep. */
export function offerChoice(mind: Mind): Decision {
  const { industry } = frameOf(mind.g, 'offers');
  const best = bestOf(choicesFor(mind, 'offerTakeover'), (choice) => takeoverGain(mind, choice), MARGIN.takeover);
  return best ?? borrowForOffer(mind, industry) ?? { type: 'pass' };
}

export const takeoverGain = (mind: Mind, { owner, condition }: DecisionOf<'offerTakeover'>): number =>
  takeoverSwing(mind, mind.me, owner, frameOf(mind.g, 'offers').industry, condition);

/** Where only the cash is missing and the company is worth the loans too. */
function borrowForOffer(mind: Mind, industry: Industry): Decision | null {
  const { g, me } = mind;
  const missing = offerCost(g, priceOf(g, industry)) - g.players[me].cash;
  if (missing <= 0 || purseOf(g, me) < missing + g.players[me].cash) return null;
  const isWorthIt = g.seats.some(
    (owner) =>
      owner !== me &&
      g.players[owner].companies[industry] > g.turn.sheltered[owner] &&
      takeoverSwing(mind, me, owner, industry, g.players[owner].mortgaged[industry] > 0 ? 'mortgaged' : 'clean') >
        MARGIN.takeover + LOAN_BURDEN / 2,
  );
  return isWorthIt ? loanChoice(mind) : null;
}

/** Sells unless keeping is worth the price once, or a card keeps it for nothing. */
export function answerChoice(mind: Mind): Decision {
  const { g, me } = mind;
  const { industry, pending } = frameOf(g, 'offers');
  if (pending === null) return { type: 'acceptTakeover' };
  const sold = takeoverSwing(mind, pending.by, me, industry, pending.condition);
  const shield = reactionTo(mind, 'OP28');
  if (shield !== null && sold < 0) return shield;
  const price = priceOf(g, industry);
  const kept = swing(mind, (trial) => {
    pay(trial, me, price);
    changePrice(trial, industry, 2 * price, 'kept');
  });
  if (kept <= sold + MARGIN.keeping) return { type: 'acceptTakeover' };
  if (canDo(mind, 'keepCompany')) return { type: 'keepCompany' };
  // The company under offer itself cannot be borrowed on.
  const canRaise = purseOf(g, me) - (pending.condition === 'clean' ? LOAN : 0) >= price;
  return (canRaise ? loanChoice(mind) : null) ?? { type: 'acceptTakeover' };
}
