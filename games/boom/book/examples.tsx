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

type Told = 'muttscape' | 'thiefster' | 'flotation';
const told = (words: BookText, id: Told, picks = FIRMS) => ({
  id,
  ...words[id],
  names: words.names,
  picks,
  seat: 0 as const,
  Picture,
});

/** BO-X2. */
export const muttscape = (words: BookText): Block =>
  exampleOf<Boom>({
    ...told(words, 'muttscape'),
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
  });

/** BO-X3. */
export const thiefster = (words: BookText): Block =>
  exampleOf<Boom>({
    ...told(words, 'thiefster'),
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
  });

/** BO-X4 and BO-X5. */
export const flotation = (words: BookText): Block =>
  exampleOf<Boom>({
    ...told(words, 'flotation', ['GOS', 'EKP', 'NOI', 'ARS']),
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
  });
