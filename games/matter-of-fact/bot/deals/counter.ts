import type { Seat } from '@parlour/kernel';
import { isEmptyBundle } from '../../rules/17-trade/bundles.ts';
import { cashOf } from '../../rules/money.ts';
import type { Bundle, G, Terms } from '../../types.ts';
import { type Bargain, givenBy, gotBy, otherIn } from './dealt.ts';
import { gainOf, isGood, LEAST } from './fairness.ts';

/** The same things for the money that shares the gain between the two; `null`: there is none to share. */
export function counterTo(g: G, me: Seat, bargain: Bargain): Terms | null {
  const other = otherIn(bargain, me);
  const give = { ...givenBy(bargain, me), money: 0 };
  const take = { ...gotBy(bargain, me), money: 0 };
  const even: Bargain = { from: me, to: other, terms: { give, take } };
  const [mine, theirs] = [gainOf(g, me, even), gainOf(g, other, even)];
  if (mine + theirs < 2 * (LEAST + 1)) return null;
  const share = Math.round((mine - theirs) / 2);
  const paid = Math.max(-cashOf(g, other), Math.min(cashOf(g, me), share));
  const terms = { give: withMoney(give, paid), take: withMoney(take, -paid) };
  if (isEmptyBundle(terms.give) || isEmptyBundle(terms.take)) return null;
  const counter = { ...even, terms };
  return isGood(g, me, counter) && isGood(g, other, counter) ? terms : null;
}

const withMoney = (bundle: Bundle, money: number): Bundle => ({ ...bundle, money: Math.max(0, money) });
