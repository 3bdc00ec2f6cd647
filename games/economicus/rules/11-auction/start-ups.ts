import { between, type Refusal, type Seat } from '@parlour/kernel';
import { PROJECT_TOKENS } from '../../content/table.ts';
import type { Economicus, G } from '../../types.ts';
import { projectTokens } from '../01-board/companies.ts';
import { holdsCards } from '../04-year/order.ts';
import { ownDecision } from '../14-loans-and-deals/instant.ts';
import { pay } from '../15-payments/money.ts';
import { couldRaise } from '../15-payments/solvency.ts';
import { reacting } from '../16-option-cards/playing.ts';
import { done, emit, goTo, next, no, phase } from '../vocabulary.ts';

type Frame = Economicus['phases']['startUps']['locals'];
const goOn = () => goTo('proceed' as const);

/** EC-11.15, EC-11.16, EC-11.17, EC-11.18, EC-11.19, EC-R.58. Everybody in turn may create projects in the active industry, all at the same price. */
export const startUps = phase<'startUps', 'proceed' | 'creation'>('startUps', {
  /** Whoever could not create one is not asked. */
  proceed(g, f) {
    const [seat] = f.queue;
    if (seat === undefined) return done();
    if (couldCreate(g, f, seat)) return next;
    f.queue.shift();
    return goTo('proceed');
  },

  /** EC-11.19, EC-D.20. */
  creation: {
    rule: 'EC-11.15',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: () => ({ type: 'pass' }),
    actions: {
      createProjects: {
        offer(g, f, me) {
          const tokens = projectTokens(g.players[me]);
          const { cash } = g.players[me];
          const affordable = Math.floor(cash / f.cost);
          const above: Refusal<Economicus> =
            affordable < tokens
              ? no('EC-11.16', 'cannotPay', { cost: f.cost * (affordable + 1), cash })
              : no('EC-11.18', 'noProjectTokens', { limit: PROJECT_TOKENS });
          return { count: between(1, Math.min(tokens, affordable), { above }) };
        },
        take(g, f, me, { count }) {
          create(g, f, me, count, f.cost * count, 'turn');
          f.queue.shift();
          return goTo('proceed');
        },
      },
      pass: {
        offer: () => ({}),
        take(g, f, me) {
          f.queue.shift();
          emit(g, 'passed', { seat: me, during: 'startUps', isForced: false });
          return goTo('proceed');
        },
      },
      /** OP17. One project is free; it raises the price like any other. */
      react: reacting<Frame, ReturnType<typeof goOn>>(
        ['OP17'],
        (g, f, me) => {
          create(g, f, me, 1, 0, 'OP17');
          return goOn();
        },
        (g, _f, me) =>
          projectTokens(g.players[me]) === 0 ? no('EC-11.18', 'noProjectTokens', { limit: PROJECT_TOKENS }) : null,
      ),
      ...ownDecision,
    },
  },
});

const couldCreate = (g: G, f: Frame, seat: Seat): boolean =>
  !g.players[seat].isOut && projectTokens(g.players[seat]) > 0 && (holdsCards(g, seat) || couldRaise(g, seat, f.cost));

function create(g: G, f: Frame, seat: Seat, count: number, cost: number, because: 'turn' | 'OP17'): void {
  pay(g, seat, cost);
  g.players[seat].projects[f.industry] += count;
  g.turn.created += count;
  emit(g, 'projectsCreated', { seat, industry: f.industry, count, cost, because });
}
