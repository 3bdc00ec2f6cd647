import { payTo } from '../money.ts';
import { done, emit, phase, stay } from '../vocabulary.ts';

/** BO-7.2, BO-7.3, BO-R22. All investors are asked at once and answer openly; the first "agree" settles it. */
export const consent = phase('consent', {
  answers: {
    rule: 'BO-7.2',
    ask: (_g, f) => f.asked,
    idle: () => ({ type: 'refuse' }),
    actions: {
      /** BO-11.3. Consenting is everybody's free choice. */
      agree: {
        offer: () => ({}),
        take(g, f, me) {
          emit(g, 'consentAnswered', { seat: me, company: f.company, agrees: true });
          payTo(g, f.asker, me, f.sweetener);
          return done({ granted: true });
        },
      },
      refuse: {
        offer: () => ({}),
        take(g, f, me) {
          f.asked.splice(f.asked.indexOf(me), 1);
          emit(g, 'consentAnswered', { seat: me, company: f.company, agrees: false });
          return f.asked.length > 0 ? stay : done({ granted: false });
        },
      },
    },
  },
});
