import { oneOf } from './offers/offers.ts';
import { sharedBy } from './secrets/secrets.ts';
import type { ActionRule, Aside, CallTo, Fields, Frame, GameTypes, Refusal, Seat, Secret, State } from './types.ts';

/** An open proposal from one seat to another. Only the two know its terms. */
type Deal<Terms> = {
  id: number;
  from: Seat;
  to: Seat;
  terms: Secret<Terms>;
  /** How many counter-proposals led to it. */
  depth: number;
  /** When it lapses: a word of the game's own (a window, a turn). */
  until: string;
};

/** The part of a game's state that holds its deals. */
export type Deals<Terms> = { next: number; open: Deal<Terms>[]; proposed: number[] };

/** What a game that negotiates adds to its actions and to its events. */
export type DealActions<Terms> = {
  proposeDeal: { to: Seat; terms: Terms };
  acceptDeal: { deal: number };
  declineDeal: { deal: number };
  counterDeal: { deal: number; terms: Terms };
  withdrawDeal: { deal: number };
};
export type DealEvents<Terms> = {
  dealProposed: { from: Seat; to: Seat; terms: Secret<Terms> };
  /** What everybody may know of it, the game tells itself when it carries the deal out. */
  dealAccepted: { from: Seat; to: Seat; terms: Secret<Terms> };
  dealDeclined: { from: Seat; to: Seat };
  dealWithdrawn: { from: Seat; to: Seat };
  dealLapsed: { from: Seat; to: Seat };
};

export const noDeals = <Terms>(seats: readonly Seat[]): Deals<Terms> => ({
  next: 1,
  open: [],
  proposed: seats.map(() => 0),
});

/** Lets every deal lapse that was open until now, and the counts of proposals begin anew. */
export function lapseDeals<Terms>(deals: Deals<Terms>, until: string): Deal<Terms>[] {
  const lapsed = deals.open.filter((deal) => deal.until === until);
  deals.open = deals.open.filter((deal) => deal.until !== until);
  deals.proposed = deals.proposed.map(() => 0);
  return lapsed;
}

/** How the proposals of a game are told: only the two know the terms. */
export const dealConceals = <G extends GameTypes, Terms>(deals: (g: State<G>) => Deals<Terms>) => ({
  proposeDeal: (_g: State<G>, me: Seat, { to, terms }: DealActions<Terms>['proposeDeal']) => ({
    to,
    terms: sharedBy(me, to, terms),
  }),
  counterDeal: (g: State<G>, me: Seat, { deal, terms }: DealActions<Terms>['counterDeal']) => ({
    deal,
    terms: sharedBy(me, deals(g).open.find(({ id }) => id === deal)?.from ?? me, terms),
  }),
});

/** What differs between games that negotiate. */
type DealRules<G extends GameTypes, Terms> = {
  rule: G['rule'];
  deals(g: State<G>): Deals<Terms>;
  /** Open proposals a seat may have, proposals it may make until they lapse, and counters to one proposal. */
  limits: { open: number; made: number; depth: number };
  until(g: State<G>): string;
  /** Those `me` may deal with now. */
  partners(g: State<G>, me: Seat): Seat[];
  /** What `from` may put into a proposal to `to`. */
  terms(g: State<G>, from: Seat, to: Seat): Fields<{ terms: Terms }>['terms'];
  /** Why a deal cannot be made; asked when it is proposed and again when it is accepted. */
  unfit(g: State<G>, from: Seat, to: Seat, terms: Terms): Refusal<G> | null;
  /** Why the one it was proposed to cannot accept it, besides; of who proposes it this is not asked. */
  unacceptable?(g: State<G>, me: Seat, terms: Terms): Refusal<G> | null;
  carryOut(g: State<G>, from: Seat, to: Seat, terms: Terms): void;
};

type DealRule<G extends GameTypes, C> = Omit<
  ActionRule<G, Frame<G>, string, { to: 'stay' }>,
  'offer' | 'check' | 'take'
> & {
  offer(g: State<G>, f: Frame<G>, me: Seat): Fields<C> | Fields<C>[] | Refusal<G>;
  check?(g: State<G>, f: Frame<G>, me: Seat, choice: C): Refusal<G> | null;
  take(g: State<G>, f: Frame<G>, me: Seat, choice: C): { to: 'stay' } & Partial<CallTo<G, Aside<G>>>;
};

/** The five actions of a negotiation, for a game's `anytime` table or for the questions in which it allows deals. */
export function dealing<G extends GameTypes, Terms>(how: DealRules<G, Terms>) {
  const stay = { to: 'stay' } as never;
  const tooMany = (limit: number): Refusal<G> => ({ refused: 'dealLimit', rule: how.rule, facts: { limit } });
  const none: Refusal<G> = { refused: 'noSuchDeal', rule: how.rule, facts: {} };
  const tell = (g: State<G>, type: keyof DealEvents<Terms>, facts: object) =>
    g.events?.push({ type, ...facts } as never);
  const idsOf = (g: State<G>, isMine: (deal: Deal<Terms>) => boolean) =>
    how
      .deals(g)
      .open.filter(isMine)
      .map((deal) => deal.id);
  const find = (g: State<G>, id: number): Deal<Terms> => {
    const deal = how.deals(g).open.find((each) => each.id === id);
    if (deal === undefined) throw new Error(`deal ${id} is not open`);
    return deal;
  };
  const close = (g: State<G>, id: number): Deal<Terms> => {
    const deal = find(g, id);
    how.deals(g).open = how.deals(g).open.filter((each) => each.id !== id);
    return deal;
  };
  const open = (g: State<G>, from: Seat, to: Seat, terms: Terms, depth: number): void => {
    const deals = how.deals(g);
    const secret = sharedBy(from, to, terms);
    deals.open.push({ id: deals.next, from, to, terms: secret, depth, until: how.until(g) });
    deals.next += 1;
    deals.proposed[from] = (deals.proposed[from] ?? 0) + 1;
    tell(g, 'dealProposed', { from, to, terms: secret });
  };
  const spent = (g: State<G>, me: Seat): Refusal<G> | null =>
    (how.deals(g).proposed[me] ?? 0) >= how.limits.made ? tooMany(how.limits.made) : null;

  const proposeDeal: DealRule<G, DealActions<Terms>['proposeDeal']> = {
    offer(g, _f, me) {
      const openNow = how.deals(g).open.filter((deal) => deal.from === me);
      if (openNow.length >= how.limits.open) return tooMany(how.limits.open);
      const used = spent(g, me);
      if (used !== null) return used;
      const partners = how.partners(g, me).filter((to) => !openNow.some((deal) => deal.to === to));
      if (partners.length === 0) return none;
      return partners.map((to) => ({ to: oneOf([to]), terms: how.terms(g, me, to) })) as never;
    },
    check: (g, _f, me, { to, terms }) => how.unfit(g, me, to, terms),
    take(g, _f, me, { to, terms }) {
      open(g, me, to, terms, 0);
      return stay;
    },
  };
  const acceptDeal: DealRule<G, { deal: number }> = {
    offer(g, _f, me) {
      const mine = idsOf(g, (deal) => deal.to === me);
      const unfit = (id: number) => {
        const { from, to, terms } = find(g, id);
        return how.unfit(g, from, to, terms.secret) ?? how.unacceptable?.(g, to, terms.secret) ?? null;
      };
      return mine.length === 0 ? none : ({ deal: oneOf(mine, unfit as never) } as never);
    },
    take(g, _f, _me, { deal: id }) {
      const { from, to, terms } = close(g, id);
      how.carryOut(g, from, to, terms.secret);
      tell(g, 'dealAccepted', { from, to, terms });
      return stay;
    },
  };
  const ending = (
    isMine: (deal: Deal<Terms>, me: Seat) => boolean,
    type: 'dealDeclined' | 'dealWithdrawn',
  ): DealRule<G, { deal: number }> => ({
    offer(g, _f, me) {
      const mine = idsOf(g, (deal) => isMine(deal, me));
      return mine.length === 0 ? none : ({ deal: oneOf(mine) } as never);
    },
    take(g, _f, _me, { deal: id }) {
      const { from, to } = close(g, id);
      tell(g, type, { from, to });
      return stay;
    },
  });
  const counterDeal: DealRule<G, DealActions<Terms>['counterDeal']> = {
    offer(g, _f, me) {
      const used = spent(g, me);
      if (used !== null) return used;
      const mine = how.deals(g).open.filter((deal) => deal.to === me && deal.depth < how.limits.depth);
      if (mine.length === 0) return none;
      return mine.map((deal) => ({ deal: oneOf([deal.id]), terms: how.terms(g, me, deal.from) })) as never;
    },
    check: (g, _f, me, { deal, terms }) => how.unfit(g, me, find(g, deal).from, terms),
    take(g, _f, me, { deal: id, terms }) {
      const { from, depth } = close(g, id);
      open(g, me, from, terms, depth + 1);
      return stay;
    },
  };
  return {
    proposeDeal,
    acceptDeal,
    declineDeal: ending((deal, me) => deal.to === me, 'dealDeclined'),
    counterDeal,
    withdrawDeal: ending((deal, me) => deal.from === me, 'dealWithdrawn'),
  };
}
