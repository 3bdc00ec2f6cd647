import type { Character } from '@parlour/search';
import type { Boom } from '../../types.ts';

/** Whom one may meet in •Boom. What is said of them is in `text/characters.ts`. */
export const characters: readonly Character<Boom>[] = [
  // Money in hand: out with a company as soon as it may go, and none of it into anybody else's.
  {
    name: 'Greta',
    likes: (_g, _seat, { type }) => (type === 'takePublic' ? 2 : type === 'decline' || type === 'close' ? 1 : 0),
  },
  // One more card first: companies grow, and go public late.
  {
    name: 'Tim',
    likes: (_g, _seat, { type }) => (type === 'attach' ? 2 : type === 'takePublic' ? -1 : 0),
  },
  // Discards are there to be played.
  {
    name: 'Rocco',
    likes: (_g, _seat, { type }) => (type === 'playDiscard' ? 1 : 0),
  },
  // Every idea is worth a company.
  {
    name: 'Flora',
    likes: (_g, _seat, { type }) => (type === 'launch' ? 3 : type === 'lead' ? 1 : type === 'pass' ? -1 : 0),
  },
];
