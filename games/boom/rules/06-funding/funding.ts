import { between, oneOf, othersFrom, type Refusal, type Seat, tableOf } from '@parlour/kernel';
import type { PlanId } from '../../content/plans.ts';
import { SHARES_TO_CLOSE } from '../../content/table.ts';
import type { Boom, G, Round } from '../../types.ts';
import { companyOf, freeCounters, isFunded, isInvestor } from '../company.ts';
import { payTo } from '../money.ts';
import { done, emit, goTo, next, no, phase } from '../vocabulary.ts';
import { canBuy } from './prices.ts';

/** A funding round about to begin: its terms, and who must and who may be asked (BO-7.5, BO-7.6). */
export function openRound(g: G, lead: Seat, plan: PlanId, shares: number, price: number): Round {
  const company = companyOf(g, plan);
  const rest = othersFrom(g.seats, lead);
  return {
    company: plan,
    lead,
    price,
    front: company.front,
    investors: rest.filter((seat) => isInvestor(company, seat)),
    others: rest.filter((seat) => !isInvestor(company, seat)),
    bought: tableOf(g.seats, (seat) => (seat === lead ? shares : 0)),
    invited: null,
    sweetener: 0,
  };
}

/** BO-6 and BO-7.4 to BO-7.11. One funding round, from the lead's own purchase to its close or failure. */
export const funding = phase('funding', {
  /** BO-6.2, BO-6.3, BO-6.4, BO-R16. The cards move before the lead, who buys one or two shares before anybody is invited. */
  buyIn(g, f) {
    const company = companyOf(g, f.company);
    company.front = f.lead;
    const shares = f.bought[f.lead];
    emit(g, 'roundOpened', { seat: f.lead, company: f.company, price: f.price, shares, isFirst: !isFunded(company) });
    for (let i = 0; i < shares; i++) buyShare(g, f, f.lead);
  },

  /** BO-6.8, BO-R19, BO-R20. With nobody left to ask the round ends by itself; a single possible offer makes itself. */
  goOn(g, f) {
    f.invited = null;
    f.sweetener = 0;
    const [first, second] = mayBeAsked(f);
    if (first === undefined) return goTo(soldIn(f) >= SHARES_TO_CLOSE ? 'closing' : 'failing');
    if (second !== undefined || cannotClose(f) === null || g.options.sideDeals === 'cash') return next;
    invite(g, f, first, 0);
    return goTo('answer');
  },

  /** BO-6.5, BO-7.5, BO-7.6, BO-7.7, BO-7.8, BO-7.9. The lead offers a share to one player after another, or closes the round. */
  invitations: {
    rule: 'BO-6.5',
    ask: (_g, f) => f.lead,
    /** Close if that is possible, else ask the first player after the lead who may be asked. */
    idle: (_g, f) =>
      cannotClose(f) === null ? { type: 'close' } : { type: 'invite', guest: mayBeAsked(f)[0] ?? f.lead, sweetener: 0 },
    actions: {
      invite: {
        offer(g, f, me) {
          const most = g.options.sideDeals === 'cash' ? g.players[me].treasury.secret : 0;
          const above = most > 0 ? no('BO-R41', 'sweetenerTooHigh', { most }) : no('BO-R41', 'talkOnly', {});
          return { guest: oneOf(g.seats, (seat) => cannotBeAsked(f, seat)), sweetener: between(0, most, { above }) };
        },
        take(g, f, _me, { guest, sweetener }) {
          invite(g, f, guest, sweetener);
          return next;
        },
      },
      close: {
        offer: (_g, f) => cannotClose(f) ?? {},
        take: () => goTo('closing'),
      },
    },
  },

  /** BO-6.6. The invited player buys one share or declines. */
  answer: {
    call: 'offer',
    with(g, f) {
      const { invited, company, price, lead, sweetener } = f;
      // BO-R21: with hidden treasuries everybody is asked, for else the others would learn who cannot pay.
      const isAsked = (seat: Seat) =>
        g.options.treasuries === 'hidden' ? freeCounters(g, seat) > 0 : canBuy(g, seat, price);
      return invited !== null && isAsked(invited) ? { asked: invited, lead, company, price, sweetener } : null;
    },
    then(g, f, { bought }) {
      if (f.invited === null) throw new Error('nobody was invited');
      if (bought) {
        f.bought[f.invited] = 1;
        buyShare(g, f, f.invited);
        emit(g, 'bought', { seat: f.invited, company: f.company, price: f.price });
        payTo(g, f.lead, f.invited, f.sweetener);
      } else {
        emit(g, 'declined', { seat: f.invited, company: f.company, cannotPay: false });
      }
      return goTo('goOn');
    },
  },

  /** BO-R21. With open treasuries who cannot pay declines without being asked. */
  unableToPay(g, f) {
    if (f.invited !== null) emit(g, 'declined', { seat: f.invited, company: f.company, cannotPay: true });
    return goTo('goOn');
  },

  /** BO-6.11, BO-7.1. The company is funded; whoever led this round is its lead. */
  closing(g, f) {
    const company = companyOf(g, f.company);
    const oldLead = company.lead;
    company.lead = f.lead;
    company.rounds += 1;
    company.fundedIn = g.round;
    const shares = soldIn(f);
    emit(g, 'roundClosed', { seat: f.lead, company: f.company, shares, raised: shares * f.price, oldLead });
    return done();
  },

  /** BO-6.12, BO-R20, BO-R25. Everything of this round goes back; an earlier lead remains lead. */
  failing(g, f) {
    const company = companyOf(g, f.company);
    company.front = f.front;
    for (const seat of g.seats) {
      company.shares[seat] -= f.bought[seat];
      company.cash -= f.bought[seat] * f.price;
      g.players[seat].treasury.secret += f.bought[seat] * f.price;
    }
    emit(g, 'roundFailed', { seat: f.lead, company: f.company, sold: soldIn(f) });
    return done();
  },
});

/** BO-6.4, BO-6.6, BO-7.10. One counter on the plan; its price moves from the treasury to the company. */
function buyShare(g: G, { company: plan, price }: Round, seat: Seat): void {
  const company = companyOf(g, plan);
  company.shares[seat] += 1;
  company.cash += price;
  g.players[seat].treasury.secret -= price;
}

/** BO-R17. An invitation is made once; whoever has it leaves the lists. */
function invite(g: G, f: Round, seat: Seat, sweetener: number): void {
  f.investors = f.investors.filter((each) => each !== seat);
  f.others = f.others.filter((each) => each !== seat);
  f.invited = seat;
  f.sweetener = sweetener;
  emit(g, 'invited', { seat, company: f.company, price: f.price, sweetener });
}

/** Shares sold in this round, the lead's own included. */
function soldIn(f: Round): number {
  let sold = 0;
  for (const shares of f.bought) sold += shares;
  return sold;
}

/** BO-7.5, BO-R24. Earlier investors come first; only then anybody else. */
const mayBeAsked = (f: Round): Seat[] => (f.investors.length > 0 ? f.investors : f.others);

function cannotBeAsked(f: Round, seat: Seat): Refusal<Boom> | null {
  if (mayBeAsked(f).includes(seat)) return null;
  if (seat === f.lead) return no('BO-6.5', 'asksItself', {});
  return f.others.includes(seat)
    ? no('BO-R24', 'investorsFirst', { unasked: f.investors })
    : no('BO-R17', 'alreadyAsked', { seat });
}

/** BO-6.9, BO-6.10, BO-7.5, BO-7.9, BO-R18. Three shares must be sold and every earlier investor must have answered. Then the lead closes, or goes on. */
function cannotClose(f: Round): Refusal<Boom> | null {
  const sold = soldIn(f);
  if (sold < SHARES_TO_CLOSE) return no('BO-6.9', 'tooFewSold', { sold, needed: SHARES_TO_CLOSE });
  return f.investors.length > 0 ? no('BO-7.5', 'investorsFirst', { unasked: f.investors }) : null;
}
