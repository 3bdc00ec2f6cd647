import { between, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import { PROJECT_TOKENS } from '../../content/table.ts';
import type { Economicus, G } from '../../types.ts';
import { projectTokens } from '../01-board/companies.ts';
import { rivalsOf } from '../04-year/order.ts';
import { type Instant, ownDecision } from '../14-loans-and-deals/instant.ts';
import { canAfford, handTo, pay } from '../15-payments/money.ts';
import { nextToRaise } from '../15-payments/raising.ts';
import { upkeep } from '../18-events/this-year.ts';
import { call, done, emit, goTo, next, no, phase } from '../vocabulary.ts';
import { rollProject } from './projects.ts';

type Frame = Economicus['phases']['project']['locals'];
const lookAgain = () => goTo('afford' as const);

/** EC-R.12. Money that was raised is looked at again: with enough of it the upkeep is paid without asking. */
const thenLook = <A extends 'takeLoan' | 'sellAtHalf'>(rule: Instant<A>) => ({
  ...rule,
  take(...given: Parameters<Instant<A>['take']>) {
    const after = rule.take(...given);
    return after.to === 'stay' ? goTo('afford') : after;
  },
});

/** EC-8. One project of the active industry: upkeep, then the die. */
export const project = phase<'project', 'afford' | 'upkeep' | 'develop'>('project', {
  /** EC-8.1, EC-R.12. With the money at hand it is paid without asking; with no way to get it the project burns. */
  afford(g, f) {
    const player = g.players[f.owner];
    if (player.isOut || player.projects[f.industry] === 0) return done();
    const cost = upkeep(g);
    const isFree = cost === 0;
    if (canAfford(g, f.owner, cost)) return isFree || g.options.projectUpkeep === 'mandatory' ? goTo('develop') : next;
    if (nextToRaise(g, f.owner) !== null || buyers(g, f).length > 0) return next;
    burn(g, f);
    return done();
  },

  /** EC-8.5, EC-D.14, EC-D.15. */
  upkeep: {
    rule: 'EC-8.5',
    ask: (_g, f) => f.owner,
    idle: (g, f) => (canAfford(g, f.owner, upkeep(g)) ? { type: 'payUpkeep' } : { type: 'letBurn' }),
    after: {
      halfSale: lookAgain,
      projectSale(_g, f, { isSold }) {
        const buyer = f.asked.at(-1);
        if (!isSold || buyer === undefined) return goTo('afford');
        f.owner = buyer;
        return goTo('develop');
      },
    },
    actions: {
      payUpkeep: {
        offer(g, f, me) {
          const cost = upkeep(g);
          return canAfford(g, f.owner, cost) ? {} : no('EC-8.5', 'cannotPay', { cost, cash: g.players[me].cash });
        },
        take: () => goTo('develop'),
      },
      letBurn: {
        offer: () => ({}),
        take(g, f) {
          burn(g, f);
          return done();
        },
      },
      offerProject: {
        offer(g, f, me) {
          if (g.options.deals === 'off') return no('EC-T.11', 'dealsOff', {});
          return rivalsOf(g, me).map((to) => ({
            to: oneOf([to], (seat) => cannotBuy(g, f, seat)),
            price: between(0, Math.max(0, g.players[to].cash - upkeep(g))),
          }));
        },
        take(_g, f, me, { to, price }) {
          f.asked.push(to);
          return call('projectSale', { from: me, to, industry: f.industry, price });
        },
      },
      ...ownDecision,
      takeLoan: thenLook(ownDecision.takeLoan),
      sellAtHalf: thenLook(ownDecision.sellAtHalf),
    },
  },

  /** EC-8.1. */
  develop(g, f) {
    const amount = upkeep(g);
    pay(g, f.owner, amount);
    if (amount > 0) emit(g, 'upkeepPaid', { seat: f.owner, industry: f.industry, amount });
    rollProject(g, f.owner, f.industry, 0);
    return done();
  },
});

function burn(g: G, f: Frame): void {
  g.players[f.owner].projects[f.industry] -= 1;
  emit(g, 'projectBurnt', { seat: f.owner, industry: f.industry, because: 'choice' });
}

/** EC-R.12. A buyer pays the upkeep at once and needs a free project token. */
function cannotBuy(g: G, f: Frame, seat: Seat): Refusal<Economicus> | null {
  const { cash } = g.players[seat];
  if (f.asked.includes(seat)) return no('EC-R.12', 'alreadyAsked', { seat });
  if (cash < upkeep(g)) return no('EC-R.12', 'buyerCannotPay', { seat, needs: upkeep(g), cash });
  return projectTokens(g.players[seat]) === 0 ? no('EC-8.6', 'noProjectTokens', { limit: PROJECT_TOKENS }) : null;
}

const buyers = (g: G, f: Frame): Seat[] =>
  g.options.deals === 'off' ? [] : rivalsOf(g, f.owner).filter((seat) => cannotBuy(g, f, seat) === null);

/** EC-8.5, EC-R.12. A project is offered to one player. */
export const projectSale = phase('projectSale', {
  propose(g, f) {
    emit(g, 'projectOffered', { from: f.from, to: f.to, industry: f.industry, price: f.price });
  },
  answer: {
    rule: 'EC-R.12',
    ask: (_g, f) => f.to,
    idle: () => ({ type: 'pass' }),
    actions: {
      buyProject: {
        offer: () => ({}),
        take(g, f) {
          handTo(g, f.to, f.from, f.price);
          g.players[f.from].projects[f.industry] -= 1;
          g.players[f.to].projects[f.industry] += 1;
          emit(g, 'projectSold', { from: f.from, to: f.to, industry: f.industry, price: f.price });
          return done({ isSold: true });
        },
      },
      pass: {
        offer: () => ({}),
        take(g, f) {
          emit(g, 'projectDeclined', { from: f.from, to: f.to, industry: f.industry });
          return done({ isSold: false });
        },
      },
    },
  },
});
