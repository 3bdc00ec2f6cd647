import type { BoardModule } from '@parlour/kit/board.ts';
import { later, soon } from '@parlour/kit/parts/later.ts';
import { lazy } from 'react';
import type { Boom } from '../types.ts';
import { Hand } from './hand/hand.tsx';
import { scores, seatFacts } from './seat-facts.ts';
import { sounds } from './sounds.ts';
import { staging } from './stage/index.ts';
import { Board } from './table/board.tsx';
import { reveal } from './table/reveal.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

/** For a whole room: nobody who plays at a screen of their own needs it. */
const Screen = lazy(later(() => import('./screen/screen.tsx').then((file) => ({ default: file.Screen }))));

/** The face of •Boom: 1999 in a browser window. */
const board: BoardModule<Boom> = {
  Board,
  Hand,
  ...staging,
  seatFacts,
  describe: soon(async () => (await import('./describe.ts')).describe),
  scores,
  warning,
  reveal,
  sounds,
  draws: ['launch', 'attach', 'playDiscard', 'lead', 'askConsent', 'takePublic', 'setTerms', 'invite', 'request'],
  inHand: ['launch', 'playDiscard'],
  className: theme['boom'] ?? '',
  Screen,
};
export default board;
