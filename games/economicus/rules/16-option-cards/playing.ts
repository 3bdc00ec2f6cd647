import { type ActionRule, type Frame, oneOf, type Refusal, type Seat, takeOut } from '@parlour/kernel';
import {
  designOf,
  type OptionCard,
  type OptionDesign,
  optionOf,
  type ReactionId,
  type Timing,
} from '../../content/options.ts';
import type { WindowId } from '../../content/windows.ts';
import { AIMS, aimOf } from '../../types/aims.ts';
import type { Aim, Economicus, G } from '../../types.ts';
import { isLocked } from '../11-auction/bidding.ts';
import type { Instant } from '../14-loans-and-deals/instant.ts';
import { pay } from '../15-payments/money.ts';
import { call, emit, no } from '../vocabulary.ts';
import { discardFromHand } from './decks.ts';
import { CARD_RULES, playedDesign } from './index.ts';
import { bring, chargeFor, type Targets } from './rule.ts';

type AnyFrame = Frame<Economicus>;
type Why = Refusal<Economicus>;

const ACTIVE_WINDOWS: readonly string[] = ['FW3', 'FW4', 'FW5', 'FW6', 'FW7'];

/** EC-16.2, EC-16.3, EC-5.7, EC-15.2. Whether this is the time of a card. */
function mistimed(g: G, f: AnyFrame, me: Seat, card: OptionCard): Why | null {
  const option = optionOf(card);
  const late = no('EC-16.3', 'wrongTime', { card });
  if (f.phase === 'payment') return option.isMoney ? null : late;
  if (f.phase === 'auction') {
    if (isLocked(f)) return no('EC-5.7', 'auctionLocked', {});
    return has(option, 'any') ? null : late;
  }
  if (f.phase !== 'window' && f.phase !== 'overflow') return late;
  if (has(option, 'any')) return null;
  // EC-R.51: a card too many may be one that the window beneath has room for.
  const window = f.phase === 'window' ? f.window : windowBeneath(g);
  if (window === null) return late;
  if (has(option, 'active')) return ACTIVE_WINDOWS.includes(window) ? null : late;
  if (has(option, 'ownEnd')) {
    if (window !== 'FW8') return late;
    return g.turn.seat === me ? null : no('EC-16.3', 'notOwnTurn', { card });
  }
  return option.timing.some((timing) => timing === window) ? null : late;
}

/** The window in which the surplus came about; `null` if it was none, or an auction or a payment in one. */
function windowBeneath(g: G): WindowId | null {
  const under = g.stack.findLast(({ phase }) => phase === 'window' || phase === 'auction' || phase === 'payment');
  return under?.phase === 'window' ? under.window : null;
}

const has = (option: OptionDesign, timing: Timing): boolean => option.timing.includes(timing);

/** What a card costs its player at once. */
function unaffordable(g: G, me: Seat, card: OptionCard): Why | null {
  const { cash } = g.players[me];
  const charge = chargeFor(g, me);
  if (cash < charge) return no('EC-18.2', 'foreignAgent', { charge, cash });
  const cost = charge + (optionOf(card).cost ?? 0);
  return cash < cost ? no('EC-16.3', 'cannotPay', { cost, cash }) : null;
}

/** The alternatives of a card, or why it cannot be played. */
function targetsNow(g: G, f: AnyFrame, me: Seat, card: OptionCard): Targets[] | Why {
  const design = playedDesign(card);
  if (design === null) return no('EC-16.3', 'wrongTime', { card });
  return mistimed(g, f, me, card) ?? unaffordable(g, me, card) ?? CARD_RULES[design].targets(g, me, card);
}

/** IA5. EC-16.2: one family of choices for each alternative of each card; cards that cannot be played say why. */
export const playCard: Instant<'playCard'> = {
  offer(g, f, me) {
    const hand = g.players[me].hand.secret;
    if (hand.length === 0) return no('EC-16.1', 'noCards', {});
    const families = [];
    const barred: { value: OptionCard; because: Why }[] = [];
    for (const card of hand) {
      const targets = targetsNow(g, f, me, card);
      if (Array.isArray(targets))
        for (const each of targets) families.push({ card: { one: [card] }, ...domains(each) });
      else barred.push({ value: card, because: targets });
    }
    const [first = { card: { one: [] }, ...domains({}) }, ...rest] = families;
    return barred.length === 0 ? families : [{ ...first, card: { ...first.card, not: barred } }, ...rest];
  },
  take: (_g, _f, me, choice) =>
    call('card', {
      card: choice.card,
      ...aimOf(choice),
      by: me,
      target: null,
      investigators: [],
      detective: null,
      dues: [],
      losses: [],
    }),
};

const NOTHING: readonly null[] = [null];
const domains = (targets: Targets) => ({
  industry: oneOf(targets.industry ?? NOTHING),
  company: oneOf(targets.company ?? NOTHING),
  rival: oneOf(targets.rival ?? NOTHING),
  asset: oneOf(targets.asset ?? NOTHING),
  loan: oneOf(targets.loan ?? NOTHING),
  kind: oneOf(targets.kind ?? NOTHING),
  paid: oneOf(targets.paid ?? NOTHING),
});

/** EC-R.43. Whether a card can still do what it was announced for. */
export function isStillPossible(g: G, by: Seat, card: OptionCard, aim: Aim): boolean {
  const design = playedDesign(card);
  if (design === null || g.players[by].isOut) return false;
  const targets = CARD_RULES[design].targets(g, by, card);
  if (!Array.isArray(targets)) return false;
  return targets.some((each) =>
    AIMS.every((key) => (each[key] ?? NOTHING).some((value: unknown) => value === aim[key])),
  );
}

/** EC-16.4, EC-R.42, EV30. A card leaves the hand and is paid for; a star card stays before its owner. */
export function layDown(g: G, seat: Seat, card: OptionCard): { cost: number; charge: number } {
  const charge = chargeFor(g, seat);
  const { cost = 0 } = optionOf(card);
  pay(g, seat, charge + cost);
  if (optionOf(card).isStar) {
    takeOut(g.players[seat].hand, card);
    g.players[seat].trophies.push(card);
  } else discardFromHand(g, seat, card);
  return { cost, charge };
}

/** EC-5.8. A reaction: one of the cards that answer this, if it is held; `unless` gives the reasons of the moment against it. */
export function reacting<F, N>(
  designs: readonly ReactionId[],
  then: (g: G, f: F, me: Seat, design: ReactionId) => N,
  unless: (g: G, f: F, me: Seat) => Why | null = () => null,
): ActionRule<Economicus, F, 'react', N> {
  const fitting = (card: OptionCard) => designs.find((design) => design === designOf(card));
  return {
    offer(g, f, me) {
      const hand = g.players[me].hand.secret;
      if (hand.length === 0) return no('EC-16.1', 'noCards', {});
      return {
        card: oneOf(hand, (card) =>
          fitting(card) === undefined
            ? no('EC-16.3', 'wrongTime', { card })
            : (unaffordable(g, me, card) ?? unless(g, f, me)),
        ),
      };
    },
    take(g, f, me, { card }) {
      const design = fitting(card);
      if (design === undefined) throw new Error(`${card} is no answer here`);
      emit(g, 'reacted', { seat: me, card, ...layDown(g, me, card) });
      bring(g, me, card);
      return then(g, f, me, design);
    },
  };
}
