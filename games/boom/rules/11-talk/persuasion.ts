import { between, oneOf } from '@parlour/kernel';
import { mostForConsent } from '../06-funding/prices.ts';
import { call, done, emit, no, phase, stay } from '../vocabulary.ts';

/** BO-11.4, BO-R40, BO-R41, `sideDeals = cash`. Consent is asked of one investor at a time, each request with its own sweetener. */
export const persuasion = phase('persuasion', {
  requests: {
    rule: 'BO-R41',
    ask: (_g, f) => (f.unasked.length > 0 ? f.asker : null),
    idle: () => ({ type: 'withdraw' }),
    actions: {
      request: {
        offer(g, f, me) {
          const most = mostForConsent(g, me);
          return {
            investor: oneOf(f.unasked),
            sweetener: between(0, most, { above: no('BO-R41', 'sweetenerTooHigh', { most }) }),
          };
        },
        take(g, f, me, { investor, sweetener }) {
          f.unasked.splice(f.unasked.indexOf(investor), 1);
          emit(g, 'consentRequested', { seat: me, company: f.company, investor, sweetener });
          return call('consent', { asker: me, company: f.company, asked: [investor], sweetener });
        },
      },
      /** Stopping before an agreement ends the finance step, like a refusal by all. */
      withdraw: {
        offer: () => ({}),
        take(g, f, me) {
          emit(g, 'withdrew', { seat: me, company: f.company });
          return done({ granted: false });
        },
      },
    },
    after: { consent: (_g, _f, { granted }) => (granted ? done({ granted: true }) : stay) },
  },

  /** BO-7.3. Every investor has refused. */
  refusedByAll(g, f) {
    emit(g, 'consentRefused', { seat: f.asker, company: f.company });
    return done({ granted: false });
  },
});
