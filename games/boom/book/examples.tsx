import type { Block, BoardProps } from '@parlour/kit';
import { exampleOf } from '@parlour/kit/book.ts';
import type { PlayCardId } from '../content/cards.ts';
import type { BookText } from '../text/book-types.ts';
import type { Boom } from '../types.ts';
import { lay } from './lay.ts';
import { Position } from './pictures.tsx';

const HANDS: readonly (readonly PlayCardId[])[] = [
  ['C18', 'D07', 'P09'],
  ['C05', 'C29'],
  ['C22', 'P11'],
  ['C33', 'D09'],
];
const FIRMS = ['EKP', 'NOI', 'GOS', 'ARS'];

const Picture = (props: BoardProps<Boom>) => <Position {...props} />;

/** BO-X2. */
export const muttscape = (words: BookText): Block =>
  exampleOf<Boom>({
    id: 'muttscape',
    ...words.muttscape,
    names: words.names,
    picks: FIRMS,
    seat: 0,
    lay: (g) =>
      lay(g, {
        round: 1,
        limit: 6,
        event: 'E1',
        companies: [{ plan: 'P01' }],
        treasuries: [100, 100, 100, 100],
        hands: HANDS,
      }),
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
    Picture,
  });

/** BO-X3. */
export const thiefster = (words: BookText): Block =>
  exampleOf<Boom>({
    id: 'thiefster',
    ...words.thiefster,
    names: words.names,
    picks: FIRMS,
    seat: 0,
    lay: (g) =>
      lay(g, {
        round: 3,
        limit: 5,
        event: 'E3',
        companies: [{ plan: 'P07', attached: ['C07'], lead: 1, shares: [0, 2, 0, 1], cash: 4 }],
        treasuries: [60, 50, 50, 40],
        hands: HANDS,
      }),
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
    Picture,
  });

/** BO-X4 and BO-X5. */
export const flotation = (words: BookText): Block =>
  exampleOf<Boom>({
    id: 'flotation',
    ...words.flotation,
    names: words.names,
    picks: ['GOS', 'EKP', 'NOI', 'ARS'],
    seat: 0,
    lay: (g) =>
      lay(g, {
        round: 4,
        limit: 4,
        event: 'E1',
        companies: [{ plan: 'P01', attached: ['C01', 'C15', 'C21'], lead: 0, shares: [3, 2, 1, 0], cash: 11 }],
        treasuries: [72, 64, 81, 95],
        hands: HANDS,
        die: 3,
      }),
    until: ['wentPublic'],
    solution: [{ type: 'takePublic', company: 'P01' }],
    Picture,
  });
