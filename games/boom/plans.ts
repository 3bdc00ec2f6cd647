import { amount, type Plans, plainly, when } from '../planning.ts';
import type { Boom } from './types.ts';

const on = when<Boom>();

export const plans: Plans<Boom> = {
  round: ({ round }) => round,
  rules: {
    /** What a lead pays to whoever comes in makes the share so much cheaper. */
    buyUpTo: on('offer.answer', { most: amount(1, 60, 5) }, (sight, { most }) =>
      Number(sight.asked['price']) - Number(sight.asked['sweetener']) <= most
        ? (plainly(sight, 'buy') ?? plainly(sight, 'decline'))
        : plainly(sight, 'decline'),
    ),
    declineShares: on('offer.answer', {}, (sight) => plainly(sight, 'decline')),
    agreeFrom: on('consent.answers', { least: amount(0, 30, 0) }, (sight, { least }) =>
      plainly(sight, Number(sight.asked['sweetener']) >= least ? 'agree' : 'refuse'),
    ),
    refuseConsent: on('consent.answers', {}, (sight) => plainly(sight, 'refuse')),
    passFinance: on('turn.financeStep', {}, (sight) => plainly(sight, 'pass')),
    skipCards: on('turn.cardStep', {}, (sight) => plainly(sight, 'skipCard')),
  },
};
