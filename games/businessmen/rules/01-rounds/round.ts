import { roundFrom, tableOf } from '@parlour/kernel';
import type { GoodId } from '../../content/goods.ts';
import { SKIP_MONEY } from '../../content/table.ts';
import { canImprove, canInsure } from '../03-tablet/characteristics.ts';
import { hasTooManyTypes, ofEachGood } from '../03-tablet/goods.ts';
import { clearMarket, turnCards } from '../05-new-round/cards.ts';
import { store } from '../07-loading/storing.ts';
import { sendLorries, spinPriceWheel } from '../08-sending/sending.ts';
import { canShip } from '../09-export/shipments.ts';
import { endInsurances } from '../11-misfortune/spin.ts';
import { finishRound } from '../13-ending/ending.ts';
import { openQuiet, quietly } from '../quiet.ts';
import { emit, goTo, next, phase } from '../vocabulary.ts';
import { loadingOrder, maySkip, playingFrom, seatOrder } from './order.ts';

/** BM-1.5. A round: announcements and cards, then the six phases, always in this order; then the next one. */
export const round = phase('round', {
  /** BM-5.1, BM-5.2, BM-14.7, BM-R50. Whoever skipped the last round is paid first. */
  begin(g) {
    g.round += 1;
    g.opener = null;
    g.sector = null;
    emit(g, 'roundBegan', { round: g.round, leader: g.leader });
    for (const seat of roundFrom(g.seats, g.leader)) {
      const player = g.players[seat];
      player.misfortune = null;
      if (!player.isSkipping) continue;
      player.isSkipping = false;
      player.coins += SKIP_MONEY;
      emit(g, 'skipMoneyPaid', { seat, coins: SKIP_MONEY });
    }
  },

  /** BM-5.3, BM-14.2. Before any card is turned. */
  announcements: {
    call: 'announcements',
    with(g) {
      const asked = roundFrom(g.seats, g.leader).filter((seat) => maySkip(g, seat));
      return asked.length > 0 ? { asked } : null;
    },
  },

  /** BM-14.9, BM-R17, BM-R47, BM-R48. The leader opens the round, or the next seat that plays; nobody, if all skip. */
  open(g) {
    g.opener = playingFrom(g, g.leader)[0] ?? null;
    if (g.opener === null) emit(g, 'everybodySkips', {});
    else if (g.opener !== g.leader) emit(g, 'stoodIn', { seat: g.opener, leader: g.leader });
  },

  /** BM-5.4, BM-5.6. One button, no choice. */
  cards: {
    rule: 'BM-5.4',
    ask: (g) => g.opener,
    idle: () => ({ type: 'turnCards' }),
    actions: { turnCards: { offer: () => ({}), take: () => next } },
  },
  turn: turnCards,

  /** Phase 1. */
  buying: {
    call: 'buying',
    with(g) {
      const queue = seatOrder(g);
      return queue.length > 0 ? { queue, firstPasser: null } : null;
    },
    then(_g, f, { firstPasser }) {
      f.firstPasser = firstPasser;
    },
  },
  leftovers: clearMarket,

  /** Phase 2. */
  loading: {
    call: 'loading',
    with(g, f) {
      const queue = loadingOrder(g, f.firstPasser);
      return queue.length > 0 ? { queue, loaded: tableOf(g.seats, () => ofEachGood(0)) } : null;
    },
  },
  /** BM-7.12. Where everything fits, nothing is asked. */
  transfer(g) {
    for (const seat of seatOrder(g)) if (!hasTooManyTypes(g, seat)) store(g, seat);
  },
  /** BM-7.13. */
  keeping: {
    call: 'keeping',
    with(g) {
      const asked = seatOrder(g).filter((seat) => hasTooManyTypes(g, seat));
      return asked.length > 0 ? { ...quietly<GoodId>(g, asked), because: 'transfer' } : null;
    },
  },

  /** Phase 3: BM-8.1. One button, no choice; the sector is drawn when it is pressed. */
  priceWheel: {
    rule: 'BM-8.1',
    ask: (g) => g.opener,
    idle: () => ({ type: 'spinPrices' }),
    actions: { spinPrices: { offer: () => ({}), take: () => next } },
  },
  spin: spinPriceWheel,
  send: sendLorries,
  /** BM-9.1. After sending, payment and adjustment. */
  exports: {
    call: 'exports',
    with: (g) => openQuiet(g, 'exports', 'BM-9.3', (seat) => canShip(g, [], [], seat)),
  },

  /** Phase 4. */
  improvements: {
    call: 'improvements',
    with: (g) => openQuiet(g, 'improvements', 'BM-10.4', (seat) => canImprove(g, [], seat)),
  },

  /** Phase 5. */
  misfortune: {
    call: 'misfortune',
    with(g) {
      const unspun = seatOrder(g);
      return unspun.length > 0 ? { unspun } : null;
    },
  },
  lapse: endInsurances,

  /** Phase 6. */
  insurance: {
    call: 'insurance',
    with: (g) => openQuiet(g, 'insurance', 'BM-12.4', (seat) => canInsure(g, [], seat)),
  },

  /** BM-13.1. */
  finish(g) {
    finishRound(g);
    return goTo('begin');
  },
});
