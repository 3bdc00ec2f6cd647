import type { Offer, Seat } from '@parlour/kernel';
import type { Seen } from '@parlour/search';
import { isFull } from '../rules/04-year/order.ts';
import type { Economicus, G } from '../types.ts';
import { exchangeChoice } from './cards/hand.ts';
import { cardChoice, isTimely } from './cards/playing.ts';
import { answerDeal, proposal } from './deals.ts';
import { canDo, type Decision, frameOf, type Mind } from './mind.ts';
import { repayChoice } from './money.ts';
import { saleChoice } from './selling.ts';

/** A view, or in a play-out the game itself. */
type Glimpse = { seat: Seat; view: Seen<Economicus>['view'] | G; offers: readonly Offer<Economicus>[] };

/** Most windows are passed at a glance, which the view alone allows: nobody waits for an answer, and nothing is worth a thought. */
export function glance({ seat, view, offers }: Glimpse): Decision | null {
  const f = view.stack.at(-1);
  if (f?.phase !== 'window' || view.deals.open.some(({ to }) => to === seat)) return null;
  const { companies, hand } = view.players[seat];
  const isOwnTurn = view.turn.seat === seat;
  const maySell = f.window === 'FW4' && view.turn.industry !== null && companies[view.turn.industry] > 0;
  if (maySell || (f.window === 'FW8' && isOwnTurn)) return null;
  if (hand.secret.some((card) => card !== null && isTimely(card, f.window, isOwnTurn))) return null;
  return offers.some(({ type }) => type === 'roll') ? { type: 'roll' } : { type: 'ready' };
}

/** A free window: answer who waits, play what is worth it, and be ready. */
export function windowChoice(mind: Mind): Decision {
  const { window } = frameOf(mind.g, 'window');
  return (
    answerDeal(mind) ??
    cardChoice(mind, window) ??
    (window === 'FW4' ? saleChoice(mind) : null) ??
    (window === 'FW8' ? atTheEnd(mind) : null) ??
    (canDo(mind, 'roll') ? { type: 'roll' } : { type: 'ready' })
  );
}

/** The end of one's own turn is the time for debts, for cards one does not want and for deals. */
function atTheEnd(mind: Mind): Decision | null {
  if (mind.g.turn.seat !== mind.me) return null;
  return repayChoice(mind) ?? (isFull(mind.g) ? exchangeChoice(mind) : null) ?? proposal(mind);
}
