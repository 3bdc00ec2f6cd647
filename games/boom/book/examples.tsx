import type { BoardProps } from '@parlour/kit';
import { examplesOf } from '@parlour/kit/book.ts';
import type { PlayCardId } from '../content/cards.ts';
import type { BookText } from '../text/book-types.ts';
import type { Boom } from '../types.ts';
import { type Given, lay } from './lay.ts';
import { Position } from './pictures.tsx';

const HANDS: readonly (readonly PlayCardId[])[] = [
  ['C18', 'D07', 'P09'],
  ['C05', 'C29'],
  ['C22', 'P11'],
  ['C33', 'D09'],
];
const FIRMS = ['EKP', 'NOI', 'GOS', 'ARS'];

const Picture = (props: BoardProps<Boom>) => <Position {...props} />;

const example = examplesOf<Boom, BookText, Given>({ picks: FIRMS, seat: 0, Picture }, lay);

/** BO-X2. */
export const muttscape = example('muttscape', {
  position: {
    round: 1,
    limit: 6,
    event: 'E1',
    companies: [{ plan: 'P01' }],
    treasuries: [100, 100, 100, 100],
    hands: HANDS,
  },
  replies: [
    { seat: 1, type: 'decline' },
    { seat: 2, type: 'buy' },
  ],
  until: ['roundClosed'],
  solution: [
    { type: 'lead', company: 'P01', shares: 2, price: 7 },
    { type: 'invite', guest: 1, sweetener: 0 },
    { type: 'invite', guest: 2, sweetener: 0 },
    { type: 'close' },
  ],
});

/** BO-X3. */
export const thiefster = example('thiefster', {
  position: {
    round: 3,
    limit: 5,
    event: 'E3',
    companies: [{ plan: 'P07', attached: ['C07'], lead: 1, shares: [0, 2, 0, 1], cash: 4 }],
    treasuries: [60, 50, 50, 40],
    hands: HANDS,
  },
  replies: [
    { seat: 1, type: 'refuse' },
    { seat: 3, type: 'agree' },
    { seat: 1, type: 'buy' },
    { seat: 3, type: 'decline' },
  ],
  until: ['roundClosed'],
  solution: [
    { type: 'askConsent', company: 'P07', price: null },
    { type: 'setTerms', shares: 2, price: 8 },
    // Ada is the last who must be asked, so the table asks her by itself.
    { type: 'invite', guest: 1, sweetener: 0 },
    { type: 'close' },
  ],
});

/** BO-X4 and BO-X5. */
export const flotation = example('flotation', {
  picks: ['GOS', 'EKP', 'NOI', 'ARS'],
  position: {
    round: 4,
    limit: 4,
    event: 'E1',
    companies: [{ plan: 'P01', attached: ['C01', 'C15', 'C21'], lead: 0, shares: [3, 2, 1, 0], cash: 11 }],
    treasuries: [72, 64, 81, 95],
    hands: HANDS,
    die: 3,
  },
  until: ['wentPublic'],
  solution: [{ type: 'takePublic', company: 'P01' }],
});

/** BO-4.5, BO-8.4, BO-8.5. */
export const listing = example('listing', {
  position: {
    round: 4,
    limit: 4,
    event: 'E3',
    companies: [
      { plan: 'P04', attached: ['C04', 'C16'], lead: 0, shares: [2, 1, 0, 1], cash: 20 },
      { plan: 'P11', attached: ['C10'], lead: 2, shares: [0, 0, 2, 1], cash: 13 },
    ],
    treasuries: [70, 82, 77, 90],
    hands: [['D02', 'C18', 'P09'], ...HANDS.slice(1)],
    die: 4,
    step: 'cardStep',
  },
  until: ['wentPublic'],
  solution: [
    { type: 'playDiscard', card: 'D02', target: null, company: null },
    { type: 'takePublic', company: 'P04' },
  ],
});

/** BO-X7, and what one card changes about it. */
export const sinking = example('sinking', {
  position: {
    round: 4,
    limit: 4,
    event: 'E3',
    companies: [
      { plan: 'P01', lead: 0, shares: [2, 0, 1, 0], cash: 12 },
      { plan: 'P03', lead: 1, shares: [0, 2, 0, 1], cash: 9 },
    ],
    treasuries: [79, 82, 93, 91],
    hands: [['C34', 'D07', 'P09'], ['C05', 'C29'], ['C22', 'P11'], ['D09']],
    step: 'cardStep',
    isLast: true,
  },
  until: ['wentBust', 'burned'],
  solution: [{ type: 'attach', card: 'C34', company: 'P03' }, { type: 'pass' }],
});
