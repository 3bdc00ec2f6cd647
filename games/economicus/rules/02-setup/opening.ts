import { bitOf, oneOf, putOn, type Refusal, reshuffleInto, roll, roundFrom, type Seat, shownTo } from '@parlour/kernel';
import { INDUSTRIES, type Industry, KINDS, type Kind, SEGMENTS } from '../../content/industries.ts';
import { isQuota } from '../../content/options.ts';
import { START_CARDS } from '../../content/table.ts';
import type { Economicus, G } from '../../types.ts';
import { addCompany, addFree, freeOf } from '../01-board/companies.ts';
import { inOrder, isFull } from '../04-year/order.ts';
import { spendQuota } from '../16-option-cards/decks.ts';
import { become, done, emit, goTo, next, no, phase } from '../vocabulary.ts';

type Placement = Economicus['phases']['placement']['locals'];

/** EC-2. Set-up as far as players and dice have a part in it. */
export const opening = phase('opening', {
  /** EC-2.5, EC-R.6. Everybody rolls; those who tie for the highest roll again. */
  rollForFirst(g) {
    let contenders: Seat[] = [...g.seats];
    while (contenders.length > 1) {
      const rolls = contenders.map((seat) => ({ seat, blue: roll(g), white: roll(g) }));
      const highest = Math.max(...rolls.map(({ blue, white }) => blue + white));
      contenders = rolls.filter(({ blue, white }) => blue + white === highest).map(({ seat }) => seat);
      emit(g, 'firstPlayerRolled', { rolls, first: contenders.length === 1 ? (contenders[0] ?? null) : null });
    }
    g.auditor = contenders[0] ?? 0;
    g.active = g.auditor;
  },

  /** EC-2.7, EC-2.8, EC-R.7. A quota each, two other cards each, and the rest is shuffled. */
  deal(g) {
    if (!isFull(g)) return become('year', { next: 0, queue: [] });
    const quotas = g.optionDeck.secret.filter(isQuota);
    const others = g.optionDeck.secret.filter((card) => !isQuota(card));
    for (const seat of inOrder(g, g.auditor)) {
      const player = g.players[seat];
      player.quotas = quotas.splice(0, 1);
      emit(g, 'quotaTaken', { seat, because: 'start' });
      for (const card of others.splice(0, START_CARDS)) {
        putOn(player.hand, card, bitOf(seat));
        emit(g, 'cardDrawn', { seat, card: shownTo(seat, card), because: 'start' });
      }
    }
    reshuffleInto(g, g.optionDeck, [...quotas, ...others]);
    return next;
  },

  /** EC-2.9, EC-R.8, EC-T.8. */
  firstCompanies: { call: 'placement', with: (g) => ({ queue: roundFrom(g.seats, g.auditor), isReturn: false }) },
  secondCompanies: {
    call: 'placement',
    with(g) {
      const order = roundFrom(g.seats, g.auditor);
      return { queue: g.options.placementOrder === 'snake' ? order.reverse() : order, isReturn: false };
    },
  },

  begin: () => become('year', { next: 0, queue: [] }),
});

/** EC-2.9, EC-2.10, EC-15.7. One company each, for nothing; a state company costs a quota. No price is set. */
export const placement = phase('placement', {
  /** EC-R.8. With nothing to take, nothing is taken. */
  proceed(g, f) {
    const [seat] = f.queue;
    if (seat === undefined) return done();
    if (KINDS.some((kind) => INDUSTRIES.some((industry) => cannotPlace(g, f, seat, industry, kind) === null)))
      return next;
    f.queue.shift();
    return goTo('proceed');
  },
  choice: {
    rule: 'EC-2.9',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: (g, f, me) => defaultPlace(g, f, me),
    actions: {
      place: {
        offer: (g, f, me) =>
          KINDS.map((kind) => ({
            industry: oneOf(INDUSTRIES, (industry) => cannotPlace(g, f, me, industry, kind)),
            kind: oneOf([kind]),
          })),
        take(g, f, me, { industry, kind }) {
          if (kind === 'state') spendQuota(g, me);
          addFree(g, industry, kind, -1);
          emit(g, 'placed', { seat: me, industry, kind });
          addCompany(g, me, industry, 'clean');
          f.queue.shift();
          return goTo('proceed');
        },
      },
    },
  },
});

/** EC-2.9, EC-R.8. White numbers only; a returning player may take any company if no white one is free. */
function cannotPlace(g: G, f: Placement, me: Seat, industry: Industry, kind: Kind): Refusal<Economicus> | null {
  if (freeOf(g, industry, kind) === 0) return no('EC-2.9', 'noFreeCompany', { industry, kind });
  if (!SEGMENTS[industry].isWhite && !(f.isReturn && isWhiteTaken(g, me)))
    return no('EC-2.9', 'notWhite', { industry });
  return kind === 'state' && g.players[me].quotas.length === 0 ? no('EC-2.9', 'noQuota', {}) : null;
}

/** Whether no company with a white number is left that this player could take. */
const isWhiteTaken = (g: G, me: Seat): boolean =>
  INDUSTRIES.every((industry) => {
    const within = g.freePrivate[industry] + (g.players[me].quotas.length > 0 ? g.freeState[industry] : 0);
    return !SEGMENTS[industry].isWhite || within === 0;
  });

/** EC-D.2. The private company of the best industry nobody is in, else of the lowest number. */
function defaultPlace(g: G, f: Placement, me: Seat): { type: 'place'; industry: Industry; kind: Kind } {
  for (const kind of KINDS) {
    const open = INDUSTRIES.filter((industry) => cannotPlace(g, f, me, industry, kind) === null);
    const [empty] = open
      .filter((industry) => g.seats.every((seat) => g.players[seat].companies[industry] === 0))
      .sort((a, b) => worth(b) - worth(a) || a - b);
    const industry = empty ?? open[0];
    if (industry !== undefined) return { type: 'place', industry, kind };
  }
  throw new Error('there is nothing to take');
}

const worth = (industry: Industry): number => SEGMENTS[industry].ways * SEGMENTS[industry].profit;
