import { between, type Fields, oneOf, takeOut } from '@parlour/kernel';
import { isCompanyCard, isDiscard, isPlan } from '../../content/cards.ts';
import { PRICE_FLOOR } from '../../content/table.ts';
import type { Boom } from '../../types.ts';
import { attachTo, launch } from '../05-cards/cards.ts';
import { discards } from '../05-cards/discards.ts';
import { openRound } from '../06-funding/funding.ts';
import { termsFor } from '../06-funding/prices.ts';
import { cannotLeadAtAll, leadable, leadableByConsent, plansInPlay } from '../07-another-round/leading.ts';
import { readyForIpo, takePublic } from '../08-going-public/going-public.ts';
import { drawPlayCard } from '../10-ending/decks.ts';
import { endIfNoPlansLeft } from '../10-ending/ending.ts';
import { companyOf } from '../company.ts';
import { call, emit, next, no, phase } from '../vocabulary.ts';

/** BO-4, BO-4.1, BO-4.5. A turn: draw, card step, finance step, return the order counter. Always in this order (BO-R7). */
export const turn = phase('turn', {
  /** BO-4.2, BO-R5. The top card of the Play deck; not optional. */
  draw(g, f) {
    emit(g, 'turnBegan', { seat: f.seat });
    drawPlayCard(g, f.seat);
  },

  /** BO-4.3, BO-5. One card from hand, or none. */
  cardStep: {
    rule: 'BO-4.3',
    ask: (_g, f) => f.seat,
    idle: () => ({ type: 'skipCard' }),
    actions: {
      /** BO-5.2. A Business Plan becomes a company in play. */
      launch: {
        offer(g, _f, me) {
          const plans = g.players[me].hand.secret.filter(isPlan);
          return plans.length > 0 ? { plan: oneOf(plans) } : no('BO-5.2', 'noSuchCard', {});
        },
        take(g, _f, me, { plan }) {
          takeOut(g.players[me].hand, plan);
          launch(g, me, plan);
          return next;
        },
      },
      /** BO-5.5, BO-5.6. A Company card is attached to any company in play, whoever's it is. */
      attach: {
        offer(g, _f, me) {
          const cards = g.players[me].hand.secret.filter(isCompanyCard);
          if (cards.length === 0) return no('BO-5.5', 'noSuchCard', {});
          return g.companies.length > 0
            ? { card: oneOf(cards), company: oneOf(plansInPlay(g)) }
            : no('BO-R42', 'noCompany', {});
        },
        take(g, _f, me, { card, company }) {
          takeOut(g.players[me].hand, card);
          attachTo(g, me, card, companyOf(g, company));
          return next;
        },
      },
      /** BO-5.11, BO-R42, BO-R43. A Discard is carried out, and only then goes to the pile. */
      playDiscard: {
        offer(g, _f, me) {
          const alternatives: Fields<Boom['actions']['playDiscard']>[] = [];
          for (const card of g.players[me].hand.secret) {
            if (!isDiscard(card)) continue;
            const targets = discards[card].targets(g, me);
            if ('refused' in targets) {
              const barred = oneOf([card], () => targets);
              alternatives.push({ card: barred, target: oneOf([null]), company: oneOf([null]) });
              continue;
            }
            for (const { target, company } of targets)
              alternatives.push({ card: oneOf([card]), target: oneOf(target), company: oneOf(company) });
          }
          return alternatives.length > 0 ? alternatives : no('BO-5.11', 'noSuchCard', {});
        },
        take(g, _f, me, { card, target, company }) {
          takeOut(g.players[me].hand, card);
          emit(g, 'playedDiscard', { seat: me, card });
          discards[card].carryOut(g, me, { target, company });
          g.discardPile.push(card);
          return next;
        },
      },
      /** BO-R45, BO-R46, BO-R47. Passing is always possible. */
      skipCard: {
        offer: () => ({}),
        take(g, _f, me) {
          emit(g, 'playedNothing', { seat: me });
          return next;
        },
      },
    },
  },

  /** BO-4.4, BO-8.3. Lead a funding round, or take a company public, or neither. */
  financeStep: {
    rule: 'BO-4.4',
    ask: (_g, f) => f.seat,
    idle: () => ({ type: 'pass' }),
    actions: {
      /** BO-6.1, BO-7.2. A round of a company that needs nobody's consent; company and terms are named together. */
      lead: {
        offer(g, _f, me) {
          const barrier = cannotLeadAtAll(g, me);
          if (barrier !== null) return barrier;
          const company = leadable(g, me);
          return termsFor(g, me).map((terms) => ({ company, ...terms }));
        },
        take: (g, _f, me, { company, shares, price }) => call('funding', openRound(g, me, company, shares, price)),
      },
      /** BO-7.2, BO-R22. The investors of a funded company are asked; the price named here binds nobody. */
      askConsent: {
        offer(g, _f, me) {
          const barrier = cannotLeadAtAll(g, me);
          if (barrier !== null) return barrier;
          const company = leadableByConsent(g, me);
          const highest = Math.max(...termsFor(g, me).map(({ price }) => ('max' in price ? price.max : 0)));
          return [
            { company, price: oneOf([null]) },
            { company, price: between(PRICE_FLOOR, highest) },
          ];
        },
        take(g, _f, me, { company, price }) {
          emit(g, 'consentAsked', { seat: me, company, price });
          return call('anotherRound', { seat: me, company });
        },
      },
      /** BO-8. */
      takePublic: {
        offer: (g, _f, me) =>
          g.companies.length > 0 ? { company: readyForIpo(g, me) } : no('BO-4.4', 'noCompany', {}),
        take(g, _f, me, { company }) {
          takePublic(g, me, company);
          endIfNoPlansLeft(g);
          return next;
        },
      },
      pass: {
        offer: () => ({}),
        take(g, _f, me) {
          emit(g, 'passed', { seat: me });
          return next;
        },
      },
    },
    after: { funding: () => next, anotherRound: () => next },
  },

  /** BO-2.5. The order counter goes back into the mug. */
  returnCounter(g, f) {
    g.spent.push(f.seat);
    emit(g, 'counterReturned', { seat: f.seat });
  },
});
