import { roll, type Seat } from '@parlour/kernel';
import { partsOf } from '../../content/holdings.ts';
import { designOf, optionOf } from '../../content/options.ts';
import { aimOf } from '../../types/aims.ts';
import type { Economicus, G, Play } from '../../types.ts';
import { changeBonus } from '../03-stars/stars.ts';
import { actingAuditor, holdsCards, inOrder } from '../04-year/order.ts';
import { charge } from '../15-payments/dues.ts';
import { canAfford, pay } from '../15-payments/money.ts';
import { investigation } from '../18-events/this-year.ts';
import { done, emit, goTo, next, no, phase } from '../vocabulary.ts';
import { overfull } from './decks.ts';
import { CARD_RULES, playedDesign } from './index.ts';
import { isStillPossible, layDown, reacting } from './playing.ts';
import { bring, type CardRule } from './rule.ts';

type Steps =
  | 'announce'
  | 'attempt'
  | 'shield'
  | 'proceed'
  | 'investigation'
  | 'verdict'
  | 'convict'
  | 'takeEffect'
  | 'charge'
  | 'insurance'
  | 'surplus';
const toVerdict = () => goTo('verdict' as const);
const toProceed = () => goTo('proceed' as const);

/** EC-16, EC-17, EC-R.43. An option card: announced, for a crime rolled and investigated, then carried out. */
export const card = phase<'card', Steps>('card', {
  announce(g, f) {
    const spent = layDown(g, f.by, f.card);
    emit(g, 'cardPlayed', { seat: f.by, card: f.card, ...spent, ...aimOf(f) });
    if (ruleOf(f).isTakeover) f.target = f.rival;
  },

  /** EC-17.2, EC-21.11. A crime succeeds above its difficulty; otherwise the card is simply gone. */
  attempt(g, f) {
    const { difficulty } = optionOf(f.card);
    if (difficulty === undefined) return next;
    const die = roll(g);
    const isSuccess = die > difficulty;
    emit(g, 'crimeRolled', { seat: f.by, card: f.card, die, difficulty, isSuccess });
    if (!isSuccess) return done();
    f.investigators = investigatorsOf(g, f);
    return next;
  },

  /** RX-TARGET, OP28. EC-D.24. */
  shield: {
    rule: 'EC-5.8',
    ask: (g, f) => (f.target !== null && holdsCards(g, f.target) ? f.target : null),
    idle: () => ({ type: 'pass' }),
    actions: {
      pass: { offer: () => ({}), take: () => next },
      react: reacting<Play, { to: 'done'; result: void }>(['OP28'], (g, f, me) => {
        const design = playedDesign(f.card);
        const industry = f.asset === null ? null : partsOf(f.asset).industry;
        if (industry !== null && industry === g.turn.industry) g.turn.sheltered[me] += 1;
        if (design !== null && industry !== null) emit(g, 'shielded', { seat: me, industry, against: design });
        return done();
      }),
    },
  },

  /** EC-17.5. On to the next who can investigate: with the money, or with a card that may do it free. */
  proceed(g, f) {
    f.investigators = f.investigators.filter((seat) => !g.players[seat].isOut);
    const [seat] = f.investigators;
    if (seat === undefined) return goTo('takeEffect');
    if (canAfford(g, seat, investigation(g).cost) || holdsCards(g, seat)) return next;
    f.investigators.shift();
    return goTo('proceed');
  },

  /** RX-CRIME. EC-17.3, EC-17.4, EC-D.26. */
  investigation: {
    rule: 'EC-17.3',
    ask: (_g, f) => f.investigators[0] ?? null,
    idle: () => ({ type: 'pass' }),
    actions: {
      investigate: {
        offer(g, _f, me) {
          const { cost } = investigation(g);
          return canAfford(g, me, cost) ? {} : no('EC-17.4', 'cannotPay', { cost, cash: g.players[me].cash });
        },
        take: (g, f, me) => investigate(g, f, me, investigation(g).cost),
      },
      /** OP30. An investigation without paying. */
      react: reacting<Play, ReturnType<typeof investigate>>(['OP30'], (g, f, me) => investigate(g, f, me, 0)),
      pass: {
        offer: () => ({}),
        take(_g, f) {
          f.investigators.shift();
          return goTo('proceed');
        },
      },
    },
  },

  /** RX-VERDICT. EC-D.27. */
  verdict: {
    rule: 'EC-17.6',
    ask: (g, f) => (holdsCards(g, f.by) ? f.by : null),
    idle: () => ({ type: 'pass' }),
    actions: {
      pass: { offer: () => ({}), take: () => next },
      /** OP30. It counts as failed, and the next may try. */
      react: reacting<Play, ReturnType<typeof toProceed>>(['OP30'], (g, f, me) => {
        if (f.detective !== null) emit(g, 'acquitted', { seat: me, investigator: f.detective });
        f.detective = null;
        return toProceed();
      }),
    },
  },

  /** EC-17.6. */
  convict(g, f) {
    if (f.detective === null) throw new Error('nobody has found out');
    emit(g, 'convicted', { seat: f.by, investigator: f.detective });
    changeBonus(g, f.by, -1, 'crime');
    changeBonus(g, f.detective, 1, 'investigation');
    return done();
  },

  /** EC-17.8, EC-R.43. If it has become impossible it is skipped. */
  takeEffect(g, f) {
    if (!isStillPossible(g, f.by, f.card, f)) {
      emit(g, 'fizzled', { seat: f.by, card: f.card });
      return done();
    }
    const opened = ruleOf(f).carryOut?.(g, f);
    bring(g, f.by, f.card);
    return opened ?? next;
  },

  /** EC-15.1. What the card orders to be paid. */
  charge,

  /** RX-LOSS. */
  insurance: {
    call: 'loss',
    with: (_g, f) => f.losses.shift() ?? null,
    then: () => goTo('insurance'),
  },

  /** EC-16.5. */
  surplus: {
    call: 'overflow',
    with(g) {
      const holder = overfull(g);
      return holder === null ? null : { holder };
    },
  },
});

function ruleOf(f: Play): CardRule {
  const design = playedDesign(f.card);
  if (design === null) throw new Error(`${designOf(f.card)} is not played by itself`);
  return CARD_RULES[design];
}

/** EC-17.5. The auditor, then the harmed in turn order from it; nobody investigates itself. */
function investigatorsOf(g: G, f: Economicus['phases']['card']['locals'] & { phase: 'card'; step: string }): Seat[] {
  const auditor = actingAuditor(g);
  const harmed = ruleOf(f).harmed?.(g, f) ?? [];
  return inOrder(g, auditor).filter((seat) => seat !== f.by && (seat === auditor || harmed.includes(seat)));
}

/** EC-17.4, EC-17.7. */
function investigate(g: G, f: Play, me: Seat, cost: number) {
  const { above } = investigation(g);
  pay(g, me, cost);
  const die = roll(g);
  const isSuccess = die > above;
  emit(g, 'investigated', { seat: me, criminal: f.by, cost, die, above, isSuccess });
  f.investigators.shift();
  if (!isSuccess) return toProceed();
  f.detective = me;
  return toVerdict();
}
