import { openRound } from '../06-funding/funding.ts';
import { termsFor } from '../06-funding/prices.ts';
import { companyOf, investorsIn } from '../company.ts';
import { become, done, emit, next, phase } from '../vocabulary.ts';

/**
 * BO-7. Leading another round of a company in which one holds no share: consent first, then terms, then a funding round
 * like any other. Whoever is an investor already needs no consent and goes straight to the funding round.
 */
export const anotherRound = phase('anotherRound', {
  /** BO-7.2, BO-R22. All investors are asked at once. BO-7.3: if all refuse, the finance step is lost. */
  consent: {
    call: 'consent',
    with(g, f) {
      if (g.options.sideDeals === 'cash') return null;
      const asked = investorsIn(g, companyOf(g, f.company));
      return { asker: f.seat, company: f.company, asked, sweetener: 0 };
    },
    then(g, f, { granted }) {
      if (granted) return next;
      emit(g, 'consentRefused', { seat: f.seat, company: f.company });
      return done();
    },
  },

  /** BO-R41. With `sideDeals = cash` they are asked one by one. */
  persuasion: {
    call: 'persuasion',
    with(g, f) {
      if (g.options.sideDeals !== 'cash') return null;
      return { asker: f.seat, company: f.company, unasked: investorsIn(g, companyOf(g, f.company)) };
    },
    then: (_g, _f, { granted }) => (granted ? next : done()),
  },

  /** BO-7.4, BO-R26. The new lead names price and shares, or withdraws; either way the finance step is used. */
  terms: {
    rule: 'BO-7.4',
    ask: (_g, f) => f.seat,
    idle: () => ({ type: 'withdraw' }),
    actions: {
      setTerms: {
        offer: (g, _f, me) => termsFor(g, me),
        take: (g, f, me, { shares, price }) => become('funding', openRound(g, me, f.company, shares, price)),
      },
      withdraw: {
        offer: () => ({}),
        take(g, f, me) {
          emit(g, 'withdrew', { seat: me, company: f.company });
          return done();
        },
      },
    },
  },
});
