import { peekAt, type Refusal, type Seat, shownTo } from '@parlour/kernel';
import { isCompanyCard } from '../../content/cards.ts';
import { type CompanyCardId, DOMAINS } from '../../content/company-cards.ts';
import {
  BREAKFAST_CARDS,
  BRIDGE_LOAN,
  CONSOLATION,
  type DiscardId,
  PARTY_COST,
  PENSION_FUND,
} from '../../content/discards.ts';
import type { PlanId } from '../../content/plans.ts';
import type { Boom, G } from '../../types.ts';
import { plansInPlay } from '../07-another-round/leading.ts';
import { drawPlayCard, hasCardsToDraw, lowerLimit } from '../10-ending/decks.ts';
import { companyOf, isFunded, isInvestor } from '../company.ts';
import { emit, no } from '../vocabulary.ts';

/** On what a Discard may be played: alternatives of a card and a company, `null` where it names none. */
type Targets = { target: readonly (CompanyCardId | null)[]; company: readonly (PlanId | null)[] };
type Aim = { target: CompanyCardId | null; company: PlanId | null };

type Discard = {
  /** BO-R42. Where it can do something; a refusal if nowhere. */
  targets(g: G, me: Seat): Targets[] | Refusal<Boom>;
  carryOut(g: G, me: Seat, aim: Aim): void;
};

const NO_TARGET: Targets[] = [{ target: [null], company: [null] }];

/** BO-5.12. D01 to D03. At Limit 1 they pay instead (BO-R51). */
const limitDiscard: Discard = {
  targets: () => NO_TARGET,
  carryOut(g, me) {
    if (g.limit > 1) lowerLimit(g);
    else receive(g, me, CONSOLATION);
  },
};

/** What each Discard does (BO-5.11); a card without an effect does not compile. */
export const discards: Record<DiscardId, Discard> = {
  D01: limitDiscard,
  D02: limitDiscard,
  D03: limitDiscard,

  /** Poached!: one Entrepreneur moves to another company. */
  D04: {
    targets(g) {
      if (g.companies.length < 2) return no('BO-R42', 'noTarget', { card: 'D04' });
      return alternatives('D04', attachedCards(g, isEntrepreneur), (card) =>
        plansInPlay(g).filter((plan) => !companyOf(g, plan).attached.includes(card)),
      );
    },
    carryOut(g, _me, aim) {
      const card = chosen(aim.target);
      const to = companyOf(g, chosen(aim.company));
      const from = detach(g, card);
      to.attached.push(card);
      emit(g, 'poached', { card, from, to: to.plan });
    },
  },

  /** Jargon Past Its Date: any attached card but an Entrepreneur is discarded. */
  D05: {
    targets: (g) =>
      alternatives(
        'D05',
        attachedCards(g, (card) => !isEntrepreneur(card)),
        () => [null],
      ),
    carryOut(g, _me, aim) {
      const card = chosen(aim.target);
      const company = detach(g, card);
      g.discardPile.push(card);
      emit(g, 'removed', { card, company });
    },
  },

  /** Launch Party On A Glacier: a funded company loses up to 10; this itself never makes it bust. */
  D06: {
    targets: (g) =>
      onCompany(
        'D06',
        g.companies.filter((company) => isFunded(company) && company.cash >= 1),
      ),
    carryOut(g, _me, aim) {
      const company = companyOf(g, chosen(aim.company));
      const amount = Math.min(PARTY_COST, company.cash);
      company.cash -= amount;
      emit(g, 'partied', { company: company.plan, amount });
    },
  },

  /** Bridge Loan To Nowhere: the bank adds 15 to a funded company; nothing is owed. */
  D07: {
    targets: (g) => onCompany('D07', g.companies.filter(isFunded)),
    carryOut(g, _me, aim) {
      const company = companyOf(g, chosen(aim.company));
      company.cash += BRIDGE_LOAN;
      emit(g, 'lent', { company: company.plan, amount: BRIDGE_LOAN });
    },
  },

  /** Pension Fund Discovers The Web. */
  D08: { targets: () => NO_TARGET, carryOut: (g, me) => receive(g, me, PENSION_FUND) },

  /** Networking Breakfast: two cards, fewer if cards run out. */
  D09: {
    targets: (g) => (hasCardsToDraw(g) ? NO_TARGET : no('BO-R42', 'noCardsToDraw', {})),
    carryOut(g, me) {
      for (let i = 0; i < BREAKFAST_CARDS; i++) drawPlayCard(g, me);
    },
  },

  /** A Friend At The Financial Printer: a look at the next Event, if there is one, and a card. */
  D10: {
    targets: () => NO_TARGET,
    carryOut(g, me) {
      const event = peekAt(g.eventDeck, me);
      if (event !== null) emit(g, 'peeked', { seat: me, event: shownTo(me, event) });
      drawPlayCard(g, me);
    },
  },

  /** Pivot To Last Year's Idea: a Company card of the discard pile is attached to any company. */
  D11: {
    targets: (g) => alternatives('D11', g.discardPile.filter(isCompanyCard), () => plansInPlay(g)),
    carryOut(g, me, aim) {
      const card = chosen(aim.target);
      const company = companyOf(g, chosen(aim.company));
      g.discardPile.splice(g.discardPile.indexOf(card), 1);
      company.attached.push(card);
      emit(g, 'attached', { seat: me, card, company: company.plan });
    },
  },

  /** Boardroom Coup: the lead of a company in which one holds a share (BO-R29: it may go public this very turn). */
  D12: {
    targets: (g, me) =>
      onCompany(
        'D12',
        g.companies.filter((company) => isFunded(company) && company.lead !== me && isInvestor(company, me)),
      ),
    carryOut(g, me, aim) {
      const company = companyOf(g, chosen(aim.company));
      const from = company.lead;
      company.lead = me;
      company.front = me;
      if (from !== null) emit(g, 'leadSeized', { seat: me, company: company.plan, from });
    },
  },
};

/** One alternative for each card, with the companies that go with it. */
function alternatives(
  card: DiscardId,
  cards: readonly CompanyCardId[],
  companies: (card: CompanyCardId) => readonly (PlanId | null)[],
): Targets[] | Refusal<Boom> {
  const found = cards
    .map((target) => ({ target: [target], company: companies(target) }))
    .filter((t) => t.company.length > 0);
  return found.length > 0 ? found : no('BO-R42', 'noTarget', { card });
}

const onCompany = (card: DiscardId, companies: readonly { plan: PlanId }[]): Targets[] | Refusal<Boom> =>
  companies.length > 0
    ? [{ target: [null], company: companies.map((company) => company.plan) }]
    : no('BO-R42', 'noTarget', { card });

const isEntrepreneur = (card: CompanyCardId): boolean => DOMAINS[card] !== null;

const attachedCards = (g: G, fits: (card: CompanyCardId) => boolean): CompanyCardId[] =>
  g.companies.flatMap((company) => company.attached.filter(fits));

/** Takes an attached card off its company, and tells which that was. */
function detach(g: G, card: CompanyCardId): PlanId {
  const company = g.companies.find((each) => each.attached.includes(card));
  if (company === undefined) throw new Error(`${card} is attached to no company`);
  company.attached.splice(company.attached.indexOf(card), 1);
  return company.plan;
}

function receive(g: G, seat: Seat, amount: number): void {
  g.players[seat].treasury.secret += amount;
  emit(g, 'received', { seat, amount });
}

/** The offer made sure that it was chosen. */
function chosen<T>(value: T | null): T {
  if (value === null) throw new Error('a Discard was played without its target');
  return value;
}
