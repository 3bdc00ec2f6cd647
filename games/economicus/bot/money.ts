import { designOf, optionOf } from '../content/options.ts';
import { repayLoan } from '../rules/14-loans-and-deals/loans.ts';
import { nextToRaise, proposalFor } from '../rules/15-payments/raising.ts';
import { reactionTo } from './cards/reactions.ts';
import { canDo, choicesFor, type Decision, frameOf, type Mind, swing } from './mind.ts';
import { REPAY_ABOVE } from './weights.ts';

/** Payment mode: a grant before a loan, a loan before a sale, and ruin only where nothing is left. */
export function raisingChoice(mind: Mind): Decision {
  const { g, me } = mind;
  if (frameOf(g, 'payment').debtor !== me) throw new Error('only the debtor raises money');
  const grant = [...choicesFor(mind, 'playCard')].find(
    ({ card }) => optionOf(card).isMoney && designOf(card) !== 'OP39',
  );
  if (grant !== undefined) return grant;
  // All in one word, where the rules know it (since version 2) and it is enough; else one after another.
  const { loans, sales, covers } = proposalFor(g, me, frameOf(g, 'payment').amount);
  if (covers && loans.length + sales.length > 0 && canDo(mind, 'raiseMoney'))
    return { type: 'raiseMoney', loans, sales };
  const raising = nextToRaise(g, me);
  if (raising !== null) return raising;
  const [open] = g.deals.open.filter(({ from }) => from === me);
  if (open !== undefined && canDo(mind, 'withdrawDeal')) return { type: 'withdrawDeal', deal: open.id };
  return { type: 'declareBankruptcy' };
}

/** Repays where cash lies idle. */
export function repayChoice(mind: Mind): Decision | null {
  const { g, me } = mind;
  if (g.players[me].cash < REPAY_ABOVE) return null;
  const [repayment] = choicesFor(mind, 'repayLoan');
  if (repayment === undefined) return null;
  return swing(mind, (trial) => repayLoan(trial, me, repayment.industry)) > 0 ? repayment : null;
}

/** OP21 where there is interest to be waived. */
export const interestChoice = (mind: Mind): Decision => reactionTo(mind, 'OP21') ?? { type: 'payInterest' };
