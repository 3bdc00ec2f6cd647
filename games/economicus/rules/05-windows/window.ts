import { type ActionRule, type Frame, oneOf, type Seat, someOf } from '@parlour/kernel';
import { partsOf } from '../../content/holdings.ts';
import { CARDS_FOR_ONE, WINDOW_LIMIT } from '../../content/table.ts';
import { SOFT_WINDOWS, type WindowId } from '../../content/windows.ts';
import type { Economicus, G, Window } from '../../types.ts';
import { inOrder } from '../04-year/order.ts';
import { priceOf } from '../11-auction/prices.ts';
import { dealActions } from '../14-loans-and-deals/deal-actions.ts';
import { lapse } from '../14-loans-and-deals/dealings.ts';
import { type Instant, ownDecision, unbearableProceeds } from '../14-loans-and-deals/instant.ts';
import { netProceeds, sellToMarket } from '../14-loans-and-deals/loans.ts';
import { goBankrupt } from '../15-payments/bankruptcy.ts';
import { discardFromHand, drawOption, overfull } from '../16-option-cards/decks.ts';
import { playCard } from '../16-option-cards/playing.ts';
import { assetsIn } from '../16-option-cards/rule.ts';
import { call, emit, no, phase, stay } from '../vocabulary.ts';

type WindowFrame = Frame<Economicus, 'window'>;
type ActionName = keyof Economicus['actions'];

/** A free window about to open. */
export const opened = (g: G, window: WindowId): Window => ({
  window,
  ready: [],
  acted: g.seats.map(() => 0) as Window['acted'],
});

/** EC-5.5. Whether a player wants to pass this window by itself. */
const isAutoPassing = (g: G, f: Window, seat: Seat): boolean => {
  const soft = SOFT_WINDOWS.find((each) => each === f.window);
  return soft !== undefined && !g.players[seat].stopsAt.secret.includes(soft);
};

const isRoller = (g: G, f: Window, seat: Seat): boolean => f.window === 'FW1' && g.active === seat;

/** EC-5.3. After something that concerns all, everybody else who does not pass by itself is asked again. */
function reopen(g: G, f: Window): void {
  f.ready = f.ready.filter((seat) => isAutoPassing(g, f, seat) && !isRoller(g, f, seat));
}

/** EC-5.4. An instant action of a window: so many for each player, who is then ready. */
function counted<A extends ActionName>(rule: Instant<A>, concerns: 'all' | 'oneself'): Instant<A> {
  return {
    ...rule,
    offer: (g, f, me) =>
      f.phase === 'window' && f.acted[me] >= WINDOW_LIMIT
        ? no('EC-5.4', 'windowLimit', { limit: WINDOW_LIMIT })
        : rule.offer(g, f, me),
    take(g, f, me, choice) {
      if (f.phase !== 'window') throw new Error('no window is open');
      const after = rule.take(g, f, me, choice);
      if (concerns === 'all') reopen(g, f);
      f.acted[me] += 1;
      if (f.acted[me] >= WINDOW_LIMIT) f.ready.push(me);
      return after;
    },
  };
}

/** A proposal asks its receiver back in, also one who passes by itself. */
const awaking = <A extends 'proposeDeal' | 'counterDeal'>(rule: Instant<A>): Instant<A> => ({
  ...rule,
  take(g, f, me, choice) {
    const after = rule.take(g, f, me, choice);
    const to = g.deals.open.at(-1)?.to;
    if (f.phase === 'window') f.ready = f.ready.filter((seat) => seat !== to);
    return after;
  },
});

/** IA6. EC-16.6, EC-R.38: two cards, quotas too, for a new one. */
const exchangeCards: Instant<'exchangeCards'> = {
  offer(g, _f, me) {
    const { hand, quotas } = g.players[me];
    const cards = [...hand.secret, ...quotas];
    if (cards.length < CARDS_FOR_ONE) return no('EC-16.6', 'tooFewCards', { has: cards.length, needs: CARDS_FOR_ONE });
    return { cards: someOf(cards, CARDS_FOR_ONE, CARDS_FOR_ONE) };
  },
  take(g, _f, me, { cards }) {
    const player = g.players[me];
    for (const card of cards) {
      if (player.quotas.includes(card)) {
        player.quotas = player.quotas.filter((quota) => quota !== card);
        g.optionDiscards.push(card);
      } else discardFromHand(g, me, card);
      emit(g, 'discarded', { seat: me, card, because: 'exchange' });
    }
    drawOption(g, me, 'exchange');
    return overfull(g) === null ? stay : call('overflow', { holder: me });
  },
};

/** IA7. EC-15.3, EC-R.29. */
const declareBankruptcy: Instant<'declareBankruptcy'> = {
  offer: () => ({}),
  take(g, _f, me) {
    goBankrupt(g, me, null);
    return stay;
  },
};

/** EC-9.1, EC-9.2, EC-9.3, EC-9.5. To the market at the full price; whoever sells is out of this turn's auctions. */
const sell: ActionRule<Economicus, WindowFrame, 'sell', { to: 'stay' }> = {
  offer(g, f, me) {
    const { industry } = g.turn;
    if (f.window !== 'FW4' || industry === null) return no('EC-9.1', 'notSalePhase', {});
    const holdings = assetsIn(g, me, industry);
    if (holdings.length === 0) return no('EC-9.1', 'noCompany', { industry });
    return {
      company: oneOf(holdings, (company) =>
        unbearableProceeds(g, me, netProceeds(g, me, company, priceOf(g, industry)), false),
      ),
    };
  },
  take(g, _f, me, { company }) {
    sellToMarket(g, me, company, priceOf(g, partsOf(company).industry), 'full');
    if (!g.turn.sellers.includes(me)) g.turn.sellers.push(me);
    return stay;
  },
};

const deals = dealActions('window');

/** EC-5.2, EC-5.3, EC-5.4, EC-5.5, EC-R.36, EC-R.56. Everybody may act until all are ready. */
export const window = phase<'window', 'open' | 'free' | 'close'>('window', {
  /** EC-5.3, EC-5.5. Whoever passes by itself starts ready, unless it held the game up; the dice wait for their player. */
  open(g, f) {
    for (const seat of inOrder(g, g.active)) {
      const { isHolding } = g.players[seat];
      if (!isHolding.secret && isAutoPassing(g, f, seat) && !isRoller(g, f, seat)) f.ready.push(seat);
      isHolding.secret = false;
    }
  },

  free: {
    rule: 'EC-5.2',
    ask: (g, f) => inOrder(g, g.active).filter((seat) => !f.ready.includes(seat)),
    idle: (g, f, me) => (isRoller(g, f, me) ? { type: 'roll' } : { type: 'ready' }),
    actions: {
      /** EC-D.3. The active player is ready by rolling. */
      roll: {
        offer: (g, f, me) => (isRoller(g, f, me) ? {} : no('EC-6.1', 'notYourRoll', {})),
        take: (_g, f, me) => settle(f, me),
      },
      ready: {
        offer: (g, f, me) => (isRoller(g, f, me) ? no('EC-6.1', 'rollInstead', {}) : {}),
        take: (_g, f, me) => settle(f, me),
      },
      sell,
      takeLoan: counted(ownDecision.takeLoan, 'oneself'),
      repayLoan: counted(ownDecision.repayLoan, 'oneself'),
      sellAtHalf: counted(ownDecision.sellAtHalf, 'all'),
      playCard: counted(playCard, 'all'),
      exchangeCards: counted(exchangeCards, 'oneself'),
      declareBankruptcy: counted(declareBankruptcy, 'all'),
      ...deals,
      proposeDeal: counted(awaking(deals.proposeDeal), 'oneself'),
      counterDeal: counted(awaking(deals.counterDeal), 'oneself'),
      acceptDeal: {
        ...deals.acceptDeal,
        take(g, f, me, choice) {
          reopen(g, f);
          return deals.acceptDeal.take(g, f, me, choice);
        },
      },
    },
  },

  /** EC-R.27. Proposals lapse with the window. */
  close: (g) => lapse(g, 'window'),
});

function settle(f: WindowFrame, me: Seat) {
  f.ready.push(me);
  return stay;
}
