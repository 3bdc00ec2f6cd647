import type { Frame, Offer, Rules, Seat } from '@parlour/kernel';
import type { Random } from '@parlour/search';
import { designOf } from '../../content/options.ts';
import { isFull } from '../../rules/04-year/order.ts';
import { feeOf, leastBid } from '../../rules/11-auction/bidding.ts';
import { upkeep } from '../../rules/18-events/this-year.ts';
import type { Economicus, G } from '../../types.ts';
import { purseOf } from '../buying.ts';
import { exchangeChoice } from '../cards/hand.ts';
import { cardChoice } from '../cards/playing.ts';
import { answer } from '../careful.ts';
import { type Decision, type Mind, mindOf } from '../mind.ts';
import { repayChoice } from '../money.ts';
import { glance } from '../window.ts';

const ROLL: Offer<Economicus>[] = [{ type: 'roll', fields: {} }];
const PASS: Decision = { type: 'pass' };
const READY: Decision = { type: 'ready' };

/**
 * Everybody's answers in a play-out: those of the careful bot, without asking the rules what is on offer where that is a pass
 * anyway. In the full rules nobody proposes deals in it, and cards of any time are played before the auction or at the end of
 * one's own turn: a third of the time, for next to nothing.
 */
export function policyFor({ search }: Rules<Economicus>): (g: G, seat: Seat, random: Random) => Decision {
  return (g, seat, random) => {
    const f = g.stack.at(-1);
    // A glance needs to know of the offers only whether to roll: to list them all would take longer than the rest.
    const isRoller = f?.phase === 'window' && f.window === 'FW1' && g.active === seat;
    const passed = glance({ seat, view: g, offers: isRoller ? ROLL : [] }) ?? swiftPass(g, seat, f);
    if (passed !== null) return passed;
    const isAtTheEnd = f?.phase === 'window' && f.window === 'FW8' && isFull(g) && !isAsked(g, seat);
    if (isAtTheEnd && g.turn.seat !== seat) return READY;
    const mind = mindOf(g, seat, search.offers(g, seat), random);
    return isAtTheEnd ? endOfTurn(mind) : answer(mind);
  };
}

const isAsked = (g: G, seat: Seat): boolean => g.deals.open.some(({ to }) => to === seat);

const endOfTurn = (mind: Mind): Decision =>
  cardChoice(mind, 'FW8') ?? repayChoice(mind) ?? exchangeChoice(mind) ?? READY;

/** Passes that the careful bot would come to after some reckoning. */
function swiftPass(g: G, seat: Seat, f: Frame<Economicus> | undefined): Decision | null {
  const { cash, projects, hand } = g.players[seat];
  switch (f?.phase) {
    case 'auction':
      return f.step === 'bidding' && leastBid(f) + feeOf(f, seat) > purseOf(g, seat) ? PASS : null;
    case 'startUps':
      return (projects[f.industry] > 0 || cash < f.cost + upkeep(g)) &&
        !hand.secret.some((card) => designOf(card) === 'OP17')
        ? PASS
        : null;
    case 'offers':
      return f.step === 'offering' && purseOf(g, seat) < f.cost ? PASS : null;
    default:
      return null;
  }
}
