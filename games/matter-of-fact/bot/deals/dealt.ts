import { clone, type Seat, sharedBy } from '@parlour/kernel';
import { dealActions } from '../../rules/17-trade/deals.ts';
import type { Bundle, G, Terms } from '../../types.ts';

/** A deal as somebody thinks about it, whether it lies on the table or not. */
export type Bargain = { from: Seat; to: Seat; terms: Terms };

/** The game as it would be with the deal carried out; whether it may be is not asked. */
export function dealt(g: G, { from, to, terms }: Bargain): G {
  const trial = clone(g);
  const f = trial.stack.at(-1);
  if (f === undefined) throw new Error('the game is over');
  trial.events = null;
  trial.deals.open = [{ id: 0, from, to, terms: sharedBy(from, to, terms), depth: 0, until: 'turn' }];
  dealActions.acceptDeal?.take(trial, f, to, { deal: 0 });
  return trial;
}

export const otherIn = ({ from, to }: Bargain, me: Seat): Seat => (me === from ? to : from);
export const givenBy = ({ from, terms }: Bargain, me: Seat): Bundle => (me === from ? terms.give : terms.take);
export const gotBy = ({ from, terms }: Bargain, me: Seat): Bundle => (me === from ? terms.take : terms.give);
